/**
 * What people read above columns: no two of an entity, nor of the rows inside a record, bear one heading, since a sheet
 * with two would tell nobody which is which.
 */
import { expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import type { Field, Lang } from '../../src/model/model.ts'
import { serialRules } from '../../src/apartment/domain/serial-number.ts'
import { summable } from '../../src/model/narrowed.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const { model } = built

const headings = (fields: readonly Field[], lang: Lang): readonly string[] =>
  fields
    .filter(({ kind, name }) => kind !== 'secret' && name !== 'version')
    .map(({ label }) => label[lang].normalize('NFKC').trim().toLowerCase())

const shown = Object.values(model.entities).filter(({ internal }) => !internal)

it.each(shown.map((entity) => [entity.name, entity.fields] as const))(
  'the columns of %s have headings of their own in both languages',
  (_, fields) => {
    for (const lang of ['zh', 'en'] as const) {
      for (const list of [headings(fields, lang), ...fields.map(({ rows }) => headings(rows, lang))])
        expect(list.filter((one, at) => list.indexOf(one) !== at)).toEqual([])
    }
  },
)

it('a list of devices sums energy over electricity meters alone, and water over water meters', () => {
  const { list } = model.entities['device']!
  const sums = (device_type?: unknown) =>
    summable(list, { net_state: '1', ...(device_type !== undefined && { device_type }) })
  expect([sums(), sums(''), sums([]), sums('2'), sums('3,6'), sums([3, 6])]).toEqual(Array(6).fill([]))
  expect([sums('3'), sums([3])]).toEqual([['remaining'], ['remaining']])
  expect([sums('6'), sums('7'), sums('6,7'), sums([7, 6])]).toEqual(Array(4).fill(['water_amount']))
})

it('every model that a serial number names is a name in itself, or said in words', () => {
  const words = model.entities['device']!.fields.find(({ name }) => name === 'model')!.words ?? {}
  const models = serialRules(model.app)
    .flatMap(({ model: one, code }) => [one, ...Object.values(code?.models ?? {})])
    .filter((one) => one !== null)
  // Capital letters and digits, as on the box.
  expect(
    models.filter((one) => !/^[A-Z]+\d+[A-Zi]*(-Wx?|-Gx?|\/[A-Z]+\d+[A-Z]*)?$/.test(one) && !(one in words)),
  ).toEqual([])
})
