/** Records that are archived: out of sight and out of use, named by what refers to them, and back as they were. */
import { readDocuments } from '../../src/model/load.ts'
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { buildModel } from '../../src/model/build.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { makeTables } from '../support/tables.ts'
import { describeStores } from '../support/stores.ts'
import { Company, type Row } from './company.ts'

const label = (zh: string, en: string) => ({ zh, en })
const named = { type: 'string', 'x-label': label('名称', 'Name'), 'x-search': true }
const to = (entity: string, rest: object = {}) => ({
  type: 'integer',
  'x-reference': entity,
  'x-label': label('所属', 'Of'),
  ...rest,
})
const counted = (entity: string, by: string) => ({
  type: 'integer',
  'x-label': label('数量', 'Count'),
  'x-computed': { count: { entity, by } },
})
const entity = (zh: string, en: string, properties: object, rest: object = {}) => ({
  'x-label': label(zh, en),
  'x-menu': false,
  type: 'object',
  properties,
  ...rest,
})
const archived = { 'x-archive': true }
/** Beside the fleet: halls with shelves with books; a loan names a book, a reader several. */
const library = {
  'entities/hall.json': entity(
    '馆',
    'Hall',
    { name: named, shelves: counted('shelf', 'hall_id') },
    { ...archived, required: ['name'], 'x-unique': [['name']] },
  ),
  'entities/shelf.json': entity(
    '架',
    'Shelf',
    { name: named, hall_id: to('hall', { 'x-on-delete': 'cascade' }) },
    { ...archived, required: ['name', 'hall_id'] },
  ),
  'entities/book.json': entity(
    '书',
    'Book',
    { name: named, shelf_id: to('shelf', { 'x-on-delete': 'cascade' }) },
    {
      ...archived,
      required: ['name', 'shelf_id'],
      'x-unique': [['name']],
      'x-access': { remove: 'org_base' },
      'x-comments': true,
    },
  ),
  'entities/loan.json': entity('借阅', 'Loan', { note: named, book_id: to('book') }, { required: ['book_id'] }),
  'entities/reader.json': entity(
    '读者',
    'Reader',
    {
      name: named,
      book_ids: { type: 'array', items: { type: 'integer' }, 'x-reference': 'book', 'x-label': label('书', 'Books') },
    },
    { required: ['name'] },
  ),
}
const { model, mistakes } = buildModel([
  ...(await readDocuments('schemas')).filter(({ file }) => file.startsWith('system/')),
  ...(await readDocuments('tests/second-product/schemas')),
  ...Object.entries(library).map(([file, doc]) => ({ file, text: JSON.stringify(doc) })),
])
if (model === undefined) throw new Error(JSON.stringify(mistakes))
const withLibrary = model

class Library extends Company {
  at = new Date('2026-05-20T04:00:00.000Z')
  override get context(): Context {
    // A moment of its own for each, as requests have.
    this.at = new Date(this.at.getTime() + 1000)
    return {
      ...super.context,
      model: withLibrary,
      rules: apartment,
      now: this.at,
      validate: (_, __, body) => Promise.resolve(body as Record<string, unknown>),
      actor: {
        ...super.context.actor,
        permissions: new Set(
          withLibrary.app.permissions.map(({ key }) => key).filter((key) => !this.without.includes(key)),
        ),
      },
    }
  }
}

describeStores('an archive', (open) => {
  let library: Library
  let hall: Row, shelf: Row, book: Row

  beforeAll(async () => {
    const store = await open()
    await makeTables(store, withLibrary)
    await store.script(`insert into clients (client_id, name) values (1, '一号馆'), (2, '二号馆')`)
    library = new Library(store)
    hall = await library.create('hall', { name: '东馆' })
    shelf = await library.create('shelf', { name: '甲架', hall_id: hall['id'] })
    book = await library.create('book', { name: '诗经', shelf_id: shelf['id'] })
  }, 120_000)

  const id = (row: Row) => ({ id: String(row['id']) })
  const drop = (name: string, row: Row) => library.do('remove', name, id(row))
  const purge = (name: string, row: Row) => library.try('remove', name, { ...id(row), query: { archived: 'true' } })
  const back = (name: string, row: Row) => library.try('restore', name, id(row))
  const names = async (entity: string, query: Record<string, string> = {}) =>
    (await library.list(entity, { sort: 'id', ...query })).list.map((row) => row['name'])
  const log = async (action: string) =>
    (await library.list('operation_log', { sort: 'id', action, limit: '100' })).list.map(
      (row) => `${String(row['resource'])} ${String(row['record_name'])}`,
    )

  test('takes a record out of lists, searches, counts and sums, and keeps it for who may delete', async () => {
    const loan = await library.create('loan', { note: '借', book_id: book['id'] })
    await drop('book', book)
    expect(await names('book')).toEqual([])
    expect(await names('book', { q: '诗' })).toEqual([])
    expect(await library.list('book', { count: 'exact' })).toMatchObject({ count: 0 })
    expect(await library.do('totals', 'book')).toMatchObject({ count: 0 })
    expect(await names('book', { archived: 'true', q: '诗' })).toEqual(['诗经'])
    expect(await library.do('totals', 'book', { query: { archived: 'true' } })).toMatchObject({ count: 1 })
    const blind = new Library(library.store, library.scope, ['org_base'])
    expect(await blind.try('list', 'book', { query: { archived: 'true' } })).toMatchObject({ error: 'forbidden' })
    expect(await blind.try('restore', 'book', id(book))).toMatchObject({ error: 'forbidden' })
    expect(await library.try('list', 'loan', { query: { archived: 'true' } })).toMatchObject({
      error: 'unknown_parameter',
    })
    expect(await library.try('list', 'book', { query: { archived: 'yes' } })).toMatchObject({ error: 'bad_value' })
    await library.do('remove', 'loan', id(loan))
    expect(await back('book', book)).toMatchObject({ data: { archived_at: null, archived_by: null, version: 3 } })
    expect(await names('book')).toEqual(['诗经'])
  })

  test('leaves its name, marked, to what refers to it, and nothing new refers to it', async () => {
    const loan = await library.create('loan', { note: '借', book_id: book['id'] })
    const reader = await library.create('reader', { name: '王', book_ids: [book['id']] })
    await drop('book', book)
    const shown = (name: string, row: Row) => library.do<{ _labels: Row }>('info', name, id(row))
    expect((await shown('loan', loan))._labels).toMatchObject({ book_id: '诗经（已归档）' })
    expect((await shown('reader', reader))._labels).toMatchObject({ book_ids: ['诗经（已归档）'] })
    const english = new Library(library.store, library.scope, [], 'en')
    expect(await english.do('info', 'loan', id(loan))).toMatchObject({ _labels: { book_id: '诗经 (archived)' } })
    expect(await names('reader', { 'book_ids.name': '诗经' })).toEqual(['王'])
    // What it holds may stay; nothing else takes it.
    expect(
      await library.try('update', 'loan', { ...id(loan), body: { version: loan.version, note: '续借' } }),
    ).toMatchObject({ error: null, data: { note: '续借' } })
    expect(await library.try('create', 'loan', { body: { note: '新', book_id: book['id'] } })).toMatchObject({
      error: 'invalid',
      fields: ['book_id'],
    })
    const beside = await library.create('book', { name: '尔雅', shelf_id: shelf['id'] })
    const books = (ids: readonly unknown[]) =>
      library.try('update', 'reader', { ...id(reader), body: { version: reader.version, book_ids: ids } })
    expect(await books([book['id'], beside['id']])).toMatchObject({ error: null })
    expect(
      await library.try('create', 'reader', { body: { name: '李', book_ids: [beside['id'], book['id']] } }),
    ).toMatchObject({ error: 'invalid', fields: ['book_ids'] })
    expect(await library.do('info', 'book', id(book))).toMatchObject({
      name: '诗经',
      archived_at: expect.any(String) as string,
    })
    expect(await purge('book', book)).toMatchObject({ error: 'in_use' })
    await library.do('remove', 'loan', id(loan))
    await library.do('remove', 'reader', id(reader))
    await drop('book', beside)
    expect(await purge('book', beside)).toMatchObject({ error: null })
    expect(await back('book', book)).toMatchObject({ error: null })
  })

  test('lets nobody change what is in it', async () => {
    await drop('book', book)
    const { version } = await library.do('info', 'book', id(book))
    const change = { ...id(book), body: { version, name: '楚辞' } }
    expect(await library.try('update', 'book', change)).toMatchObject({ error: 'archived' })
    expect(await library.try('remove', 'book', id(book))).toMatchObject({ error: 'archived' })
    expect(await library.try('impact', 'book', id(book))).toMatchObject({ error: 'archived' })
    expect(
      await library.try('batch', 'book', { body: { action: 'update', ids: [book['id']], data: { name: '楚辞' } } }),
    ).toMatchObject({ error: 'archived' })
    expect(await back('book', book)).toMatchObject({ error: null })
    expect(await back('book', book)).toMatchObject({ error: 'not_archived' })
    expect(await purge('book', book)).toMatchObject({ error: 'not_found' })
    expect(await library.try('restore', 'book', { id: '999999' })).toMatchObject({ error: 'not_found' })
  })

  test('keeps what was said of a record as it stands, until it is back', async () => {
    const said = await library.create('book_comment', { record_id: book['id'], content: '缺页' })
    await drop('book', book)
    const change = { ...id(said), body: { version: said.version, content: '已补' } }
    const batch = (body: object) => library.try('batch', 'book_comment', { body: { ids: [said['id']], ...body } })
    expect(await library.try('update', 'book_comment', change)).toMatchObject({ error: 'not_changeable' })
    expect(await library.try('remove', 'book_comment', id(said))).toMatchObject({ error: 'not_changeable' })
    expect(await batch({ action: 'update', data: { content: '已补' } })).toMatchObject({ error: 'not_changeable' })
    expect(await batch({ action: 'remove' })).toMatchObject({ error: 'not_changeable' })
    expect(await library.do('info', 'book_comment', id(said))).toMatchObject({ content: '缺页', version: said.version })
    expect(await back('book', book)).toMatchObject({ error: null })
    expect(await library.try('update', 'book_comment', change)).toMatchObject({ error: null })
    // It goes for good with its record.
    await drop('book', book)
    expect(await purge('book', book)).toMatchObject({ error: null })
    expect(await library.try('info', 'book_comment', id(said))).toMatchObject({ error: 'not_found' })
    book = await library.create('book', { name: '诗经', shelf_id: shelf['id'] })
  })

  test('leaves unique values to others, and takes nothing back that others have', async () => {
    await drop('book', book)
    const other = await library.create('book', { name: '诗经', shelf_id: shelf['id'] })
    expect(await library.try('create', 'book', { body: { name: '诗经', shelf_id: shelf['id'] } })).toMatchObject({
      error: 'duplicate',
      fields: ['name'],
    })
    expect(await back('book', book)).toMatchObject({ error: 'duplicate', fields: ['name'] })
    await drop('book', other)
    expect(await names('book', { archived: 'true' })).toEqual(['诗经', '诗经'])
    expect(await back('book', book)).toMatchObject({ error: null })
    expect(await purge('book', other)).toMatchObject({ error: null })
    expect(await names('book', { archived: 'true' })).toEqual([])
  })

  test('takes along what would be deleted, and gives back that alone', async () => {
    const [first, second] = [
      await library.create('book', { name: '论语', shelf_id: shelf['id'] }),
      await library.create('book', { name: '孟子', shelf_id: shelf['id'] }),
    ]
    await drop('book', first)
    expect(await library.do('impact', 'hall', id(hall))).toMatchObject({
      blocked: [],
      lost: [{ entity: 'shelf', count: 1 }],
      emptied: [],
    })
    await drop('hall', hall)
    expect([await names('hall'), await names('shelf'), await names('book')]).toEqual([[], [], []])
    expect(await names('book', { archived: 'true' })).toEqual(['诗经', '论语', '孟子'])
    expect((await log('archive')).slice(-4).sort()).toEqual(
      ['book 孟子', 'book 诗经', 'hall 东馆', 'shelf 甲架'].sort(),
    )
    expect(await back('book', second)).toMatchObject({ error: 'archived_with' })
    expect(await back('shelf', shelf)).toMatchObject({ error: 'archived_with' })
    expect(await back('hall', hall)).toMatchObject({ error: null, data: { shelves: 1 } })
    expect([await names('hall'), await names('shelf'), await names('book')]).toEqual([
      ['东馆'],
      ['甲架'],
      ['诗经', '孟子'],
    ])
    expect(await names('book', { archived: 'true' })).toEqual(['论语'])
    expect((await log('restore')).slice(-4).sort()).toEqual(
      ['book 孟子', 'book 诗经', 'hall 东馆', 'shelf 甲架'].sort(),
    )
    // Counted are those that are there.
    await drop('shelf', shelf)
    expect(await library.do('info', 'hall', id(hall))).toMatchObject({ shelves: 0 })
    expect(await back('shelf', shelf)).toMatchObject({ error: null })
  })

  test('is emptied for good by name, with what it holds, and the log tells of each', async () => {
    const loan = await library.create('loan', { note: '借', book_id: book['id'] })
    await drop('hall', hall)
    expect(await library.do('impact', 'hall', { ...id(hall), query: { archived: 'true' } })).toMatchObject({
      name: '东馆',
      lost: [{ entity: 'shelf', count: 1, label: { zh: '架（已归档）', en: 'Shelf (archived)' } }],
    })
    expect(await purge('hall', hall)).toMatchObject({ error: 'in_use' })
    await library.do('remove', 'loan', id(loan))
    expect(await purge('hall', hall)).toMatchObject({ error: null })
    expect([await names('hall', { archived: 'true' }), await names('book', { archived: 'true' })]).toEqual([[], []])
    expect(
      (await log('remove'))
        .filter((one) => /^(hall|shelf|book)/.test(one))
        .slice(-5)
        .sort(),
    ).toEqual(['book 孟子', 'book 诗经', 'book 论语', 'hall 东馆', 'shelf 甲架'].sort())
  })

  test('holds a company of its own, and several records go there at once', async () => {
    const all = [await library.create('hall', { name: '南馆' }), await library.create('hall', { name: '北馆' })]
    await library.do('batch', 'hall', { body: { action: 'remove', ids: all.map((one) => one['id']) } })
    expect(await names('hall', { archived: 'true' })).toEqual(['南馆', '北馆'])
    const { systemScope } = await import('../../src/server/policies/scope.ts')
    const others = new Library(library.store, systemScope(2))
    expect((await others.list('hall', { archived: 'true' })).list).toEqual([])
    expect(await others.try('restore', 'hall', id(all[0]!))).toMatchObject({ error: 'not_found' })
    expect(await back('hall', all[0]!)).toMatchObject({ error: null })
  })
})
