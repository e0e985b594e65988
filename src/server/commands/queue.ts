/**
 * The queue's statements. Its clock is the database's alone, so that servers whose clocks differ agree. A command's
 * record says how it stands; its delivery says what is sent, until when it is left alone (`next_at`), and by its slot
 * that nothing else is under way for the same target. Who works on a command takes its record first and its delivery
 * then; the dispatcher waits for neither.
 */
import type { Label } from '../../model/model.ts'
import { NOW } from '../loop.ts'
import type { Connection, Rows } from '../store/store.ts'

/** Seconds. */
export const TIMES = {
  /** Without an answer for so long, it has timed out. */
  answer: 180,
  /**
   * Without an answer it is handed over again, the same attempt: the server that held it may have been killed, and a
   * link may have forgotten it.
   */
  again: 30,
  /** The device was away, or the link. */
  away: 60,
  /** Failed or timed out, it is sent again by itself after this, where its type says so. */
  retry: 20,
  /** Not sent within this, it expires, where its type does not say otherwise; failed, it can be retried so long. */
  kept: 86_400,
} as const

export const orderId = (client: number, task: number): string => `${client}-${task}`

export function orderOf(id: string): { readonly client: number; readonly task: number } | null {
  const [, client, task] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? []
  return client === undefined || task === undefined ? null : { client: Number(client), task: Number(task) }
}

export interface Entry {
  readonly client: number
  readonly task: number
  readonly address: string
  readonly target: string
  readonly payload: string
  readonly sealed: string | null
  /** Seconds that it waits for its device. */
  readonly waits: number
  /** Who is told of its end; null: the system sends it. */
  readonly asker: number | null
}

const CHANGED = 'version = t.version + 1, updated_at = now()'
/** As `slotOf` writes it in a statement. */
export const slotAt = ({ address, target }: Pick<Entry, 'address' | 'target'>): string => `${address} ${target}`
const slotOf = (alias: string): string => `${alias}address || ' ' || ${alias}target`

/** By its business key each command that there is. */
export async function known(
  connection: Connection,
  client: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await connection.query({
    text: 'select id, business_key from command_tasks where client_id = $1 and business_key = any($2::text[])',
    values: [client, keys],
  })
  return new Map(rows.map(({ id, business_key: key }) => [String(key), Number(id)]))
}

/**
 * Answers which have entered: another command holds the slot of the others. In the order of their slots, so that two
 * sets never wait for each other crosswise; of two for the same slot the first enters.
 */
export async function enter(
  connection: Connection,
  { client, asker }: Pick<Entry, 'client' | 'asker'>,
  entries: readonly Omit<Entry, 'client' | 'asker'>[],
): Promise<ReadonlySet<number>> {
  const { rows } = await connection.query({
    name: 'command enter',
    text: `insert into command_deliveries (client_id, task_id, address, target, slot, payload, sealed, waits, asker_id, next_at, expires_at, created_at, updated_at)
      select $1, k.task, k.address, k.target, ${slotOf('k.')}, k.payload, k.sealed, k.waits, $2, now(), now() + interval '1 second' * k.waits, now(), now()
      from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::integer[]) with ordinality k(task, address, target, payload, sealed, waits, n)
      order by ${slotOf('k.')}, k.n on conflict (client_id, slot) do nothing returning task_id`,
    values: [
      ...[client, asker],
      entries.map(({ task }) => task),
      entries.map(({ address }) => address),
      entries.map(({ target }) => target),
      entries.map(({ payload }) => payload),
      entries.map(({ sealed }) => sealed),
      entries.map(({ waits }) => waits),
    ],
  })
  return new Set(rows.map(({ task_id: task }) => Number(task)))
}

/** A command that holds its slot and is not under way: its device is away, or it is to be sent again. */
export interface Waiting {
  readonly slot: string
  readonly command: string
}

const waitingIn = (slots: string): string => `select d.slot, t.command from command_deliveries d
  join command_tasks t on t.client_id = d.client_id and t.id = d.task_id
  where d.client_id = $1 and d.slot in (${slots}) and t.state = 'pending' and d.next_at > ${NOW}`
const WAITING = waitingIn('select unnest($2::text[])')
const WAITING_INSTEAD = waitingIn(
  `select ${slotOf('o.')} from command_deliveries o where o.client_id = $1 and o.task_id = $2`,
)

export async function waiting(
  connection: Connection,
  client: number,
  places: readonly Pick<Entry, 'address' | 'target'>[],
): Promise<readonly Waiting[]> {
  return waitingRows(await connection.query({ text: WAITING, values: [client, places.map(slotAt)] }))
}

/** What waits in the slot of a command that has ended. */
export const waitingInstead = async (connection: Connection, client: number, task: number) =>
  waitingRows(await connection.query({ text: WAITING_INSTEAD, values: [client, task] }))

const waitingRows = ({ rows }: Rows): readonly Waiting[] =>
  rows.map(({ slot, command }) => ({ slot: String(slot), command: String(command) }))

/** Answers the state from which it is sent again; null: another command holds the slot, or nothing is kept of it. */
export async function again(
  connection: Connection,
  { client, task, asker }: Pick<Entry, 'client' | 'task' | 'asker'>,
): Promise<string | null> {
  const { rows } = await connection.query({
    text: `with before as (select client_id, id, state from command_tasks where client_id = $1 and id = $2 and state in ('fail', 'timeout') for update),
      taken as (update command_deliveries d set slot = ${slotOf('d.')}, sent_at = null, next_at = now(), asker_id = $3,
          expires_at = now() + interval '1 second' * d.waits, version = d.version + 1, updated_at = now()
        from before b where d.client_id = b.client_id and d.task_id = b.id
          and not exists (select from command_deliveries o where o.client_id = d.client_id and o.slot = ${slotOf('d.')})
        returning d.client_id, d.task_id)
      update command_tasks t set state = 'pending', attempts = t.attempts + 1, failure = null, failure_en = null, sent_at = null, finished_at = null, ${CHANGED}
        from taken, before where t.client_id = taken.client_id and t.id = taken.task_id returning before.state`,
    values: [client, task, asker],
  })
  return rows[0] === undefined ? null : String(rows[0]['state'])
}

export type DueAction = 'send' | 'again' | 'retry' | 'timeout' | 'expire' | 'lapse' | 'keep' | 'forget'

/** Of a command's delivery: what is told when it has ended. */
export interface Asked {
  readonly command: string
  readonly address: string
  readonly asker_id: number | null
}

export interface Due extends Asked {
  readonly action: DueAction
  readonly id: number
  readonly client_id: number
  readonly task_id: number
  readonly attempts: number
  readonly request_id: string | null
  readonly target: string
  readonly payload: string
  readonly sealed: string | null
  /** Of its delivery, as it was found: each who takes it counts it up. */
  readonly version: number
}

/** Must stand in a transaction, until whose end nobody else gets them. What another is busy with is left out. */
export async function due(connection: Connection, most: number): Promise<readonly Due[]> {
  const { rows } = await connection.query({
    name: 'command due',
    text: `select d.id, d.version, d.client_id, d.task_id, t.command, t.attempts, t.request_id, d.address, d.target, d.payload, d.sealed, d.asker_id,
        case when t.state = 'pending' and d.expires_at <= now() then case when t.attempts = 0 then 'expire' else 'lapse' end
          when t.state = 'pending' then 'send'
          when t.state = 'sending' and d.sent_at <= now() - interval '${TIMES.answer} seconds' then 'timeout'
          when t.state = 'sending' then 'again'
          when t.state = 'cancelled' and t.finished_at > now() - interval '${TIMES.kept} seconds' then 'keep'
          else 'forget' end as action
      from command_deliveries d join command_tasks t on t.client_id = d.client_id and t.id = d.task_id
      where d.next_at <= ${NOW} order by d.next_at limit $1 for update of d, t skip locked`,
    values: [most],
  })
  return rows as unknown as readonly Due[]
}

/** Commands that reach the same step in the same look. */
export interface Step {
  readonly due: readonly Due[]
  /** Why it failed, in words. */
  readonly failure: Label
}

const KEYS = 'unnest($1::bigint[], $2::bigint[]) k(client_id, id)'
const TASK = 't.client_id = k.client_id and t.id = k.id'
const DELIVERY = 'd.client_id = k.client_id and d.task_id = k.id'
const told = (set: string, only = 'true'): string =>
  `told as (update command_tasks t set ${set}, ${CHANGED} from ${KEYS} where ${TASK} and ${only})`
const put = (set: string): string =>
  `update command_deliveries d set ${set}, version = d.version + 1, updated_at = now() from ${KEYS} where ${DELIVERY}`
const GONE = `delete from command_deliveries d using ${KEYS} where ${DELIVERY}`
const ended = (state: string): string => `state = '${state}', failure = $3, failure_en = $4, finished_at = now()`
/** Others may be sent for its target; it can be retried, and what its device still tells of it counts. */
const ASIDE = `slot = null, next_at = now() + interval '${TIMES.kept} seconds'`

/** The same command once more, by itself; why it failed stands there until it has an answer. It keeps its slot. */
const NEXT = `state = 'pending', attempts = t.attempts + 1, sent_at = null`
const SOON = `sent_at = null, next_at = now() + interval '${TIMES.retry} seconds'`

const STEPS: Readonly<Record<DueAction, string>> = {
  send: `with ${told("state = 'sending', sent_at = now()")} ${put(`sent_at = now(), next_at = now() + interval '${TIMES.again} seconds'`)}`,
  again: put(
    `next_at = least(now() + interval '${TIMES.again} seconds', d.sent_at + interval '${TIMES.answer} seconds')`,
  ),
  retry: `with ${told(`${NEXT}, failure = $3, failure_en = $4`)} ${put(SOON)}`,
  timeout: `with ${told(ended('timeout'))} ${put(ASIDE)}`,
  expire: `with ${told(`${ended('expired')}, resendable = false`)} ${GONE}`,
  // An earlier attempt was sent: its device may have done it.
  lapse: `with ${told(`${ended('expired')}, resendable = false`)} ${put(ASIDE)}`,
  keep: put(ASIDE),
  forget: `with ${told('resendable = false', 't.resendable')} ${GONE}`,
}

/** In the transaction in which they were found due. */
export async function step(connection: Connection, action: DueAction, { due: some, failure }: Step): Promise<void> {
  const keys = [some.map(({ client_id }) => client_id), some.map(({ task_id }) => task_id)]
  await connection.query({
    name: `command ${action}`,
    text: STEPS[action],
    values: STEPS[action].includes('$3') ? [...keys, failure.zh, failure.en] : keys,
  })
}

/**
 * The device was not there: as if it had not been sent. What was answered meanwhile stays, and so does what another
 * server has taken over: that one may have found the device, and a command at its device is not to be cancelled.
 */
export async function putBack(connection: Connection, some: readonly Due[], seconds: number): Promise<void> {
  await connection.query({
    text: `with taken as (select t.client_id, t.id, k.version from command_tasks t, unnest($1::bigint[], $2::bigint[], $3::bigint[]) k(client_id, id, version)
        where ${TASK} and t.state = 'sending' order by t.client_id, t.id for update of t),
      back as (update command_deliveries d set sent_at = null, version = d.version + 1, updated_at = now(),
          next_at = least(now() + interval '1 second' * ($4::integer * (1 + random() / 4)), d.expires_at)
        from taken k where ${DELIVERY} and d.version = k.version + 1 returning d.client_id, d.task_id)
      update command_tasks t set state = 'pending', sent_at = null, ${CHANGED}
        from back where t.client_id = back.client_id and t.id = back.task_id`,
    values: [
      some.map(({ client_id }) => client_id),
      some.map(({ task_id }) => task_id),
      some.map(({ version }) => version),
      seconds,
    ],
  })
}

/** What was taken to be sent, and may not have been, is anybody's at once. */
export async function dueNow(connection: Connection, some: readonly Due[]): Promise<void> {
  await connection.query({
    text: `update command_deliveries d set next_at = now(), version = d.version + 1, updated_at = now()
      from unnest($1::bigint[], $2::bigint[]) k(client_id, id) where ${DELIVERY} and d.slot is not null and d.next_at > now()`,
    values: [some.map(({ client_id }) => client_id), some.map(({ task_id }) => task_id)],
  })
}

/** What waits for the device is due now. True: there was something. */
export async function arrived(connection: Connection, client: number, address: string): Promise<boolean> {
  const { count } = await connection.query({
    text: `update command_deliveries d set next_at = now(), version = d.version + 1, updated_at = now()
      where d.client_id = $1 and d.address = $2 and d.slot is not null and d.sent_at is null`,
    values: [client, address],
  })
  return count > 0
}

export interface Standing extends Omit<Asked, 'address'> {
  readonly state: string
  readonly attempts: number
  readonly command: string
  readonly request_id: string | null
  /** Null: it is no longer kept. */
  readonly address: string | null
  /** Null: it is no longer kept. */
  readonly payload: string | null
}

/** Taken until the transaction ends, in the order of their keys; missing: there is no such command. */
export async function take(
  connection: Connection,
  client: number,
  tasks: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  const { rows } = await connection.query({
    name: 'command take',
    text: `select t.id, t.state, t.attempts, t.command, t.request_id, d.address, d.payload, d.asker_id from command_tasks t
      left join command_deliveries d on d.client_id = t.client_id and d.task_id = t.id
      where t.client_id = $1 and t.id = any($2::bigint[]) order by t.id for update of t`,
    values: [client, tasks],
  })
  return new Map(rows.map((row) => [Number(row['id']), row as unknown as Standing]))
}

const SUCCEEDED = `with told as (update command_tasks t set state = 'success', failure = null, failure_en = null, resendable = false, finished_at = now(), ${CHANGED}
    where t.client_id = $1 and t.id = any($2::bigint[]))
  delete from command_deliveries where client_id = $1 and task_id = any($2::bigint[])`
const FAILED = `with ends as (select * from unnest($2::bigint[], $3::text[], $4::text[]) e(id, failure, failure_en)),
    told as (update command_tasks t set state = 'fail', failure = e.failure, failure_en = e.failure_en, finished_at = now(), ${CHANGED}
      from ends e where t.client_id = $1 and t.id = e.id)
  update command_deliveries d set ${ASIDE}, version = d.version + 1, updated_at = now()
    from ends e where d.client_id = $1 and d.task_id = e.id`

export async function succeeded(connection: Connection, client: number, tasks: readonly number[]): Promise<void> {
  if (tasks.length > 0) await connection.query({ name: 'command success', text: SUCCEEDED, values: [client, tasks] })
}

export interface Failure {
  readonly task: number
  readonly failure: Label
}

/** Their keys, and why in each language. */
const columnsOf = (some: readonly Failure[]) => [
  some.map(({ task }) => task),
  some.map(({ failure }) => failure.zh.slice(0, 200)),
  some.map(({ failure }) => failure.en.slice(0, 200)),
]

export async function failed(connection: Connection, client: number, some: readonly Failure[]): Promise<void> {
  if (some.length === 0) return
  await connection.query({ name: 'command fail', text: FAILED, values: [client, ...columnsOf(some)] })
}

const RETRIED = `with ends as (select * from unnest($2::bigint[], $3::text[], $4::text[]) e(id, failure, failure_en)),
    told as (update command_tasks t set ${NEXT}, failure = e.failure, failure_en = e.failure_en, ${CHANGED}
      from ends e where t.client_id = $1 and t.id = e.id)
  update command_deliveries d set ${SOON}, version = d.version + 1, updated_at = now()
    from ends e where d.client_id = $1 and d.task_id = e.id`

/** Refused by the device, and to be sent again by themselves. */
export async function retried(connection: Connection, client: number, some: readonly Failure[]): Promise<void> {
  if (some.length === 0) return
  await connection.query({ name: 'command resend', text: RETRIED, values: [client, ...columnsOf(some)] })
}

/**
 * Something newer takes their place: what waits is cancelled, and what has failed is not sent again. Answers which of
 * them are out of the way: one that is at its device, or that another is busy with, is not.
 */
export async function replaced(
  connection: Connection,
  client: number,
  tasks: readonly number[],
  failure: Label,
): Promise<ReadonlySet<number>> {
  if (tasks.length === 0) return new Set()
  const { rows } = await connection.query({
    text: `with mine as (select client_id, id, state from command_tasks
        where client_id = $1 and id = any($2::bigint[]) and state <> 'sending' order by id for update skip locked)
      update command_tasks t set resendable = false, ${CHANGED},
        state = case when mine.state = 'pending' then 'cancelled' else mine.state end,
        failure = case when mine.state = 'pending' then $3 else t.failure end,
        failure_en = case when mine.state = 'pending' then $4 else t.failure_en end,
        finished_at = coalesce(t.finished_at, now())
      from mine where t.client_id = mine.client_id and t.id = mine.id returning t.id`,
    values: [client, tasks, failure.zh, failure.en],
  })
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Milliseconds until something is due; null: nothing waits. */
export async function untilNext(connection: Connection): Promise<number | null> {
  const text = await connection.text({
    text: 'select (extract(epoch from min(next_at) - now()) * 1000)::bigint::text from command_deliveries',
    values: [],
  })
  return text === null ? null : Math.max(0, Number(text))
}
