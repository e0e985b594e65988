/** What the product's own calls do: one file each. A call of `schemas/calls` that is not pending must stand here. */
import type { Operations } from '../server/calls/operation.ts'
import { handOver } from './operations/vehicles/hand-over.ts'
import { readMileage } from './operations/vehicles/read-mileage.ts'

export const operations: Operations = { vehicle_hand_over: handOver, vehicle_read_mileage: readMileage }
