/**
 * What a list's statement costs the database: processor time of the one process that answers, which others on the
 * machine hardly change.
 */
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { CURSOR, LIMIT, list, type ListPlan, OFFSET } from '../../src/server/sql/list.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { median } from './timing.ts'

const ROUNDS = 120
const TIMES = 12
const SIZE = 20
const AT = CURSOR + 8
const { model } = (await generatedSource()).current()
const { large } = benched
const { key, plural } = model.entities[large.entity]!
const { field: PARENT, name: NAME } = large.parent
const parent = model.entities[large.parent.entity]!
const LABELLED = [key, ...large.columns, 'version']
const LABELS = SIZE * large.references.length
const PLAIN = LABELLED.filter((name) => !large.references.includes(name))

const benchmark: Benchmark = {
  name: 'A list’s statement (PostgreSQL)',
  how: `${large.said} of one company; 20 of the ${plural}, filtered, newest first: processor time of the database's process for one prepared statement, median of ${ROUNDS} × ${TIMES}, the rivals in turn. On this page every record refers to others than the rest, so that its ${LABELS} labels are ${LABELS} searches; on a page of one ${parent.name}, that is looked up once.`,
  why: `What is missed: with texts of the row itself in place of its labels, so that nothing is searched for, the list costs as much as the first row says: four more values in each record's JSON leave little of the 1.3 for ${LABELS} searches, and a search reads four pages, three of the index and one of the table, whoever asks. Tried on 2026-11-23 and no better, beside 2.13 to 2.24 times the list without labels in the same runs: labels joined (PostgreSQL remembers those that repeat, and finds none that do), the page's keys gathered and looked up in one go, the JSON put together as text. With the shown texts stored in the referred rows and an index of their own that holds them, so that the table is never read, it was 2.05 times. Only a copy of the text in every row that refers to it would be below 1.3, and then whoever renames one record writes all that refer to it.`,
  async run() {
    const database = await bigDatabase(large.rows)
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
    entity: large.entity,
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

/** Its labels are another text of the row. */
function unsearched({ text, ...rest }: Rival): Rival {
  const own = large.references.map((name) => `page."${large.word.field}" as "${name}"`)
  const made = text.replace(
    / cross join lateral \((?:(?!cross join lateral)[^])*\) "#labels"/,
    ` cross join lateral (select ${own.join(', ')}) "#labels"`,
  )
  if (made === text) throw new Error('the list is not written as this comparison expects it')
  return { ...rest, text: made, name: 'unsearched' }
}

async function compared(client: pg.Client): Promise<readonly Measurement[]> {
  const {
    rows: [one],
  } = await client.query<{ id: string; name: string }>(
    `select p.${parent.key} as id, p.${NAME} as name from ${parent.plural} p where p.client_id = 1 and p.${parent.key} = (
      select ${PARENT} from ${plural} where client_id = 1 group by ${PARENT} having count(*) >= ${SIZE} order by ${PARENT} limit 1)`,
  )
  const found = await processorTimes(client, {
    list: ours('list', LABELLED, large.filter.field, large.filter.value),
    unsearched: unsearched(ours('list', LABELLED, large.filter.field, large.filter.value)),
    plain: ours('plain', PLAIN, large.filter.field, large.filter.value),
    former: { name: 'former', text: large.former, values: [1, large.filter.value] },
    bare: { name: 'bare', text: large.bare, values: [1, large.filter.value] },
    below: ours('below', [...PLAIN, PARENT], PARENT, one?.id),
    plainBelow: ours('plain_below', PLAIN, PARENT, one?.id),
    // Its plan depends on the words: it is made anew each time.
    named: { ...ours('named', [...PLAIN, PARENT], `${PARENT}.${NAME}`, `%${one?.name}%`), name: undefined },
  })
  const of = (
    what: string,
    value: number,
    other: string,
    beside: number,
    target?: Measurement['target'],
  ): Measurement => ({ what, value, unit: 'µs', floor: { what: other, value: beside }, ...(target && { target }) })
  return [
    of('with labels that need no search', found.unsearched, 'without labels', found.plain),
    of('with labels', found.list, 'as it was before', found.former, { atMost: 1 / 1.7 }),
    of('with labels', found.list, 'without labels', found.plain, { atMost: 1.3 }),
    {
      what: 'the search of one label',
      value: (found.list - found.unsearched) / LABELS,
      unit: 'µs',
    },
    of('without labels', found.plain, 'the stored columns of the same rows', found.bare),
    of(`of one ${parent.name}, with its label`, found.below, 'without', found.plainBelow, { atMost: 1.3 }),
    of(`of one ${parent.name}, found by its name`, found.named, 'by its key', found.below),
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
