/** How homes share energy: what stands on a home, what its settings say and how the shares were worked out is one. */
import { HomeType, NotCalculatedReason, PoolAreaType, PoolType } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import type { HomePlace, Place } from '../layout.ts'
import type { Plan } from '../plan.ts'

export interface Sharing {
  readonly pool_type: PoolType
  readonly pool_area_type: PoolAreaType
}

/** What the company says, for homes without a word of their own. */
export const COMMON: Sharing = { pool_type: PoolType.average, pool_area_type: PoolAreaType.total_meter }

export function sharingOf({ client_id }: Plan, { home_id, home_type, places }: HomePlace): Sharing {
  const lacksRatio = places.some((place) => reasonOf(place) === NotCalculatedReason.no_ratio)
  return {
    pool_type: lacksRatio || dice('sharing', client_id, home_id).chance(0.25) ? PoolType.ratio : PoolType.average,
    pool_area_type: home_type === HomeType.decentralized ? PoolAreaType.total_meter : PoolAreaType.independent_meter,
  }
}

/** Which room shows which reason that its share could not be worked out: one room each. */
const REASONS = Object.values(NotCalculatedReason)
export const reasonOf = ({ number }: Place): NotCalculatedReason | undefined =>
  number === null ? undefined : REASONS[number]

/** The one room that has no part in what is shared. */
export const isClosed = (place: Place): boolean => reasonOf(place) === NotCalculatedReason.sharing_closed
