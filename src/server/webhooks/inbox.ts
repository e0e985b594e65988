/**
 * The inbox in the database: a message's row is for people, its delivery says when it is looked at. Each step is one
 * statement by the database's clock, so that any number of servers may take in and handle.
 */
import { NOW } from '../loop.ts'
import { WebhookState } from '../../generated/enums.ts'
import type { Connection } from '../store/store.ts'

/** Seconds. */
const TIMES = {
  /** A signature is good for so long, either way. */
  tolerance: 300,
  /** A server that took a message and has not settled it by then was killed. */
  held: 60,
  /** After an attempt that failed, and doubled by each further one; at most an hour. */
  again: 10,
} as const
export const MOST_ATTEMPTS = 8

export interface Arrived {
  readonly client: number
  readonly source: string
  readonly number: string
  readonly body: string
  readonly headers: string
  readonly signedAt: number | null
}

/** `other`: the number is known, and was another message's. */
export type Taken = 'new' | 'known' | 'other' | 'old'

/** It is stored with the delivery that has it handled, or not at all. */
export async function take(connection: Connection, arrived: Arrived): Promise<Taken> {
  const { client, source, number, body, headers, signedAt } = arrived
  const { rows } = await connection.query({
    name: 'webhook take',
    text: `with fresh as (
        select 1 from clients where client_id = $1 and ($6::bigint is null or abs(extract(epoch from now()) - $6::bigint) <= ${TIMES.tolerance})
      ), message as (
        insert into webhook_messages (client_id, source, number, state, attempts, body, headers)
        select $1, $2, $3, ${WebhookState.received}, 0, $4, $5 from fresh
        on conflict (client_id, source, number) do nothing returning id
      ), delivery as (
        insert into webhook_deliveries (client_id, message_id, attempts, next_at) select $1, id, 0, now() from message
      )
      select exists (select from fresh) as fresh, exists (select from message) as made`,
    values: [client, source, number, body, headers, signedAt],
  })
  if (rows[0]!['made'] === true) return 'new'
  if (rows[0]!['fresh'] !== true) return 'old'
  const known = await connection.query({
    text: 'select body from webhook_messages where client_id = $1 and source = $2 and number = $3',
    values: [client, source, number],
  })
  return known.rows[0]?.['body'] === body ? 'known' : 'other'
}

export interface Due {
  readonly id: number
  readonly client_id: number
  readonly message_id: number
  readonly attempts: number
  readonly source: string
}

/** The next that nobody has; it is this server's for a while. */
export async function next(connection: Connection): Promise<Due | null> {
  const { rows } = await connection.query({
    name: 'webhook next',
    text: `update webhook_deliveries d set attempts = d.attempts + 1, next_at = now() + interval '${TIMES.held} seconds',
        version = d.version + 1, updated_at = now()
      where d.id = (select id from webhook_deliveries where next_at <= ${NOW} order by next_at, id limit 1 for update skip locked)
      returning d.id, d.client_id, d.message_id, d.attempts,
        (select m.source from webhook_messages m where m.client_id = d.client_id and m.id = d.message_id) as source`,
    values: [],
  })
  return (rows[0] ?? null) as Due | null
}

export interface Message {
  readonly source: string
  readonly body: string
}

/** Must stand first in the transaction that handles it; null: it is somebody else's by now, or settled. */
export async function hold(connection: Connection, { id, attempts }: Due): Promise<Message | null> {
  const { rows } = await connection.query({
    name: 'webhook hold',
    text: `select m.source, m.body from webhook_deliveries d
      join webhook_messages m on m.client_id = d.client_id and m.id = d.message_id
      where d.id = $1 and d.attempts = $2 for update of d`,
    values: [id, attempts],
  })
  return (rows[0] ?? null) as Message | null
}

const TELL = `update webhook_messages m set attempts = m.attempts + 1, failure = $3, version = m.version + 1, updated_at = now()`
const OF = 'from gone where m.client_id = gone.client_id and m.id = gone.message_id'

/** Handled, refused or failed: nothing is done of it any more, unless somebody asks for it. */
export async function settle(
  connection: Connection,
  { id, attempts }: Due,
  state: WebhookState,
  failure: string | null,
): Promise<void> {
  await connection.query({
    name: 'webhook settle',
    text: `with gone as (delete from webhook_deliveries where id = $1 and attempts = $2 returning client_id, message_id)
      ${TELL}, state = $4, settled_at = now() ${OF}`,
    values: [id, attempts, failure?.slice(0, 500) ?? null, state],
  })
}

/** It is tried again later. */
export async function putBack(connection: Connection, { id, attempts }: Due, failure: string): Promise<void> {
  await connection.query({
    name: 'webhook back',
    text: `with gone as (
        update webhook_deliveries set next_at = now() + least(${TIMES.again} * 2 ^ (attempts - 1), 3600) * interval '1 second',
          version = version + 1, updated_at = now()
        where id = $1 and attempts = $2 returning client_id, message_id)
      ${TELL} ${OF}`,
    values: [id, attempts, failure.slice(0, 500)],
  })
}

/** Milliseconds until something is due; null: nothing waits. */
export async function untilNext(connection: Connection): Promise<number | null> {
  const text = await connection.text({
    text: 'select (extract(epoch from min(next_at) - now()) * 1000)::bigint::text from webhook_deliveries',
    values: [],
  })
  return text === null ? null : Math.max(0, Number(text))
}
