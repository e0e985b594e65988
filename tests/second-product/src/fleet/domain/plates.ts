import { Energy } from '../../generated/enums.ts'
import type { Judgements } from '../../server/operations/product-rules.ts'

const GREEN: readonly unknown[] = [Energy.electric, Energy.hybrid]

/** Green plates, of vehicles that are charged, have a character more than the others. */
export const judgements: Judgements = {
  plate_of_energy: ({ plate, energy }) => {
    if (typeof plate !== 'string') return []
    const length = GREEN.includes(energy) ? 8 : 7
    if (plate.length === length) return []
    return [
      {
        field: 'plate',
        message: { zh: `该能源类型的车牌应为${length}位`, en: `Plates of this energy have ${length} characters` },
      },
    ]
  },
}
