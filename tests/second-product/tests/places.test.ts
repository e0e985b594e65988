import { expect, test } from 'vitest'
import { derivations } from '../src/fleet/domain/places.ts'

test.each([
  ['浙A12345', '浙'],
  ['沪AD12345', '沪'],
  [null, null],
])('%s is registered in %s', (plate, value) => {
  expect(derivations.province_of_plate({ plate }, { constants: {} })).toEqual({ is: 'known', value })
})
