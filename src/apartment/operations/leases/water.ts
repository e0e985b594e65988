/** Water at the beginning and at the end of a tenancy: readings, and the accounts of prepaid meters. */
import type { CallTypes } from '../../../generated/call-types.ts'
import { DeviceType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { isBound } from '../../domain/device-states.ts'
import { inUnit, latestText, readingText, remainderText } from '../../domain/meter-text.ts'
import { judge, prepaidTerms, remainingOf } from '../../meters/arrears.ts'
import { closingWater } from '../../meters/closing.ts'
import { book, openAt, settle } from '../../meters/ledger.ts'
import { isOpened } from '../../meters/ledgers.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import { clearedFor, clearedStep } from './account-cleared.ts'
import type { Carried } from './account-carried.ts'
import { share, tellMeter } from './account-settled.ts'
import { refuseOfNext, type Others } from './account-owner.ts'
import { hasLeft } from './power.ts'
import type { Line } from './settlement.ts'
import { inWords, type Step } from './steps.ts'

const NO_METER: Label = { zh: '该房间没有在用的水表', en: 'The room has no water meter in use' }

type Request = Pick<CallTypes['lease_move']['request'], 'balance' | 'water_read'>

interface Account {
  readonly steps: readonly Step[]
  readonly lines: readonly Line[]
  /** Of the ledger, that closed the account. */
  readonly entries: readonly number[]
  readonly carried: readonly Carried[]
}

interface Settled extends Account {
  /** The one that is read. */
  readonly meter: number | null
  readonly read: string | null
}

const NOTHING: Account = { steps: [], lines: [], entries: [], carried: [] }
export const NO_WATER: Settled = { ...NOTHING, meter: null, read: null }

const { cold_water_meter: cold, hot_water_meter: hot } = DeviceType

/** That of the cold water first, where a room has both. */
async function metersOf({ records }: Pick<Work, 'records'>, room_id: number) {
  const fields = ['state', 'device_type', 'water_amount'] as const
  const found = await records.of('device').find({ room_id, device_type: { in: [cold, hot] } }, fields)
  const there = found.filter(({ state }) => isBound(state))
  return [cold, hot].flatMap((type) => there.filter(({ device_type }) => device_type === type))
}

const balanceOf = (meter: Device): Label => remainderText(inWater(remainingOf(meter)))

const inWater = (amount: string): Label => inUnit(amount, { zh: '吨', en: 'm³' })
const readAt = (read: string): Label => readingText(inWater(read))
const latestAt = (read: string): Label => latestText(inWater(read))

const readStep = (work: Work, device_id: number, text: Label): Step => ({
  ...{ step: 'water_reading', state: 'done', device_id },
  ...inWords(work, text),
})

/** A reading given is that of the cold water, where a room has both. */
export async function settleWater(work: Work, room_id: number, { balance, water_read }: Request): Promise<Settled> {
  const meters = (await metersOf(work, room_id)).map(({ key }) => key)
  const [first] = meters
  if (first === undefined) {
    if (water_read !== undefined) throw invalid('water_read', NO_METER)
    return NO_WATER
  }
  if (water_read !== undefined) await closingWater(work, first, water_read, 'water_read')
  const { water_amount: read } = await work.records.of('device').hold(first, DEVICE_FIELDS)
  const accounts: Account[] = []
  for (const meter of meters) accounts.push(await settleAccount(work, meter, balance))
  return {
    steps: [...(read === null ? [] : [readStep(work, first, readAt(read))]), ...accounts.flatMap(({ steps }) => steps)],
    lines: accounts.flatMap(({ lines }) => lines),
    entries: accounts.flatMap(({ entries }) => entries),
    carried: accounts.flatMap(({ carried }) => carried),
    meter: first,
    read,
  }
}

async function settleAccount(work: Work, meter: number, balance: Request['balance']): Promise<Account> {
  const held = await work.records.of('device').hold(meter, DEVICE_FIELDS)
  if (!isOpened(held) || (await prepaidTerms(work, held)) === null) return NOTHING
  const { meter: settled } = await settle(work, held)
  const { line, entries, carried = [] } = await share(work, settled, { balance })
  const booked = await book(work, settled, entries)
  const steps: readonly Step[] = [
    ...(await tellMeter(work, booked.meter, entries)),
    { step: 'water_account', state: 'done', device_id: meter, ...inWords(work, balanceOf(booked.meter)) },
  ]
  if (settled.arrears_cut === true || settled.arrears_told === true) await judge(work, booked.meter)
  return { steps, lines: line === null ? [] : [line], entries: booked.ids, carried }
}

const TONNES: Label = { zh: '吨', en: 'm³' }

/**
 * What was used while the room stood empty is nobody's; what a tenant has left to the next one stays. A reading given
 * is that of the cold water, where a room has both.
 */
export async function openWater(
  work: Work,
  room_id: number,
  others: Others,
  water_read?: string,
): Promise<readonly Step[]> {
  const meters = await metersOf(work, room_id)
  const [first] = meters
  const steps: Step[] = []
  if (water_read !== undefined) {
    if (first === undefined) throw invalid('water_read', NO_METER)
    const { water_amount } = await closingWater(work, first.key, water_read, 'water_read')
    steps.push(readStep(work, first.key, readAt(water_amount!)))
  } else if (first !== undefined && first.water_amount !== null)
    steps.push(readStep(work, first.key, latestAt(first.water_amount)))
  if (others.before === 'runs') return steps
  for (const { key: device_id } of meters) {
    const before = await work.records.of('device').hold(device_id, DEVICE_FIELDS)
    if ((await prepaidTerms(work, before)) === null) continue
    if (isOpened(before)) refuseOfNext(others, remainingOf(before), TONNES)
    const isCarried = isOpened(before) && (await hasLeft(work, room_id))
    const read = before.water_amount ?? '0.00'
    const { meter: opened } = isCarried
      ? await settle(work, before)
      : await openAt(work, before, read, clearedFor(before))
    if (isOpened(before) && !isCarried) steps.push(...(await clearedStep(work, before)))
    if (before.arrears_cut === true || before.arrears_told === true) await judge(work, opened)
    steps.push({ step: 'water_account', state: 'done', device_id, ...inWords(work, balanceOf(opened)) })
  }
  return steps
}
