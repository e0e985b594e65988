import { AppError } from '../../../errors/app-error.ts'
import { service_every_km } from '../../../generated/constants.ts'
import { ServiceState } from '../../../generated/enums.ts'
import type { EntityHooks } from '../../../server/calls/hooks.ts'

const REPORTED = {
  zh: '该车辆的同一故障已报修，等待审批',
  en: 'This fault has already been reported for this vehicle and is awaiting approval',
}

export const serviceOrder: EntityHooks<'service_order', 'vehicle_id' | 'brought_at'> = {
  reads: ['vehicle_id', 'brought_at'],
  before: {
    create: async ({ records }, { values: { vehicle_id, fault } }) => {
      const sought = { vehicle_id: vehicle_id!, fault: fault!, state: ServiceState.reported }
      if ((await records.of('service_order').find(sought, [], 1)).length > 0)
        throw new AppError('invalid', {}, { fields: [{ field: 'fault', message: REPORTED }] })
      return undefined
    },
    /** A vehicle is brought when the work on it begins, unless an earlier time was noted. */
    update: ({ now }, { values: { state }, was: { brought_at } }) =>
      state === ServiceState.under_way && brought_at === null ? { brought_at: now.toISOString() } : undefined,
  },
  after: {
    /** The way to the next service begins where this one was done. */
    update: async ({ records }, { values: { state }, was: { vehicle_id } }) => {
      if (state !== ServiceState.done) return
      const { mileage } = await records.of('vehicle').hold(vehicle_id, ['mileage'])
      await records.of('vehicle').change(vehicle_id, { service_at: mileage + service_every_km })
    },
  },
}
