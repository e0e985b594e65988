/**
 * What actions cost: a list whose records say what is possible beside the same list that does not, and a call with code
 * of its own beside its statements.
 */
import type { FastifyInstance } from 'fastify'
import { apartment } from '../../src/apartment/product.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { logins, password } from '../../src/apartment/demo/logins.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Connection, Statement, Store } from '../../src/server/store/store.ts'
import { caller, projectModel, testConfig, type Caller } from '../../tests/http/support/server.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import { makeTables } from '../../tests/support/tables.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { race } from './timing.ts'

const TIMES = 1_000
const WARM = 100
const LIST = '/v3/tickets?sort=-created_at&limit=20&count=none'
const MOST_MS = 0.3

const benchmark: Benchmark = {
  name: 'Actions and operations',
  how: `The demo on PostgreSQL, asked in process; p50 of ${TIMES} requests in turn. A list of 20 tickets with what is possible for each, beside the same list without; and a remark added to a ticket, beside its statements run again in a transaction and a call that asks the database nothing.`,
  async run() {
    const cluster = await startCluster()
    const store = await openStore({ databaseUrl: await cluster.database(), dataDir: '', rowSecurity: false })
    const [watched, statements] = watching(store)
    const model = await projectModel()
    await makeTables(store, model)
    await seed(store, model, { scale: 1, now: new Date().toISOString() })
    await store.script('vacuum analyze')
    const app = await createApp({
      store: watched,
      source: fixedSource({ model, validators: compiledChecks(model) }),
      config: testConfig(),
      product: apartment,
    })
    try {
      const admin = await loggedIn(app)
      return [...(await lists(admin)), ...(await operations(admin, store, statements))]
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
  await one.call('POST', '/passport/api/v2/login', { name: logins[0]!.account, pass: password, from: 2 })
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
    TIMES,
    WARM,
  )
  return [
    {
      what: 'list of 20 tickets with what is possible for each (p50)',
      value: times.acting.p50,
      unit: 'ms',
      floor: { what: 'without', value: times.plain.p50 },
      target: { atMost: 1.05 },
    },
  ]
}

async function operations(admin: Caller, store: Store, statements: Statements): Promise<readonly Measurement[]> {
  const [ticket] = (await asked(admin, 'GET', LIST)).list
  const add = () =>
    asked(admin, 'POST', `/v3/tickets/${String(ticket!['ticket_id'])}/remarks`, { content: '已联系住户' })
  await add()
  const { alone, together } = await statements.of(add)
  const replayed = async (): Promise<void> => {
    for (const statement of alone) await store.query(statement)
    await store.transaction(async (connection) => {
      for (const statement of together) await connection.query(statement)
    })
  }
  const times = await race({ add, replayed, bare: () => admin.call('GET', '/static/time') }, TIMES, WARM)
  const floor = times.replayed.p50 + times.bare.p50
  return [
    {
      what: `a call with its operation, ${alone.length + together.length} statements (p50)`,
      value: times.add.p50,
      unit: 'ms',
      floor: { what: 'its statements, and a call that asks nothing', value: floor },
    },
    { what: 'the same: what is beside them', value: times.add.p50 - floor, unit: 'ms', target: { atMost: MOST_MS } },
  ]
}

interface Statements {
  /** Of one request: those that stood in its transaction, and the others. */
  of(
    work: () => Promise<unknown>,
  ): Promise<{ readonly alone: readonly Statement[]; readonly together: readonly Statement[] }>
}

/** A store that can be asked which statements a request ran. */
function watching(store: Store): readonly [Store, Statements] {
  let [alone, together]: [Statement[], Statement[]] = [[], []]
  const noting = (connection: Connection, into: () => Statement[]): Connection => ({
    query: (statement) => {
      into().push(statement)
      return connection.query(statement)
    },
    text: (statement) => {
      into().push(statement)
      return connection.text(statement)
    },
  })
  return [
    {
      ...store,
      ...noting(store, () => alone),
      transaction: (work) => store.transaction((connection) => work(noting(connection, () => together))),
    },
    {
      of: async (work) => {
        ;[alone, together] = [[], []]
        await work()
        return { alone: [...alone], together: [...together] }
      },
    },
  ]
}
