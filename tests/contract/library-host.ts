/**
 * A host for the library's console, of which nothing is the engine's: written by the pages of the documents alone, on
 * node's own server, with its records in memory.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import ExcelJS from 'exceljs'
import { text as bodyOf } from 'node:stream/consumers'

export interface Told {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** In place of a body that is JSON. */
  readonly file?: Buffer
}
export interface Question {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly who: string | null
  readonly body: Row
}
type Row = Readonly<Record<string, unknown>>

/** What a host does that is not quite right. */
export type Fault = (question: Question, told: Told) => Told

const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  librarian: ['book_base', 'shelf_base', 'book_write'],
  reader: ['book_base'],
}
export const PASS = 'Read-more-2026'

type How = 'text' | 'whole' | 'key' | 'decimal' | 'day' | 'flag' | 'time'
interface Table {
  readonly key: string
  readonly names: Readonly<Record<string, How>>
  readonly required: readonly string[]
  readonly read: string
  readonly masked: readonly string[]
  readonly totals: readonly string[]
  readonly searched: readonly string[]
  readonly refers: Readonly<Record<string, string>>
  readonly rows: Row[]
}

const AT = '2026-06-15T08:00:00.000Z'
const SYSTEM = { version: 'whole', created_at: 'time', updated_at: 'time' } as const

const tables = (): Readonly<Record<string, Table>> => ({
  shelves: {
    key: 'id',
    names: { id: 'key', name: 'text', ...SYSTEM },
    required: ['name'],
    read: 'shelf_base',
    masked: [],
    totals: [],
    searched: [],
    refers: {},
    rows: [1, 2].map((id) => ({ id, name: `Shelf ${id}`, version: 1, created_at: AT, updated_at: AT })),
  },
  books: {
    key: 'book_id',
    names: {
      book_id: 'key',
      title: 'text',
      shelf_id: 'key',
      pages: 'whole',
      price: 'decimal',
      bought_on: 'day',
      is_lent: 'flag',
      borrower_phone: 'text',
      ...SYSTEM,
    },
    required: ['title', 'shelf_id'],
    read: 'book_base',
    masked: ['borrower_phone'],
    totals: ['pages'],
    searched: ['title'],
    refers: { shelf_id: 'shelves' },
    rows: [1, 2, 3, 4, 5].map((book_id) => ({
      book_id,
      title: `Book ${book_id}`,
      shelf_id: (book_id % 2) + 1,
      pages: 100 * book_id,
      price: `${book_id}.50`,
      bought_on: `2026-01-0${book_id}`,
      is_lent: book_id === 1,
      borrower_phone: book_id === 1 ? '13800001234' : null,
      version: 1,
      created_at: AT,
      updated_at: AT,
    })),
  },
})

class Refusal extends Error {
  readonly told: Told
  constructor(status: number, code: number, message: string, data: unknown = null, headers: Told['headers'] = {}) {
    super(message)
    this.told = { status, body: { err_code: code, err_msg: message, data }, headers }
  }
}
const badValue = (name: string): Refusal => new Refusal(400, 4005, `${name} cannot be read`)
const ok = (data: unknown): Told => ({ status: 200, body: { err_code: 0, err_msg: '', data } })

export function libraryHost(fault: Fault = (_, told) => told): Server {
  const all = tables()
  return createServer((request, response) => {
    void answered(all, request).then(([question, right]) => {
      const { status, body, headers, file } = fault(question, right)
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      response.end(file ?? JSON.stringify(body))
    })
  })
}

async function answered(all: Tables, request: IncomingMessage): Promise<readonly [Question, Told]> {
  const url = new URL(request.url ?? '/', 'http://host')
  const sent = await bodyOf(request)
  const question: Question = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    who: /\bsession=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? null,
    body: sent === '' ? {} : (JSON.parse(sent) as Row),
  }
  try {
    return [question, await route(all, question)]
  } catch (error) {
    if (error instanceof Refusal)
      return [question, url.pathname.startsWith('/passport/') ? ofPassport(error.told) : error.told]
    throw error
  }
}

/** The passport's own envelope. */
function ofPassport({ body, ...told }: Told): Told {
  const { err_code, err_msg } = body as Row
  return { ...told, body: { ErrNo: err_code, ErrMsg: err_msg, ReqID: 'r1' } }
}

type Tables = ReturnType<typeof tables>
type Handler = (all: Tables, question: Question, path: readonly string[]) => Told | Promise<Told>

async function route(all: Tables, question: Question): Promise<Told> {
  const path = question.path.split('/').slice(1)
  const methods = handlersOf(all, path)
  if (Object.keys(methods).length === 0) throw new Refusal(404, 404, 'No such api')
  const handler = methods[question.method]
  if (!handler) {
    const allow = Object.keys(methods).join(', ')
    throw new Refusal(405, 4050, `${question.method} is not allowed`, null, { allow })
  }
  if (handler === login) return login(all, question, path)
  if (question.who === null || !(question.who in PEOPLE)) throw new Refusal(401, 4007, 'Log in first')
  return handler(all, question, path)
}

function handlersOf(all: Tables, [root, plural = '', id, more, rest]: readonly string[]): Record<string, Handler> {
  if ([root, plural, id, more].join('/') === 'passport/api/v2/login') return { POST: login }
  if (root !== 'v3') return {}
  if (plural === 'user_info' && id === undefined) return { GET: userInfo }
  if (plural === 'stock_taking' && id === undefined) return { POST: stockTaking }
  if (!(plural in all)) return {}
  if (plural === 'shelves' && more === 'books' && rest === undefined) return { GET: booksOfShelf }
  if (id === undefined) return { GET: list, POST: create }
  if (id === 'batch') return { POST: () => Promise.reject(new Refusal(501, 5010, 'Not built')) }
  if (id === 'export' || id === 'totals') return { GET: id === 'export' ? exported : totals }
  if (id === 'import') return IMPORTS[more ?? ''] ?? {}
  if (more === 'impact') return { GET: impact }
  return more === undefined ? { GET: info, PUT: update, DELETE: remove } : {}
}

const login: Handler = (_, { body }) => {
  const isRight = String(body['name']) in PEOPLE && body['pass'] === PASS
  const said = isRight ? { ErrNo: 0, ErrMsg: '' } : { ErrNo: 1001, ErrMsg: 'Name or password is wrong' }
  return {
    status: isRight ? 200 : 401,
    body: { ...said, ReqID: 'r1' },
    ...(isRight && { headers: { 'set-cookie': `session=${String(body['name'])}; Path=/; HttpOnly` } }),
  }
}

const needs = ({ who }: Question, key: string): void => {
  if (!PEOPLE[who ?? '']?.includes(key)) throw new Refusal(403, 4030, 'No right to do this')
}

const userInfo: Handler = (_, { who }) =>
  ok({ name: who, permissions: (PEOPLE[who ?? ''] ?? []).map((key) => ({ key })) })

const stockTaking: Handler = (all, question) => {
  needs(question, 'book_write')
  return ok({ books: all['books']!.rows.length })
}

const tableOf = (all: Tables, path: readonly string[]): Table => all[path[1]!]!

function shown(all: Tables, { masked, refers }: Table, row: Row): Row {
  const labels = Object.entries(refers).map(([name, to]) => [
    name,
    all[to]!.rows.find(({ id }) => id === row[name])?.['name'],
  ])
  const hidden = masked.map((name) => [name, String(row[name] ?? '').replace(/^(...).*(....)$/, '$1****$2') || null])
  return { ...row, ...Object.fromEntries(hidden), _labels: Object.fromEntries(labels) }
}

const OWN = ['offset', 'limit', 'sort', 'after', 'count', 'columns', 'actions', 'q', 'format']

function chosen(table: Table, query: Question['query']): readonly Row[] {
  return Object.entries(query)
    .filter(([name]) => !OWN.includes(name))
    .reduce<readonly Row[]>((rows, [name, text]) => rows.filter(conditionOf(table, name, text)), table.rows)
}

function conditionOf({ names }: Table, name: string, text: string): (row: Row) => boolean {
  if (name in names) return (row) => text.split(',').includes(String(row[name]))
  const [, field = '', ending = ''] = /^(.*)_(from|to|like|null)$/.exec(name) ?? []
  const how = names[field]
  if (how === undefined) throw new Refusal(400, 4003, `${name} is no parameter`)
  const value = ({ [field]: found }: Row) =>
    how === 'whole' || how === 'key' || how === 'decimal' ? Number(found) : String(found)
  const bound = typeof value({ [field]: 1 }) === 'number' ? Number(text) : text
  if (ending === 'null') return (row) => (row[field] == null) === (text === 'true')
  if (ending === 'like') return (row) => String(row[field] ?? '').includes(text)
  return (row) => row[field] != null && (ending === 'from' ? value(row) >= bound : value(row) <= bound)
}

const whole = (query: Question['query'], name: string, otherwise: number, from: number, to: number): number => {
  const value = Number(query[name] ?? otherwise)
  if (!Number.isInteger(value) || value < from || value > to) throw new Refusal(400, 4009, 'There is no such page')
  return value
}

const list: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, table.read)
  const { query } = question
  const limit = whole(query, 'limit', 20, 1, 100)
  const offset = query['after'] === undefined ? whole(query, 'offset', 0, 0, 1e7) : Number(query['after'])
  const found = sorted(table, chosen(table, query), query['sort'] ?? `-${table.key}`)
  const page = found.slice(offset, offset + limit).map((row) => shown(all, table, row))
  return ok({
    list: page.map((row) => only(table, row, query['columns'])),
    count: query['count'] === 'none' ? null : found.length,
    count_kind: query['count'] === 'none' ? 'none' : 'exact',
    next: offset + limit < found.length ? String(offset + limit) : null,
  })
}

function sorted({ names, key }: Table, rows: readonly Row[], sort: string): readonly Row[] {
  const name = sort.replace(/^-/, '')
  if (!(name in names)) throw badValue('sort')
  const order = (a: Row, b: Row) => (String(a[name]) < String(b[name]) ? -1 : 1) || Number(a[key]) - Number(b[key])
  return [...rows].sort((a, b) => (sort.startsWith('-') ? -order(a, b) : order(a, b)))
}

const only = ({ key }: Table, row: Row, columns: string | undefined): Row =>
  columns === undefined
    ? row
    : Object.fromEntries([key, ...columns.split(','), 'version', '_labels'].map((name) => [name, row[name]]))

const booksOfShelf: Handler = (all, { query, ...question }, [, , id = '']) =>
  list(all, { ...question, query: { ...query, shelf_id: id } }, ['v3', 'books'])

function found(all: Tables, [, , id]: readonly string[], table: Table): Row {
  const row = table.rows.find((one) => String(one[table.key]) === id)
  if (!row) throw new Refusal(404, 4040, 'There is no such record')
  return row
}

const info: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, table.read)
  return ok({ ...shown(all, table, found(all, path, table)), _actions: [] })
}

function refuseFields({ names, required }: Table, body: Row, isNew: boolean): void {
  const strange = Object.keys(body).filter((name) => !(name in names))
  const missing = isNew ? required.filter((name) => body[name] == null) : []
  const fields = [
    ...strange.map((field) => ({ field, message: 'There is no such field' })),
    ...missing.map((field) => ({ field, message: 'Must be filled in' })),
  ]
  if (fields.length > 0) throw new Refusal(422, 4220, 'Please check what was entered', { fields })
}

const create: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, 'book_write')
  refuseFields(table, question.body, true)
  const key = Math.max(...table.rows.map((row) => Number(row[table.key]))) + 1
  const empty = Object.fromEntries(
    Object.entries(table.names).map(([name, how]) => [name, how === 'flag' ? false : null]),
  )
  const row = { ...empty, ...question.body, [table.key]: key, version: 1, created_at: AT, updated_at: AT }
  table.rows.push(row)
  return ok(shown(all, table, row))
}

const update: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, 'book_write')
  const row = found(all, path, table)
  const { version, ...changes } = question.body
  if (version === undefined) throw new Refusal(428, 4280, 'The version is missing')
  if (version !== row['version'])
    throw new Refusal(409, 4090, 'It was changed meanwhile', { current: shown(all, table, row) })
  refuseFields(table, changes, false)
  const now = { ...row, ...changes, version: Number(version) + 1 }
  table.rows.splice(table.rows.indexOf(row), 1, now)
  return ok(shown(all, table, now))
}

const remove: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, 'book_write')
  table.rows.splice(table.rows.indexOf(found(all, path, table)), 1)
  return ok(null)
}

const totals: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, table.read)
  const rows = chosen(table, question.query)
  const sums = table.totals.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)])
  return ok({ count: rows.length, totals: Object.fromEntries(sums) })
}

const impact: Handler = (all, question, path) => {
  needs(question, 'book_write')
  const name = String(found(all, path, tableOf(all, path))['name'] ?? '')
  return ok({ name, blocked: [], lost: [], emptied: [] })
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function sheet(rows: readonly (readonly unknown[])[], format: string): Promise<Told> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('Records').addRows(rows.map((row) => [...row]))
  const file = format === 'csv' ? await book.csv.writeBuffer() : await book.xlsx.writeBuffer()
  const headers = {
    'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
    'content-disposition': `attachment; filename="records.${format}"`,
  }
  return { status: 200, body: null, headers, file: Buffer.from(file as ArrayBuffer) }
}

const exported: Handler = (all, question, path) => {
  const table = tableOf(all, path)
  needs(question, table.read)
  const names = Object.keys(table.names)
  const rows = chosen(table, question.query).map((row) => shown(all, table, row))
  return sheet([names, ...rows.map((row) => names.map((name) => row[name]))], question.query['format'] ?? 'csv')
}

const IMPORTS: Readonly<Record<string, Record<string, Handler>>> = {
  '': {
    GET: (_, question) => {
      needs(question, 'book_write')
      return ok(null)
    },
    POST: () => Promise.reject(new Refusal(501, 5010, 'Not built')),
    DELETE: () => ok(null),
  },
  problems: {
    GET: (_, question) => {
      needs(question, 'book_write')
      throw new Refusal(404, 4041, 'No rows were wrong')
    },
  },
  template: {
    GET: (all, question, path) => {
      needs(question, 'book_write')
      return sheet([Object.keys(tableOf(all, path).names)], question.query['format'] ?? 'xlsx')
    },
  },
}
