import { Decimal } from 'decimal.js'
import { ReadingSource, ReadingState, type ValveSwitch } from '../../generated/enums.ts'
import type { Tariffs } from '../domain/energy.ts'
import { tons } from '../domain/water.ts'
import { hourlyOf, isUneven, periodsOf, totalOf, verdictBetween, type Shown } from '../meters/intake.ts'
import { isMeter, ledgerOf, showing, type Ledger } from '../meters/ledgers.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Changes, Keyed, NewRecord } from '../../server/records/types.ts'
import { afterReading, remainingOf } from '../meters/arrears.ts'
import { shown } from './alarms.ts'
import { besideOf, follow, shownIn } from './beside.ts'
import { notFor } from './not-for.ts'
import { tellHeld } from './reading-notice.ts'
import { isEarlier, isOlder, type Device, type Made, type Told } from './told.ts'

/** What a person says beside the value. */
export type ByHand = Pick<NewRecord<'electricity_reading'>, 'pic_name' | 'staff_id'>

type Common = Omit<NewRecord<'water_reading'>, 'amount'>

export interface NewReading {
  readonly told: Told
  readonly read: string
  /** With the counters that this reading is judged by. */
  readonly meter: Device
  readonly common: Common
  readonly more?: ByHand
}

/** What a reading of a kind shows, and its record. */
interface Kind {
  readonly readOf: (data: Told['data']) => string | null
  /** Answers their keys. */
  readonly create: (work: Work, all: readonly NewReading[]) => Promise<readonly number[]>
  /** Those of a meter at a time. */
  readonly of: (
    work: Work,
    sought: { readonly device_id: number; readonly read_time: string },
  ) => Promise<readonly Was[]>
}

/** A reading as it was taken in. */
export interface Was extends Keyed {
  /** Null: of a screen that could not be read. */
  readonly read: string | null
  readonly state: ReadingState
  readonly is_reset: boolean
  readonly uneven: boolean
}

export const periodsIn = ({ device, data }: Told): Tariffs | null => (device.model === 'TOU' ? periodsOf(data) : null)

function energyRecord({ told, read, meter, common, more }: NewReading): NewRecord<'electricity_reading'> {
  const { electric_amount, pool_amount, pool_read } = meter
  const periods = periodsIn(told)
  const uneven = periods !== null && isUneven(periods, read)
  return { ...common, electric_read: read, ...periods, electric_amount, pool_amount, pool_read, ...more, uneven }
}

/** Counted in hundredths of a cubic metre. */
const waterRecord = ({ told: { data }, common }: NewReading): NewRecord<'water_reading'> => ({
  ...common,
  amount: data.water_read!,
  ...(data.valve != null && { valve: data.valve as ValveSwitch }),
  ...(data.battery != null && { battery: data.battery }),
})

const WAS = ['state', 'is_reset'] as const

const wasOf = ({ key, state, is_reset }: Keyed & Partial<Pick<NewRecord<'water_reading'>, (typeof WAS)[number]>>) => ({
  key,
  state: state ?? ReadingState.taken,
  is_reset: is_reset ?? false,
})

export const KINDS: Readonly<Record<Ledger['name'], Kind>> = {
  energy: {
    readOf: totalOf,
    create: ({ records }, all) => records.of('electricity_reading').createTogether(all.map(energyRecord)),
    of: async ({ records }, sought) =>
      (await records.of('electricity_reading').find(sought, ['electric_read', ...WAS, 'uneven'])).map(
        ({ electric_read: read, ...one }) => ({ ...wasOf(one), read, uneven: one.uneven ?? false }),
      ),
  },
  water: {
    readOf: ({ water_read }) => (water_read == null ? null : tons(water_read)),
    create: ({ records }, all) => records.of('water_reading').createTogether(all.map(waterRecord)),
    of: async ({ records }, sought) =>
      (await records.of('water_reading').find(sought, ['volume', ...WAS])).map(({ volume: read, ...one }) => ({
        ...wasOf(one),
        read,
        uneven: false,
      })),
  },
}

/** A meter's total: the record of it, and what the meter shows by the latest one. */
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
  const place = placeOf(told) ?? refuse(told)
  const isLate = isEarlier(at, device.read_time)
  const beside = isLate ? await besideOf(work, device, at) : null
  const before = beside === null ? latestOf(device) : shownIn(beside.before)
  const verdict = verdictBetween(before, { read, at }, shownIn(beside?.after), hourlyOf(device))
  const isHeld = verdict === 'held'
  if ((isHeld || isOlder(at, device.read_time)) && (await alike(work, told)) !== undefined) return {}
  const meter = isLate || isHeld ? device : await afterReading(work, device, { read, at })
  const state = isHeld ? ReadingState.held : ReadingState.taken
  const common = { ...place, source, is_reset: verdict === 'reset', state }
  const [key] = await kind.create(work, [{ told, read, meter, common, more }])
  if (isHeld) {
    await tellHeld(work, device, key!)
    return {}
  }
  if (beside !== null) {
    await follow(work, device, { read, at }, beside)
    return {}
  }
  return applied(work, { meter, read, at }, periodsIn(told))
}

/** As its record says; null: it has shown nothing yet. */
export function latestOf(device: Device): Shown | null {
  const read = device[ledgerOf(device).fields.read!]
  return read === null || device.read_time === null ? null : { read, at: new Date(device.read_time) }
}

/** Of the same meter at the same time, with the same value: the last of them. */
export async function alike(work: Work, { device, at, data }: Told): Promise<Was | undefined> {
  const kind = KINDS[ledgerOf(device).name]
  const read = kind.readOf(data)
  const found = await kind.of(work, { device_id: device.key, read_time: at.toISOString() })
  return found.filter((one) => one.read !== null && read !== null && new Decimal(one.read).eq(read)).at(-1)
}

interface Applied extends Pick<Told, 'at'> {
  /** Its counters have followed already. */
  readonly meter: Device
  readonly read: string
}

/** The latest that counts: what the meter shows from now on. */
export function showsBy({ meter, read, at }: Applied, periods: Tariffs | null): Made {
  const read_time = at.toISOString()
  if (ledgerOf(meter).name === 'water') return { measured: { water_amount: read, read_time } }
  const isPaid = new Decimal(remainingOf(showing(meter, read))).gt(0)
  return { measured: { electric_read: read, ...periods, read_time }, sign: isPaid ? 'paid' : null }
}

export async function applied(work: Work, one: Applied, periods: Tariffs | null): Promise<Changes<'device'>> {
  const { measured, sign } = showsBy(one, periods)
  if (sign != null) await shown(work, one.meter, sign, one.at)
  return measured as Changes<'device'>
}

/** Null: it is not installed. */
export function placeOf({ device, at }: Told) {
  const { key: device_id, home_id, room_id } = device
  return home_id === null || room_id === null ? null : { home_id, room_id, device_id, read_time: at.toISOString() }
}

function refuse({ device: { sn } }: Told): never {
  throw notFor(`“${sn}”不是已安装的水电表，或没有读数`, `"${sn}" is not an installed meter, or tells no reading`)
}
