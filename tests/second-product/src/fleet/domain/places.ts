import type { Derivations } from '../../server/operations/product-rules.ts'

/** A plate begins with the sign of the province in which the vehicle is registered. */
export const derivations: Derivations = {
  province_of_plate: ({ plate }) => ({ is: 'known', value: typeof plate === 'string' ? plate.slice(0, 1) : null }),
}
