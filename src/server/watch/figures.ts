/**
 * What the database knows of the work behind the calls: how much waits, how long, and when it goes on. One statement,
 * by the database's clock; it counts, and reads nothing of any record.
 */
import { JobRunState, WebhookState, WebhookTargetState } from '../../generated/enums.ts'

import type { Connection } from '../store/store.ts'

export interface JobFigures {
  readonly id: number
  readonly name: string
  readonly queued: number
  readonly running: number
  readonly failed: number
  readonly last_at: string | null
  readonly next_at: string | null
  readonly last_seconds: number | null
  readonly failure: string | null
}

export interface Figures {
  /** Of the database server. */
  readonly database: string
  readonly commands: {
    readonly pending: number
    readonly sending: number
    /** Seconds since the oldest that is not sent yet was asked for. */
    readonly oldest: number | null
    /** Seconds since a dispatcher should have looked at the next. */
    readonly late: number | null
  }
  readonly inbox: {
    /** Messages from outside that are not settled yet. */
    readonly waiting: number
    /** Seconds since the oldest of them came. */
    readonly oldest: number | null
    /** Seconds since a server should have looked at the next. */
    readonly late: number | null
    /** Of the last day; 0 where no company is asked about. */
    readonly refused: number
    readonly failed: number
  }
  readonly events: {
    /** Webhooks that people have set up. */
    readonly webhooks: number
    /** Of them those that are paused since nothing could be delivered. */
    readonly paused: number
    /** Events that webhooks have not taken yet, but for those of paused ones. */
    readonly waiting: number
    /** Seconds since the oldest of them happened. */
    readonly oldest: number | null
    /** Seconds since a server should have sent the next. */
    readonly late: number | null
    /** Of them those that have failed at least once. */
    readonly retrying: number
    /** Webhooks that are not paused and have taken nothing for an hour. */
    readonly failing: number
  }
  /** Seconds since a runner should have looked at the next job. */
  readonly late: number | null
  readonly jobs: readonly JobFigures[]
  readonly imports: number
}

const { queued: QUEUED, running: RUNNING, failed: FAILED } = JobRunState
const { refused: REFUSED, failed: SPOILT } = WebhookState

const seconds = (since: string): string => `extract(epoch from now() - ${since})::float8`
const OWN = '($1::bigint is null or client_id = $1)'

const TEXT = `with own_jobs as (select * from jobs where ${OWN}),
  messages as (select created_at, next_at from webhook_deliveries where ${OWN}),
  settled as (select state from webhook_messages where client_id = $1 and settled_at > now() - interval '1 day'),
  sending as (select e.*, t.failures > 0 and t.failing_since < now() - interval '1 hour' as failing from webhook_targets t cross join lateral (
      select count(*) as waiting, count(*) filter (where s.attempts > 0) as retrying, min(s.created_at) as since, min(d.next_at) filter (where d.next_at <= now()) as due
      from webhook_dues d join webhook_sendings s on s.client_id = d.client_id and s.id = d.sending_id
      where d.client_id = t.client_id and d.target_id = t.id and d.next_at is not null) e
    where t.state = ${WebhookTargetState.active} and ($1::bigint is null or t.client_id = $1)),
  waiting as (select sent_at, expires_at - interval '1 second' * waits as since, next_at from command_deliveries where slot is not null and ${OWN})
select json_build_object(
  'database', current_setting('server_version'),
  'commands', (select json_build_object(
      'pending', count(*) filter (where sent_at is null),
      'sending', count(*) filter (where sent_at is not null),
      'oldest', ${seconds('min(since) filter (where sent_at is null)')},
      'late', ${seconds('min(next_at) filter (where next_at <= now())')}) from waiting),
  'inbox', (select json_build_object(
      'waiting', count(*),
      'oldest', ${seconds('min(created_at)')},
      'late', ${seconds('min(next_at) filter (where next_at <= now())')},
      'refused', (select count(*) from settled where state = ${REFUSED}),
      'failed', (select count(*) from settled where state = ${SPOILT})) from messages),
  'events', (select json_build_object(
      'webhooks', (select count(*) from webhook_targets where ${OWN}),
      'paused', (select count(*) from webhook_targets where ${OWN} and state = ${WebhookTargetState.failing}),
      'waiting', coalesce(sum(waiting), 0),
      'oldest', ${seconds('min(since)')},
      'late', ${seconds('min(due)')},
      'retrying', coalesce(sum(retrying), 0),
      'failing', count(*) filter (where failing)) from sending),
  'late', (select ${seconds('min(next_at) filter (where next_at <= now())')} from own_jobs),
  'jobs', coalesce((select json_agg(j order by j.name) from (
      select max(id) as id, name, count(*) filter (where state = ${QUEUED}) as queued, count(*) filter (where state = ${RUNNING}) as running,
        count(*) filter (where state = ${FAILED}) as failed, max(last_at) as last_at, min(next_at) as next_at,
        max(last_seconds)::float8 as last_seconds, max(failure) filter (where state = ${FAILED}) as failure
      from own_jobs group by name) j), '[]'),
  'imports', (select count(*) from import_runs where state = 'running' and ${OWN}))`

/** `client`: of that company alone; null: of all. */
export async function figuresOf(connection: Connection, client: number | null): Promise<Figures> {
  const values = [client]
  return JSON.parse((await connection.text({ name: 'figures', text: TEXT, values }))!) as Figures
}
