/**
 * The product's server on a PostgreSQL, and beside it, on the same Fastify, two ways to answer the list that was asked last:
 * `/floor/text` runs its very statements and sends the database's text, without session, rights, plan or checks;
 * `/floor/rows` reads rows and makes objects and JSON of them; `/floor/related` too, and fetches the names of what they refer to
 * by one query a reference, as the common data layers do.
 */
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { operations } from '../../../src/apartment/operations.ts'
import { createApp } from '../../../src/server/app.ts'
import { readConfig } from '../../../src/server/config.ts'
import { generatedSource } from '../../../src/server/generated-source.ts'
import { openStore } from '../../../src/server/store/open-store.ts'
import type { Statement, Store } from '../../../src/server/store/store.ts'

const read = readConfig({ ...process.env, LOG_LEVEL: 'silent', CONSOLE_DIR: 'no-console' })
if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
const store = await openStore({ databaseUrl: read.config.databaseUrl, rowSecurity: read.config.rowSecurity, maintenance: 0 })

/** Statements of the last request that was watched. */
let asked: Statement[] = []
let watching = true
const note = (statement: Statement): Statement => {
  if (watching) asked.push(statement)
  return statement
}
const watched: Store = { ...store, query: (statement) => store.query(note(statement)), text: (statement) => store.text(note(statement)) }
const app = await createApp({ store: watched, source: await generatedSource(), config: read.config, operations })

/** The first request after `/floor/watch` is remembered; all that follow run unwatched. */
app.get('/floor/watch', () => { asked = []; watching = true; return {} })
app.get('/floor/asked', () => {
  watching = false
  asked = asked.filter(({ text }) => !text.includes('from sessions s'))
  return asked
})

app.get('/floor/text', async (_request, reply) => {
  const [page, estimate] = asked
  const { rows: [row] } = await store.query(page!)
  if (estimate) await store.text(estimate)
  const { list, count } = row as { list: string; count: number }
  return reply.type('application/json; charset=utf-8').send(`{"err_code":0,"err_msg":"","data":{"list":${list},"count":${count}}}`)
})

const pool = new pg.Pool({ connectionString: read.config.databaseUrl, max: 10, options: '-c TimeZone=UTC' })

/** The same page, its rows as rows: the driver makes objects, the count comes in a column of each. */
const rowsOf = ({ text, values, name }: Statement): pg.QueryConfig => {
  const inner = /from \((select [^]*)\) records\) as list,\n([^]*)$/.exec(text)
  if (!inner) throw new Error('the list is not written as this comparison expects it')
  const [, rows = '', others = ''] = inner
  const page = text.slice(0, text.indexOf('\nselect '))
  return { text: `${page}\nselect records.*, ${others} from (${rows}) records`, values: [...values], ...(name === undefined ? {} : { name: `rows_${name}`.slice(0, 60) }) }
}

app.get('/floor/rows', async (_request, reply) => {
  const [page, estimate] = asked
  const { rows } = await pool.query<Record<string, unknown>>(rowsOf(page!))
  if (estimate) await pool.query({ text: estimate.text, values: [...estimate.values] })
  const list = rows.map(({ size: _size, next: _next, count: _count, ...row }) => row)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ err_code: 0, err_msg: '', data: { list, count: rows[0]?.['count'] ?? 0 } }))
})

/** The page without its labels: those come by further queries. */
const plainRows = ({ text, values, name }: Statement): pg.QueryConfig => {
  const page = text.slice(0, text.indexOf('\nselect '))
  const columns = /from \(select (page\.[^]*?), \(select row_to_json\(labels\)/.exec(text)?.[1]
  if (columns === undefined) throw new Error('the list is not written as this comparison expects it')
  return { text: `${page} select ${columns} from page order by o1 desc, o2 desc`, values: [...values], ...(name === undefined ? {} : { name: `plain_${name}`.slice(0, 60) }) }
}

const RELATED = [
  { field: 'home_id', text: 'select home_id as id, name as label from homes where client_id = $1 and home_id = any($2)' },
  { field: 'room_id', text: "select room_id as id, concat(building_name, '#', household_name, '-', room_name) as label from rooms where client_id = $1 and room_id = any($2)" },
] as const

app.get('/floor/related', async (_request, reply) => {
  const [page, estimate] = asked
  const { rows } = await pool.query<Record<string, unknown>>(plainRows(page!))
  if (estimate) await pool.query({ text: estimate.text, values: [...estimate.values] })
  const names = await Promise.all(RELATED.map(async ({ field, text }) => {
    const ids = [...new Set(rows.map((row) => row[field]).filter((id) => id !== null))]
    const found = await pool.query<{ id: string; label: string }>({ name: field, text, values: [1, ids] })
    return [field, new Map(found.rows.map(({ id, label }) => [id, label]))] as const
  }))
  const list = rows.map((row) => ({ ...row, _labels: Object.fromEntries(names.map(([field, labels]) => [field, labels.get(row[field] as string) ?? null])) }))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ err_code: 0, err_msg: '', data: { list, count: 0 } }))
})

await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
process.once('SIGTERM', () => process.exit(0))
