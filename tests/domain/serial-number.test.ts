import { describe, expect, it } from 'vitest'
import table from '../../schemas/app/serials.json' with { type: 'json' }
import { loadModel } from '../../src/model/load.ts'
import type { SerialRule } from '../../src/model/model.ts'
import { parseSerial } from '../../src/apartment/domain/serial-number.ts'
import { serialCases } from './cases/serials.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const { model } = built
const { serials } = model.app

const rule = (from: Partial<SerialRule> & Pick<SerialRule, 'prefix' | 'device_types'>): SerialRule => ({
  length: null,
  code: null,
  model: null,
  ...from,
})
const coded = (models: Record<string, string>) => ({ from: 7, to: 8, models })

const rules = [
  rule({ prefix: '', length: 12, device_types: [3, 6] }),
  rule({ prefix: 'lk', length: 20, device_types: [2], code: coded({ '03': 'B10', ad: 'D6i-W' }) }),
  rule({ prefix: 'ec', device_types: [10] }),
  rule({ prefix: 'ec', device_types: [11], code: coded({ '01': 'M3' }) }),
  rule({ prefix: '0000', length: 12, device_types: [6] }),
  rule({ prefix: '42', length: 12, device_types: [3], model: 'ATY60' }),
]
const known = (device_types: readonly number[], model: string | null) => ({ is: 'known', device_types, model })

describe('a serial number', () => {
  it.each([
    ['lk2301030000000000a1', [2], 'B10'],
    [' LK2301AD0000000000A1 ', [2], 'D6i-W'],
    ['ec230101000000000001', [11], 'M3'],
    ['422301000001', [3], 'ATY60'],
  ])('%s names its device type and model', (sn, types, model) => {
    expect(parseSerial(sn, rules)).toEqual(known(types, model))
  })

  it.each(serialCases)('of the product: $sn is $why', ({ sn, why: _, ...expected }) => {
    expect(parseSerial(sn, serials)).toMatchObject(expected)
  })

  it('may have any character where the prefix has a question mark', () => {
    const gate = [
      rule({ prefix: 'ec', device_types: [10] }),
      rule({ prefix: 'ec????01', device_types: [11], model: 'M3' }),
    ]
    expect(parseSerial('ec230101000000000001', gate)).toEqual(known([11], 'M3'))
    expect(parseSerial('ec2301', gate)).toEqual(known([10], null))
  })

  it('is decided by the longest prefix, not by the order of the rules', () => {
    expect(parseSerial('000023010001', rules)).toEqual(known([6], null))
    expect(parseSerial('992301000001', rules)).toEqual(known([3, 6], null))
  })

  it('with an unknown model code still names its device type', () => {
    expect(parseSerial('lk2301zz0000000000a1', rules)).toEqual(known([2], null))
    expect(parseSerial('ec230177000000000001', rules)).toEqual(known([10], null))
  })

  it('of a family has the length of the family, even where it would fit another rule', () => {
    expect(parseSerial('lk2301030000', rules)).toEqual({ is: 'wrong_length', prefix: 'lk', lengths: [20] })
    expect(parseSerial('0000230100011', rules)).toEqual({ is: 'wrong_length', prefix: '0000', lengths: [12] })
  })

  it.each(['zz', '', '9923010000011'])('%s that no rule knows tells nothing', (sn) => {
    expect(parseSerial(sn, rules)).toEqual({ is: 'unknown' })
  })
})

/**
 * Numbers that begin as the rule says, with its model code or none that it knows, of every length up to what a field
 * holds.
 */
function* numbersOf({ prefix, code }: SerialRule): Iterable<string> {
  const start = prefix.replaceAll('?', '7')
  for (let length = Math.max(start.length, 6); length <= 32; length++) {
    for (const model of [...Object.keys(code?.models ?? {}), 'zz']) {
      const plain = start.padEnd(length, '7')
      yield code === null || length < code.to ? plain : plain.slice(0, code.from - 1) + model + plain.slice(code.to)
    }
  }
}

describe('every rule of the product', () => {
  it.each(serials.map((one, at) => [`${one.prefix || 'any prefix'} (${at})`, one] as const))('%s', (_, one) => {
    const family = serials.filter(({ prefix }) => prefix === one.prefix)
    for (const sn of numbersOf(one)) {
      const found = parseSerial(sn, serials)
      const fits = family.some(({ length }) => length === null || length === sn.length)
      // A number of its family and length is of its types; one of another length is never taken for another thing.
      if (fits)
        expect(
          family.map(({ device_types }) => device_types),
          sn,
        ).toContainEqual(found.is === 'known' ? found.device_types : found)
      else
        expect(found, sn).toEqual(
          one.prefix === ''
            ? { is: 'unknown' }
            : { is: 'wrong_length', prefix: one.prefix, lengths: [...new Set(family.map(({ length }) => length))] },
        )
      expect(parseSerial(` ${sn.toUpperCase()} `, serials), sn).toEqual(found)
    }
  })

  it('begins as numbers are stored, and names types that there are', () => {
    const codes = new Set(model.enums['device_type']!.values.map(({ value }) => value))
    for (const { prefix, device_type } of table.serials) {
      expect(prefix).toBe(prefix.toLowerCase())
      for (const type of [device_type].flat()) expect(codes).toContain(type)
    }
  })
})
