import type { Operation } from '../../../server/calls/operation.ts'
import { areasOf } from './areas.ts'

export const addressDistricts: Operation<'address_districts'> = (_work, { city_id }) => areasOf('county_list', city_id)
