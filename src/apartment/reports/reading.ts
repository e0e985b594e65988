import { Decimal } from 'decimal.js'
import { DeviceType } from '../../generated/enums.ts'
import { remaining, type Counters } from '../domain/energy.ts'
import { shown } from './alarms.ts'
import { notFor } from './not-for.ts'
import { isOlder, type ReportHandler } from './told.ts'

/** An electricity meter's total: the record of it, and what the meter shows by the latest one. */
export const reading: ReportHandler = async (work, { device, at, data: { electric_read } }) => {
  const { key, sn, device_type, home_id, room_id, electric_amount, pool_amount, pool_read } = device
  if (device_type !== DeviceType.electricity_meter || home_id === null || room_id === null || electric_read == null)
    throw notFor(
      `“${sn}”不是已安装的电表，或没有读数`,
      `"${sn}" is not an installed electricity meter, or tells no reading`,
    )
  const time = at.toISOString()
  const isLate = isOlder(at, device.read_time)
  await work.records.of('electricity_reading').create({
    home_id,
    room_id,
    device_id: key,
    read_time: time,
    electric_read,
    electric_amount,
    pool_amount,
    pool_read,
    is_reset: !isLate && device.electric_read !== null && new Decimal(electric_read).lt(device.electric_read),
  })
  if (isLate) return
  const counters = { electric_read, electric_amount, pool_amount, pool_read }
  if (Object.values(counters).every((value) => value !== null) && new Decimal(remaining(counters as Counters)).gt(0))
    await shown(work, device, 'paid', at)
  return { electric_read, read_time: time }
}
