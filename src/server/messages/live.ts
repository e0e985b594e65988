/**
 * Who is told that there is something new. One question a second asks the database what changed lately (of what people
 * wait for, five a second), for all streams of this process together and only while there are any; so any number of
 * processes can stand behind a balancer, and none needs to know of the others. It says that something changed, never
 * what: the console asks for that itself, with its own rights.
 */
import { ident, literal } from '../../kinds/sql-text.ts'
import type { Model } from '../../model/model.ts'
import { COMMAND } from '../../model/system-needs.ts'
import { TENANT } from '../../model/tenant.ts'
import { holds, type Holder } from '../policies/rights.ts'
import { entityCalled, fieldNamed } from '../sql/sources.ts'
import type { Store } from '../store/store.ts'

/** Whose records are news: to everybody in the company, or to the one whom a field of the record names. */
export interface Topic {
  readonly entity: string
  /** The field with the account; null: all hear of it. */
  readonly person: string | null
  /** Who holds this key hears of all; null: nobody does. */
  readonly heardBy: string | null
  /** There are few of them, and somebody waits: it is asked for more often. */
  readonly soon?: true
}
export type Topics = Readonly<Record<string, Topic>>

/** Comments are news to all who look at their record; each entity of them is a topic of its own. */
const aboutComments = ({ entities }: Model): Topics =>
  Object.fromEntries(
    Object.values(entities).flatMap(({ comments }) =>
      comments === null ? [] : [[comments, { entity: comments, person: null, heardBy: null }]],
    ),
  )

const OWN: Topics = {
  message: { entity: 'message', person: 'staff_id', heardBy: null, soon: true },
  command: { entity: COMMAND, person: null, heardBy: null },
  job: { entity: 'job', person: null, heardBy: null },
}

export interface Listener extends Holder {
  readonly client_id: number
  readonly staff_id: number
  tell(topic: string): void
  end(): void
}

export interface Live {
  /**
   * From its answer on nothing is missed, unless it has ended meanwhile: who comes once this is closed ends at once. It
   * is the way to leave; undefined: this person has too many already.
   */
  join(listener: Listener): Promise<(() => void) | undefined>
  /** This process has written what somebody waits for: the next question is about everything. */
  hurry(): void
  /** Streams that are open. */
  count(): number
  close(): void
}

const SOON_MS = 200
/** Questions about what is wanted soon to one about everything. */
const SOON_TIMES = 5
/** Where so much changed lately, nobody waits for one of it: what is read five times a second must be little. */
const FEW = 500
/** A notice to a whole company must not bring everybody back in the same instant: so many windows at a time. */
const AT_ONCE = 20
const APART_MS = 25
/** Transactions end within this, so what was begun before is seen by then. */
const LOOK_BACK = '20 seconds'
const MOST_A_PERSON = 30

/** A topic whose entity the model has not got has no news. */
function changed(model: Model, topics: Topics): string {
  const selects = Object.entries(topics).flatMap(([topic, { entity: name, person }]) => {
    const entity = entityCalled(model, name)
    if (!entity) return []
    const whom = person === null ? 'null' : ident(fieldNamed(entity, person).name)
    return [
      `select ${literal(topic)} as topic, ${TENANT}, ${whom}::bigint as staff_id, ${ident(entity.key)} as key, version from ${ident(entity.plural)}
    where ${TENANT} = any($1::bigint[]) and updated_at > now() - interval '${LOOK_BACK}'`,
    ]
  })
  return selects.join(' union all ')
}

interface Change {
  readonly topic: string
  readonly client_id: number
  readonly staff_id: number | null
  readonly key: number
  readonly version: number
}

/** `source`: whatever model is in force when it is asked. */
export interface Watched {
  readonly source: { current(): { readonly model: Model } }
  /** Beside the messages that every console has. */
  readonly topics: Topics
}

export function createLive(store: Store, { source, topics: others }: Watched): Live {
  const told = { ...OWN, ...others }
  const wanted = Object.fromEntries(Object.entries(told).filter(([, { soon }]) => soon))
  const listeners = new Set<Listener>()
  /** By topic. */
  const known = new Map<string, ReadonlyMap<string, number>>()
  /** Companies whose earlier changes are known: only of these can it be said what is new. */
  let covered: ReadonlySet<number> = new Set()
  let timer: NodeJS.Timeout | undefined
  let [isHurried, isFew, isClosed] = [false, true, false]
  let asking: Promise<void> = Promise.resolve()

  const ask = async (isAll: boolean): Promise<void> => {
    const clients = new Set([...listeners].map(({ client_id }) => client_id))
    const { model } = source.current()
    const about = isAll ? { ...told, ...aboutComments(model) } : wanted
    const text = changed(model, about)
    const { rows } = text === '' ? { rows: [] } : await store.query({ text, values: [[...clients]] })
    const changes = rows as unknown as readonly Change[]
    const fresh = changes.filter(
      (change) => covered.has(change.client_id) && known.get(change.topic)?.get(keyOf(change)) !== change.version,
    )
    for (const topic of Object.keys(about))
      known.set(
        topic,
        new Map(changes.filter((change) => change.topic === topic).map((change) => [keyOf(change), change.version])),
      )
    // Only of everything it can be said that a company is covered.
    if (isAll) {
      covered = clients
      isFew = changes.length <= FEW
    }
    tell(
      [...listeners].flatMap((listener) => [...newsFor(listener, fresh, about)].map((topic) => ({ listener, topic }))),
    )
  }
  const tell = (news: readonly News[]): void => {
    for (const { listener, topic } of news.slice(0, AT_ONCE)) if (listeners.has(listener)) listener.tell(topic)
    if (news.length > AT_ONCE) setTimeout(() => tell(news.slice(AT_ONCE)), APART_MS).unref()
  }
  // While the database is away nothing is told; consoles ask by themselves when they are connected again.
  const inTurn = (isAll: boolean): Promise<void> => (asking = asking.then(() => ask(isAll)).catch(() => undefined))
  const next = (turn: number): void => {
    const look = (): void => {
      const isAll = turn % SOON_TIMES === 0 || (isHurried && isFew)
      if (isAll) isHurried = false
      void inTurn(isAll).then(() => next(turn + 1))
    }
    timer = listeners.size === 0 ? undefined : setTimeout(look, SOON_MS).unref()
    if (timer === undefined) covered = new Set()
  }
  return {
    join: async (listener) => {
      const own = [...listeners].filter(
        ({ client_id, staff_id }) => client_id === listener.client_id && staff_id === listener.staff_id,
      )
      if (own.length >= MOST_A_PERSON) return undefined
      if (isClosed) {
        listener.end()
        return () => undefined
      }
      listeners.add(listener)
      if (!covered.has(listener.client_id)) await inTurn(true)
      if (timer === undefined) next(1)
      return () => void listeners.delete(listener)
    },
    hurry: () => {
      isHurried = true
    },
    count: () => listeners.size,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      for (const listener of listeners) listener.end()
      listeners.clear()
    },
  }
}

interface News {
  readonly listener: Listener
  readonly topic: string
}

const keyOf = ({ client_id, key }: Change): string => `${client_id} ${key}`

/** Each topic once, however much is new in it. */
const newsFor = (listener: Listener, fresh: readonly Change[], topics: Topics): ReadonlySet<string> =>
  new Set(
    fresh
      .filter(({ client_id }) => client_id === listener.client_id)
      .filter(
        ({ topic, staff_id }) =>
          staff_id === null || listener.staff_id === staff_id || holds(listener, topics[topic]?.heardBy ?? null),
      )
      .map(({ topic }) => topic),
  )
