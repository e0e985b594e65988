/**
 * Who is told that there is something new. One question a second asks the database what changed lately, for all streams
 * of this process together and only while there are any; so any number of processes can stand behind a balancer, and
 * none needs to know of the others. It says that something changed, never what: the console asks for that itself, with
 * its own rights.
 */
import type { Store } from '../store/store.ts'

export type Topic = 'message' | 'chat'

export interface Listener {
  readonly client_id: number
  readonly staff_id: number
  /** Hears of every conversation of the company. */
  readonly answers: boolean
  tell(topic: Topic): void
  end(): void
}

export interface Live {
  /** From its answer on nothing is missed. It is the way to leave; undefined: this person has too many already. */
  join(listener: Listener): Promise<(() => void) | undefined>
  close(): void
}

const EVERY_MS = 1_000
/** Transactions end within this, so what was begun before is seen by then. */
const LOOK_BACK = '20 seconds'
const MOST_A_PERSON = 30

const CHANGED = `select 'message' as topic, client_id, null as staff_id, id, version from messages
    where client_id = any($1::bigint[]) and updated_at > now() - interval '${LOOK_BACK}'
  union all
  select 'chat', client_id, asker_id, id, version from chats
    where client_id = any($1::bigint[]) and updated_at > now() - interval '${LOOK_BACK}'`

interface Change {
  readonly topic: Topic
  readonly client_id: number
  readonly staff_id: number | null
  readonly id: number
  readonly version: number
}

export function createLive(store: Store, everyMs = EVERY_MS): Live {
  const listeners = new Set<Listener>()
  let known: ReadonlyMap<string, number> = new Map()
  /** Companies whose earlier changes are known: only of these can it be said what is new. */
  let covered: ReadonlySet<number> = new Set()
  let timer: NodeJS.Timeout | undefined
  let asking: Promise<void> = Promise.resolve()

  const ask = async (): Promise<void> => {
    const clients = new Set([...listeners].map(({ client_id }) => client_id))
    const { rows } = await store.query({ name: 'live_changed', text: CHANGED, values: [[...clients]] })
    const changes = rows as unknown as readonly Change[]
    const fresh = changes.filter(
      (change) => covered.has(change.client_id) && known.get(keyOf(change)) !== change.version,
    )
    known = new Map(changes.map((change) => [keyOf(change), change.version]))
    covered = clients
    for (const change of fresh) tell(listeners, change)
  }
  // While the database is away nothing is told; consoles ask by themselves when they are connected again.
  const inTurn = (): Promise<void> => (asking = asking.then(ask).catch(() => undefined))
  const next = (): void => {
    timer = listeners.size === 0 ? undefined : setTimeout(() => void inTurn().then(next), everyMs).unref()
    if (timer === undefined) covered = new Set()
  }
  return {
    join: async (listener) => {
      const own = [...listeners].filter(
        ({ client_id, staff_id }) => client_id === listener.client_id && staff_id === listener.staff_id,
      )
      if (own.length >= MOST_A_PERSON) return undefined
      listeners.add(listener)
      if (!covered.has(listener.client_id)) await inTurn()
      if (timer === undefined) next()
      return () => void listeners.delete(listener)
    },
    close: () => {
      clearTimeout(timer)
      for (const listener of listeners) listener.end()
      listeners.clear()
    },
  }
}

const keyOf = ({ topic, client_id, id }: Change): string => `${topic} ${client_id} ${id}`

function tell(listeners: ReadonlySet<Listener>, { topic, client_id, staff_id }: Change): void {
  for (const listener of listeners) {
    if (listener.client_id === client_id && (staff_id === null || listener.answers || listener.staff_id === staff_id))
      listener.tell(topic)
  }
}
