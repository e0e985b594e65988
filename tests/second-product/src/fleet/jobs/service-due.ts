import { service_every_km } from '../../generated/constants.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'

/** Vehicles at a time. */
const VEHICLES = 50

const DUE: OwnStatement = {
  name: 'vehicles due',
  text: ({ company, value }) => {
    const vehicle = company('vehicle')
    return `select ${vehicle.key} as id, ${vehicle.column('mileage')} as mileage from ${vehicle.from}
      where ${vehicle.where} and ${vehicle.key} > ${value(0)} and ${vehicle.column('mileage')} >= ${vehicle.column('service_at')}
      order by 1 limit ${VEHICLES}`
  },
}

/** A vehicle gets its order and its next mileage in one transaction: whatever stops the job, it gets no second one. */
export const serviceDue: Job = async ({ ask, records }, { from }) => {
  const due = (await ask(DUE, from ?? 0)) as unknown as readonly { readonly id: number; readonly mileage: number }[]
  for (const { id, mileage } of due) {
    await records.of('service_order').create({ vehicle_id: id, fault: `定期保养（${mileage}公里）` })
    await records.of('vehicle').change(id, { service_at: mileage + service_every_km })
  }
  return { done: due.length, next: due.length < VEHICLES ? null : due.at(-1)!.id }
}
