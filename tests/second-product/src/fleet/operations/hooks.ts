/** What stands around the writes of entities: one file each. */
import { hooksOf } from '../../server/calls/hooks.ts'
import { serviceOrder } from './hooks/service-order.ts'

export const hooks = hooksOf({ service_order: serviceOrder })
