/**
 * What actions cost: a list whose records say what is possible beside the same list that does not, and a call with code
 * of its own beside the entity's call that makes the same record.
 */
import type { FastifyInstance } from 'fastify'
import { benched } from '#product/bench/benched.ts'
import product from '#product/product.ts'
import { seed } from '../../src/server/seed/seed.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Connection, Store } from '../../src/server/store/store.ts'
import { caller, projectModel, testConfig, type Caller } from '../../tests/http/support/server.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import { makeTables } from '../../tests/support/tables.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { median, race } from './timing.ts'

const TIMES = 1_000
/** The difference is small beside what others do on the machine. */
const LIST_TIMES = 3_000
const WARM = 100
const { operation } = benched
const demo = product.demo!
const LIST = `/v3/${operation.plural}?sort=-created_at&limit=20&count=none`
const MOST_MS = 0.3

const benchmark: Benchmark = {
  name: 'Actions and operations',
  how: `The demo on PostgreSQL, asked in process; p50 of ${LIST_TIMES} or ${TIMES} requests in turn. A list of 20 ${operation.plural} with what is possible for each, beside the same list without; and ${operation.said} by a call with code of its own, beside the same record made by its entity's call: where the time of each passes.`,
  async run() {
    const cluster = await startCluster()
    const store = await openStore({ databaseUrl: await cluster.database(), dataDir: '', rowSecurity: false })
    const [watched, watch] = watching(store)
    const model = await projectModel()
    await makeTables(store, model)
    await seed(store, model, { ...product, demo }, { scale: 1, now: new Date().toISOString() })
    await store.script('vacuum analyze')
    const app = await createApp({
      store: watched,
      source: fixedSource({ model, validators: compiledChecks(model) }),
      // As in production: what an operation answers is checked while it is written.
      config: testConfig({ CHECK_ANSWERS: '0' }),
      product,
    })
    try {
      const admin = await loggedIn(app)
      return [...(await lists(admin)), ...(await operations(admin, watch))]
    } finally {
      await app.close()
      await store.close()
      await cluster.stop()
    }
  },
}
export default benchmark

async function loggedIn(app: FastifyInstance): Promise<Caller> {
  const one = caller(app)
  await one.call('POST', '/passport/api/v2/login', { name: demo.account.name, pass: demo.account.password, from: 2 })
  return one
}

async function asked(one: Caller, method: string, url: string, body?: unknown) {
  const answer = await one.call(method, url, body)
  if (answer.status !== 200) throw new Error(`${method} ${url}: ${answer.text}`)
  return answer.json.data
}

async function lists(admin: Caller): Promise<readonly Measurement[]> {
  const times = await race(
    { acting: () => asked(admin, 'GET', `${LIST}&actions=true`), plain: () => asked(admin, 'GET', LIST) },
    LIST_TIMES,
    WARM,
  )
  return [
    {
      what: `list of 20 ${operation.plural} with what is possible for each (p50)`,
      value: times.acting.p50,
      unit: 'ms',
      floor: { what: 'without', value: times.plain.p50 },
      target: { atMost: 1.05 },
    },
  ]
}

async function operations(admin: Caller, watch: Watch): Promise<readonly Measurement[]> {
  const [record] = (await asked(admin, 'GET', LIST)).list
  const [called, made] = [operation.own(record!), operation.generic(record!)]
  const found = await split(watch, {
    own: () => asked(admin, 'POST', called.address, called.body),
    generic: () => asked(admin, 'POST', made.address, made.body),
  })
  const { own, generic } = found
  const row = (what: string, part: keyof Parts): Measurement => ({
    what,
    value: own[part],
    unit: 'ms',
    floor: { what: 'the entity’s own call', value: generic[part] },
  })
  return [
    row(`a call with its operation, ${own.statements} statements (p50)`, 'all'),
    row('in the database: begin, statements, commit', 'database'),
    row('until then: address, session, body, checks', 'before'),
    row('between: what to write, and what came of it', 'between'),
    row('after: the answer', 'after'),
    {
      what: 'what the operation adds beside its statements',
      value: own.beside - generic.beside,
      unit: 'ms',
      target: { atMost: MOST_MS },
    },
  ]
}

/** Milliseconds of a request, by where they pass. */
interface Parts {
  readonly all: number
  readonly before: number
  readonly database: number
  readonly between: number
  readonly after: number
  readonly beside: number
  readonly statements: number
}

/** The median of each part; the rivals in turn. */
async function split<Name extends string>(
  watch: Watch,
  rivals: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, Parts>> {
  const parts = Object.fromEntries(Object.keys(rivals).map((name) => [name, [] as Parts[]])) as Record<Name, Parts[]>
  const watched = Object.fromEntries(
    (Object.keys(rivals) as Name[]).map((name) => [
      name,
      async () => {
        parts[name].push(await watch(rivals[name]))
      },
    ]),
  ) as Record<Name, () => Promise<void>>
  await race(watched, TIMES, WARM)
  const middle = (taken: readonly Parts[]): Parts =>
    Object.fromEntries(
      Object.keys(taken[0]!).map((part) => [part, median(taken.slice(WARM).map((one) => one[part as keyof Parts]))]),
    ) as unknown as Parts
  return Object.fromEntries((Object.keys(rivals) as Name[]).map((name) => [name, middle(parts[name])])) as Record<
    Name,
    Parts
  >
}

type Watch = (work: () => Promise<unknown>) => Promise<Parts>

/** A store that notes when somebody waits for it. */
function watching(store: Store): readonly [Store, Watch] {
  let spans: { readonly from: number; readonly to: number; readonly statement: boolean }[] = []
  const noted = async <T>(statement: boolean, work: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    return work().finally(() => spans.push({ from, to: performance.now(), statement }))
  }
  const noting = (connection: Connection): Connection => ({
    query: (statement) => noted(true, () => connection.query(statement)),
    text: (statement) => noted(true, () => connection.text(statement)),
  })
  return [
    {
      ...store,
      ...noting(store),
      transaction: async (work) => {
        let from = performance.now()
        const edge = (): void => {
          spans.push({ from, to: performance.now(), statement: false })
        }
        const answer = await store.transaction(async (connection) => {
          edge()
          const done = await work(noting(connection))
          from = performance.now()
          return done
        })
        edge()
        return answer
      },
    },
    async (work) => {
      spans = []
      const from = performance.now()
      await work()
      const to = performance.now()
      const [first, last] = [spans[0]?.from ?? to, spans.at(-1)?.to ?? to]
      const database = spans.reduce((sum, span) => sum + span.to - span.from, 0)
      return {
        all: to - from,
        before: first - from,
        database,
        between: last - first - database,
        after: to - last,
        beside: to - from - database,
        statements: spans.filter(({ statement }) => statement).length,
      }
    },
  ]
}
