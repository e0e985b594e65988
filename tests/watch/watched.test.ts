/** What a server says of itself to those who run it: how it is, what it does, and what came of a click. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { createMetrics } from '../../src/server/watch/metrics.ts'
import { shared } from '../../src/server/watch/shared.ts'
import { fleetServer, handFleet, passTime } from '../commands/support/fleet.ts'
import { runnerOn } from '../jobs/support.ts'
import { addAccount } from '../http/support/accounts.ts'
import type { CallTypes } from '../../src/generated/call-types.ts'
import { refuseWrongAnswer } from '../../src/server/calls/answer-check.ts'
import { caller, loggedIn, LOGIN, startServer, type TestServer } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { appOn, post, SETTINGS } from '../webhooks/support.ts'

type Status = CallTypes['system_status']['response']

const TOKEN = 'read-me-as-often-as-you-like'

describeStores('The health of a server', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(open)
  })
  const asked = async (path: string, app = server.app) => {
    const { statusCode, body, headers } = await app.inject({ url: path })
    return { status: statusCode, told: JSON.parse(body) as unknown, kept: headers['cache-control'] }
  }
  const query = (text: string) => server.store.query({ text, values: [] })
  const well = { status: 'ok', parts: { store: 'ok', jobs: 'ok', commands: 'ok', inbox: 'ok', ports: 'ok' } }

  /** What a server says that has not counted before. */
  const askedAnew = async () => {
    const app = await appOn(server.store)
    try {
      return { health: await asked('/healthz', app), ready: (await asked('/readyz', app)).status }
    } finally {
      await app.close()
    }
  }

  it('is told to anybody, by what balancers and watchers ask for', async () => {
    expect(await asked('/livez')).toEqual({ status: 200, told: { status: 'ok' }, kept: 'no-store' })
    expect(await asked('/readyz')).toEqual({ status: 200, told: { status: 'ok' }, kept: 'no-store' })
    expect(await asked('/healthz')).toEqual({ status: 200, told: well, kept: 'no-store' })
    expect((await server.app.inject({ method: 'HEAD', url: '/readyz' })).statusCode).toBe(200)
  })

  it.each([
    [
      'commands',
      `insert into command_deliveries (client_id, task_id, address, target, slot, payload, next_at, expires_at)
        values (1, 1, 'x', '*', 'x *', '{}', now() - interval '61 seconds', now() + interval '1 hour')`,
      'delete from command_deliveries',
    ],
    [
      'inbox',
      `insert into webhook_deliveries (client_id, message_id, next_at) values (1, 1, now() - interval '61 seconds')`,
      'delete from webhook_deliveries',
    ],
    [
      'jobs',
      `insert into jobs (client_id, name, next_at) values (1, 'clean_up', now() - interval '301 seconds')`,
      'delete from jobs',
    ],
  ])(
    'says that %s wait for nobody who does them, and takes no server from its balancer for it',
    async (part, late, done) => {
      await query(late)
      const failed = { status: 'failed', parts: { ...well.parts, [part]: 'failed' } }
      await expect
        .poll(askedAnew, { timeout: 15_000 })
        .toMatchObject({ health: { status: 503, told: failed }, ready: 200 })
      await query(done)
      await expect
        .poll(askedAnew, { timeout: 15_000 })
        .toMatchObject({ health: { status: 200, told: well }, ready: 200 })
    },
    40_000,
  )

  it('counts again after a while', async () => {
    await expect.poll(() => asked('/healthz'), { timeout: 15_000 }).toMatchObject({ status: 200 })
    await query(`insert into jobs (client_id, name, next_at) values (1, 'clean_up', now() - interval '301 seconds')`)
    await expect.poll(() => asked('/healthz'), { timeout: 15_000 }).toMatchObject({ status: 503 })
    await query('delete from jobs')
    await expect.poll(() => asked('/healthz'), { timeout: 15_000 }).toMatchObject({ status: 200, told: well })
  }, 40_000)

  it('sends nobody here who is about to stop, and serves who comes', async () => {
    server.app.leave()
    expect(await asked('/readyz')).toMatchObject({ status: 503, told: { status: 'stopping' } })
    expect(await asked('/healthz')).toMatchObject({ status: 503, told: { status: 'stopping' } })
    expect((await asked('/livez')).status).toBe(200)
    expect((await server.app.inject({ url: '/static/time' })).statusCode).toBe(200)
  })
})

describeStores('A server whose database has gone', (open) => {
  it('lives, and is not well', async () => {
    const { app, store } = await startServer(open, { METRICS_TOKEN: TOKEN })
    await store.close()
    const asked = await Promise.all(['/livez', '/readyz', '/healthz'].map((url) => app.inject({ url })))
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503])
    expect(asked[2]!.json()).toEqual({
      status: 'failed',
      parts: { store: 'failed', jobs: 'unknown', commands: 'unknown', inbox: 'unknown', ports: 'ok' },
    })
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    expect(body).toContain('console_database_up 0')
    expect(body).not.toMatch(/^console_command_queue\{/m)
  })
})

test('a question that takes long is asked once, however many ask it, and nobody waits for long', async () => {
  let [times, answer]: [number, (text: string) => void] = [0, () => undefined]
  const ask = shared(
    () => {
      times += 1
      return new Promise<string>((resolve) => {
        answer = resolve
      })
    },
    { keep: 0, wait: 50 },
  )
  const told = await Promise.allSettled([ask(), ask()])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ask()).rejects.toMatchObject({ key: 'timeout' })
  expect(times).toBe(1)
  answer('late')
  await expect.poll(async () => (await Promise.race([ask().catch(() => 'timeout'), answer('now')]), times)).toBe(2)
})

describeStores('The figures for Prometheus', (open) => {
  let server: Awaited<ReturnType<typeof fleetServer>>
  beforeAll(async () => {
    server = await fleetServer(open, { settings: { METRICS_TOKEN: TOKEN, ...SETTINGS } })
  })
  afterAll(() => server.app.close())
  const read = async (authorization?: string) =>
    server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  const lines = async () => (await read(`Bearer ${TOKEN}`)).body.split('\n')
  const valueOf = (all: readonly string[], name: string): number | undefined => {
    const found = all.find((line) => line.startsWith(`${name} `))
    return found === undefined ? undefined : Number(found.slice(name.length + 1))
  }

  it.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
    'are not for who sends %s',
    async (authorization) => {
      const { statusCode, headers, body } = await read(authorization)
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(body).not.toContain('console_')
    },
  )

  it('count what is asked, by the names of the schemas alone', async () => {
    await server.admin.call('GET', '/v3/homes?limit=1')
    await server.admin.call('GET', '/v3/homes/1')
    await server.admin.call('GET', '/v3/homes/999999')
    for (const path of ['/v3/no_such_thing', '/v3/homes/1/nothing', '/wp-admin.php', '/%00'])
      await server.admin.call('GET', path)
    await caller(server.app).call('POST', LOGIN, { name: 'admin', pass: 'wrong', from: 2 })
    const all = await lines()
    expect(valueOf(all, 'console_requests_total{call="home.list",status="200"}')).toBe(1)
    expect(valueOf(all, 'console_requests_total{call="home.info",status="200"}')).toBe(1)
    expect(valueOf(all, 'console_requests_total{call="home.info",status="404"}')).toBe(1)
    expect(valueOf(all, 'console_request_duration_seconds_count{call="home.info"}')).toBe(2)
    expect(valueOf(all, 'console_refusals_total{error="not_found"}')).toBe(1)
    expect(valueOf(all, 'console_logins_refused_total{error="login_failed"}')).toBe(1)
    const calls = all.flatMap((line) => /^console_requests_total\{call="([^"]+)"/.exec(line)?.[1] ?? [])
    expect(calls.filter((one) => /no_such|nothing|wp-admin/.test(one))).toEqual([])
  })

  it('tell of commands, from the queue to what became of them', async () => {
    const refresh = (id: number) => server.admin.call('POST', `/v3/devices/${id}/refresh`, {})
    const away = await server.device()
    server.fleet.away.add(away.sn)
    await refresh(away.id)
    await server.app.commands.rested()
    await passTime(server.store, 3_600)
    server.fleet.mood = () => 'late'
    await refresh((await server.device()).id)
    await server.app.commands.rested()
    const value = async (name: string) => valueOf(await lines(), `console_${name}`)
    await expect.poll(() => value('command_queue{state="sending"}'), { timeout: 15_000 }).toBe(1)
    // The one that waits for its device has been asked for an hour ago.
    expect(await value('command_queue_oldest_seconds')).toBeGreaterThanOrEqual(3_600)
    expect(await value('command_queue_oldest_seconds')).toBeLessThan(3_700)
    expect(await value('command_queue{state="pending"}')).toBe(1)
    await server.fleet.act()
    expect(await value('commands_total{outcome="done"}')).toBe(1)
    server.fleet.away.clear()
    server.fleet.mood = () => 'prompt'
    await passTime(server.store, 60)
    const settled = async () => (await server.settle(), value('commands_total{outcome="done"}'))
    await expect.poll(settled, { timeout: 15_000 }).toBe(2)
    await expect.poll(() => value('command_queue_oldest_seconds'), { timeout: 15_000 }).toBe(0)
    expect(await value('command_queue{state="pending"}')).toBe(0)
  }, 40_000)

  it('tell of messages from outside, from the inbox to what became of them', async () => {
    await server.app.inbox.stop()
    const { sn } = await server.device()
    const report = (sn: string) => ({ type: 'online', sn, at: '2026-06-01T08:00:00.000Z' })
    for (const one of [sn, sn, 'lk240350000000077099']) expect((await post(server.app, report(one))).status).toBe(200)
    await expect.poll(async () => valueOf(await lines(), 'console_webhook_queue'), { timeout: 15_000 }).toBe(3)
    expect(valueOf(await lines(), 'console_webhook_queue_oldest_seconds')).toBeGreaterThan(0)
    for (let i = 0; i < 3; i += 1) await server.app.inbox.round()
    const all = await lines()
    const became = (outcome: string) =>
      valueOf(all, `console_webhook_messages_total{webhook="device_report",outcome="${outcome}"}`)
    expect([became('handled'), became('refused'), became('failed')]).toEqual([2, 1, undefined])
    expect(valueOf(all, 'console_requests_total{call="webhook",status="200"}')).toBe(3)
  }, 30_000)

  it('tell of the process, its connections, its exports and its streams', async () => {
    const all = await lines()
    const figures = [
      'console_database_up',
      'console_pool_size',
      'console_pool_waiting',
      'console_exports{state="running"}',
      'console_exports{state="waiting"}',
      'console_live_streams',
      'console_imports_running',
      'console_event_queue',
      'console_event_queue_oldest_seconds',
      'console_event_webhooks_paused',
      'nodejs_eventloop_lag_seconds',
      'process_cpu_seconds_total',
    ]
    expect(figures.filter((name) => valueOf(all, name) === undefined)).toEqual([])
  })
})

describe('The figures', () => {
  it('are nowhere without a token, and a token that anybody guesses is refused', async () => {
    const read = readConfig({ METRICS_TOKEN: 'short' })
    expect(read).toEqual({
      mistakes: ['METRICS_TOKEN must be 16 to 200 characters without blanks.'],
    })
  })

  it('tell of uploads and of runs of jobs', async () => {
    const metrics = await createMetrics({
      figures: () => Promise.reject(new Error('away')),
      load: () => ({
        connections: { open: 1, busy: 0, most: 1, waiting: 0, waited: 0 },
        exports: { running: 2, waiting: 3 },
      }),
      streams: () => 4,
      ports: () => [],
    })
    metrics.uploaded(1_000)
    metrics.uploaded(null)
    metrics.job('clean_up', 'done', 2)
    metrics.message('device_report', 'refused')
    metrics.event('given_up')
    const { text } = await metrics.read()
    for (const line of [
      'console_uploads_total{outcome="kept"} 1',
      'console_uploads_total{outcome="refused"} 1',
      'console_upload_bytes_total 1000',
      'console_job_duration_seconds_bucket{le="5",job="clean_up",outcome="done"} 1',
      'console_webhook_messages_total{webhook="device_report",outcome="refused"} 1',
      'console_events_total{outcome="given_up"} 1',
      'console_exports{state="waiting"} 3',
      'console_live_streams 4',
    ])
      expect(text).toContain(line)
  })
})

describeStores('The log', (open) => {
  const log: Record<string, unknown>[] = []
  let server: Awaited<ReturnType<typeof fleetServer>>
  beforeAll(async () => {
    server = await fleetServer(open, {
      settings: { LOG_LEVEL: 'info' },
      log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    })
  })
  afterAll(() => server.app.close())
  const rows = async (text: string) => (await server.store.query({ text, values: [] })).rows
  const sent = (request_id: string) => ({ headers: { 'x-request-id': request_id } })

  it('leads from a click to its device by one name', async () => {
    const { id } = await server.device()
    const { headers } = await server.admin.call('POST', `/v3/devices/${id}/refresh`, {}, sent('proxy-0001'))
    expect(headers['x-request-id']).toBe('proxy-0001')
    await server.settle()
    const about = log.filter(({ request_id }) => request_id === 'proxy-0001')
    expect(about.map(({ call, outcome, status }) => call ?? outcome ?? status)).toEqual([
      'device_refresh',
      'send',
      'done',
    ])
    expect(about[0]).toMatchObject({ status: 200, staff_id: 1 })
    const [task] = await rows('select id, request_id from command_tasks order by id desc limit 1')
    expect(task!['request_id']).toBe('proxy-0001')
    expect(about[1]!['command']).toBe(`1-${String(task!['id'])}`)
  })

  it('leads from a click to the run of a job', async () => {
    const ended: unknown[] = []
    const runner = runnerOn(server.store, server.model, undefined, (one) => ended.push(one))
    await runner.look()
    const [job] = await rows(`select id from jobs where client_id = 1 and name = 'clean_up'`)
    const { status } = await server.admin.call('POST', `/v3/jobs/${String(job!['id'])}/run`, {}, sent('proxy-0002'))
    expect(status).toBe(200)
    await runner.go()
    // The device bound above is sent its settings meanwhile.
    expect(ended).toContainEqual(
      expect.objectContaining({ job: 'clean_up', outcome: 'done', request_id: 'proxy-0002' }),
    )
  })

  it.each(['short', 'a"} {"level":60}', 'x'.repeat(65), '编号编号编号编号'])(
    'takes no name that is not one: %s',
    async (given) => {
      const { headers } = await server.admin.call('GET', '/v3/homes?limit=1', undefined, sent(given))
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('names a refusal, and holds no secret', async () => {
    await caller(server.app).call('POST', LOGIN, { name: 'admin', pass: 'Secret-4711', from: 2 }, sent('proxy-0003'))
    expect(log.find(({ request_id }) => request_id === 'proxy-0003')).toMatchObject({
      call: 'login',
      refusal: 'login_failed',
    })
    expect(JSON.stringify(log)).not.toMatch(/Secret-4711|session=/)
  })
})

describeStores('The page of the status', (open, kind) => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'status-'))
    server = await startServer(open, { BACKUP_DIR: folder })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const asked = async (name = 'admin', lang = 'zh') =>
    (await loggedIn(server.app, name)).call('GET', '/v3/system_status', undefined, {
      headers: { 'accept-language': lang },
    })
  const query = (text: string) => server.store.query({ text, values: [] })

  it('is for who holds its key, and for nobody else', async () => {
    expect((await asked('guest')).json.err_code).toBe(4030)
    await addAccount(server, 'watcher', ['status_check'])
    expect((await asked('watcher')).json.err_code).toBe(0)
  })

  it('measures how long a request has been waiting for a connection', async () => {
    const waiting = () => server.store.load().connections
    const { most } = waiting()
    let free = (): void => undefined
    const freed = new Promise<void>((resolve) => {
      free = resolve
    })
    const taken = Array.from({ length: most }, () => server.store.transaction(() => freed))
    await expect.poll(() => waiting().busy).toBe(most)
    const asked = [query('select 1'), query('select 1')]
    await expect.poll(() => waiting()).toMatchObject({ waiting: 2 })
    const before = waiting().waited
    await expect.poll(() => waiting().waited).toBeGreaterThan(before)
    free()
    await Promise.all([...taken, ...asked])
    expect(waiting()).toMatchObject({ waiting: 0, waited: 0 })
  })

  it.each([
    [0.4, null],
    [12, '有1个请求在等待数据库连接，最久已等待12秒'],
  ])('calls a wait of %s s for a connection a failure only where it is long', async (waited, failure) => {
    const load = { ...server.store.load(), connections: { open: 1, busy: 1, most: 1, waiting: 1, waited } }
    const app = await appOn({ ...server.store, load: () => load })
    const { json } = await (await loggedIn(app)).call('GET', '/v3/system_status')
    expect((json.data as unknown as Status).store).toEqual({ failure, open: 1, busy: 1, most: 1, waiting: 1 })
    await app.close()
  })

  it('tells of the own company alone, and answers what its document says', async () => {
    await query(`insert into jobs (client_id, name, state, failure, last_at, last_seconds, next_at) values
      (1, 'clean_up', 4, '磁盘已满', now(), 1.5, now() + interval '1 day'), (2, 'clean_up', 3, null, now(), 1, null)`)
    await query(`insert into webhook_messages (client_id, source, number, state, body, failure, settled_at) values
      (1, 'device_report', 'a', 3, '{}', 'x', now()), (1, 'device_report', 'b', 4, '{}', 'x', now()),
      (1, 'device_report', 'c', 4, '{}', 'x', now() - interval '25 hours'), (2, 'device_report', 'd', 4, '{}', 'x', now())`)
    await query(`insert into webhook_deliveries (client_id, message_id, next_at, created_at)
      select client_id, 900 + client_id, now() + interval '1 minute', now() - interval '90 minutes' from clients`)
    await query(`insert into command_deliveries (client_id, task_id, address, target, slot, payload, next_at, expires_at)
      values (1, 1, 'x', '*', 'x *', '{}', now() - interval '2 minutes', now() + interval '23 hours'),
        (2, 1, 'y', '*', 'y *', '{}', now(), now() + interval '24 hours')`)
    const { json, status } = await asked()
    expect(status).toBe(200)
    const { queue, inbox, jobs, versions, backups } = json.data as unknown as Status
    expect(queue).toMatchObject({
      failure: '到期的指令已等待2分钟仍未下发：没有服务进程在下发指令，请检查各服务器',
      pending: 1,
      sending: 0,
    })
    expect(Math.round(queue.oldest_seconds! / 60)).toBe(60)
    expect(inbox).toMatchObject({
      failure: '24小时内有1条外部消息处理失败，排除原因后可在消息收件箱中重新处理',
      used: true,
      waiting: 1,
      refused: 1,
      failed: 1,
    })
    expect(Math.round(inbox.oldest_seconds! / 60)).toBe(90)
    await query(`update webhook_deliveries set next_at = now() - interval '5 hours'`)
    expect(((await asked('admin', 'en')).json.data as unknown as Status).inbox.failure).toBe(
      'Incoming messages have been overdue for 5 h because no server process is handling them; check the servers',
    )
    expect(jobs.failure).toBe('1个任务上次执行失败')
    expect(jobs.list).toMatchObject([{ state: '失败', last_seconds: 1.5, failure: '磁盘已满' }])
    expect(versions.database).toMatch(kind === 'pglite' ? /^PGlite \(PostgreSQL \d+/ : /^PostgreSQL \d+/)
    expect((backups === null) === (kind === 'postgres')).toBe(true)
    expect(((await asked('admin', 'en')).json.data as unknown as Status).jobs.failure).toBe(
      'Jobs whose last run failed: 1',
    )
    const call = server.model.calls['system_status']!
    expect(() => refuseWrongAnswer(call, json.data)).not.toThrow()
  })

  // PostgreSQL is backed up by whoever keeps it.
  if (kind === 'pglite')
    it('knows the last backup, and says when it is old', async () => {
      const time = new Date(Date.now() - 40 * 3_600_000)
      const place = join(folder, `auto-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
      await mkdir(place)
      await writeFile(join(place, 'manifest.json'), '{"x":1}')
      const { backups } = (await asked()).json.data as unknown as Status
      expect(backups).toMatchObject({ bytes: 7, kept: 1, keep: 7 })
      expect(backups!.failure).toMatch(/^最近一次备份早于36小时/)
    })
})

describeStores('A server that stops', (open) => {
  it('gives back commands that its link has not taken: the next server sends them at once', async () => {
    const fleet = handFleet()
    fleet.deliver = () => new Promise(() => undefined)
    const server = await fleetServer(open, { fleet })
    const { id } = await server.device()
    const { json } = await server.admin.call('POST', `/v3/devices/${id}/refresh`, {})
    const standing = async () =>
      (
        await server.store.query({
          text: `select t.state, t.attempts, d.next_at <= now() as due from command_tasks t join command_deliveries d on d.task_id = t.id order by t.id desc limit 1`,
          values: [],
        })
      ).rows[0]
    await expect.poll(standing).toEqual({ state: 'sending', attempts: 0, due: false })
    expect(json.err_code).toBe(0)
    await server.app.close()
    expect(await standing()).toEqual({ state: 'sending', attempts: 0, due: true })
  })
})

describeStores('A service outside that is not there', (open) => {
  it('is told of at each of the places, with its reason on the page and what it said only in the log', async () => {
    const fleet = handFleet()
    fleet.deliver = () => Promise.reject(new Error('the broker is away'))
    const log: string[] = []
    const settings = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' }
    const server = await fleetServer(open, { fleet, settings, log: { write: (line) => void log.push(line) } })
    const { id } = await server.device()
    await server.admin.call('POST', `/v3/devices/${id}/refresh`, {})
    await server.app.commands.rested()
    const health = await server.app.inject({ url: '/healthz' })
    expect([health.statusCode, health.json()]).toMatchObject([503, { parts: { store: 'ok', ports: 'failed' } }])
    expect(health.body).not.toContain('broker')
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    expect(body).toContain('console_port_healthy{port="devices",provider="given"} 0')
    const { json } = await server.admin.call('GET', '/v3/system_status')
    const { ports } = json.data as unknown as Status
    expect(ports.failure).toBe('1个外部服务异常')
    expect(JSON.stringify(json)).not.toContain('broker')
    expect(log.join()).toContain('the broker is away')
    expect(ports.list).toContainEqual(
      expect.objectContaining({ name: '设备通道', healthy: false, failure: '调用失败，具体原因见服务端日志' }),
    )
    await server.app.close()
  })
})
