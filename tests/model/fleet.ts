/**
 * Another product, small and made up: a carrier whose vans stand in depots, and these in regions. Its accounts are
 * limited at none of these levels, at one, or at all three.
 */
import { buildModel } from '../../src/model/build.ts'
import type { Model } from '../../src/model/model.ts'
import { base, documentsOf, entity, label, reference, text, type Docs } from './documents.ts'

export type Levels = 0 | 1 | 3

const listOf = (to: string) => ({
  type: 'array',
  items: { type: 'integer' },
  'x-reference': to,
  'x-on-delete': 'restrict_last',
  'x-label': label('L'),
})

const LEVELS = [
  { name: 'region', list: 'region_ids' },
  { name: 'depot', list: 'depot_ids', within: { level: 'region', by: 'region_id' } },
  { name: 'van', list: 'van_ids', within: { level: 'depot', by: 'depot_id' } },
]
const DECLARED: Readonly<Record<Levels, readonly unknown[]>> = {
  0: [],
  1: [{ name: 'depot', list: 'depot_ids', only: { field: 'is_local', is: true } }],
  3: LEVELS,
}
const PLACES: Readonly<Record<Levels, readonly string[]>> = { 0: [], 1: ['depot'], 3: ['region', 'depot', 'van'] }

/** An entry keeps the place of what it is about at each level that there is. */
const journal = (levels: Levels) =>
  entity(
    {
      staff_id: reference('staff', { 'x-on-delete': 'keep' }),
      staff_name: text(),
      action: text({ 'x-enum': 'entity' }),
      resource: text({ 'x-enum': 'entity' }),
      record_id: { type: 'integer', 'x-label': label('K') },
      record_name: text(),
      changes: {
        $ref: '../kinds/rows.json',
        items: { type: 'object', properties: { field: text() } },
        'x-changes-of': 'resource',
        'x-label': label('C'),
      },
      rows_count: { type: 'integer', 'x-label': label('N') },
      address: text(),
      succeeded: { type: 'boolean', 'x-label': label('S') },
      ...Object.fromEntries(
        PLACES[levels].map((name) => [`at_${name}_id`, reference(name, { 'x-on-delete': 'keep' })]),
      ),
    },
    {
      'x-journal': true,
      'x-plural': 'deeds',
      'x-access': { read: 'homes_view', write: null },
      'x-scope': Object.fromEntries(PLACES[levels].map((name) => [name, `at_${name}_id`])),
    },
  )

const documents = (levels: Levels): Docs => ({
  ...base,
  'entities/store.json': undefined,
  'entities/home.json': undefined,
  'entities/room.json': undefined,
  'enums/home_type.json': undefined,
  'app/scopes.json': levels === 0 ? undefined : { scopes: DECLARED[levels] },
  'entities/role.json': entity({ name: text(), permissions: { ...text(), 'x-enum': 'permission' } }),
  'entities/staff.json': entity(
    {
      staff_id: { type: 'integer' },
      name: text(),
      role_id: reference('role'),
      is_local: { type: 'boolean', default: false, 'x-label': label('B') },
      region_ids: listOf('region'),
      depot_ids: listOf('depot'),
      van_ids: listOf('van'),
    },
    { 'x-plural': 'staff', 'x-key': 'staff_id', 'x-scope': {} },
  ),
  'entities/region.json': entity({ name: text() }, { required: ['name'] }),
  'entities/depot.json': entity({ name: text(), region_id: reference('region') }, { required: ['name', 'region_id'] }),
  'entities/van.json': entity(
    { van_id: { type: 'integer' }, name: text(), depot_id: reference('depot') },
    { 'x-key': 'van_id', required: ['name', 'depot_id'] },
  ),
  'entities/parcel.json': entity({ name: text(), van_id: reference('van') }, { required: ['name', 'van_id'] }),
  // Says its innermost level alone.
  'entities/round.json': entity(
    { name: text(), van_ids: listOf('van') },
    levels === 3 ? { 'x-scope': { van: 'van_ids' } } : {},
  ),
  'entities/deed.json': journal(levels),
})

export function fleet(levels: Levels): Model {
  const { model, mistakes } = buildModel(documentsOf(documents(levels)))
  if (!model) throw new Error(JSON.stringify(mistakes))
  return model
}
