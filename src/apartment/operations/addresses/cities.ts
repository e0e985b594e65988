import type { Operation } from '../../../server/calls/operation.ts'
import { areasOf } from './areas.ts'

export const addressCities: Operation<'address_cities'> = (_work, { province_id }) => areasOf('city_list', province_id)
