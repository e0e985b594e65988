/**
 * A host of somebody else's keeps the contract, and hosts that do not are found out: each way of being wrong at its
 * call and its place.
 */
import type { AddressInfo } from 'node:net'
import { spawn } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { checkContract, type Options } from '../../scripts/contract/check.ts'
import type { Findings, Sort } from '../../scripts/contract/deviation.ts'
import { hostAt } from '../../scripts/contract/host.ts'
import { told } from '../../scripts/contract/told.ts'
import { isObject } from '../../src/values/is-object.ts'
import { libraryHost, PASS, type Fault, type Told } from './library-host.ts'
import { library } from './library.ts'
import { program } from '../support/program.ts'

const model = library()

async function started(fault?: Fault): Promise<string> {
  const server = libraryHost(fault)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const accounts = ['librarian', 'reader'].map((name) => ({ name, pass: PASS }))
const check = async (fault?: Fault, options: Partial<Options> = {}): Promise<Findings> =>
  checkContract(model, hostAt(await started(fault)), { accounts, write: false, only: [], ...options })

it('a host written from the documents keeps the contract, reading and writing', async () => {
  const read = await check()
  expect(told(read)).toMatch(/No deviation\.$/)
  for (const call of ['GET /v3/books', 'GET /v3/shelves/{id}/books', 'GET /v3/books/export', 'POST /v3/stock_taking'])
    expect([...read.calls]).toContain(call)
  const written = await check(undefined, { write: true })
  expect(told(written)).toMatch(/No deviation\.$/)
  for (const call of ['POST /v3/books', 'PUT /v3/books/{id}', 'DELETE /v3/books/{id}'])
    expect([...written.calls]).toContain(call)
})

it('reads only, unless it is told to write; what it writes is gone afterwards', async () => {
  const asked: string[] = []
  const books: unknown[] = []
  const noting: Fault = ({ method, path, query }, answer) => {
    asked.push(`${method} ${path}`)
    if (path === '/v3/books' && query['count'] === 'exact') books.push(dataIn(answer)['count'])
    return answer
  }
  await check(noting)
  expect(asked.filter((one) => !one.startsWith('GET ') && !one.endsWith('/login'))).toEqual([])
  asked.length = 0
  await check(noting, { write: true, accounts: [accounts[0]!, accounts[0]!] })
  expect(asked).toContain('POST /v3/books')
  expect(new Set(books)).toEqual(new Set([5]))
})

const dataIn = ({ body }: Told): Record<string, unknown> =>
  (isObject(body) && isObject(body['data']) ? body['data'] : {}) as Record<string, unknown>

/** The answer with other data, where it has data. */
const withData = (answer: Told, change: (data: Record<string, unknown>) => Record<string, unknown>): Told =>
  answer.status === 200 && isObject(answer.body) && isObject(answer.body['data'])
    ? { ...answer, body: { ...answer.body, data: change(dataIn(answer)) } }
    : answer
/** With other records, of lists and alone. */
const withRows = (answer: Told, change: (row: Record<string, unknown>) => Record<string, unknown>): Told =>
  withData(answer, (data) =>
    Array.isArray(data['list'])
      ? { ...data, list: (data['list'] as Record<string, unknown>[]).map(change) }
      : 'book_id' in data
        ? change(data)
        : data,
  )
const ofBooks =
  (change: (row: Record<string, unknown>) => Record<string, unknown>): Fault =>
  ({ path }, answer) =>
    path.startsWith('/v3/books') ? withRows(answer, change) : answer
const without = (row: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([one]) => one !== name))
const refused = (status: number, code: number): Told => ({
  status,
  body: { err_code: code, err_msg: 'No', data: null },
})

type Wrong = readonly [name: string, fault: Fault, sort: Sort, call: string, at: string | null, write?: true]

const WRONG: readonly Wrong[] = [
  [
    'a call is not there',
    ({ path }, told_) => (path === '/v3/books/export' ? refused(404, 404) : told_),
    'code',
    'GET /v3/books/export',
    null,
  ],
  [
    'a list is not there',
    ({ path }, answer) => (path === '/v3/shelves' ? refused(404, 404) : answer),
    'path',
    'GET /v3/shelves',
    null,
  ],
  [
    'a call has another method',
    ({ path, method }, answer) => (path === '/v3/stock_taking' && method === 'GET' ? refused(404, 404) : answer),
    'code',
    'POST /v3/stock_taking',
    'err_code',
  ],
  [
    'a page of the site is answered',
    ({ path }, answer) => (path === '/v3/user_info' ? { ...answer, headers: { 'content-type': 'text/html' } } : answer),
    'shape',
    'GET /v3/user_info',
    'answer',
  ],
  [
    'there is no envelope',
    ({ path }, answer) =>
      path === '/v3/books/1' || path === '/v3/books/5' ? { ...answer, body: dataIn(answer) } : answer,
    'shape',
    'GET /v3/books/{id}',
    'answer.err_code',
  ],
  [
    'a number is no decimal',
    ofBooks((row) => ({ ...row, price: Number(row['price']) })),
    'shape',
    'GET /v3/books',
    'data.list[0].price',
  ],
  [
    'a day has a time',
    ofBooks((row) => ({ ...row, bought_on: `${String(row['bought_on'])}T00:00:00Z` })),
    'shape',
    'GET /v3/books',
    'data.list[0].bought_on',
  ],
  [
    'a time is not of UTC',
    ofBooks((row) => ({ ...row, updated_at: '2026-06-15T08:00:00+08:00' })),
    'shape',
    'GET /v3/books',
    'data.list[0].updated_at',
  ],
  [
    'a key is a text',
    ofBooks((row) => ({ ...row, shelf_id: String(row['shelf_id']) })),
    'shape',
    'GET /v3/books',
    'data.list[0].shelf_id',
  ],
  ['a field is left out', ofBooks((row) => without(row, 'pages')), 'shape', 'GET /v3/books', 'data.list[0].pages'],
  [
    'a field is in no document',
    ofBooks((row) => ({ ...row, colour: 'red' })),
    'shape',
    'GET /v3/books',
    'data.list[0].colour',
  ],
  [
    'the version is left out',
    ofBooks((row) => without(row, 'version')),
    'shape',
    'GET /v3/books',
    'data.list[0].version',
  ],
  [
    'a reference has no name',
    ofBooks((row) => without(row, '_labels')),
    'shape',
    'GET /v3/books',
    'data.list[0]._labels.shelf_id',
  ],
  [
    'a record is another one than in the list',
    ({ path }, answer) => (/books\/\d/.test(path) ? withRows(answer, (row) => ({ ...row, title: 'x' })) : answer),
    'shape',
    'GET /v3/books/{id}',
    'data.title',
  ],
  [
    'a mask is left off',
    ofBooks((row) => ({ ...row, borrower_phone: '13800001234' })),
    'right',
    'GET /v3/books',
    'data.list[0].borrower_phone',
  ],
  [
    'the count is a text',
    ({ path }, answer) =>
      path === '/v3/books' ? withData(answer, (data) => ({ ...data, count: String(data['count']) })) : answer,
    'shape',
    'GET /v3/books',
    'data.count',
  ],
  [
    'the limit is ignored',
    ({ path }, answer) =>
      path === '/v3/books'
        ? withData(answer, (data) => ({
            ...data,
            list: [...(data['list'] as object[]), ...(data['list'] as object[])],
          }))
        : answer,
    'parameter',
    'GET /v3/books',
    'limit',
  ],
  [
    'the next page is the first again',
    ({ query, path }, answer) =>
      path === '/v3/books' && 'after' in query ? withRows(answer, (row) => ({ ...row, book_id: 5 })) : answer,
    'parameter',
    'GET /v3/books',
    'after',
  ],
  [
    'an unknown parameter is ignored',
    ({ query }, answer) => ('no_such_parameter' in query ? { status: 200, body: {} } : answer),
    'parameter',
    'GET /v3/books',
    null,
  ],
  [
    'a filter finds nothing',
    ({ query }, answer) => ('pages_from' in query ? withData(answer, (data) => ({ ...data, list: [] })) : answer),
    'parameter',
    'GET /v3/books',
    'pages_from',
  ],
  [
    'a filter is unknown',
    ({ query }, answer) => ('pages_null' in query ? refused(400, 4003) : answer),
    'code',
    'GET /v3/books',
    null,
  ],
  [
    'a field cannot be sorted by',
    ({ query }, answer) => (query['sort'] === '-price' ? refused(400, 4005) : answer),
    'code',
    'GET /v3/books',
    null,
  ],
  [
    'columns are ignored',
    ({ query, path }, answer) =>
      path === '/v3/books' && 'columns' in query
        ? withRows(answer, (row) => ({ ...row, title: 'Book 5', pages: 1 }))
        : answer,
    'parameter',
    'GET /v3/books',
    'columns',
  ],
  [
    'a missing record is an empty one',
    ({ path }, answer) =>
      /\d{10}/.test(path) ? { status: 200, body: { err_code: 0, err_msg: '', data: null } } : answer,
    'path',
    'GET /v3/books/{id}',
    null,
  ],
  [
    'a missing record is the fault of the server',
    ({ path }, answer) => (/\d{10}/.test(path) ? refused(500, 500) : answer),
    'code',
    'GET /v3/books/{id}',
    'err_code',
  ],
  [
    'a code is in no catalogue',
    ({ path }, answer) => (/\d{10}/.test(path) ? refused(404, 77_777) : answer),
    'code',
    'GET /v3/books/{id}',
    'err_code',
  ],
  [
    'a code comes with another status',
    ({ path }, answer) => (/\d{10}/.test(path) ? refused(400, 4040) : answer),
    'code',
    'GET /v3/books/{id}',
    'status',
  ],
  [
    'a refusal is a success by its status',
    ({ who }, answer) => (who === 'reader' && answer.status === 403 ? { ...answer, status: 200 } : answer),
    'right',
    'GET /v3/shelves',
    null,
  ],
  [
    'nobody needs to log in',
    ({ who, path }, answer) => (who === null && path === '/v3/books' ? { status: 200, body: {} } : answer),
    'right',
    'GET /v3/books',
    null,
  ],
  [
    'who is not logged in is told of a lack of rights',
    ({ who, path }, answer) => (who === null && path === '/v3/books' ? refused(403, 4030) : answer),
    'right',
    'GET /v3/books',
    'err_code',
  ],
  [
    'a right is not asked',
    ({ who, path }, answer) =>
      who === 'reader' && path === '/v3/shelves'
        ? { status: 200, body: { err_code: 0, err_msg: '', data: {} } }
        : answer,
    'right',
    'GET /v3/shelves',
    null,
  ],
  [
    'a right is refused that is held',
    ({ path }, answer) => (path === '/v3/books/totals' ? refused(403, 4030) : answer),
    'right',
    'GET /v3/books/totals',
    null,
  ],
  [
    'an export is no file',
    ({ path }, answer) => (path === '/v3/books/export' && answer.file ? { status: 200, body: [] } : answer),
    'shape',
    'GET /v3/books/export',
    'content-type',
  ],
  [
    'a workbook is none',
    ({ path, query }, answer) =>
      path === '/v3/books/export' && query['format'] === 'xlsx' && answer.file
        ? { ...answer, file: Buffer.from('a,b') }
        : answer,
    'shape',
    'GET /v3/books/export',
    'answer',
  ],
  [
    'sums are left out',
    ({ path }, answer) => (path === '/v3/books/totals' ? withData(answer, (data) => without(data, 'totals')) : answer),
    'shape',
    'GET /v3/books/totals',
    'data.totals',
  ],
  [
    'the call of a shelf answers no list',
    ({ path }, answer) =>
      /shelves\/\d+\/books/.test(path) ? withData(answer, (data) => without(data, 'list')) : answer,
    'shape',
    'GET /v3/shelves/{id}/books',
    'data.list',
  ],
  [
    'a strange field is taken',
    ({ method, body }, answer) => (method === 'POST' && 'no_such_field' in body ? { status: 200, body: {} } : answer),
    'code',
    'POST /v3/books',
    null,
    true,
  ],
  [
    'what is stored is not what was sent',
    ({ method, path }, answer) =>
      method === 'POST' && path === '/v3/books' ? withRows(answer, (row) => ({ ...row, title: 'Other' })) : answer,
    'shape',
    'POST /v3/books',
    'data.title',
    true,
  ],
  [
    'a stale version overwrites',
    ({ method }, answer) => (method === 'PUT' && answer.status === 409 ? { status: 200, body: {} } : answer),
    'code',
    'PUT /v3/books/{id}',
    null,
    true,
  ],
  [
    'a conflict does not show the record',
    ({ method }, answer) => (method === 'PUT' && answer.status === 409 ? refused(409, 4090) : answer),
    'shape',
    'PUT /v3/books/{id}',
    'data.current',
    true,
  ],
  [
    'nothing is removed',
    ({ method }, answer) => (method === 'DELETE' ? refused(501, 5010) : answer),
    'code',
    'DELETE /v3/books/{id}',
    null,
    true,
  ],
]

it.each(WRONG.map((wrong) => [wrong[0], wrong] as const))('is found: %s', async (_, wrong) => {
  const [, fault, sort, call, at, write] = wrong
  const findings = await check(fault, { write: write === true })
  expect(findings.deviations.map((one) => [one.sort, one.call, one.at])).toContainEqual([sort, call, at])
  expect(told(findings)).toContain(`${call}   schemas/`)
})

it('a host that is away is told in a sentence, and is no contract kept', async () => {
  const findings = await checkContract(model, hostAt('http://127.0.0.1:9'), { accounts, write: false, only: ['book'] })
  expect(findings.deviations[0]).toMatchObject({ sort: 'path', call: 'POST /passport/api/v2/login' })
  expect(told(findings)).toContain('no answer')
})

it('the command ends with 1 where there are deviations, and names the host when it is missing', async () => {
  const run = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, [...program('scripts/contract.ts'), ...args])
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, said: said.join('') }
  }
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('npm run contract -- https://host') })
  const base = await started()
  // The library knows nothing of the project's own documents.
  const other = await run(base, '--login', `librarian:${PASS}`, '--only', 'tenant_tag')
  expect(other).toMatchObject({ code: 1, said: expect.stringContaining('GET /v3/user_info   schemas/') })
}, 120_000)
