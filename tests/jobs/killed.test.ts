/** A server that is killed at any step of a job loses nothing and does nothing twice: another goes on. */
import { expect, test } from 'vitest'
import { JobRunState } from '../../src/generated/enums.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { projectModel } from '../http/support/server.ts'
import { killAt } from '../support/kill-at.ts'
import { createPlaces } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { counting, dueSince, runnerOf, runs } from './support.ts'

const model = await projectModel()
const place = createPlaces()
const TABLES = withTables(model)
const SERVER = 'tests/jobs/processes/server.ts'
const STEPS = [
  'has seen it due',
  ...[1, 2, 3].flatMap((part) => [`begins ${part}`, `has written ${part}`, `has committed ${part}`]),
]

async function prepared(store: Store): Promise<void> {
  await store.script(
    `insert into clients (client_id, name) values (1, '晴空公寓'); create table marks (job text, client_id bigint, part integer)`,
  )
}

const marks = async (store: Store) =>
  (await store.query({ text: 'select part from marks order by part', values: [] })).rows.map(
    ({ part }) => part as number,
  )

/** Time passes, in the table: whoever held a job has given no sign of life. */
const silence = (store: Store) =>
  store.query({
    text: `update jobs set held_until = now() - interval '1 second' where held_until is not null`,
    values: [],
  })

async function goesOn(store: Store): Promise<void> {
  const runner = runnerOf(store, model, { count: { code: counting(store, 3) } })
  // PostgreSQL ends what a killed process has begun as soon as it notices.
  await expect
    .poll(
      async () => {
        await silence(store)
        await runner.go()
        return (await runs(store, 'state')).map(({ state }) => state as number)
      },
      { timeout: 30_000 },
    )
    .toEqual([JobRunState.done])
  expect(await marks(store)).toEqual([1, 2, 3])
  expect(await runs(store)).toEqual([{ state: JobRunState.done, done: 3, failure: null }])
}

test.each(STEPS)('PostgreSQL: killed when it %s', { timeout: 120_000 }, async (step) => {
  const databaseUrl = await place('PostgreSQL', TABLES)
  const store = await openStore({ databaseUrl, maintenance: 0 })
  try {
    await prepared(store)
    await killAt(SERVER, databaseUrl, step)
    await goesOn(store)
  } finally {
    await store.close()
  }
})

test.each(['has written 2', 'has committed 2'])('PGlite: killed when it %s', { timeout: 120_000 }, async (step) => {
  const dataDir = await place('PGlite', TABLES)
  const first = await openStore({ dataDir, maintenance: 0 })
  await prepared(first)
  await first.close()
  await killAt(SERVER, dataDir, step)
  const store = await openStore({ dataDir, maintenance: 0 })
  try {
    await goesOn(store)
  } finally {
    await store.close()
  }
})

test(
  'of four servers that see a time at once one runs it, and each of twenty times is run once',
  { timeout: 120_000 },
  async () => {
    const databaseUrl = await place('PostgreSQL', TABLES)
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ databaseUrl, maintenance: 0 })))
    try {
      const [first] = stores
      await prepared(first!)
      let [running, most] = [0, 0]
      const runners = stores.map((store) =>
        runnerOf(store, model, {
          count: {
            missed: 'all',
            schedule: '* * * * *',
            code: async (work, turn) => {
              most = Math.max(most, ++running)
              try {
                return await counting(store, 3)(work, turn)
              } finally {
                running--
              }
            },
          },
        }),
      )
      await Promise.all(runners.map((runner) => runner.look()))
      await first!.query({
        text: `update jobs set next_at = date_trunc('minute', now()) - interval '19 minutes'`,
        values: [],
      })
      await expect
        .poll(
          async () => {
            await Promise.all(runners.map((runner) => runner.go()))
            return (await runs(first!, 'state')).filter(({ state }) => state !== JobRunState.done).length
          },
          { timeout: 60_000 },
        )
        .toBe(0)
      const all = await runs(first!, 'due_at, done')
      expect(new Set(all.map(({ due_at }) => String(due_at))).size).toBe(all.length)
      // A minute may have begun meanwhile.
      expect([20, 21]).toContain(all.length)
      expect(all.every(({ done }) => done === 3)).toBe(true)
      expect(await marks(first!)).toHaveLength(all.length * 3)
      expect(most).toBe(1)
    } finally {
      await Promise.all(stores.map((store) => store.close()))
    }
  },
)

test(
  'a server whose clock is hours off runs what the database says is due, and nothing else',
  { timeout: 120_000 },
  async () => {
    const store = await openStore({ databaseUrl: await place('PostgreSQL', TABLES), maintenance: 0 })
    const real = Date.now
    try {
      await prepared(store)
      const runner = runnerOf(store, model, { count: { code: counting(store, 3) } })
      for (const off of [-7, 7]) {
        Date.now = () => real() + off * 3_600_000
        await runner.go()
        expect(await marks(store)).toEqual([])
      }
      await dueSince(store, 'count', '1 minute')
      await runner.go()
      await runner.go()
      expect(await marks(store)).toEqual([1, 2, 3])
    } finally {
      Date.now = real
      await store.close()
    }
  },
)
