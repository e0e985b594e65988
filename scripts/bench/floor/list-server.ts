/**
 * The product's server on a PostgreSQL, and beside it, on the same Fastify, two ways to answer the list that was asked
 * last: `/floor/text` runs its very statements and sends the database's text, without session, rights, plan or checks;
 * `/floor/rows` reads rows and makes objects and JSON of them; `/floor/related` too, and fetches the names of what they
 * refer to by one query a reference, as the common data layers do.
 */
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import product from '#product/product.ts'
import { createApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/ports/settings.ts'
import { generatedSource } from '../../../src/server/generated-source.ts'
import { openStore } from '../../../src/server/store/open-store.ts'
import type { Statement, Store } from '../../../src/server/store/store.ts'

const read = readSettings({ ...process.env, LOG_LEVEL: 'silent', CONSOLE_DIR: 'no-console' }, product)
if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
const store = await openStore({
  databaseUrl: read.config.databaseUrl,
  rowSecurity: read.config.rowSecurity,
  maintenance: 0,
})

/** Statements of the last request that was watched. */
let asked: Statement[] = []
let watching = true
const note = (statement: Statement): Statement => {
  if (watching) asked.push(statement)
  return statement
}
/** The product as it is, but asking for its list as it did before. */
let isFormer = false
const inForce = (statement: Statement): Statement =>
  isFormer && statement.text.startsWith('select coalesce(json_agg("#record")')
    ? { ...statement, text: benched.large.former, name: 'former_list' }
    : statement
const watched: Store = {
  ...store,
  query: (statement) => store.query(inForce(note(statement))),
  text: (statement) => store.text(note(statement)),
}
const app = await createApp({
  store: watched,
  source: await generatedSource(),
  config: read.config,
  product,
})

/** The first request after `/floor/watch` is remembered; all that follow run unwatched. */
app.get('/floor/watch', () => {
  asked = []
  watching = true
  return {}
})
app.get('/floor/former', () => {
  isFormer = true
  return {}
})
app.get('/floor/now', () => {
  isFormer = false
  return {}
})
app.get('/floor/asked', () => {
  watching = false
  asked = asked.filter(({ text }) => !text.includes('from sessions s'))
  return asked
})

app.get('/floor/text', async (_request, reply) => {
  const [page, estimate] = asked
  const {
    rows: [row],
  } = await store.query(page!)
  if (estimate) await store.text(estimate)
  const { list, count } = row as { list: string; count: number }
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"err_code":0,"err_msg":"","data":{"list":${list},"count":${count}}}`)
})

const pool = new pg.Pool({ connectionString: read.config.databaseUrl, max: 10, options: '-c TimeZone=UTC' })

/** The statement's parts: where its rows come from, and what their records are called. */
function partsOf({ text }: Statement): { readonly from: string; readonly count: string } {
  const parts =
    /^select coalesce\(json_agg\("#record"\), '\[\]'\)::text as list, [^\n]*? as next(?:, (\([^\n]*\)) as count)?\n(from [^]*)$/.exec(
      text,
    )
  if (parts === null) throw new Error('the list is not written as this comparison expects it')
  return { from: parts[2]!, count: parts[1] ?? 'null' }
}

const named = (prefix: string, { name }: Statement): { name?: string } =>
  name === undefined ? {} : { name: `${prefix}_${name}`.slice(0, 60) }

/** The same page, its rows as rows: the driver makes objects, the count comes in a column of each. */
const rowsOf = (statement: Statement): pg.QueryConfig => {
  const { from, count } = partsOf(statement)
  return {
    text: `select "#record".*, ${count} as count ${from.replace('"#labels" as "_labels"', 'row_to_json("#labels") as "_labels"')}`,
    values: [...statement.values],
    ...named('rows', statement),
  }
}

app.get('/floor/rows', async (_request, reply) => {
  const [page, estimate] = asked
  const { rows } = await pool.query<Record<string, unknown>>(rowsOf(page!))
  if (estimate) await pool.query({ text: estimate.text, values: [...estimate.values] })
  const list = rows.map(({ count: _count, ...row }) => row)
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ err_code: 0, err_msg: '', data: { list, count: rows[0]?.['count'] ?? 0 } }))
})

/** The page without its labels: those come by further queries. */
const plainRows = (statement: Statement): pg.QueryConfig => {
  const { from } = partsOf(statement)
  const text = `select "#record".* ${from.replace(/ cross join lateral \((?:(?!cross join lateral)[^])*\) "#labels"/, '').replace(', "#labels" as "_labels"', '')}`
  return { text, values: [...statement.values], ...named('plain', statement) }
}

app.get('/floor/related', async (_request, reply) => {
  const [page, estimate] = asked
  const { rows } = await pool.query<Record<string, unknown>>(plainRows(page!))
  if (estimate) await pool.query({ text: estimate.text, values: [...estimate.values] })
  const names = await Promise.all(
    benched.large.related.map(async ({ field, text }) => {
      const ids = [...new Set(rows.map((row) => row[field]).filter((id) => id !== null))]
      const found = await pool.query<{ id: string; label: string }>({ name: field, text, values: [1, ids] })
      return [field, new Map(found.rows.map(({ id, label }) => [id, label]))] as const
    }),
  )
  const list = rows.map((row) => ({
    ...row,
    _labels: Object.fromEntries(names.map(([field, labels]) => [field, labels.get(row[field] as string) ?? null])),
  }))
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ err_code: 0, err_msg: '', data: { list, count: 0 } }))
})

await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
process.once('SIGTERM', () => process.exit(0))
