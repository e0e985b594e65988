import type { Operation } from '../../../server/calls/operation.ts'
import { areasOf } from './areas.ts'

export const addressProvinces: Operation<'address_provinces'> = () => areasOf('province_list', null)
