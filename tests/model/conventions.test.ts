/** What a document leaves out is filled in, what it says stays, and nothing can change the result. */
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/model/build.ts'
import type { DetailPart, Entity, Model } from '../../src/model/model.ts'
import { pluralOf, singularOf } from '../../src/model/plural.ts'
import { base, documentsOf, entity, label, reference, scoped, text, type Docs } from './documents.ts'
import { fleet, type Levels } from './fleet.ts'

function modelOf(documents: Docs = {}): Model {
  const { model, mistakes } = buildModel(documentsOf({ ...base, ...documents }))
  expect(mistakes).toBeUndefined()
  return model as Model
}
const entityOf = (name: string, documents: Docs = {}) => modelOf(documents).entities[name] as Entity
const partsOf = <Name extends DetailPart['part']>({ detail }: Entity, name: Name) =>
  detail.tabs.flatMap(({ parts }) =>
    parts.filter((part): part is Extract<DetailPart, { part: Name }> => part.part === name),
  )
const fieldOf = (one: Entity, name: string) => one.fields.find((field) => field.name === name)

describe('an entity that says little', () => {
  const store = entityOf('store')

  it('has a plural, a key, a display, a table of a tenant and a place in the menu', () => {
    expect(store).toMatchObject({
      plural: 'stores',
      key: 'id',
      display: '{name}',
      tenant: true,
      internal: false,
      source: 'assumed',
      workflow: null,
    })
    expect(store.menu).toMatchObject({ group: 'more', path: '/stores' })
  })
  it('has its key first and the system fields last, and nobody can write them', () => {
    expect(store.fields.map((field) => [field.name, field.kind, field.write])).toEqual([
      ['id', 'key', 'never'],
      ['name', 'string', 'always'],
      ['version', 'integer', 'never'],
      ['created_at', 'datetime', 'never'],
      ['updated_at', 'datetime', 'never'],
    ])
  })
  it('needs a permission of its own, which the application then knows', () => {
    expect(new Set(Object.values(store.access))).toEqual(new Set(['store_base']))
    expect(modelOf().app.permissions).toContainEqual({
      key: 'store_base',
      allOf: null,
      anyOf: null,
      resource: 'store',
      label: label('E'),
      group: 'more',
      source: 'assumed',
    })
    expect(modelOf().enums['permission']?.values.map(({ value }) => value)).toEqual([
      'homes_view',
      'home_base',
      'room_base',
      'store_base',
    ])
  })
  it('lists what fits a cell, newest first, and filters by choices, references and dates', () => {
    expect(entityOf('home').list).toEqual({
      columns: ['name', 'store_id', 'home_type'],
      filters: ['store_id', 'home_type'],
      sort: { field: 'home_id', desc: true },
      totals: [],
      totalsWhen: {},
      inline: [],
      bulk: ['store_id', 'home_type'],
      limit: 100,
      views: [],
    })
  })
  it('shows at most eight columns', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, text()]))
    expect(entityOf('store', { 'entities/store.json': entity(many) }).list.columns).toHaveLength(8)
  })
  it('asks in its form for everything that can be written, and shows the rest on its detail page', () => {
    expect(store.form.sections).toEqual([{ label: null, fields: ['name'], when: null }])
    expect(partsOf(store, 'section').map(({ fields }) => fields)).toEqual([['name'], ['created_at', 'updated_at']])
  })
  it('shows below a record every entity that refers to it', () => {
    expect(partsOf(store, 'related')).toEqual([
      { part: 'related', entity: 'home', by: 'store_id', label: null, columns: null, filter: {}, when: null },
    ])
  })
})

describe('the scope', () => {
  it('is found along required references', () => {
    expect(entityOf('room', scoped).scope).toEqual({
      levels: { store: [['home_id', 'store_id']], home: [['home_id']] },
      shared: null,
      owner: null,
      seen: null,
    })
    expect(entityOf('home', scoped).scope).toEqual({
      levels: { store: [['store_id']], home: [['home_id']] },
      shared: null,
      owner: null,
      seen: null,
    })
    expect(entityOf('store', scoped).scope).toEqual({
      levels: { store: [['id']] },
      shared: null,
      owner: null,
      seen: null,
    })
  })
  it('does not follow a reference that may be empty', () => {
    expect(entityOf('note', { ...scoped, 'entities/note.json': entity({ home_id: reference('home') }) }).scope).toEqual(
      {
        levels: {},
        shared: null,
        owner: null,
        seen: null,
      },
    )
  })
  it('of settings is the narrowest place that they are of; the whole company’s are seen by all', () => {
    const setting = {
      ...entity({ store_id: reference('store'), home_id: reference('home'), room_id: reference('room') }),
      'x-inherit': ['room_id', 'home_id', 'store_id'],
    }
    expect(entityOf('setting', { ...scoped, 'entities/setting.json': setting }).scope).toEqual({
      levels: {
        store: [['room_id', 'home_id', 'store_id'], ['home_id', 'store_id'], ['store_id']],
        home: [['room_id', 'home_id'], ['home_id']],
      },
      shared: 'see',
      owner: null,
      seen: null,
    })
  })
  it('is what the document says where it says it', () => {
    const room = { ...(base['entities/room.json'] as object), 'x-scope': { store: null, home: 'home_id' } }
    expect(entityOf('room', { ...scoped, 'entities/room.json': room }).scope).toEqual({
      levels: { home: [['home_id']] },
      shared: null,
      owner: null,
      seen: null,
    })
  })
})

describe('the scope of other products', () => {
  const levelsOf = (levels: Levels, name: string) => fleet(levels).entities[name]?.scope.levels

  it('has no level where none is declared', () => {
    expect(levelsOf(0, 'parcel')).toEqual({})
  })
  it('has one level where one is', () => {
    expect([levelsOf(1, 'depot'), levelsOf(1, 'parcel'), levelsOf(1, 'region')]).toEqual([
      { depot: [['id']] },
      { depot: [['van_id', 'depot_id']] },
      {},
    ])
  })
  it('goes up from the innermost of three, also where a document says that one alone', () => {
    expect(
      Object.fromEntries(['region', 'depot', 'van', 'parcel', 'round'].map((name) => [name, levelsOf(3, name)])),
    ).toEqual({
      region: { region: [['id']] },
      depot: { region: [['region_id']], depot: [['id']] },
      van: { region: [['depot_id', 'region_id']], depot: [['depot_id']], van: [['van_id']] },
      parcel: { region: [['van_id', 'depot_id', 'region_id']], depot: [['van_id', 'depot_id']], van: [['van_id']] },
      round: { region: [['van_ids', 'depot_id', 'region_id']], depot: [['van_ids', 'depot_id']], van: [['van_ids']] },
    })
  })
})

describe('an export', () => {
  it('tells whether its columns were declared or follow from the fields', () => {
    const home = { ...(base['entities/home.json'] as object), 'x-export': { columns: ['name'] } }
    expect(entityOf('home', { 'entities/home.json': home }).export).toEqual({ columns: ['name'], declared: true })
    expect(entityOf('home').export).toMatchObject({ declared: false })
  })
})

describe('access', () => {
  it('takes the narrower key', () => {
    const home = {
      ...(base['entities/home.json'] as object),
      'x-access': { read: 'homes_view', write: 'every', remove: 'store_base' },
    }
    expect(entityOf('home', { 'entities/home.json': home }).access).toEqual({
      list: 'homes_view',
      info: 'homes_view',
      export: 'homes_view',
      create: 'every',
      update: 'every',
      remove: 'store_base',
      reveal: 'every',
    })
  })
  it('is nobody’s where the document says null', () => {
    const home = {
      ...(base['entities/home.json'] as object),
      'x-access': { read: 'homes_view', write: null, reveal: 'store_base' },
    }
    expect(entityOf('home', { 'entities/home.json': home }).access).toEqual({
      list: 'homes_view',
      info: 'homes_view',
      export: 'homes_view',
      create: null,
      update: null,
      remove: null,
      reveal: 'store_base',
    })
  })
  it('is none of anybody where the entity is internal', () => {
    const one = entityOf('store', { 'entities/store.json': entity({ name: text() }, { 'x-internal': true }) })
    expect(new Set(Object.values(one.access))).toEqual(new Set([null]))
    expect(one.menu).toBeNull()
  })
})

describe('a field', () => {
  const fields = {
    plain: text(),
    must: text(),
    with_default: text({ default: 'x' }),
    sum: text({ 'x-computed': 'x' }),
    short: text({ 'x-derived': { by: 'shorten', from: ['plain'] } }),
    phone: { $ref: '../rules/phone.json', 'x-label': label('P') },
    area: { $ref: '../kinds/decimal.json', 'x-label': label('A'), 'x-scale': 3 },
    type: { $ref: '../enums/home_type.json' },
    types: { type: 'array', items: { $ref: '../enums/home_type.json' } },
    homes: { ...reference('home'), type: 'array', items: { type: 'integer' } },
    keys: { type: 'array', items: { type: 'string' }, 'x-enum': 'permission', 'x-label': label('K') },
    lines: {
      $ref: '../kinds/rows.json',
      'x-label': label('L'),
      items: { type: 'object', required: ['name'], properties: { name: text(), note: text() } },
    },
  }
  const one = entityOf('store', { 'entities/store.json': entity(fields, { required: ['must'] }) })

  it('may be null unless it must be sent or has a default', () => {
    expect(['plain', 'must', 'with_default'].map((name) => fieldOf(one, name)?.nullable)).toEqual([true, false, false])
  })
  it('that the engine makes is written by nobody', () => {
    expect(['sum', 'short'].map((name) => fieldOf(one, name)?.write)).toEqual(['never', 'never'])
  })
  it('takes kind, label and codes from what it refers to, and its own words win', () => {
    expect(fieldOf(one, 'type')).toMatchObject({
      kind: 'enum',
      enum: 'home_type',
      label: label('Type'),
      schema: { type: 'integer', enum: [1, 2] },
    })
    expect(fieldOf(one, 'types')).toMatchObject({
      kind: 'enum-set',
      enum: 'home_type',
      label: label('Type'),
      schema: { type: 'array', items: { type: 'integer', enum: [1, 2] }, uniqueItems: true },
    })
    expect(fieldOf(one, 'area')).toMatchObject({ kind: 'decimal', scale: 3 })
    expect(fieldOf(one, 'phone')).toMatchObject({ kind: 'string', rule: 'phone', schema: { pattern: '^1\\d{10}$' } })
    expect(fieldOf(one, 'homes')).toMatchObject({
      kind: 'references',
      reference: { entity: 'home', onDelete: 'restrict', within: null, follows: false },
    })
    expect(fieldOf(one, 'keys')).toMatchObject({ kind: 'enum-set', enum: 'permission' })
  })
  it('of kind rows has fields of its own', () => {
    expect(fieldOf(one, 'lines')?.rows.map(({ name, required, nullable }) => [name, required, nullable])).toEqual([
      ['name', true, false],
      ['note', false, true],
    ])
  })
  it('refuses an empty text, which is no value', () =>
    expect(fieldOf(one, 'plain')?.schema).toEqual({ minLength: 1, type: 'string' }))
  it('is refused nothing by a rule that only warns', () => {
    const rule = { type: 'string', pattern: '^\\d+$', 'x-message': label('digits'), 'x-severity': 'warn' }
    const doubtful = entityOf('store', {
      'rules/digits.json': rule,
      'entities/store.json': entity({ code: { $ref: '../rules/digits.json', maxLength: 9, 'x-label': label('C') } }),
    })
    expect(fieldOf(doubtful, 'code')).toMatchObject({
      rule: 'digits',
      schema: { minLength: 1, maxLength: 9, type: 'string' },
    })
    expect(fieldOf(doubtful, 'code')?.schema).not.toHaveProperty('pattern')
  })
  it('with the name of a list says it in words: of an entity, or of a screen that narrows one', () => {
    const { enums, entities } = modelOf({
      'entities/store.json': entity({ list: text({ 'x-enum': 'list', maxLength: 60 }) }),
      'entities/home.json': { ...(base['entities/home.json'] as object), 'x-menu': { label: label('All homes') } },
      'screens/by_type.json': {
        'x-label': label('By type'),
        path: '/homes/:home_type',
        permission: 'home_base',
        view: 'list',
        entity: 'home',
      },
      'screens/fixed.json': {
        'x-label': label('Let'),
        path: '/let',
        permission: 'home_base',
        view: 'list',
        entity: 'home',
        filter: { home_type: '1', store_id: '1' },
      },
    })
    expect(enums['list']?.values.map(({ value, label: { en } }) => [value, en])).toEqual([
      ['homes', 'All homes'],
      ['rooms', 'E'],
      ['stores', 'E'],
      ['homes.1', 'By type (Apart)'],
      ['homes.2', 'By type (Together)'],
      ['homes.1.1', 'Let'],
    ])
    expect(fieldOf(entities['store'] as Entity, 'list')).toMatchObject({
      kind: 'enum',
      enum: 'list',
      schema: { maxLength: 60 },
    })
  })
  it('that a workflow owns is a state, written by its transitions', () => {
    const flow = {
      'x-label': label('F'),
      entity: 'store',
      field: 'type',
      initial: 1,
      transitions: [{ name: 'move', label: label('Move'), from: [1], to: 2 }],
    }
    const model = modelOf({
      'entities/store.json': entity({ type: { $ref: '../enums/home_type.json' } }),
      'workflows/flow.json': flow,
    })
    expect(fieldOf(model.entities['store'] as Entity, 'type')).toMatchObject({
      kind: 'state',
      write: 'never',
      nullable: false,
    })
    expect(model.workflows['flow']).toMatchObject({
      allow: { update: [1, 2], remove: [1, 2] },
      transitions: [{ permission: 'store_base', when: true, tone: 'neutral' }],
    })
  })
})

describe('the model', () => {
  it('is frozen to its last part', () => {
    const loose: string[] = []
    const walk = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return
      if (!Object.isFrozen(value)) loose.push(path)
      for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`)
    }
    walk(modelOf(), 'model')
    expect(loose).toEqual([])
  })
  it('is plain JSON', () => {
    const odd: string[] = []
    JSON.stringify(modelOf(), (key, value: unknown) => {
      if (
        typeof value === 'function' ||
        typeof value === 'symbol' ||
        (typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.getPrototypeOf(value) !== Object.prototype)
      )
        odd.push(key)
      return value
    })
    expect(odd).toEqual([])
  })
  it('has the same hash for the same documents in any order, and another one for others', () => {
    const documents = documentsOf(base)
    expect(buildModel([...documents].reverse()).model?.hash).toBe(buildModel(documents).model?.hash)
    expect(modelOf({ 'entities/shop.json': entity({ name: text() }) }).hash).not.toBe(modelOf().hash)
  })
  it('is made of nothing at all, too', () => expect(buildModel([]).model?.entities).toEqual({}))
})

it.each([
  ['store', 'stores'],
  ['city', 'cities'],
  ['day', 'days'],
  ['address', 'addresses'],
  ['box', 'boxes'],
  ['branch', 'branches'],
  ['sales_person', 'sales_people'],
  ['key_status', 'key_statuses'],
  ['spare_equipment', 'spare_equipment'],
])('%s is many %s', (one, many) => {
  expect([pluralOf(one), singularOf(many)]).toEqual([many, one])
})
