/**
 * Events that wait to be sent: a row for people (`webhook_sending`), and one that says when it is tried next
 * (`webhook_due`). Each step is one statement by the database's clock, so that any number of servers may send.
 */
import { WebhookSendingState as State, WebhookTargetState as Target } from '../../generated/enums.ts'
import type { Label } from '../../model/model.ts'
import { NOW } from '../loop.ts'
import type { Connection } from '../store/store.ts'

/** Seconds until the next attempt, after each that failed: up to 30 hours in all. */
export const PAUSES = [5, 30, 120, 600, 3_600, 18_000, 86_400] as const
export const MOST_ATTEMPTS = PAUSES.length + 1
/** Of a pause it is longer by as much at most, so that what failed together does not come back together. */
const JITTER = 0.2
/** A server that took one and has not settled it by then was killed. */
const HELD_SECONDS = 60
/** So many attempts in a row, and nothing delivered for so long: nobody is there. */
const PAUSED_AFTER = { failures: 20, hours: 24 } as const

export interface Due {
  readonly id: number
  readonly client_id: number
  readonly sending_id: number
  readonly target_id: number
  /** With this one. */
  readonly attempts: number
  /** Where a deleted record was. */
  readonly places: string | null
  readonly event: number
  readonly resource: string
  readonly record_id: number
  readonly happened_at: Date
  readonly url: string
  readonly staff_id: number | null
  readonly sealed: string | null
  /** The secret before it, while it is valid. */
  readonly former: string | null
  /** Its receiver failed last. */
  readonly failing: boolean
}

/** Places of their own, of receivers that answer or of those that keep one waiting. */
export interface Lane {
  /** How many are free. */
  readonly free: number
  /** By company how many are taken. */
  readonly taken: ReadonlyMap<number, number>
}

export interface Places {
  /** Of one webhook. */
  readonly each: number
  /** Of one company, in each lane. */
  readonly share: number
  /** By webhook how many this server has under way. */
  readonly asked: ReadonlyMap<number, number>
  readonly quick: Lane
  /** Of receivers that failed last, and of those that have not answered for a while. */
  readonly slow: Lane
}

/** So many more. A receiver that failed last is asked by one event at a time: one that is away keeps no more places. */
const further = (each: string): string =>
  `(case when t.failures > 0 then 1 else ${each}::integer end - coalesce(a.count, 0))`
const under = (ids: string, counts: string): string =>
  `left join unnest(${ids}::bigint[], ${counts}::integer[]) a(id, count) on a.id = t.id`

/**
 * Those that nobody has; they are this server's for a while. What is free goes round by company, and within it by
 * receiver: whoever has the least under way is next, so that nobody waits for another's slow receivers, or for
 * another's flood; and receivers that failed last are in no other's way.
 */
export async function take(
  connection: Connection,
  { each, share, asked, quick, slow }: Places,
): Promise<readonly Due[]> {
  const taken = [quick, slow].flatMap((lane) =>
    [...lane.taken].map(([client, count]) => ({ client, count, isSlow: lane === slow })),
  )
  const { rows } = await connection.query({
    name: 'event take',
    text: `with found as (
        select t.client_id, t.id as target_id, t.failures > 0 as slow, coalesce(a.count, 0) as asked, d.id, d.next_at from webhook_targets t ${under('$3', '$4')} cross join lateral (
          select o.id, o.next_at from webhook_dues o where o.client_id = t.client_id and o.target_id = t.id and o.next_at <= ${NOW}
          order by o.next_at, o.id limit greatest(${further('$1')}, 0) for update skip locked) d
        where t.state = ${Target.active} and ${further('$1')} > 0
      ), numbered as (
        select f.*, f.asked + row_number() over (partition by f.client_id, f.target_id order by f.next_at, f.id) as nth from found f
      ), ranked as (
        select n.*, coalesce(u.count, 0) + row_number() over (partition by n.client_id, n.slow order by n.nth, n.next_at, n.id) as turn
        from numbered n left join unnest($5::bigint[], $6::boolean[], $7::integer[]) u(client_id, slow, count) on u.client_id = n.client_id and u.slow = n.slow
      ), placed as (
        select r.*, row_number() over (partition by r.slow order by r.turn, r.nth, r.next_at, r.id) as place from ranked r where r.turn <= $2
      ), chosen as (
        select client_id, id from placed where place <= case when slow then $9::integer else $8::integer end
      )
      update webhook_dues d set attempts = d.attempts + 1, next_at = now() + interval '${HELD_SECONDS} seconds',
        version = d.version + 1, updated_at = now()
      from chosen, webhook_sendings s, webhook_targets t left join webhook_secrets k on k.client_id = t.client_id and k.target_id = t.id
      where d.client_id = chosen.client_id and d.id = chosen.id and s.client_id = d.client_id and s.id = d.sending_id and t.client_id = d.client_id and t.id = d.target_id
      returning d.id, d.client_id, d.sending_id, d.target_id, d.attempts, d.places, s.event, s.resource, s.record_id,
        s.created_at as happened_at, t.url, t.staff_id, t.failures > 0 as failing, k.sealed, case when k.former_until > now() then k.former end as former`,
    values: [
      ...[each, share, [...asked.keys()], [...asked.values()]],
      taken.map(({ client }) => client),
      taken.map(({ isSlow }) => isSlow),
      taken.map(({ count }) => count),
      ...[quick.free, slow.free],
    ],
  })
  return rows as unknown as readonly Due[]
}

/** Milliseconds until something is due that has a place; null: nothing waits for one. */
export async function untilNext(
  connection: Connection,
  { each, share, asked, quick, slow }: Places,
): Promise<number | null> {
  const full = [quick, slow].map(({ taken }) => [...taken].flatMap(([client, count]) => (count >= share ? client : [])))
  const text = await connection.text({
    name: 'event next',
    text: `select (extract(epoch from min(d.next_at) - now()) * 1000)::bigint::text from webhook_targets t ${under('$2', '$3')} cross join lateral (
        select o.next_at from webhook_dues o where o.client_id = t.client_id and o.target_id = t.id and o.next_at is not null
        order by o.next_at limit 1) d
      where t.state = ${Target.active} and ${further('$1')} > 0
        and case when t.failures > 0 then $7::integer > 0 and not t.client_id = any($5::bigint[]) else $6::integer > 0 and not t.client_id = any($4::bigint[]) end`,
    values: [each, [...asked.keys()], [...asked.values()], ...full, quick.free, slow.free],
  })
  return text === null ? null : Math.max(0, Number(text))
}

/** Entities of whose records somebody wants to be told. */
export async function wanted(connection: Connection): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query({
    name: 'event wanted',
    text: `select distinct unnest(resources) as name from webhook_targets where state = ${Target.active}`,
    values: [],
  })
  return new Set(rows.map(({ name }) => String(name)))
}

export interface Attempt {
  readonly status: number | null
  readonly text: string
  readonly milliseconds: number
}

/** Nobody has taken it over. */
const HELD = 'd.client_id = $1 and d.id = $2 and d.attempts = $3 and d.next_at is not null'
const settled = (next: string): string =>
  `update webhook_dues d set next_at = ${next}, version = d.version + 1, updated_at = now() where ${HELD} returning d.client_id, d.sending_id, d.target_id, d.next_at`
/** What it takes to send it again stays as long as its delivery. */
const DONE = settled('null')

export async function delivered(connection: Connection, due: Due, attempt: Attempt): Promise<void> {
  await connection.query({
    name: 'event delivered',
    text: `with gone as (${DONE}),
      told as (update webhook_sendings s set state = ${State.sent}, attempts = s.attempts + 1, status = $4, response = $5, milliseconds = $6,
          failure = null, failure_en = null, next_at = null, ended_at = now(), version = s.version + 1, updated_at = now()
        from gone where s.client_id = gone.client_id and s.id = gone.sending_id)
      update webhook_targets t set last_sent_at = now(), failures = 0, failing_since = null, failure = null, failure_en = null,
        version = t.version + 1, updated_at = now()
      from gone where t.client_id = gone.client_id and t.id = gone.target_id
        and (t.failures > 0 or t.last_sent_at is null or t.last_sent_at < now() - interval '1 minute')`,
    values: [due.client_id, due.id, due.attempts, attempt.status, attempt.text || null, attempt.milliseconds],
  })
}

export interface Paused {
  readonly failures: number
}

/** It is tried again, or given up. Answers that this has paused its webhook; null: it has not. */
export async function failed(connection: Connection, due: Due, attempt: Attempt, why: Label): Promise<Paused | null> {
  const pause = PAUSES[due.attempts - 1]
  const values = [
    due.client_id,
    due.id,
    due.attempts,
    attempt.status,
    attempt.text || null,
    attempt.milliseconds,
    why.zh,
    why.en,
  ]
  const again = pause === undefined ? 'null' : `now() + interval '1 second' * ${pause} * (1 + random() * ${JITTER})`
  const held = pause === undefined ? DONE : settled(again)
  const { rows } = await connection.query({
    name: `event failed ${pause ?? 'for good'}`,
    text: `with held as (${held}),
      told as (update webhook_sendings s set state = ${pause === undefined ? State.given_up : State.failed}, attempts = s.attempts + 1,
          status = $4, response = $5, milliseconds = $6, failure = $7, failure_en = $8,
          next_at = ${pause === undefined ? 'null' : 'held.next_at'}, ended_at = ${pause === undefined ? 'now()' : 'null'}, version = s.version + 1, updated_at = now()
        from held where s.client_id = held.client_id and s.id = held.sending_id)
      update webhook_targets t set failures = t.failures + 1, failing_since = coalesce(t.failing_since, now()), failure = $7, failure_en = $8,
        state = case when t.state = ${Target.active} and t.failures + 1 >= ${PAUSED_AFTER.failures} and t.failing_since < now() - interval '${PAUSED_AFTER.hours} hours'
          then ${Target.failing} else t.state end, version = t.version + 1, updated_at = now()
      from held where t.client_id = held.client_id and t.id = held.target_id
      returning t.failures, t.state`,
    values,
  })
  const [row] = rows
  return row?.['state'] === Target.failing ? { failures: Number(row['failures']) } : null
}

/** Its owner may not be told of it: what was never sent has not been. */
export async function withheld(connection: Connection, due: Due, why: Label): Promise<void> {
  await connection.query({
    name: 'event withheld',
    text: `with gone as (${DONE}),
      forgotten as (delete from webhook_sendings s using gone where s.client_id = gone.client_id and s.id = gone.sending_id and s.attempts = 0)
      update webhook_sendings s set state = ${State.withheld}, failure = $4, failure_en = $5, next_at = null, ended_at = now(),
        version = s.version + 1, updated_at = now()
      from gone where s.client_id = gone.client_id and s.id = gone.sending_id and s.attempts > 0`,
    values: [due.client_id, due.id, due.attempts, why.zh, why.en],
  })
}

/** Its owner is no account any more: nothing is told to anybody until somebody resumes it. */
export async function endTarget(connection: Connection, due: Due, why: Label): Promise<void> {
  await connection.query({
    name: 'event target ended',
    text: `with back as (update webhook_dues d set attempts = d.attempts - 1, next_at = now() where ${HELD})
      update webhook_targets t set state = ${Target.without_account}, failure = $6, failure_en = $7, version = t.version + 1, updated_at = now()
      where t.client_id = $4 and t.id = $5 and t.state = ${Target.active}`,
    values: [due.client_id, due.id, due.attempts, due.client_id, due.target_id, why.zh, why.en],
  })
}

/** As if it had not been taken. */
export async function putBack(connection: Connection, { client_id, id, attempts }: Due): Promise<void> {
  await connection.query({
    name: 'event back',
    text: `update webhook_dues d set attempts = d.attempts - 1, next_at = now(), version = d.version + 1, updated_at = now() where ${HELD}`,
    values: [client_id, id, attempts],
  })
}
