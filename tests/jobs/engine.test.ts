/** The engine's own job, and what people see of jobs and do with them. */
import { beforeAll, expect, test } from 'vitest'
import { JobRunState } from '../../src/generated/enums.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { HARDLY_EVER, job, runnerOn, type GoingRunner } from './support.ts'

const { queued, running, done } = JobRunState

describeStores('jobs of the engine', (open) => {
  let [server, runner, admin]: [TestServer, GoingRunner, Caller] = [undefined!, undefined!, undefined!]
  beforeAll(async () => {
    server = await startServer(open)
    runner = runnerOn(server.store, server.model)
    await runner.look()
    admin = await loggedIn(server.app)
  })
  const go = async (): Promise<void> => {
    await runner.go()
  }
  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows

  /** A row that is over, and one that is not: by table. */
  const rows: Readonly<Record<string, (over: boolean) => Promise<unknown>>> = {
    sessions: (over) =>
      query(
        `insert into sessions (token_hash, staff_id, client_id, stamp, last_seen_at, expires_at) values ($1, 1, 1, 'x', now(), now() + $2::interval)`,
        `t${over}`,
        over ? '-1 second' : '1 hour',
      ),
    captchas: (over) =>
      query(
        `insert into captchas (token_hash, answer_hash, expires_at) values ($1, 'x', now() + $2::interval)`,
        `t${over}`,
        over ? '-1 second' : '1 hour',
      ),
    sms_codes: (over) =>
      query(
        `insert into sms_codes (phone, address, code_hash, sent_at, expires_at, tries) values ($1, 'a', 'x', now(), now() + $2::interval, 0)`,
        `t${over}`,
        over ? '-1 second' : '1 hour',
      ),
    sms_requests: (over) =>
      query(
        `insert into sms_requests (phone, address, sent_at) values ('1', 'a', now() - $1::interval)`,
        over ? '61 minutes' : '59 minutes',
      ),
    login_attempts: (over) =>
      query(
        `insert into login_attempts (account, address, count, until) values ($1, 'a', 1, now() + $2::interval)`,
        `t${over}`,
        over ? '-1 second' : '1 hour',
      ),
    request_counts: (over) =>
      query(
        `insert into request_counts (subject, count, until) values ($1, 1, now() + $2::interval)`,
        `t${over}`,
        over ? '-1 second' : '1 hour',
      ),
    call_keys: (over) =>
      query(
        `insert into call_keys (client_id, staff_id, key, call, digest, created_at) values (1, 1, $1, 'x', 'x', now() - $2::interval)`,
        `t${over}`,
        over ? '25 hours' : '23 hours',
      ),
    import_runs: (over) =>
      query(
        `insert into import_runs (client_id, staff_id, entity, state, beat_at, progress) values (1, $1, 'home', 'done', now() - $2::interval, '{}')`,
        over ? 1 : 2,
        over ? '8 days' : '6 days',
      ),
    job_runs: (over) =>
      query(
        `insert into job_runs (client_id, job_id, state, due_at, ended_at) select client_id, id, ${done}, now(), now() - $1::interval from jobs where name = 'clean_up'`,
        over ? '91 days' : '89 days',
      ),
  }
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(rows).map(async (table) => [table, (await query(`select from ${table}`)).length] as const),
      ),
    )

  test('what has expired goes, what has not stays', async () => {
    const before = await counts()
    for (const add of Object.values(rows)) {
      await add(true)
      await add(false)
    }
    await query(
      `insert into request_counts (subject, count, until) select 'm' || n, 1, now() - interval '1 second' from generate_series(1, 2500) n`,
    )
    await query(`update jobs set next_at = date_trunc('second', now()) where name = 'clean_up'`)
    await go()
    const after = await counts()
    // The job's own run is one more.
    expect(after).toEqual(
      Object.fromEntries(
        Object.entries(before).map(([table, count]) => [table, count + (table === 'job_runs' ? 2 : 1)]),
      ),
    )
    expect(await query(`select done, state from job_runs where ended_at > now() - interval '1 day'`)).toEqual([
      { done: 2500 + Object.keys(rows).length, state: done },
    ])
  })

  test('whoever may sees the jobs, runs one at once and sees it end; the log tells who it was', async () => {
    const [row] = await job(server.store, 'clean_up')
    const url = `/v3/jobs/${String(row!['id'])}`
    const seen = async () => (await admin.call('GET', url)).json.data
    expect(await seen()).toMatchObject({ name: 'clean_up', state: done, _actions: ['job_run'], schedule: HARDLY_EVER })
    const { status, json } = await admin.call('POST', `${url}/run`, {})
    expect([status, json.err_msg]).toEqual([200, ''])
    const run = json.data['id'] as unknown as number
    expect(await seen()).toMatchObject({ state: queued, _actions: [] })
    const again = await admin.call('POST', `${url}/run`, {})
    expect([again.status, again.json.err_msg]).toEqual([409, expect.stringContaining('任务正在排队或执行中')])
    await go()
    expect(await seen()).toMatchObject({ state: done, _actions: ['job_run'] })
    expect((await admin.call('GET', `/v3/job_runs/${run}`)).json.data).toMatchObject({
      state: done,
      staff_id: 1,
      job_id: row!['id'],
    })
    const [entry] = await query(
      `select staff_name, action, resource, record_id from operation_logs order by id desc limit 1`,
    )
    expect(entry).toEqual({ staff_name: '员工1', action: 'create', resource: 'job_run', record_id: run })
  })

  test("a job and its runs are called by the job's title, each reader in their language", async () => {
    const [row] = await job(server.store, 'clean_up')
    const { json } = await admin.call('POST', `/v3/jobs/${String(row!['id'])}/run`, {})
    const run = Number(json.data['id'])
    for (const [lang, title] of [
      ['zh', '清理过期数据'],
      ['en', 'Clean up expired data'],
    ] as const) {
      const asked = async (path: string) =>
        (await admin.call('GET', path, undefined, { headers: { 'accept-language': lang } })).json.data
      expect((await asked('/v3/jobs?name=clean_up')).list).toMatchObject([
        { name: 'clean_up', _labels: { name: title } },
      ])
      expect(await asked(`/v3/jobs/${String(row!['id'])}`)).toMatchObject({ _labels: { name: title } })
      expect(await asked(`/v3/job_runs/${run}`)).toMatchObject({ _labels: { job_id: title } })
    }
    await go()
  })

  test('the same key asks for one run', async () => {
    const [row] = await job(server.store, 'clean_up')
    const ask = () =>
      admin.call('POST', `/v3/jobs/${String(row!['id'])}/run`, {}, { headers: { 'idempotency-key': 'once' } })
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.json.data]).toEqual([200, first.json.data])
    await go()
  })

  test('without the right nobody sees or runs a job; another company has its own', async () => {
    const [row] = await job(server.store, 'clean_up')
    await addAccount(server, 'reader', ['homes_view'])
    const reader = await loggedIn(server.app, 'reader')
    const other = await loggedIn(server.app, 'admin@2')
    for (const [method, path] of [
      ['GET', '/v3/jobs'],
      ['GET', '/v3/job_runs'],
      ['POST', `/v3/jobs/${String(row!['id'])}/run`],
    ] as const)
      expect([path, (await reader.call(method, path, method === 'POST' ? {} : undefined)).status]).toEqual([path, 403])
    expect((await other.call('GET', '/v3/jobs')).json.data.list.map((one) => one['name'])).not.toContain('clean_up')
    expect((await other.call('POST', `/v3/jobs/${String(row!['id'])}/run`, {})).status).toBe(404)
    expect(await query(`select from job_runs where state in (${queued}, ${running})`)).toEqual([])
  })
})
