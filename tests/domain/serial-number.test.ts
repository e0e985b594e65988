import { describe, expect, it } from 'vitest'
import table from '../../schemas/app/serials.json' with { type: 'json' }
import type { SerialRule } from '../../src/model/model.ts'
import { parseSerial } from '../../src/domain/serial-number.ts'
import { serialCases } from './cases/serials.ts'

const rule = (from: Partial<SerialRule> & Pick<SerialRule, 'prefix' | 'device_type'>): SerialRule =>
  ({ length: null, code: null, model: null, ...from })
const coded = (models: Record<string, string>) => ({ from: 7, to: 8, models })

const rules = [
  rule({ prefix: '', length: 12, device_type: 3 }),
  rule({ prefix: 'lk', length: 20, device_type: 2, code: coded({ '03': 'B10', ad: 'D6i-W' }) }),
  rule({ prefix: 'ec', device_type: 10 }),
  rule({ prefix: 'ec', device_type: 11, code: coded({ '01': 'M3' }) }),
  rule({ prefix: '0000', length: 12, device_type: 6 }),
  rule({ prefix: '42', length: 12, device_type: 3, model: 'ATY60' }),
]

describe('a serial number', () => {
  it.each([
    ['lk2301030000000000a1', { device_type: 2, model: 'B10' }],
    [' LK2301AD0000000000A1 ', { device_type: 2, model: 'D6i-W' }],
    ['ec230101000000000001', { device_type: 11, model: 'M3' }],
    ['422301000001', { device_type: 3, model: 'ATY60' }],
  ])('%s names its device type and model', (sn, identity) => {
    expect(parseSerial(sn, rules)).toEqual(identity)
  })

  it.each(serialCases)('of the product: $sn is $why', ({ sn, device_type, model }) => {
    expect(parseSerial(sn, table.serials as readonly SerialRule[])).toEqual(device_type === null ? null : { device_type, model })
  })

  it('may have any character where the prefix has a question mark', () => {
    const gate = [rule({ prefix: 'ec', device_type: 10 }), rule({ prefix: 'ec????01', device_type: 11, model: 'M3' })]
    expect(parseSerial('ec230101000000000001', gate)).toEqual({ device_type: 11, model: 'M3' })
    expect(parseSerial('ec2301', gate)).toEqual({ device_type: 10, model: null })
  })

  it('is decided by the longest prefix, not by the order of the rules', () => {
    expect(parseSerial('000023010001', rules)).toEqual({ device_type: 6, model: null })
    expect(parseSerial('992301000001', rules)).toEqual({ device_type: 3, model: null })
  })

  it('with an unknown model code still names its device type', () => {
    expect(parseSerial('lk2301zz0000000000a1', rules)).toEqual({ device_type: 2, model: null })
    expect(parseSerial('ec230177000000000001', rules)).toEqual({ device_type: 10, model: null })
  })

  it.each(['lk23010300', 'zz', ''])('%s that no rule knows is nothing', (sn) => {
    expect(parseSerial(sn, rules)).toBeNull()
  })
})
