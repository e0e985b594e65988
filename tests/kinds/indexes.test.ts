import { describe, expect, test } from 'vitest'
import { indexesOf } from '../../src/kinds/indexes.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import type { Entity } from '../../src/model/model.ts'
import { makeEntity, makeField } from './make.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')

const reference = { entity: 'home', onDelete: 'restrict', offered: null, within: null, follows: false } as const
const fields = [
  makeField('id', 'key'),
  makeField('sn', 'string', { search: true }),
  makeField('state', 'enum', { enum: 'state' }),
  makeField('relay', 'enum', { enum: 'relay', hidden: true }),
  makeField('price', 'decimal', { hidden: true }),
  makeField('battery', 'integer'),
  makeField('bound_at', 'datetime', { hidden: true }),
  makeField('tags', 'enum-set', { enum: 'tag', sort: false }),
  makeField('gateway_id', 'reference', { hidden: true, reference }),
]
const list = {
  columns: ['sn', 'state', 'battery'],
  filters: ['state', 'bound_at'],
  sort: { field: 'created_at', desc: true },
  totals: [],
  totalsWhen: {},
  inline: [],
  bulk: [],
  limit: 100,
  views: [],
}
const keysOf = (rest: Partial<Entity>) =>
  indexesOf(makeEntity('device', fields, { list, ...rest }))
    .filter(({ method }) => method === 'btree')
    .map(({ keys }) => keys.join().replaceAll('"', ''))

describe('a list', () => {
  test('has an index for its own order, its filters, its sortable columns and every reference; other fields have none', () => {
    expect(keysOf({}).sort()).toEqual([
      'client_id,battery,id',
      'client_id,bound_at,id',
      'client_id,created_at,id',
      'client_id,gateway_id,created_at,id',
      'client_id,sn,id',
      'client_id,state,created_at,id',
    ])
  })

  test('needs no second index for what is unique', () => {
    expect(keysOf({ unique: [['sn']] })).not.toContain('client_id,sn,id')
  })

  test('of no screen has its references and what is declared alone', () => {
    expect(keysOf({ internal: true, indexes: [['bound_at']] }).sort()).toEqual([
      'client_id,bound_at',
      'client_id,gateway_id,id',
    ])
  })

  test('leaves out of the index of a reference what refers to nothing, unless it is a filter or never empty', () => {
    const filledIn = (filters: readonly string[], nullable = true) =>
      indexesOf(
        makeEntity('device', [...fields.slice(0, -1), makeField('gateway_id', 'reference', { reference, nullable })], {
          list: { ...list, filters },
        }),
      ).flatMap(({ of, filled }) => (of.startsWith('gateway_id') ? [filled ?? null] : []))
    expect([filledIn([]), filledIn(['gateway_id']), filledIn([], false)]).toEqual([['gateway_id'], [null], [null]])
  })

  test('has an index for a set only where it is a filter', () => {
    const gins = (filters: readonly string[]) =>
      indexesOf(makeEntity('device', fields, { list: { ...list, filters } })).filter(({ keys }) =>
        keys[0]?.includes('tags'),
      ).length
    expect([gins([]), gins(['tags'])]).toEqual([0, 1])
  })
})

test('no table of the product pays for more than two dozen indexes', () => {
  const most = tablesOf(built.model)
    .map(({ name, indexes }) => ({ name, indexes: indexes.length }))
    .filter(({ indexes }) => indexes > 24)
  expect(most).toEqual([])
})
