import { AppError } from '../../../errors/app-error.ts'
import { VehicleState } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** The open trip ends at this mileage, and the next one begins. */
export const handOver: Operation<'vehicle_hand_over'> = async (work, { id, driver_id, mileage }) => {
  const { records, now, afterCommit } = work
  const vehicle = await records.of('vehicle').hold(id, ['plate', 'mileage'])
  if (mileage < vehicle.mileage)
    throw new AppError(
      'invalid',
      {},
      {
        fields: [
          {
            field: 'mileage',
            message: { zh: `不能小于${vehicle.mileage}公里`, en: `Must be at least ${vehicle.mileage} km` },
          },
        ],
      },
    )
  const [open] = await records.of('trip').find({ vehicle_id: id, ended_at: null }, [])
  if (open) await records.of('trip').change(open.key, { ended_at: now.toISOString(), mileage_to: mileage })
  await records.of('vehicle').change(id, { driver_id, mileage, state: VehicleState.driven })
  const trip_id = await records
    .of('trip')
    .create({ vehicle_id: id, driver_id, begun_at: now.toISOString(), mileage_from: mileage })
  const { phone } = await records.of('driver').hold(driver_id, ['phone'], 'driver_id')
  if (phone !== null)
    afterCommit(({ pager }) => pager.page({ key: `trip-${trip_id}`, phone, text: `${vehicle.plate} 已交给您` }))
  return { trip_id }
}
