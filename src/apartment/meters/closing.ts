/**
 * What ends a period of a meter (it is unbound, replaced, set to zero, priced anew, left with a lease) needs its
 * reading of now. A meter that is away tells none: a person says it, or says to go on with the last one known.
 */
import { Decimal } from 'decimal.js'
import { AppError } from '../../errors/app-error.ts'
import { fill } from '../../errors/fill.ts'
import { closing_reading_minutes, water_divisor } from '../../generated/constants.ts'
import { DeviceType, NetState, ReadingSource } from '../../generated/enums.ts'
import type { Label } from '../../model/model.ts'
import type { Work } from '../../server/calls/operation.ts'
import { clockOf } from '../../values/calendar.ts'
import { isPrepaid } from './arrears.ts'
import { takeReading } from '../reports/reading.ts'
import { DEVICE_FIELDS, type Device } from '../reports/told.ts'

export interface ClosingGiven {
  /** What the meter shows now, in kWh: taken as a reading by hand. */
  readonly reading?: string | undefined
  /** Without a reading: the last one known is taken for it. */
  readonly forced?: boolean | undefined
}

export interface Closed {
  /** What nobody has read: said with whatever the period comes to. Null: nothing was assumed. */
  readonly assumed: Label | null
}

const NOT_BELIEVED: Label = {
  zh: '读数超出该表可能的用量，请核对',
  en: 'More than the meter can have used; please check the reading',
}
const NOTHING: Closed = { assumed: null }

/**
 * Before the operation has its effect: afterwards the record of the meter holds the reading that closes. `at`: the
 * request's field that names the meter. Of whatever is no electricity meter it asks nothing.
 */
export async function closing(
  work: Work,
  meter: number,
  { reading, forced = false }: ClosingGiven,
  at = 'device_id',
): Promise<Closed> {
  const { records, now } = work
  const device = await records.of('device').hold(meter, DEVICE_FIELDS, at)
  if (device.device_type !== DeviceType.electricity_meter || device.room_id === null) return NOTHING
  if (reading !== undefined) {
    const told = { device, at: now, data: { electric_read: reading } }
    const shows = await takeReading(work, told, ReadingSource.manual)
    // Held: with nothing that counts, nothing can be closed.
    if (shows.read_time === undefined)
      throw new AppError('invalid', {}, { fields: [{ field: 'reading', message: NOT_BELIEVED }] })
    await records.of('device').change(meter, shows)
    return NOTHING
  }
  if (hasNoPeriod(device) || !(await isPrepaid(work, meter))) return NOTHING
  if ((await isOnline(work, device)) || (await isJustRead(work, device))) return NOTHING
  if (!forced) throw new AppError('meter_offline_closing', {}, { devices: [meter] })
  return { assumed: assumedOf(work, device) }
}

/** What a person reads off a water meter, in m³; answers its record as it is then. `at`: the request's field. */
export async function closingWater(work: Work, meter: number, reading: string, at: string): Promise<Device> {
  const { records, now } = work
  const device = await records.of('device').hold(meter, DEVICE_FIELDS)
  const last = new Decimal(device.water_amount ?? 0)
  if (last.gt(reading)) {
    const known = last.toFixed(2)
    const message = { zh: `读数低于最近一次读数${known}吨`, en: `It is below the latest reading, ${known} m³` }
    throw new AppError('invalid', {}, { fields: [{ field: at, message }] })
  }
  const told = { device, at: now, data: { water_read: new Decimal(reading).times(water_divisor).toNumber() } }
  const shows = await takeReading(work, told, ReadingSource.manual)
  if (shows.water_amount === undefined)
    throw new AppError('invalid', {}, { fields: [{ field: at, message: NOT_BELIEVED }] })
  await records.of('device').change(meter, shows)
  return records.of('device').hold(meter, DEVICE_FIELDS)
}

interface Counted {
  readonly key: number
  readonly net_state: NetState | null
  readonly gateway_id: number | null
  readonly read_time: string | null
  readonly electric_read: string | null
  readonly electric_amount: string | null
}

/** It has neither told a reading yet nor been charged. */
const hasNoPeriod = ({ read_time, electric_amount }: Counted): boolean =>
  read_time === null && new Decimal(electric_amount ?? 0).isZero()

async function isOnline({ records }: Work, { net_state, gateway_id }: Counted): Promise<boolean> {
  if (net_state !== NetState.online) return false
  if (gateway_id === null) return true
  const [gateway] = await records.of('device').find({ device_id: gateway_id }, ['net_state'], 1)
  return gateway?.net_state === NetState.online
}

const BY_PEOPLE = { in: [ReadingSource.manual, ReadingSource.noted] } as const

/** By a person, a few minutes ago: asked for because of this. */
async function isJustRead({ records, now }: Work, { key, read_time }: Counted): Promise<boolean> {
  if (read_time === null || Date.parse(read_time) < now.getTime() - closing_reading_minutes * 60_000) return false
  const sought = { device_id: key, read_time, source: BY_PEOPLE }
  return (await records.of('electricity_reading').find(sought, [], 1)).length > 0
}

function assumedOf({ model }: Work, { electric_read, read_time }: Counted): Label {
  const { zh, en } = model.app.copy['meter.assumed']!
  const values = {
    read: new Decimal(electric_read ?? 0).toFixed(2),
    time: read_time === null ? '–' : clockOf(new Date(read_time)),
  }
  return { zh: fill(zh, values), en: fill(en, values) }
}

/** A meter that comes to a room has counted elsewhere: what it shows then is where it begins, and nobody's use. */
export async function beginAt({ records, now }: Work, meter: number, electric_read: string): Promise<void> {
  const devices = records.of('device')
  const { home_id, room_id } = await devices.hold(meter, ['home_id', 'room_id'])
  const read_time = now.toISOString()
  const shown = { electric_read, electric_amount: electric_read, pool_amount: '0.00', pool_read: '0.00' }
  await records.of('electricity_reading').create({
    home_id: home_id!,
    room_id: room_id!,
    device_id: meter,
    read_time,
    ...shown,
    source: ReadingSource.manual,
  })
  await devices.change(meter, { electric_read, electric_amount: electric_read, settled_read: electric_read, read_time })
}
