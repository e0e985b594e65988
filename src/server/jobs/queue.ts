/**
 * Jobs and their runs in the database: what is due, who runs it, how far it is. Each step is one statement, in which
 * the database's clock decides; several servers may take it at once, and one of them does. The companies of all jobs
 * are seen here, as nowhere else.
 */
import { NOW } from '../loop.ts'
import { JobRunState } from '../../generated/enums.ts'
import type { Job, Json } from '../../model/model.ts'
import type { Connection, Store } from '../store/store.ts'
import { dueTimes, nextAfter } from './schedule.ts'

/** A server without a heartbeat for this long is considered gone. */
const HELD_FOR = `interval '30 seconds'`
/** A run that was started this often without progress probably takes its server down each time. */
export const MOST_ATTEMPTS = 5
const { queued: QUEUED, running: RUNNING, done: DONE, failed: FAILED } = JobRunState

export interface Claimed {
  readonly client_id: number
  readonly job_id: number
  readonly run_id: number
  readonly name: string
  /** Generated for this claim; the next claim gets another. */
  readonly holder: string
  readonly due: Date
  readonly attempts: number
  /** Of the request that started it; null: the schedule did. */
  readonly request_id: string | null
  /** From when on it does again what was done; null: it does what is new. */
  readonly since_at: Date | null
}

export const databaseNow = async (connection: Connection): Promise<Date> =>
  (await connection.query({ text: 'select now() as now', values: [] })).rows[0]!['now'] as Date

/** A row for every job of every company; a schedule that was changed counts from now. */
export async function enter(store: Store, jobs: readonly Job[]): Promise<void> {
  const now = await databaseNow(store)
  const rows = jobs.map(({ name, schedule, each }) => ({
    name,
    schedule,
    whole: each === 'installation',
    next_at: nextAfter(schedule, now),
  }))
  const given = `json_to_recordset($1) as j(name text, schedule text, whole boolean, next_at timestamptz)`
  const values = [JSON.stringify(rows)]
  await store.query({
    text: `insert into jobs (client_id, name, schedule, next_at)
      select c.client_id, j.name, j.schedule, j.next_at from clients c cross join ${given}
      where (not j.whole or c.client_id = (select min(client_id) from clients))
        and not exists (select from jobs t where t.client_id = c.client_id and t.name = j.name)
      on conflict (client_id, name) do nothing`,
    values,
  })
  await store.query({
    text: `update jobs t set schedule = j.schedule, next_at = j.next_at, version = t.version + 1, updated_at = now()
      from ${given} where j.name = t.name and j.schedule is distinct from t.schedule`,
    values,
  })
}

/** Whether there is anything to do: asked all day long, mostly in vain. */
export const isAnythingDue = async (store: Store): Promise<boolean> =>
  (await store.text({
    text: `select exists (select from jobs where next_at <= ${NOW} or (state in (${QUEUED}, ${RUNNING}) and (held_until is null or held_until < now())))::text`,
    values: [],
    name: 'jobs_due',
  })) === 'true'

/**
 * Moves each schedule on and queues what was due. Of several servers that have seen the same time, one wins: the
 * schedule is moved on only from where it was seen, and only the server that moved it queues.
 */
export async function queueDue(store: Store, jobs: Readonly<Record<string, Job>>): Promise<void> {
  const { rows } = await store.query({
    text: `select client_id, id, name, next_at, next_at::text as seen, now() as now from jobs where next_at <= ${NOW} order by next_at limit 1000`,
    values: [],
  })
  const moves = rows.flatMap((row) => {
    const job = jobs[row['name'] as string]
    const now = row['now'] as Date
    return [
      {
        client_id: row['client_id'],
        id: row['id'],
        seen: row['seen'],
        // A job without a document is no longer due.
        next_at: job === undefined ? null : nextAfter(job.schedule, now),
        due: job === undefined ? [] : dueTimes(job, row['next_at'] as Date, now),
        every: job?.missed === 'all',
      },
    ]
  })
  if (moves.length === 0) return
  await store.query({
    text: `with due as (
        select * from json_to_recordset($1) as d(client_id bigint, id bigint, seen timestamptz, next_at timestamptz, due json, every boolean)
      ), won as (
        update jobs t set next_at = d.next_at, version = t.version + 1, updated_at = now(),
          state = case when json_array_length(d.due) > 0 and t.state is distinct from ${RUNNING} then ${QUEUED} else t.state end
        from due d where t.client_id = d.client_id and t.id = d.id and t.next_at = d.seen
        returning t.client_id, t.id, d.due, d.every
      )
      insert into job_runs (client_id, job_id, state, due_at)
      select w.client_id, w.id, ${QUEUED}, one.time::timestamptz
      from won w cross join json_array_elements_text(w.due) as one(time)
      where w.every or not exists (
        select from job_runs r where r.client_id = w.client_id and r.job_id = w.id and r.state = ${QUEUED})`,
    values: [JSON.stringify(moves)],
  })
}

interface Asked {
  readonly client: number
  readonly name: string
  /** Null: the system asks. */
  readonly staff: number | null
  readonly request: string | null
}

/** That there is a run to do. The job may not have been entered yet. Answers its key. */
async function queued(connection: Connection, { client, name }: Pick<Asked, 'client' | 'name'>): Promise<number> {
  const { rows } = await connection.query({
    text: `insert into jobs (client_id, name, state) values ($1, $2, ${QUEUED})
      on conflict (client_id, name) do update set version = jobs.version + 1, updated_at = now(),
        state = case when jobs.state = ${RUNNING} then ${RUNNING} else ${QUEUED} end
      returning id`,
    values: [client, name],
    name: 'job_queued',
  })
  return rows[0]!['id'] as number
}

/** A run beside the scheduled ones, unless one is queued already. */
export async function ask(connection: Connection, asked: Asked): Promise<void> {
  const { client, staff, request } = asked
  const job = await queued(connection, asked)
  // By itself: from here on nobody claims the run that is seen queued before what it is to find is committed.
  await connection.query({
    text: `insert into job_runs (client_id, job_id, state, due_at, staff_id, request_id)
      select $1, $2, ${QUEUED}, now(), $3, $4
      where not exists (select from job_runs r where r.client_id = $1 and r.job_id = $2 and r.state = ${QUEUED})`,
    values: [client, job, staff, request],
    name: 'job_run_queued',
  })
}

export interface Again extends Pick<Asked, 'client' | 'name'> {
  /** From when on. */
  readonly since: Date
}

/** A run that does again what is since then: one that has not ended goes on, or a new one. Answers its key. */
export async function askAgain(connection: Connection, again: Again): Promise<number> {
  const { client, since } = again
  const job = await queued(connection, again)
  const run = await connection.query({
    text: `with going as (
        select id from job_runs where client_id = $1 and job_id = $2 and state in (${QUEUED}, ${RUNNING}) and since_at = $3 order by id limit 1
      ), asked as (
        insert into job_runs (client_id, job_id, state, due_at, since_at)
        select $1, $2, ${QUEUED}, now(), $3 where not exists (select from going) returning id
      ) select id from going union all select id from asked`,
    values: [client, job, since],
  })
  return run.rows[0]!['id'] as number
}

/** How a run stands: what it has done, and why it failed; null: it has not ended. */
export async function endOf(
  connection: Connection,
  { client, run }: { readonly client: number; readonly run: number },
): Promise<{ readonly done: number; readonly failure: string | null } | null> {
  const {
    rows: [row],
  } = await connection.query({
    text: `select done, failure from job_runs where client_id = $1 and id = $2 and state in (${DONE}, ${FAILED})`,
    values: [client, run],
  })
  return (row as { readonly done: number; readonly failure: string | null } | undefined) ?? null
}

/**
 * The next unclaimed run of the jobs that this server knows. Interrupted runs come before new ones. One that has ended
 * since it was seen is not begun again: null, and the next look finds what follows it.
 */
export async function claim(store: Store, names: readonly string[], holder: string): Promise<Claimed | null> {
  const {
    rows: [row],
  } = await store.query({
    text: `with next as (
        select t.client_id, t.id, r.id as run_id from jobs t
        cross join lateral (
          select id, due_at from job_runs where client_id = t.client_id and job_id = t.id and state in (${QUEUED}, ${RUNNING})
          order by state desc, due_at, id limit 1
        ) r
        where t.state in (${QUEUED}, ${RUNNING}) and (t.held_until is null or t.held_until < now()) and t.name = any($1)
        order by r.due_at, t.client_id, t.id limit 1 for update of t skip locked
      ), begun as (
        update job_runs r set state = ${RUNNING}, begun_at = coalesce(r.begun_at, now()), attempts = r.attempts + 1, version = r.version + 1, updated_at = now()
        from next where r.client_id = next.client_id and r.id = next.run_id and r.state in (${QUEUED}, ${RUNNING})
        returning r.client_id, r.job_id, r.id as run_id, r.due_at as due, r.attempts, r.request_id, r.since_at
      )
      update jobs t set holder = $2, held_until = now() + ${HELD_FOR}, state = ${RUNNING}, last_at = now(), version = t.version + 1, updated_at = now()
      from begun where t.client_id = begun.client_id and t.id = begun.job_id
      returning begun.*, t.name`,
    values: [names, holder],
  })
  return row === undefined ? null : ({ ...row, holder } as unknown as Claimed)
}

/** Another server has taken the run over; this one has nothing more to do with it. */
export class Lost extends Error {}

/**
 * Must stand first in the transaction of a part: the row stays locked until its end, so that nobody takes the job over
 * while its writes may still be committed.
 */
export async function hold(
  connection: Connection,
  { client_id, job_id, run_id, holder }: Claimed,
): Promise<{ readonly now: Date; readonly from: Json; readonly since: Date | null }> {
  const {
    rows: [row],
  } = await connection.query({
    text: `update jobs t set held_until = now() + ${HELD_FOR}, version = t.version + 1, updated_at = now()
      from job_runs r where t.client_id = $1 and t.id = $2 and t.holder = $3 and r.client_id = $1 and r.id = $4
      returning now() as now, r.progress, (
        select case when max(d.begun_at) is not null then least(max(d.begun_at), r.since_at) end
        from job_runs d where d.client_id = $1 and d.job_id = $2 and d.state = ${DONE}) as since`,
    values: [client_id, job_id, holder, run_id],
  })
  if (row === undefined) throw new Lost()
  return {
    now: row['now'] as Date,
    since: row['since'] as Date | null,
    from: placeIn(row['progress']),
  }
}

/** Where the next part begins, as long as the run is its holder's: that is seen to when the part has begun. */
export async function reached(
  connection: Connection,
  { client_id, run_id }: Claimed,
): Promise<{ readonly now: Date; readonly from: Json }> {
  const {
    rows: [row],
  } = await connection.query({
    text: 'select now() as now, progress from job_runs where client_id = $1 and id = $2',
    values: [client_id, run_id],
  })
  if (row === undefined) throw new Lost()
  return { now: row['now'] as Date, from: placeIn(row['progress']) }
}

const placeIn = (progress: unknown): Json => JSON.parse((progress as string | null) ?? 'null') as Json

/** Writes the progress with the part's own writes. Progress resets the count of attempts. */
export async function noteProgress(
  connection: Connection,
  { client_id, run_id }: Claimed,
  { done, next }: { readonly done: number; readonly next: Json },
): Promise<void> {
  await connection.query({
    text: `update job_runs set progress = $3, done = done + $4, attempts = 1, version = version + 1, updated_at = now() where client_id = $1 and id = $2`,
    values: [client_id, run_id, next === null ? null : JSON.stringify(next), done],
  })
}

/** `failure`: why it failed; null: it did not. A run that another server has taken over is left alone. */
export async function end(connection: Connection, claimed: Claimed, failure: string | null): Promise<boolean> {
  const { client_id, job_id, run_id, holder } = claimed
  const state = failure === null ? DONE : FAILED
  const { count } = await connection.query({
    text: `with ended as (
        update job_runs r set state = ${state}, ended_at = clock_timestamp(), failure = $5, version = r.version + 1, updated_at = now(),
          seconds = round(extract(epoch from clock_timestamp() - r.begun_at)::numeric, 1)
        from jobs t where t.client_id = $1 and t.id = $2 and t.holder = $3 and r.client_id = $1 and r.id = $4
        returning r.client_id, r.job_id, r.id, r.seconds
      )
      update jobs t set holder = null, held_until = null, last_seconds = ended.seconds, failure = $5, version = t.version + 1, updated_at = now(),
        state = case when exists (select from job_runs r where r.client_id = $1 and r.job_id = $2 and r.id <> $4 and r.state = ${QUEUED}) then ${QUEUED} else ${state} end
      from ended where t.client_id = ended.client_id and t.id = ended.job_id`,
    values: [client_id, job_id, holder, run_id, failure?.slice(0, 500) ?? null],
  })
  return count > 0
}

/** Gives the run back as if this server had not started it; what it has done stays done. */
export async function giveBack(connection: Connection, { client_id, job_id, run_id, holder }: Claimed): Promise<void> {
  await connection.query({
    text: `with back as (
        update jobs t set holder = null, held_until = null, state = ${QUEUED}, version = t.version + 1, updated_at = now()
        where t.client_id = $1 and t.id = $2 and t.holder = $3 returning t.client_id
      )
      update job_runs r set state = ${QUEUED}, attempts = greatest(r.attempts - 1, 0), version = r.version + 1, updated_at = now()
      from back where r.client_id = back.client_id and r.id = $4`,
    values: [client_id, job_id, holder, run_id],
  })
}

/** A heartbeat for runs that take long between two parts; a locked row means that a part is being done. */
export async function beat(connection: Connection, { client_id, job_id, holder }: Claimed): Promise<void> {
  await connection.query({
    text: `update jobs t set held_until = now() + ${HELD_FOR} from (
        select client_id, id from jobs where client_id = $1 and id = $2 and holder = $3 for update skip locked
      ) own where t.client_id = own.client_id and t.id = own.id`,
    values: [client_id, job_id, holder],
  })
}
