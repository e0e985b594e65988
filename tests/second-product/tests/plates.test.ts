import { expect, test } from 'vitest'
import { judgements } from '../src/fleet/domain/plates.ts'
import { Energy } from '../src/generated/enums.ts'

test.each([
  ['浙A12345', Energy.electric, 1],
  ['浙AD12345', Energy.electric, 0],
  ['浙A12345', Energy.petrol, 0],
])('%s of a vehicle of energy %i: %i mistakes', (plate, energy, count) => {
  expect(judgements.plate_of_energy({ plate, energy })).toHaveLength(count)
})
