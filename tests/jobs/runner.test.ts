/** What becomes of jobs: once, in parts, for each company or for all, and told when they fail. */
import { beforeAll, expect, test } from 'vitest'
import { JobRunState } from '../../src/generated/enums.ts'
import type { Model } from '../../src/model/model.ts'
import type { Job } from '../../src/server/jobs/job.ts'
import { claim } from '../../src/server/jobs/queue.ts'
import type { OutsidePorts } from '../../src/server/ports/ports.ts'
import { ToldError } from '../../src/server/store/failures.ts'
import type { Store } from '../../src/server/store/store.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeStores } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { counting as countingIn, dueSince, job, runnerOf, runs, type TestJob } from './support.ts'

const { queued, running, done, failed } = JobRunState

describeStores('jobs', (open, kind) => {
  let [model, store]: [Model, Store] = [undefined!, undefined!]

  beforeAll(async () => {
    model = await projectModel()
    store = await open({}, withTables(model))
    await makeWorld(store)
    await store.script('create table marks (job text, client_id bigint, part integer)')
  })
  const clean = () => store.script('delete from jobs; delete from marks')
  const marks = async () =>
    (await store.query({ text: 'select client_id, part from marks order by client_id, part', values: [] })).rows

  const counting = (to: number, at?: (part: number) => void | Promise<void>): Job => countingIn(store, to, at)

  test('a job has a row before its first time, and runs when that comes: once, and then again at the next', async () => {
    await clean()
    const runner = runnerOf(store, model, { count: { code: counting(3) } })
    await runner.go()
    expect(await runs(store)).toEqual([])
    await dueSince(store, 'count', '1 minute')
    await runner.go()
    expect(await marks()).toEqual([1, 2, 3].map((part) => ({ client_id: 1, part })))
    expect(await runs(store)).toEqual([{ state: done, done: 3, failure: null }])
    const [row] = await job(store, 'count')
    expect(row).toMatchObject({ state: done, failure: null, holder: null, held_until: null })
    expect((row!['next_at'] as Date) > new Date()).toBe(true)
    expect(Number(row!['last_seconds'])).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['skip', 0],
    ['once', 1],
    ['all', 4],
  ] as const)('after days without a server, %s makes %i runs', async (missed, count) => {
    await clean()
    const runner = runnerOf(store, model, { count: { code: counting(1), missed } })
    await runner.look()
    await store.query({
      text: `update jobs set next_at = date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' + $1::interval`,
      // Two o'clock of the fourth day back from the last one that has passed.
      values: [new Date(Date.now() + 8 * 3_600_000).getUTCHours() >= 2 ? '-3 days +2 hours' : '-4 days +2 hours'],
    })
    await runner.go()
    expect([(await runs(store)).length, (await marks()).length]).toEqual([count, count])
  })

  test('each company has its own, and what is for the installation stands with the first', async () => {
    await clean()
    const runner = runnerOf(store, model, {
      own: { code: counting(2), each: 'company' },
      whole: { code: counting(1) },
    })
    await runner.look()
    await dueSince(store, 'own', '1 minute')
    await runner.go()
    expect(await marks()).toEqual([1, 2].flatMap((client_id) => [1, 2].map((part) => ({ client_id, part }))))
    expect((await job(store, 'whole')).map(({ client_id }) => client_id)).toEqual([1])
  })

  test.each([
    {
      what: 'a reason for people',
      error: new ToldError({ zh: '接口没有应答', en: 'No answer' }),
      reason: /^接口没有应答$/,
    },
    { what: 'what is meant for the log', error: new Error('secret at 10.0.0.7'), reason: /^服务器.*执行编号 \d+/ },
  ])(
    '$what is told of a run that failed, what it did is undone, and the next run is a new one',
    async ({ error, reason }) => {
      await clean()
      let isBroken = true
      const code = counting(3, (part) => {
        if (part === 2 && isBroken) throw error
      })
      const runner = runnerOf(store, model, { count: { code } })
      await runner.look()
      await dueSince(store, 'count', '1 minute')
      await runner.go()
      const [row] = await job(store, 'count')
      expect(row).toMatchObject({ state: failed, failure: expect.stringMatching(reason) as string })
      expect(await runs(store)).toEqual([{ state: failed, done: 1, failure: row!['failure'] }])
      expect(await marks()).toEqual([{ client_id: 1, part: 1 }])
      expect(runner.warnings).toEqual([error])
      isBroken = false
      await dueSince(store, 'count', '1 minute')
      await runner.go()
      expect((await job(store, 'count'))[0]).toMatchObject({ state: done, failure: null })
    },
  )

  test('what runs when its server stops is given back and goes on elsewhere, from where it was', async () => {
    await clean()
    let stopped: Promise<void> | undefined
    const first = runnerOf(store, model, {
      count: {
        code: counting(3, (part) => {
          if (part === 2) stopped = first.stop()
        }),
      },
    })
    await first.look()
    await dueSince(store, 'count', '1 minute')
    await first.go()
    await stopped
    expect(await runs(store, 'state, done, attempts')).toEqual([{ state: queued, done: 2, attempts: 0 }])
    await first.go()
    expect(await marks()).toHaveLength(2)
    await runnerOf(store, model, { count: { code: counting(3) } }).go()
    expect((await marks()).map(({ part }) => part)).toEqual([1, 2, 3])
    expect(await runs(store)).toEqual([{ state: done, done: 3, failure: null }])
  })

  const FOREVER = new Promise<never>(() => undefined)
  type Asks = (ports: OutsidePorts, isHanging: boolean) => Promise<unknown>
  const ASKS: Readonly<Record<string, Asks>> = {
    'a service': (ports) => ports.sms.send({ key: 'one', phone: '1', text: 'one', at: new Date() }),
    'anything else': (_, isHanging) => (isHanging ? FOREVER : Promise.resolve()),
  }
  test.each(Object.entries(ASKS))('what waits for %s when its server stops goes on elsewhere', async (_, asks) => {
    await clean()
    let stopped: Promise<void> | undefined
    const asking = (isHanging: boolean): TestJob => ({
      code: {
        ahead: async ({ ports }) => {
          if (isHanging) stopped = first.stop()
          await asks(ports, isHanging)
          return counting(1)
        },
      },
    })
    const portsThat = (answers: Promise<{ readonly parts: null }>) => ({ sms: { send: () => answers } }) as never
    const first = runnerOf(store, model, { count: asking(true) }, portsThat(FOREVER))
    await first.look()
    await dueSince(store, 'count', '1 minute')
    await first.look()
    await first.idle()
    await stopped
    expect(await runs(store, 'state, done, attempts')).toEqual([{ state: queued, done: 0, attempts: 0 }])
    expect((await job(store, 'count'))[0]).toMatchObject({ holder: null, held_until: null })
    expect([await marks(), first.warnings]).toEqual([[], []])
    const other = runnerOf(store, model, { count: asking(false) }, portsThat(Promise.resolve({ parts: null })))
    await other.go()
    expect(await runs(store)).toEqual([{ state: done, done: 1, failure: null }])
  })

  // The embedded database has one connection: nothing comes between.
  if (kind === 'postgres')
    test('a run that ends while it is claimed is not begun again', async () => {
      await clean()
      const runner = runnerOf(store, model, { count: { code: counting(1) } })
      await runner.look()
      await store.query({
        text: `insert into job_runs (client_id, job_id, state, due_at) select client_id, id, $1, now() - n * interval '1 hour' from jobs, generate_series(1, 2) n`,
        values: [queued],
      })
      await store.query({ text: 'update jobs set state = $1', values: [queued] })
      const [earlier, later] = (await runs(store, 'id')).map(({ id }) => Number(id))
      let ending = (): void => undefined
      const isEnding = new Promise<void>((resolve) => (ending = resolve))
      // Begun outside of the transaction, which it would be part of.
      const claimed = isEnding.then(() => claim(store, ['count'], 'one'))
      await store.transaction(async (connection) => {
        await connection.query({ text: 'update job_runs set state = $2 where id = $1', values: [earlier, done] })
        ending()
        const text = `select 1 from pg_locks where not granted and pid in (
        select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`
        const waiting = async () => (await connection.query({ text, values: [] })).rows.length
        await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0)
      })
      expect(await claimed).toBeNull()
      expect((await job(store, 'count'))[0]).toMatchObject({ state: queued, holder: null })
      expect(await claim(store, ['count'], 'two')).toMatchObject({ run_id: later, attempts: 1 })
      expect(await runs(store, 'state, attempts')).toEqual([
        { state: done, attempts: 0 },
        { state: running, attempts: 1 },
      ])
    })

  test('whoever has lost the job writes nothing more, and does not end what another goes on with', async () => {
    await clean()
    const other = runnerOf(store, model, { count: { code: counting(3) } })
    const runner = runnerOf(store, model, {
      count: {
        code: async (work, turn) => {
          const part = await counting(3)(work, turn)
          // Between this part and the next, somebody takes it over: no sign of life was seen for too long.
          work.afterCommit(async () => {
            if (turn.from !== null) return
            await store.query({ text: `update jobs set held_until = now() - interval '1 second'`, values: [] })
            await other.go()
          })
          return part
        },
      },
    })
    await runner.look()
    await dueSince(store, 'count', '1 minute')
    await runner.go()
    expect((await marks()).map(({ part }) => part)).toEqual([1, 2, 3])
    expect(await runs(store)).toEqual([{ state: done, done: 3, failure: null }])
  })

  test('a run that takes longer than its limit has failed, and says so', async () => {
    await clean()
    const runner = runnerOf(store, model, { count: { code: counting(3), minutes: 0 } })
    await runner.look()
    await dueSince(store, 'count', '1 minute')
    await runner.go()
    expect(await runs(store)).toEqual([{ state: failed, done: 0, failure: '执行超过时限 0 分钟' }])
  })

  test('a run that takes its server down each time is given up', async () => {
    await clean()
    const runner = runnerOf(store, model, { count: { code: counting(3) } })
    await runner.look()
    await dueSince(store, 'count', '1 minute')
    await store.query({
      text: `insert into job_runs (client_id, job_id, state, due_at, attempts) select client_id, id, 2, now(), 5 from jobs`,
      values: [],
    })
    await store.query({
      text: `update jobs set state = 2, next_at = null, held_until = now() - interval '1 second', holder = 'gone'`,
      values: [],
    })
    await runner.go()
    expect(await runs(store)).toEqual([{ state: failed, done: 0, failure: '连续 5 次执行中断，且没有进展' }])
  })

  test('a changed schedule counts from now, and a job whose document is gone is due no more', async () => {
    await clean()
    await runnerOf(store, model, { count: { code: counting(1) }, gone: { code: counting(1) } }).look()
    await dueSince(store, 'gone', '1 minute')
    const runner = runnerOf(store, model, { count: { code: counting(1), schedule: '*/5 * * * *' } })
    await runner.go()
    const [count] = await job(store, 'count')
    expect(count).toMatchObject({ schedule: '*/5 * * * *' })
    expect((count!['next_at'] as Date).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    expect((await job(store, 'gone'))[0]).toMatchObject({ next_at: null, state: null })
    expect(await runs(store)).toEqual([])
  })
})
