/** What is said of a serial number while it is typed. */
import { expect, test } from 'vitest'
import copy from '../../../schemas/app/copy.json'
import serialHint from '../../../src/apartment/views/devices/serial-hint.ts'

const told = (sn: string) => serialHint(sn, (key) => copy.copy[key as keyof typeof copy.copy])

test.each([
  ['lk2403500000000000a1', '门锁 · D5G', 'Lock · D5G'],
  ['LK2403500000000000A1', '门锁 · D5G', 'Lock · D5G'],
  ['lk2403zz0000000000a1', '门锁 · 未知型号', 'Lock · Unknown model'],
  ['421234567890', '电表 · ATY60', 'Electricity meter · ATY60'],
  ['cn240350000000000001', '网关', 'Gateway'],
  ['em24035', '采集器', 'Collector'],
])('%s is %s', (sn, zh, en) => {
  expect(told(sn)).toEqual({ zh, en })
})

test('nothing is said of what is no number, and of a wrong length what is wrong', () => {
  expect([told(''), told('??')]).toEqual([null, null])
  expect(told('lk24035')?.zh).toBe('以LK开头的SN应为20位，当前为7位')
})
