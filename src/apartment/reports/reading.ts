import { Decimal } from 'decimal.js'
import { water_divisor } from '../../generated/constants.ts'
import { DeviceType, ReadingSource, ReadingState, type ValveSwitch } from '../../generated/enums.ts'
import { remaining, type Counters, type Tariffs } from '../domain/energy.ts'
import { isStepBack, isUneven, periodsOf, totalOf, verdictOf } from '../meters/intake.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Changes, NewRecord } from '../../server/records/types.ts'
import { afterReading } from '../meters/arrears.ts'
import { shown } from './alarms.ts'
import { besideOf, follow, shownIn } from './beside.ts'
import { notFor } from './not-for.ts'
import { tellHeld } from './reading-notice.ts'
import { isOlder, type Device, type Measured, type ReportHandler, type Told } from './told.ts'

/** A meter's total: the record of it, and what the meter shows by the latest one. */
export const reading: ReportHandler = async (work, told) =>
  (await takeReading(work, told, ReadingSource.automatic)) as Measured

type Taking = (work: Work, told: Told, source: ReadingSource, more?: ByHand) => Promise<Changes<'device'>>

/** What a person says beside the value. */
export type ByHand = Pick<NewRecord<'electricity_reading'>, 'pic_name' | 'staff_id'>

export const takeReading: Taking = async (work, told, source, more) =>
  (BY_TYPE[told.device.device_type ?? 0] ?? refuse(told))(work, told, source, more)

async function ofEnergy(work: Work, told: Told, source: ReadingSource, more: ByHand = {}): Promise<Changes<'device'>> {
  const { device, at, data } = told
  const electric_read = totalOf(data) ?? refuse(told)
  const place = placeOf(told)
  const isLate = isOlder(at, device.read_time)
  const beside = isLate ? await besideOf(work, device, at) : null
  const before = beside === null ? latestOf(device) : shownIn(beside.before)
  const verdict = verdictOf(before, { read: electric_read, at }, device.capacity)
  const isHeld = verdict === 'held'
  if ((isLate || isHeld) && (await isKnown(work, told, electric_read))) return {}
  const { electric_amount, pool_amount, pool_read } =
    isLate || isHeld ? device : await afterReading(work, device, { read: electric_read, at })
  const periods = device.model === 'TOU' ? periodsOf(data) : null
  const key = await work.records.of('electricity_reading').create({
    ...place,
    electric_read,
    ...periods,
    electric_amount,
    pool_amount,
    pool_read,
    source,
    ...more,
    is_reset: verdict === 'reset',
    state: isHeld ? ReadingState.held : ReadingState.taken,
    uneven: periods !== null && isUneven(periods, electric_read),
  })
  if (isHeld) {
    await tellHeld(work, device, key)
    return {}
  }
  if (beside !== null) {
    await follow(work, device, beside.after, electric_read)
    return {}
  }
  return applied(work, told, { electric_read, electric_amount, pool_amount, pool_read }, periods)
}

const latestOf = ({ electric_read, read_time }: Device) =>
  electric_read === null || read_time === null ? null : { read: electric_read, at: new Date(read_time) }

/** Of the same meter at the same time, with the same value: it has come before. */
async function isKnown({ records }: Work, { device, at }: Told, electric_read: string): Promise<boolean> {
  const found = await records
    .of('electricity_reading')
    .find({ device_id: device.key, read_time: at.toISOString() }, ['electric_read'])
  return found.some(({ electric_read: read }) => read !== null && new Decimal(read).eq(electric_read))
}

/** The latest that counts: the meter shows it from now on. Its counters have followed already. */
export async function applied(
  work: Work,
  { device, at }: Pick<Told, 'device' | 'at'>,
  counters: { readonly [Name in keyof Counters]: string | null },
  periods: Tariffs | null,
): Promise<Changes<'device'>> {
  if (Object.values(counters).every((value) => value !== null) && new Decimal(remaining(counters as Counters)).gt(0))
    await shown(work, device, 'paid', at)
  return { electric_read: counters.electric_read, ...periods, read_time: at.toISOString() }
}

/** Counted in hundredths of a cubic metre. */
async function ofWater(work: Work, told: Told, source: ReadingSource): Promise<Changes<'device'>> {
  const { device, at, data } = told
  const amount = data.water_read ?? refuse(told)
  const water_amount = new Decimal(amount).div(water_divisor).toFixed(2)
  const isLate = isOlder(at, device.read_time)
  if (isLate && (await isWaterKnown(work, told, amount))) return {}
  const beside = isLate ? await besideOf(work, device, at) : null
  const before = beside === null ? device.water_amount : (beside.before?.read ?? null)
  await work.records.of('water_reading').create({
    ...placeOf(told),
    amount,
    ...(data.valve != null && { valve: data.valve as ValveSwitch }),
    ...(data.battery != null && { battery: data.battery }),
    source,
    is_reset: before !== null && isStepBack(before, water_amount),
  })
  if (beside !== null) {
    await follow(work, device, beside.after, water_amount)
    return {}
  }
  await afterReading(work, device, { read: water_amount, at })
  return { water_amount, read_time: at.toISOString() }
}

async function isWaterKnown({ records }: Work, { device, at }: Told, amount: number): Promise<boolean> {
  const sought = { device_id: device.key, read_time: at.toISOString(), amount }
  return (await records.of('water_reading').find(sought, [], 1)).length > 0
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
