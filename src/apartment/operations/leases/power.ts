/** The electricity meter of a room that somebody moves into: its terms, its opening reading, an account at nothing. */
import { Decimal } from 'decimal.js'
import { CheckOutBalance, DeviceType } from '../../../generated/enums.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { isBound } from '../../domain/device-states.ts'
import { inUnit, latestText, readingText, remainderText } from '../../domain/meter-text.ts'
import { judge, remainingOf } from '../../meters/arrears.ts'
import { closing } from '../../meters/closing.ts'
import { openAt, settle } from '../../meters/ledger.ts'
import { DEVICE_FIELDS } from '../../reports/told.ts'
import { sameWords, invalid, refused } from '../devices/refused.ts'
import { say } from '../home/settings.ts'
import { elemeterOverdraft } from '../meters/set.ts'
import { clearedFor, clearedStep } from './account-cleared.ts'
import { OF_OTHERS, refuseOfNext, type Others } from './account-owner.ts'
import { inWords, type Step } from './steps.ts'

const FIELDS = ['state', 'pay_mode', 'overdraft', 'low_warning'] as const
export const NO_METER: Label = { zh: '该房间没有在用的电表', en: 'The room has no electricity meter in use' }

export async function meterOf({ records }: Pick<Work, 'records'>, room_id: number) {
  const found = await records.of('device').find({ room_id, device_type: DeviceType.electricity_meter }, FIELDS)
  return found.find(({ state }) => isBound(state)) ?? null
}

type Meter = NonNullable<Awaited<ReturnType<typeof meterOf>>>
type Request = CallTypes['lease_check_in']['request']
type Terms = Pick<Request, 'pay_mode' | 'fee_rule_id' | 'overdraft' | 'low_warning'>

export interface Room {
  readonly home_id: number
  readonly room_id: number
}

/** The room says them; what the meter has of its own would be stronger, and follows. */
export async function setTerms(work: Work, room: Room, meter: Meter | null, terms: Terms): Promise<readonly Step[]> {
  const { pay_mode, fee_rule_id, overdraft, low_warning } = terms
  const said = Object.entries({ pay_mode, fee_rule_id, overdraft, low_warning }).filter(([, one]) => one !== undefined)
  if (said.length === 0) return []
  await say(work, 'elemeter_setting', { home: room.home_id, room: room.room_id }, Object.fromEntries(said))
  const steps: readonly Step[] = [{ step: 'terms', state: 'done' }]
  if (meter === null) return steps
  const own = {
    ...(pay_mode !== undefined && meter.pay_mode !== null && { pay_mode }),
    ...(low_warning !== undefined && meter.low_warning !== null && { low_warning }),
  }
  if (Object.keys(own).length > 0) await work.records.of('device').change(meter.key, own)
  if (overdraft === undefined || meter.overdraft === null) return steps
  const sent = await elemeterOverdraft(work, { room_id: room.room_id, device_id: meter.key, overdraft })
  return [...steps, { step: 'overdraft', state: 'sent', device_id: meter.key, task_id: sent.task_id }]
}

interface Opened {
  readonly steps: readonly Step[]
  readonly remaining: string | null
}

/** What was used while the room stood empty is nobody's; what a tenant has left to the next one stays. */
export async function openMeter(
  work: Work,
  { room_id, others }: Room & { readonly others: Others },
  meter: Meter | null,
  given: Pick<Request, 'reading' | 'forced'>,
): Promise<Opened> {
  if (meter === null) {
    if (given.reading !== undefined) throw invalid('reading', NO_METER)
    return { steps: [{ step: 'reading', state: 'skipped', ...inWords(work, NO_METER) }], remaining: null }
  }
  await refuseBelow(work, meter.key, given.reading)
  const shown = remainingOf(await work.records.of('device').hold(meter.key, DEVICE_FIELDS))
  const { assumed } = await closing(work, meter.key, given, 'reading')
  const before = await work.records.of('device').hold(meter.key, DEVICE_FIELDS)
  const read = before.electric_read ?? '0.00'
  const device_id = meter.key
  const shows = given.reading === undefined ? latestAt(read) : readAt(read)
  const reading: Step = { step: 'reading', state: 'done', device_id, ...inWords(work, assumed ?? shows) }
  if (others.before === 'runs') {
    const account: Step = { step: 'account', state: 'skipped', device_id, ...inWords(work, OF_OTHERS) }
    return { steps: [reading, account], remaining: null }
  }
  refuseOfNext(others, remainingOf(before), KWH)
  const isCarried = await hasLeft(work, room_id)
  const { meter: opened, balance } = isCarried
    ? await settle(work, before)
    : await openAt(work, before, read, clearedFor(before))
  // The next tenant does not sit in the dark for what the last one owed.
  if (before.arrears_cut === true || before.arrears_told === true) await judge(work, opened)
  const account: Step = { step: 'account', state: 'done', device_id, ...inWords(work, balanceAt(remainingOf(opened))) }
  const cleared = isCarried || new Decimal(shown).isZero() ? [] : await clearedStep(work, before)
  return { steps: [reading, ...cleared, account], remaining: balance }
}

const KWH: Label = { zh: '度', en: 'kWh' }

/** A register does not go back: what people type below the latest reading is a slip, and would be somebody's use. */
export async function refuseBelow({ records, lang }: Work, meter: number, reading: string | undefined): Promise<void> {
  if (reading === undefined) return
  const { electric_read } = await records.of('device').hold(meter, DEVICE_FIELDS)
  if (electric_read === null || new Decimal(reading).gte(electric_read)) return
  throw refused(lang, 'reading_below', 'reading', sameWords({ read: new Decimal(electric_read).toFixed(2) }))
}

const inEnergy = (amount: string): Label => inUnit(amount, { zh: '度', en: 'kWh' })
export const readAt = (read: string): Label => readingText(inEnergy(read))
const latestAt = (read: string): Label => latestText(inEnergy(read))
export const balanceAt = (left: string): Label => remainderText(inEnergy(left))

/** Whether the last tenant of the room has left what remained to the next. */
export async function hasLeft({ records }: Work, room_id: number): Promise<boolean> {
  const found = await records.of('check_out').find({ room_id, undone_at: null }, ['balance', 'created_at'])
  const last = found.toSorted((one, other) => one.key - other.key).at(-1)
  return last?.balance === CheckOutBalance.next_tenant
}
