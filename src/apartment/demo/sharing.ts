/** How homes share energy: what stands on a home, what its settings say and how the shares were worked out is one. */
import { HomeType, PoolAreaType, PoolType } from '../../generated/enums.ts'
import { dice } from './dice.ts'
import type { HomePlace, Place } from './layout.ts'
import type { Plan } from './plan.ts'

export interface Sharing {
  readonly pool_type: PoolType
  readonly pool_area_type: PoolAreaType
}

/** What the company says, for homes without a word of their own. */
export const COMMON: Sharing = { pool_type: PoolType.average, pool_area_type: PoolAreaType.total_meter }

export function sharingOf({ client_id }: Plan, { home_id, home_type }: HomePlace): Sharing {
  const byRatio = home_id === WITHOUT_RATIO || dice('sharing', client_id, home_id).chance(0.25)
  return {
    pool_type: byRatio ? PoolType.ratio : PoolType.average,
    pool_area_type: home_type === HomeType.decentralized ? PoolAreaType.total_meter : PoolAreaType.independent_meter,
  }
}

/** The one home that shares by ratio, though nobody has said which. */
const WITHOUT_RATIO = 3

/** What the setting of a room says; null: nothing. */
export const weightOf = (plan: Plan, home: HomePlace, { room_id }: Place): number | null =>
  sharingOf(plan, home).pool_type === PoolType.average || home.home_id === WITHOUT_RATIO
    ? null
    : dice('weight', plan.client_id, room_id).int(1, 9)

/** The one room that has no part in what is shared. */
export const isClosed = ({ number }: Place): boolean => number === 5
