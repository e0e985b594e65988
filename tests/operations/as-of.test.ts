/** A record as it was after an entry of the journal: what is told of it, what is not, what an update brings back. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { ERASING } from '../../src/kinds/ddl.ts'
import { updateSchema } from '../../src/kinds/record-schemas.ts'
import { buildModel } from '../../src/model/build.ts'
import { readDocuments } from '../../src/model/load.ts'
import { fieldErrors } from '../../src/server/messages/field-errors.ts'
import type { AsOf } from '../../src/server/operations/as-of.ts'
import type { Context } from '../../src/server/operations/context.ts'
import type { Derived } from '../../src/server/operations/product-rules.ts'
import { note } from '../../src/server/operations/audit.ts'
import { scopeOf, systemScope } from '../../src/server/policies/scope.ts'
import { ERASED } from '../../src/server/sql/journal.ts'
import { describeStores } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { Company, type Row } from './company.ts'

const label = (en: string) => ({ zh: en, en })
const text = { type: 'string', maxLength: 100 }
const fields = {
  name: { ...text, 'x-label': label('Name') },
  note: { type: 'string', maxLength: 2000, 'x-label': label('Note') },
  seats: { type: 'integer', 'x-label': label('Seats') },
  lent: { type: 'boolean', default: false, 'x-label': label('Lent') },
  price: { $ref: '../kinds/money.json', 'x-label': label('Price') },
  due: { type: 'string', format: 'date', 'x-label': label('Due') },
  met_at: { type: 'string', format: 'date-time', 'x-label': label('Met') },
  term: { $ref: '../system/kinds/date-range.json', 'x-label': label('Term') },
  licence: { $ref: '../enums/licence.json' },
  phone: { $ref: '../system/rules/phone.json', 'x-label': label('Phone') },
  pin: { $ref: '../system/kinds/secret.json', 'x-label': label('PIN') },
  text: { $ref: '../system/kinds/html.json', 'x-label': label('Text') },
  serial: { ...text, 'x-write': 'create', 'x-label': label('Serial') },
  read_on: { type: 'string', format: 'date', 'x-write': 'never', 'x-label': label('Read') },
  budget: { type: 'integer', 'x-write-permission': 'org_base', 'x-label': label('Budget') },
  salary: { type: 'integer', 'x-permission': 'service_base', 'x-label': label('Salary') },
  paid_by: { type: 'string', maxLength: 20, 'x-label': label('Paid by') },
  card: {
    $ref: '../system/rules/phone.json',
    'x-required-when': { eq: ['$paid_by', 'card'] },
    'x-label': label('Card'),
  },
  purse: { ...text, 'x-when': { ne: ['$budget', 9] }, 'x-label': label('Purse') },
  closed: { type: 'boolean', 'x-label': label('Closed') },
  papers: { $ref: '../system/kinds/files.json', 'x-label': label('Papers') },
  depot_id: { type: 'integer', 'x-reference': 'depot', 'x-label': label('Depot') },
  driver_id: { type: 'integer', 'x-reference': 'driver', 'x-label': label('Driver') },
  driver_ids: {
    type: 'array',
    items: { type: 'integer' },
    'x-reference': 'driver',
    'x-label': label('Drivers'),
  },
}
const course = {
  'x-label': label('Course'),
  'x-menu': false,
  'x-access': { read: 'fleet_base', write: 'fleet_base' },
  type: 'object',
  'x-locked': { update: { when: { eq: ['$closed', true] }, message: label('Closed') } },
  required: ['name', 'depot_id'],
  properties: fields,
}
const { model, mistakes } = buildModel([
  ...(await readDocuments('schemas')).filter(({ file }) => file.startsWith('system/')),
  ...(await readDocuments('tests/second-product/schemas')),
  { file: 'entities/course.json', text: JSON.stringify(course) },
])
if (model === undefined) throw new Error(JSON.stringify(mistakes))
const fleet = model

const isUpdate = teach(new Ajv2020({ allErrors: true, strict: false })).compile(updateSchema(fleet.entities['course']!))

/** What its documents name, of which nothing is asked here. */
const RULES = {
  ...apartment,
  derivations: { ...apartment.derivations, province_of_plate: (): Derived => ({ is: 'open', among: null }) },
  judgements: { ...apartment.judgements, plate_of_energy: () => [] },
}

class Fleet extends Company {
  static at = new Date('2026-05-20T04:00:00.000Z')
  override get context(): Context {
    Fleet.at = new Date(Fleet.at.getTime() + 1000)
    return {
      ...super.context,
      model: fleet,
      rules: RULES,
      now: Fleet.at,
      validate: (entity, form, body) => {
        if (entity.name !== 'course' || form === 'create' || isUpdate(body))
          return Promise.resolve(body as Record<string, unknown>)
        const errors = fieldErrors(fleet, entity.fields, { body, errors: isUpdate.errors })
        return Promise.reject(new AppError('invalid', {}, { fields: errors }))
      },
      actor: {
        ...super.context.actor,
        permissions: new Set(fleet.app.permissions.map(({ key }) => key).filter((key) => !this.without.includes(key))),
      },
    }
  }
}

describeStores('a record as it was', (open) => {
  let all: Fleet
  let depot: Row, other: Row, li: Row, wang: Row

  beforeAll(async () => {
    const store = await open()
    await makeTables(store, fleet)
    await store.script(`insert into clients (client_id, name) values (1, '一号车队'), (2, '二号车队')`)
    all = new Fleet(store)
    const region = await all.create('region', { name: '华东' })
    depot = await all.create('depot', { name: '北场', region_id: region['id'] })
    other = await all.create('depot', { name: '南场', region_id: region['id'] })
    li = await all.create('driver', { name: '李明', phone: '13800000001', depot_id: depot['id'] })
    wang = await all.create('driver', { name: '王芳', phone: '13800000002', depot_id: depot['id'] })
  }, 120_000)

  const id = (row: Row) => ({ id: String(row['id']) })
  const made = (values: Record<string, unknown> = {}) =>
    all.create('course', { name: '初级', depot_id: depot['id'], ...values })
  const change = async (row: Row, values: Record<string, unknown>, who: Fleet = all) => {
    const { version } = await all.do('info', 'course', id(row))
    return who.do('update', 'course', { ...id(row), body: { version, ...values } })
  }
  /** Oldest first. */
  const entries = async (row: Row) =>
    (await all.list('operation_log', { resource: 'course', record_id: String(row['id']), sort: 'id' })).list.map(
      (one) => Number(one['id']),
    )
  const asked = (row: Row, entry: number | undefined, who: Fleet = all) =>
    who.try('as_of', 'course', { ...id(row), query: { entry: String(entry) } })
  const at = async (row: Row, place: number, who: Fleet = all): Promise<AsOf> => {
    const { data, details } = await asked(row, (await entries(row)).at(place), who)
    if (details) throw details
    return data as AsOf
  }
  const outOf = ({ restore }: AsOf) => Object.fromEntries(restore!.left_out.map(({ field, why }) => [field, why]))
  const sql = (command: string, ...values: unknown[]) => all.store.query({ text: command, values })
  /** As when a person is erased: nobody else changes the journal. */
  const rewritten = (how: string) =>
    all.store.script(`begin; set local ${ERASING} = 'on'; update operation_logs set ${how}; commit`)

  test('is told of each kind as the record’s page has it, and an update brings it back', async () => {
    const first = {
      ...{ name: '初级', note: '带身份证', seats: 3, lent: true, price: '12.50', due: '2026-06-01', licence: 'B2' },
      ...{ met_at: '2026-06-01T08:30:00.000Z', term: ['2026-06-01', '2026-06-30'], driver_id: li['id'] },
    }
    const row = await made(first)
    await change(row, {
      ...{ name: '中级', note: null, seats: null, lent: false, price: '0.10', due: null, licence: 'C1' },
      ...{ met_at: null, term: null, driver_id: wang['id'] },
    })
    await change(row, { name: '高级', seats: 9 })
    const then = await at(row, 0)
    expect(then.then).toMatchObject({ ...first, _labels: { driver_id: '李明', depot_id: '北场' } })
    expect(then.now).toMatchObject({ name: '高级', seats: 9, version: 3 })
    expect(new Set(then.changed)).toEqual(new Set(Object.keys(first)))
    expect(then).toMatchObject({ unknown: [], words: [], restore: { values: first, left_out: [] } })
    // In between: what only the last one changed is as the second left it.
    expect(await at(row, 1)).toMatchObject({
      changed: ['name', 'seats'],
      then: { name: '中级', seats: null, note: null, licence: 'C1' },
      restore: { values: { name: '中级', seats: null } },
    })
    expect(await at(row, 2)).toMatchObject({ changed: [], restore: { values: {} } })
    const back = await change(row, then.restore!.values)
    expect(back).toMatchObject({ ...first, version: 4 })
    // Told as any update, from which there is a way back in its turn.
    expect(await at(row, 2)).toMatchObject({ then: { name: '高级' }, restore: { values: { name: '高级', seats: 9 } } })
    const stale = await all.try('update', 'course', { ...id(row), body: { version: 3, ...then.restore!.values } })
    expect(stale.error).toBe('conflict')
  })

  test('keeps masks, secrets and words what they are, and restores none of them', async () => {
    const row = await made({
      phone: '13812345678',
      pin: 'Correct-horse-9',
      text: '<p><b>一</b></p>',
      driver_ids: [li['id']],
    })
    const long = '长'.repeat(600)
    await change(row, { phone: '13987654321', pin: 'Other-horse-8', text: '<p>二</p>', note: long })
    await change(row, { driver_ids: [wang['id']], note: '短' })
    const then = await at(row, 0)
    expect(then.then).toMatchObject({ phone: '138****5678', note: null })
    expect(then.then).not.toHaveProperty('text')
    expect(then.words).toEqual([
      { field: 'text', text: '一' },
      { field: 'driver_ids', text: '李明' },
    ])
    expect(outOf(then)).toEqual({ phone: 'masked', pin: 'secret', text: 'words', driver_ids: 'words' })
    expect(then.restore!.values).toEqual({ note: null })
    expect(JSON.stringify(then)).not.toMatch(/13812345678|13987654321|horse/)
    const cut = await at(row, 1)
    expect(cut.words).toContainEqual({ field: 'note', text: long.slice(0, 500) })
    expect(outOf(cut)).toMatchObject({ note: 'words' })
  })

  test('says what the journal does not hold, and makes nothing up', async () => {
    const row = await made({ note: '旧', seats: 1, salary: 5 })
    await change(row, { note: '新' })
    // Behind its back, as an import writes; the server’s own field moves untold.
    await sql(`update courses set seats = 2, read_on = '2026-05-01' where id = $1`, row['id'])
    await change(row, { name: '二' })
    const then = await at(row, 1)
    expect(then.unknown).toEqual([
      { field: 'seats', why: 'gap' },
      { field: 'read_on', why: 'gap' },
    ])
    expect(then.then).not.toHaveProperty('seats')
    expect(outOf(then)).toEqual({ seats: 'gap' })
    expect(then.restore!.values).toEqual({ name: '初级' })
    // What the entry itself says is certain.
    expect(await at(row, 0)).toMatchObject({
      then: { seats: 1, note: '旧', salary: 5 },
      unknown: [{ field: 'read_on' }],
    })
    // Months that were dropped: nothing tells what the server kept, and after an import nothing tells of the rest.
    await rewritten(`record_id = null where action = 'create' and record_id = ${String(row['id'])}`)
    expect((await at(row, 0)).unknown).toEqual([{ field: 'read_on', why: 'gap' }])
    await note(all.context, { action: 'import', entity: fleet.entities['course']!, count: 1 })
    const after = await at(row, 0)
    expect(after.unknown.map(({ field }) => field)).toEqual(expect.arrayContaining(['seats', 'salary', 'depot_id']))
    expect(after).toMatchObject({ then: { note: '新', name: '初级' }, restore: { values: { name: '初级' } } })
    expect(after.then).not.toHaveProperty('salary')
    await rewritten(
      `changes = '[{"field":"note","before":"${ERASED}","after":"${ERASED}"}]' where action = 'update' and record_id = ${String(row['id'])}`,
    )
    expect((await at(row, 0)).unknown).toContainEqual({ field: 'note', why: 'erased' })
  })

  test('tells and restores no more than the asker may see and write', async () => {
    const row = await made({ salary: 5, budget: 1, serial: 'A-1' })
    await change(row, { salary: 6, budget: 2, name: '二' })
    await sql(`update courses set serial = 'A-2' where id = $1`, row['id'])
    const blind = new Fleet(all.store, all.scope, ['service_base'])
    const then = await at(row, 0, blind)
    expect(JSON.stringify(then)).not.toContain('salary')
    expect(outOf(then)).toEqual({ serial: 'fixed' })
    const modest = await at(row, 0, new Fleet(all.store, all.scope, ['org_base']))
    expect(outOf(modest)).toEqual({ serial: 'fixed', budget: 'right' })
    expect(modest.restore!.values).toEqual({ name: '初级', salary: 5 })
    for (const key of ['log_check', 'fleet_base'])
      expect(await asked(row, 1, new Fleet(all.store, all.scope, [key]))).toMatchObject({ error: 'forbidden' })
    const [entry] = await entries(row)
    expect(await asked(row, entry, new Fleet(all.store, systemScope(2)))).toMatchObject({ error: 'not_found' })
    // An entry of another record, or none at all.
    expect(await asked(await made(), entry)).toMatchObject({ error: 'not_found' })
    expect(await asked(row, undefined)).toMatchObject({ error: 'bad_value' })
    expect(await all.try('as_of', 'course', id(row))).toMatchObject({ error: 'bad_value' })
  })

  test('hides what was done to it in a place that is not the asker’s', async () => {
    const keeper = new Fleet(
      all.store,
      scopeOf(fleet.app.scopes, {
        ...{ client_id: 1, staff_id: 1, role_id: 2, permissions: new Set<string>() },
        lists: {
          region: { ids: [], above: {}, counts: false },
          depot: { ids: [depot['id'] as number], above: { region: [depot['region_id'] as number] }, counts: true },
        },
      }),
    )
    const row = await made({ note: '一' })
    await change(row, { name: '二' })
    await change(row, { depot_id: other['id'], note: '三' })
    await change(row, { note: '四' })
    await change(row, { depot_id: depot['id'] })
    expect(await at(row, 1)).toMatchObject({ then: { note: '一' }, changed: ['note'] })
    const then = await at(row, 1, keeper)
    expect(then.unknown).toEqual([
      { field: 'note', why: 'hidden' },
      { field: 'depot_id', why: 'hidden' },
    ])
    expect(outOf(then)).toEqual({ note: 'hidden', depot_id: 'hidden' })
    expect(JSON.stringify(then)).not.toMatch(/[一三]|南场/)
    expect(await asked(row, (await entries(row))[2], keeper)).toMatchObject({ error: 'not_found' })
  })

  test('refers to nobody who is gone, archived or not to be chosen, and keeps today’s rules', async () => {
    const gone = await all.create('driver', { name: '赵强', phone: '13800000003', depot_id: depot['id'] })
    const left = await all.create('driver', { name: '孙丽', phone: '13800000004', depot_id: depot['id'] })
    const row = await made({ driver_id: gone['id'] })
    await change(row, { driver_id: left['id'], name: '二' })
    await change(row, { driver_id: li['id'], name: '三' })
    await all.do('remove', 'driver', id(gone))
    await all.do('update', 'driver', { ...id(left), body: { version: left.version, active: false } })
    const then = await at(row, 0)
    expect(then.then).toMatchObject({ driver_id: gone['id'], _labels: { driver_id: '赵强' } })
    expect(then.restore).toEqual({ values: { name: '初级' }, left_out: [{ field: 'driver_id', why: 'gone' }] })
    expect((await at(row, 1)).restore).toEqual({
      values: { name: '二' },
      left_out: [{ field: 'driver_id', why: 'refused', message: '该驾驶员已离职，请选择其他驾驶员' }],
    })
  })

  test('leaves files where they are: the journal could not bring them back', async () => {
    const row = await made()
    const page = { name: '合同.pdf', url: 'https://files.example.com/of/1.pdf' }
    await change(row, { name: '二', papers: [page] })
    const then = await at(row, 0)
    expect(then.changed).toContain('papers')
    expect(then.restore).toEqual({
      values: { name: '初级' },
      left_out: [{ field: 'papers', why: 'files' }],
    })
    expect(await change(row, then.restore!.values)).toMatchObject({ papers: [{ name: '合同.pdf' }] })
  })

  test('knows a list of records by other names, and what has gone from it', async () => {
    const [one, two] = [
      await all.create('driver', { name: '周一', phone: '13800000005', depot_id: depot['id'] }),
      await all.create('driver', { name: '周二', phone: '13800000006', depot_id: depot['id'] }),
    ]
    const row = await made({ driver_ids: [one['id'], two['id']] })
    await change(row, { name: '二' })
    await change(row, { name: '三' })
    await all.do('update', 'driver', { ...id(one), body: { version: one.version, name: '周一一' } })
    for (const place of [0, 1]) {
      const then = await at(row, place)
      expect(then).toMatchObject({ changed: ['name'], words: [], unknown: [], restore: { left_out: [] } })
      expect(then.then).toMatchObject({ driver_ids: [one['id'], two['id']] })
    }
    await change(row, { driver_ids: [one['id']] })
    expect((await at(row, 1)).words).toEqual([{ field: 'driver_ids', text: '周一一、周二' }])
    await sql(`delete from courses_driver_ids where owner_id = $1`, row['id'])
    expect((await at(row, 3)).words).toEqual([{ field: 'driver_ids', text: '周一一' }])
  })

  test('tells beforehand what the rules between fields would refuse', async () => {
    const row = await made({ paid_by: 'card', card: '13812345678', purse: 'P-1', budget: 1 })
    await change(row, { paid_by: 'cash', card: null, purse: null, budget: 9 })
    const then = await at(row, 0)
    expect(then.restore).toEqual({
      values: { purse: 'P-1', budget: 1 },
      left_out: [
        { field: 'card', why: 'masked' },
        { field: 'paid_by', why: 'refused', message: 'Card：不能为空' },
      ],
    })
    const modest = await at(row, 0, new Fleet(all.store, all.scope, ['org_base']))
    expect(modest.restore!.values).toEqual({})
    expect(outOf(modest)).toMatchObject({ budget: 'right', purse: 'refused' })
    await change(row, then.restore!.values)
  })

  test('offers nothing of a record that may not be updated as it is', async () => {
    const row = await made()
    await change(row, { name: '二', closed: true })
    expect(await at(row, 0)).toMatchObject({ changed: ['name', 'closed'], restore: null })
    const vehicle = await all.create('vehicle', { plate: '沪A12345', model: 'E5', depot_id: depot['id'] })
    const order = await all.create('service_order', { vehicle_id: vehicle['id'], fault: '异响' })
    const changed = (await all.do('update', 'service_order', {
      ...id(order),
      body: { version: 1, fault: '漏油' },
    })) as Row
    const filter = { resource: 'service_order', record_id: String(order['id']), sort: 'id' }
    const first = (await all.list('operation_log', filter)).list[0]!['id']
    const seen = () => all.try('as_of', 'service_order', { ...id(order), query: { entry: String(first) } })
    expect((await seen()).data).toMatchObject({ restore: { values: { fault: '异响' } } })
    await sql('update service_orders set state = 2 where id = $1', changed['id'])
    expect((await seen()).data).toMatchObject({ changed: expect.arrayContaining(['fault']), restore: null })
  })
})
