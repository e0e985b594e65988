/** Every list of codes holds those of the specification, with its labels. */
import { describe, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import { ADDED, CHINESE, TABLE } from './codes.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { enums } = built.model

/** Codes that name themselves in Chinese: numbers, or nothing that the specification translates. */
const NUMBERS = [
  'country_code',
  'lock_body_type',
  'low_warning',
  'transformer_ratio',
  'merchant_channel',
  'charge_mode',
  'ticket_step',
]

const told = (name: string) =>
  (enums[name]?.values ?? []).filter(({ value }) => ADDED[name]?.includes(Number(value)) !== true)

describe('every enum of sections 3, 4, 8 and 9', () => {
  it('that claims to come from the specification is typed here', () => {
    // The keys of the permissions stand in the catalogue's test.
    expect(
      Object.values(enums)
        .filter(({ name, source }) => source === 'spec' && name !== 'permission' && TABLE[name] === undefined)
        .map(({ name }) => name),
    ).toEqual([])
    expect(
      Object.keys(TABLE)
        .filter((name) => CHINESE[name] === undefined)
        .sort(),
    ).toEqual([...NUMBERS].sort())
  })

  it.each(Object.entries(CHINESE))('%s has its Chinese labels', (name, labels) => {
    expect(Object.fromEntries(told(name).map(({ value, label }) => [value, label.zh]))).toEqual(labels)
  })

  it.each(Object.entries(TABLE))('%s has exactly the codes of the specification', (name, codes) => {
    expect(
      told(name)
        .map(({ value }) => String(value))
        .sort(),
    ).toEqual(Object.keys(codes).sort())
  })

  it.each(Object.entries(TABLE))('%s is labelled as the specification says', (name, codes) => {
    const wrong = told(name).filter(({ value, label }) => !label.en.toLowerCase().includes(codes[String(value)] ?? ''))
    expect(wrong.map(({ value, label }) => `${value} ${label.en}`)).toEqual([])
  })

  it('repair tickets have labels of their own for 5 and 7, and no other flow has', () => {
    expect(enums['ticket_state']?.variants).toEqual({
      by: 'service_type',
      cases: { 2: { 5: { zh: '已评价', en: 'Reviewed' }, 7: { zh: '未评价', en: 'Not reviewed' } } },
    })
  })
})
