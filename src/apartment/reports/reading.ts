import { Decimal } from 'decimal.js'
import { ReadingSource, ReadingState, type ValveSwitch } from '../../generated/enums.ts'
import type { Tariffs } from '../domain/energy.ts'
import { tons } from '../domain/water.ts'
import { hourlyOf, isUneven, periodsOf, readingsOf, totalOf, verdictBetween } from '../meters/intake.ts'
import { isMeter, ledgerOf, showing, type Ledger } from '../meters/ledgers.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Changes, NewRecord } from '../../server/records/types.ts'
import { afterReading, remainingOf } from '../meters/arrears.ts'
import { shown } from './alarms.ts'
import { besideOf, follow, shownIn } from './beside.ts'
import { notFor } from './not-for.ts'
import { tellHeld } from './reading-notice.ts'
import { isEarlier, isOlder, type Device, type Measured, type ReportHandler, type Told } from './told.ts'

/** A meter's total: the record of it, and what the meter shows by the latest one. */
export const reading: ReportHandler = async (work, told) => ({
  measured: (await takeReading(work, told, ReadingSource.automatic)) as Measured,
})

/** What a person says beside the value. */
export type ByHand = Pick<NewRecord<'electricity_reading'>, 'pic_name' | 'staff_id'>

/** What a reading of a kind shows, and what else its record holds. */
interface Kind {
  readonly readOf: (data: Told['data']) => string | null
  readonly create: (work: Work, common: Common, parts: Parts) => Promise<number>
}

type Common = Omit<NewRecord<'water_reading'>, 'amount'>

interface Parts {
  readonly told: Told
  readonly read: string
  /** With the counters that this reading is judged by. */
  readonly meter: Device
  readonly more: ByHand
}

const periodsIn = ({ device, data }: Told): Tariffs | null => (device.model === 'TOU' ? periodsOf(data) : null)

const KINDS: Readonly<Record<Ledger['name'], Kind>> = {
  energy: {
    readOf: totalOf,
    create: ({ records }, common, { told, read, meter: { electric_amount, pool_amount, pool_read }, more }) => {
      const periods = periodsIn(told)
      const uneven = periods !== null && isUneven(periods, read)
      const counters = { electric_amount, pool_amount, pool_read }
      return records
        .of('electricity_reading')
        .create({ ...common, electric_read: read, ...periods, ...counters, ...more, uneven })
    },
  },
  // Counted in hundredths of a cubic metre.
  water: {
    readOf: ({ water_read }) => (water_read == null ? null : tons(water_read)),
    create: ({ records }, common, { told: { data } }) =>
      records.of('water_reading').create({
        ...common,
        amount: data.water_read!,
        ...(data.valve != null && { valve: data.valve as ValveSwitch }),
        ...(data.battery != null && { battery: data.battery }),
      }),
  },
}

export async function takeReading(
  work: Work,
  told: Told,
  source: ReadingSource,
  more: ByHand = {},
): Promise<Changes<'device'>> {
  const { device, at } = told
  if (!isMeter(device.device_type)) return refuse(told)
  const kind = KINDS[ledgerOf(device).name]
  const read = kind.readOf(told.data) ?? refuse(told)
  const place = placeOf(told)
  const isLate = isEarlier(at, device.read_time)
  const beside = isLate ? await besideOf(work, device, at) : null
  const before = beside === null ? latestOf(device) : shownIn(beside.before)
  const verdict = verdictBetween(before, { read, at }, shownIn(beside?.after), hourlyOf(device))
  const isHeld = verdict === 'held'
  if ((isHeld || isOlder(at, device.read_time)) && (await isKnown(work, told, read))) return {}
  const meter = isLate || isHeld ? device : await afterReading(work, device, { read, at })
  const state = isHeld ? ReadingState.held : ReadingState.taken
  const common = { ...place, source, is_reset: verdict === 'reset', state }
  const key = await kind.create(work, common, { told, read, meter, more })
  if (isHeld) {
    await tellHeld(work, device, key)
    return {}
  }
  if (beside !== null) {
    await follow(work, device, { read, at }, beside)
    return {}
  }
  return applied(work, { meter, read, at }, periodsIn(told))
}

function latestOf(device: Device) {
  const read = device[ledgerOf(device).fields.read!]
  return read === null || device.read_time === null ? null : { read, at: new Date(device.read_time) }
}

/** Of the same meter at the same time, with the same value: it has come before. */
async function isKnown({ records }: Work, { device, at }: Told, read: string): Promise<boolean> {
  const { entity, shown: field } = readingsOf(device)
  const sought = { device_id: device.key, read_time: at.toISOString() }
  const found = await records.of(entity as 'water_reading').find(sought, [field as 'volume'])
  return found.some(({ [field as 'volume']: known }) => known !== null && new Decimal(known).eq(read))
}

interface Applied extends Pick<Told, 'at'> {
  /** Its counters have followed already. */
  readonly meter: Device
  readonly read: string
}

/** The latest that counts: the meter shows it from now on. */
export async function applied(
  work: Work,
  { meter, read, at }: Applied,
  periods: Tariffs | null,
): Promise<Changes<'device'>> {
  const read_time = at.toISOString()
  if (ledgerOf(meter).name === 'water') return { water_amount: read, read_time }
  if (new Decimal(remainingOf(showing(meter, read))).gt(0)) await shown(work, meter, 'paid', at)
  return { electric_read: read, ...periods, read_time }
}

function placeOf(told: Told) {
  const { key: device_id, home_id, room_id } = told.device
  if (home_id === null || room_id === null) return refuse(told)
  return { home_id, room_id, device_id, read_time: told.at.toISOString() }
}

function refuse({ device: { sn } }: Told): never {
  throw notFor(`“${sn}”不是已安装的水电表，或没有读数`, `"${sn}" is not an installed meter, or tells no reading`)
}
