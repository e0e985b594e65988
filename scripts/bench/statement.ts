/**
 * What a list's statement costs the database: processor time of the one process that answers, which others on the
 * machine hardly change.
 */
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { generatedSource } from '../../src/server/generated-source.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { CURSOR, LIMIT, list, type ListPlan, OFFSET } from '../../src/server/sql/list.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { BARE_ROWS, FORMER_LIST } from './floor/former-list.ts'
import { median } from './timing.ts'

const MILLION = 1_000_000
const ROUNDS = 120
const TIMES = 12
const SIZE = 20
const AT = CURSOR + 8
const PLAIN = [
  'device_id',
  'sn',
  'device_type',
  'model',
  'net_state',
  'battery',
  'state',
  'electric_read',
  'remaining',
  'water_amount',
  'version',
]
const LABELLED = [...PLAIN, 'home_id', 'room_id']

const { model } = (await generatedSource()).current()

const benchmark: Benchmark = {
  name: 'A list’s statement (PostgreSQL)',
  how:
    `20 of 1,000,000 devices in 10,000 rooms, of one type, newest first: processor time of the database's process for one prepared statement, median of ${ROUNDS} × ${TIMES}, the rivals in turn. On this page every device has another home and another room: ` +
    'its 40 labels are 40 searches of two indexes, four pages each, as many as there are records to name. They take as much as the rest of the list together, whichever way they are joined, gathered or carried, so that the list with them is neither 1.3 times the one without nor 1.7 times as fast as before; ' +
    'on a page of one home, the home is looked up once.',
  async run() {
    const database = await bigDatabase({ home: MILLION, room: 100_000, device: MILLION })
    const client = new pg.Client({
      connectionString: database.url,
      options: '-c TimeZone=UTC -c max_parallel_workers_per_gather=0 -c jit=off',
    })
    try {
      await client.connect()
      return await compared(client)
    } finally {
      await client.end()
      await database.stop()
    }
  },
}
export default benchmark

type Rival = pg.QueryConfig<unknown[]>

const values = (value: unknown): readonly unknown[] =>
  Object.assign(new Array<unknown>(AT + 1).fill(null), { [LIMIT]: SIZE, [OFFSET]: 0, [AT]: value })

function ours(name: string, fields: readonly string[], field: string, value: unknown): Rival {
  const plan: ListPlan = {
    entity: 'device',
    filters: [{ path: field.split('.'), comparison: field.includes('.') ? 'like' : 'eq', at: AT }],
    words: [],
    unseen: [],
    fields,
    actions: null,
    sort: { path: ['created_at'], desc: true },
    start: 'offset',
    size: SIZE,
    count: 'none',
  }
  const scope = systemScope(1)
  const statement = bind(
    write(model, scope, (writing) => list(writing, plan)),
    { scope, now: new Date(), values: values(value) },
  )
  return { name, text: statement.text, values: [...statement.values] }
}

async function compared(client: pg.Client): Promise<readonly Measurement[]> {
  const {
    rows: [home],
  } = await client.query<{ home_id: string; name: string }>(
    `select h.home_id, h.name from homes h where h.client_id = 1 and h.home_id = (
      select home_id from devices where client_id = 1 group by home_id having count(*) >= 20 order by home_id limit 1)`,
  )
  const found = await processorTimes(client, {
    list: ours('list', LABELLED, 'device_type', 2),
    plain: ours('plain', PLAIN, 'device_type', 2),
    former: { name: 'former', text: FORMER_LIST, values: [1, 2] },
    bare: { name: 'bare', text: BARE_ROWS, values: [1, 2] },
    home: ours('home', [...PLAIN, 'home_id'], 'home_id', home?.home_id),
    plainHome: ours('plain_home', PLAIN, 'home_id', home?.home_id),
    // Its plan depends on the words: it is made anew each time.
    named: { ...ours('named', [...PLAIN, 'home_id'], 'home_id.name', `%${home?.name}%`), name: undefined },
  })
  const of = (
    what: string,
    value: number,
    other: string,
    beside: number,
    target?: Measurement['target'],
  ): Measurement => ({ what, value, unit: 'µs', floor: { what: other, value: beside }, ...(target && { target }) })
  return [
    of('with labels', found.list, 'as it was before', found.former, { atMost: 1 / 1.7 }),
    of('with labels', found.list, 'without labels', found.plain, { atMost: 1.3 }),
    of('without labels', found.plain, 'the stored columns of the same rows', found.bare),
    of('of one home, with its label', found.home, 'without', found.plainHome, { atMost: 1.3 }),
    of('of one home, found by its name', found.named, 'by its key', found.home),
  ]
}

/** Microseconds of the database's own process for one statement. */
async function processorTimes<Name extends string>(
  client: pg.Client,
  rivals: Readonly<Record<Name, Rival>>,
): Promise<Record<Name, number>> {
  const {
    rows: [own],
  } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const spent = async (): Promise<number> =>
    Number((await readFile(`/proc/${own!.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1000
  const names = Object.keys(rivals) as Name[]
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -2; round < ROUNDS; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const before = await spent()
      for (let n = 0; n < TIMES; n++) await client.query(rivals[name])
      if (round >= 0) taken[name].push(((await spent()) - before) / TIMES)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken[name])])) as Record<Name, number>
}
