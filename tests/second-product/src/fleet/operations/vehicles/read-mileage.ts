import { AppError } from '../../../errors/app-error.ts'
import { CommandType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** Asks the tracker in the vehicle; what it answers is written when it has answered. */
export const readMileage: Operation<'vehicle_read_mileage'> = async ({ records, commands }, { id }) => {
  const { box, mileage } = await records.of('vehicle').hold(id, ['box', 'mileage'])
  if (box === null) throw new AppError('not_found')
  const task_id = await commands.send(CommandType.read_mileage, {
    record: { vehicle_id: id },
    address: box,
    payload: { known: mileage },
  })
  return { task_id }
}
