import { Decimal } from 'decimal.js'
import { water_divisor } from '../../generated/constants.ts'
import { DeviceType, ReadingSource, type ValveSwitch } from '../../generated/enums.ts'
import { remaining, type Counters } from '../domain/energy.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Changes } from '../../server/records/types.ts'
import { afterReading } from '../meters/arrears.ts'
import { shown } from './alarms.ts'
import { notFor } from './not-for.ts'
import { isOlder, type Measured, type ReportHandler, type Told } from './told.ts'

/** A meter's total: the record of it, and what the meter shows by the latest one. */
export const reading: ReportHandler = async (work, told) =>
  (await takeReading(work, told, ReadingSource.automatic)) as Measured

type Taking = (work: Work, told: Told, source: ReadingSource) => Promise<Changes<'device'>>

export const takeReading: Taking = async (work, told, source) =>
  (BY_TYPE[told.device.device_type ?? 0] ?? refuse(told))(work, told, source)

async function ofEnergy(work: Work, told: Told, source: ReadingSource): Promise<Changes<'device'>> {
  const { device, at, data } = told
  const electric_read = data.electric_read ?? refuse(told)
  const place = placeOf(told)
  const isLate = isOlder(at, device.read_time)
  const { electric_amount, pool_amount, pool_read } = isLate
    ? device
    : await afterReading(work, device, { electric_read, at })
  await work.records.of('electricity_reading').create({
    ...place,
    electric_read,
    electric_amount,
    pool_amount,
    pool_read,
    source,
    is_reset: !isLate && device.electric_read !== null && new Decimal(electric_read).lt(device.electric_read),
  })
  if (isLate) return {}
  const counters = { electric_read, electric_amount, pool_amount, pool_read }
  if (Object.values(counters).every((value) => value !== null) && new Decimal(remaining(counters as Counters)).gt(0))
    await shown(work, device, 'paid', at)
  return { electric_read, read_time: at.toISOString() }
}

/** Counted in hundredths of a cubic metre. */
async function ofWater(work: Work, told: Told, source: ReadingSource): Promise<Changes<'device'>> {
  const { device, at, data } = told
  const amount = data.water_read ?? refuse(told)
  const water_amount = new Decimal(amount).div(water_divisor).toFixed(2)
  const isLate = isOlder(at, device.read_time)
  await work.records.of('water_reading').create({
    ...placeOf(told),
    amount,
    ...(data.valve != null && { valve: data.valve as ValveSwitch }),
    ...(data.battery != null && { battery: data.battery }),
    source,
    is_reset: !isLate && device.water_amount !== null && new Decimal(water_amount).lt(device.water_amount),
  })
  return isLate ? {} : { water_amount, read_time: at.toISOString() }
}

const BY_TYPE: Readonly<Record<number, Taking | undefined>> = {
  [DeviceType.electricity_meter]: ofEnergy,
  [DeviceType.cold_water_meter]: ofWater,
  [DeviceType.hot_water_meter]: ofWater,
}

function placeOf(told: Told) {
  const { key: device_id, home_id, room_id } = told.device
  if (home_id === null || room_id === null) return refuse(told)
  return { home_id, room_id, device_id, read_time: told.at.toISOString() }
}

function refuse({ device: { sn } }: Told): never {
  throw notFor(`“${sn}”不是已安装的水电表，或没有读数`, `"${sn}" is not an installed meter, or tells no reading`)
}
