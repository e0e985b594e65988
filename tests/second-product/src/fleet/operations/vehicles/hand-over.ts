import { AppError } from '../../../errors/app-error.ts'
import { VehicleState } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** The open trip ends at this mileage, and the next one begins. */
export const handOver: Operation<'vehicle_hand_over'> = async ({ records, now }, { id, driver_id, mileage }) => {
  const vehicle = await records.of('vehicle').hold(id, ['mileage'])
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
  return { trip_id }
}
