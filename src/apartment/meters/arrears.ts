/**
 * What follows from what remains on a prepaid meter: a notice when energy runs low, an alarm and no power or water once
 * the overdraft is used up, power or water again after a charge. That it was cut is told when the meter has said so
 * (`src/apartment/reports/condition.ts`). Each once a crossing: what has been done about it is
 * noted with the meter until it is above that mark again. Public areas and postpaid meters are exempt.
 */
import { Decimal } from 'decimal.js'
import {
  AbnormalEvent,
  CommandState,
  CommandType,
  LedgerKind,
  LowWarning,
  MessageType,
  PayMode,
  RelayState,
  ValveSwitch,
} from '../../generated/enums.ts'
import { fill } from '../../errors/fill.ts'
import type { Label } from '../../model/model.ts'
import { summaries } from '../commands/summaries.ts'
import { escaped } from '../../values/markup.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import type { Sign } from '../domain/alarms.ts'
import { remaining } from '../domain/energy.ts'
import { titleOf } from '../domain/message-title.ts'
import { raise, shown } from '../reports/alarms.ts'
import type { Device } from '../reports/told.ts'
import { rebase, settle } from './ledger.ts'
import { countersOf, ENERGY, isOpened, ledgerOf, showing, WATER, type Ledger } from './ledgers.ts'

/** How a meter is told to cut, and to supply again; what its record says of it. */
interface Supply {
  readonly settings: 'elemeter_setting' | 'watermeter_setting'
  readonly overdraft: 'overdraft' | 'water_overdraft'
  readonly inForce: 'overdraft_in_force' | 'water_overdraft_in_force'
  readonly task: 'relay_task_id' | 'valve_task_id'
  readonly target: 'relay' | 'valve'
  readonly cut: 'switch_off' | 'valve_close'
  readonly restore: 'switch_on' | 'valve_open'
  /** `none`: there is nothing to switch. */
  readonly stands: (meter: Device) => 'on' | 'off' | 'unknown' | 'none'
  readonly cutEvent: AbnormalEvent
  /** It supplies again. */
  readonly restored: Sign
  /** Before it is cut; null: of water nobody is told but by the cut. */
  readonly owesEvent: AbnormalEvent | null
  readonly summaries: { readonly cut: Label; readonly restored: Label }
}

const RELAY = { [RelayState.closed]: 'on', [RelayState.open]: 'off', [RelayState.unknown]: 'unknown' } as const
const VALVE = { [ValveSwitch.on]: 'on', [ValveSwitch.off]: 'off', [ValveSwitch.error]: 'unknown' } as const

const SUPPLY: Readonly<Record<Ledger['name'], Supply>> = {
  energy: {
    ...{ settings: 'elemeter_setting', overdraft: 'overdraft', inForce: 'overdraft_in_force' },
    ...{ task: 'relay_task_id', target: 'relay' },
    ...{ cut: CommandType.switch_off, restore: CommandType.switch_on },
    stands: ({ relay_state }) => RELAY[relay_state ?? RelayState.unknown],
    restored: 'powered',
    ...{ cutEvent: AbnormalEvent.arrears_cut, owesEvent: AbnormalEvent.meter_arrears },
    summaries: { cut: summaries.cut, restored: summaries.restored },
  },
  water: {
    ...{ settings: 'watermeter_setting', overdraft: 'water_overdraft', inForce: 'water_overdraft_in_force' },
    ...{ task: 'valve_task_id', target: 'valve' },
    ...{ cut: CommandType.valve_close, restore: CommandType.valve_open },
    stands: ({ valve }) => (valve === null ? 'none' : VALVE[valve]),
    restored: 'valve_open',
    ...{ cutEvent: AbnormalEvent.water_arrears_cut, owesEvent: null },
    summaries: { cut: summaries.shut, restored: summaries.opened },
  },
}

export const supplyOf = (meter: Device): Supply => SUPPLY[ledgerOf(meter).name]

/** Values: the meter, what has been done about it, the command to its relay or valve, and whether that restores. */
const acted = ({ name }: Ledger): OwnStatement => ({
  name: `arrears of ${name} acted upon`,
  writes: 'device',
  text: ({ company, value }) => {
    const { from, where, key, column } = company('device')
    const { task } = SUPPLY[name]
    return `update ${from} set low_told = ${value(1, 'boolean')}, arrears_told = ${value(2, 'boolean')}, arrears_cut = ${value(3, 'boolean')},
        ${task} = coalesce(${value(4)}, ${column(task)}),
        restore_task_id = case when ${value(5, 'boolean')} then ${value(4)} else ${column('restore_task_id')} end
      where ${where} and ${key} = ${value(0)}`
  },
})
export const ENERGY_ACTED = acted(ENERGY)
export const WATER_ACTED = acted(WATER)
const ACTED = { energy: ENERGY_ACTED, water: WATER_ACTED } as const

/**
 * A meter tells that its register stands at so much now; its record still says what it said before. Answers the meter
 * that this reading is to be judged by: the counters of a register that goes on from elsewhere have moved along.
 */
export async function afterReading(
  work: Work,
  before: Device,
  { read, at }: { readonly read: string; readonly at: Date },
): Promise<Device> {
  const isFirst = before.read_time === null
  if (!isOpened(before)) {
    const meter = showing(before, read)
    return (await prepaidTerms(work, before)) === null ? meter : (await settle(work, meter, at)).meter
  }
  let meter = before
  if (isFirst || countersOf(before).read.gt(read)) {
    const kind = isFirst ? LedgerKind.opening : LedgerKind.reset
    meter = (await rebase(work, before, { to: read, kind, at })).meter
  }
  meter = showing(meter, read)
  // Where it begins, nothing has been crossed.
  if (!isFirst) await judge(work, meter, at)
  return meter
}

export function remainingOf(meter: Device): string {
  const { amount, read, pool_amount, pool_read } = countersOf(meter)
  const [electric_amount, electric_read] = [amount.toFixed(2), read.toFixed(2)]
  return remaining({
    electric_amount,
    electric_read,
    pool_amount: pool_amount.toFixed(2),
    pool_read: pool_read.toFixed(2),
  })
}

export interface InForce {
  /** kWh or m³, as a decimal. */
  readonly overdraft: string
  /** kWh; null: nobody wants a notice. */
  readonly low_warning: LowWarning | null
  readonly cut_on_arrears: boolean
}

/** As it stands now: by the meter, its settings, or neither. */
export async function isPrepaid({ records }: Pick<Work, 'records'>, device_id: number): Promise<boolean> {
  const [meter] = await records.of('device').find({ device_id }, ['pay_mode_in_force'], 1)
  return meter?.pay_mode_in_force === PayMode.prepaid
}

const TERMS = ['pay_mode_in_force', 'overdraft_in_force', 'water_overdraft_in_force', 'low_warning_in_force'] as const

/** Null: it is exempt from all of it. */
export async function prepaidTerms(
  { records, settings }: Pick<Work, 'records' | 'settings'>,
  meter: Device,
): Promise<InForce | null> {
  const { key: device_id, room_id } = meter
  if (room_id === null) return null
  const [terms] = await records.of('device').find({ device_id }, TERMS, 1)
  if (terms?.pay_mode_in_force !== PayMode.prepaid) return null
  const supply = supplyOf(meter)
  const said = await settings(supply.settings, 'room', room_id)
  return {
    overdraft: terms[supply.inForce]!,
    low_warning: terms.low_warning_in_force,
    cut_on_arrears: said.get('cut_on_arrears') === true,
  }
}

const FAILED: ReadonlySet<CommandState> = new Set([CommandState.fail, CommandState.timeout])

/** No notice is wanted of more than that. */
const MOST_WARNED = Math.max(...Object.values(LowWarning))

/** The meter's clock may be ahead: what is done now is not before its last reading. */
const latest = ({ now }: Work, { read_time }: Device): Date =>
  read_time !== null && new Date(read_time) > now ? new Date(read_time) : now

/** Nothing has been done about it that there would be to take back. */
export const isUntouched = (meter: Device): boolean =>
  !meter.low_told && !meter.arrears_told && !meter.arrears_cut && !isToRestore(meter)

/** Nobody wants to be told of so much. */
export const isAmple = (meter: Device): boolean => new Decimal(remainingOf(meter)).gte(MOST_WARNED)

/** The meter must be held, with what remains on it now. */
export async function judge(work: Work, meter: Device, at: Date = latest(work, meter)): Promise<void> {
  if (isUntouched(meter) && isAmple(meter)) return
  const left = new Decimal(remainingOf(meter))
  const terms = await prepaidTerms(work, meter)
  if (terms === null) return exempted(work, meter, at)
  const isLow = terms.low_warning !== null && left.lt(terms.low_warning)
  const isUsedUp = left.lte(new Decimal(terms.overdraft).neg())
  const owes = isUsedUp && left.isNegative()
  if (isLow && meter.low_told !== true)
    await tellOfLow(work, meter, { left: left.toFixed(2), warning: terms.low_warning! })
  const cut = isUsedUp
    ? await inArrears(work, meter, { ...terms, owes, at })
    : await outOfArrears(work, meter, { isPaid: left.gte(0), at })
  await noted(work, meter, { low_told: isLow, arrears_told: owes, ...cut })
}

/** It is paid by what was used now: what was done about its arrears is taken back, and forgotten. */
async function exempted(work: Work, meter: Device, at: Date): Promise<void> {
  if (meter.room_id === null) return
  await noted(work, meter, {
    ...{ low_told: false, arrears_told: false },
    ...(await outOfArrears(work, meter, { isPaid: true, at })),
  })
}

interface Cut {
  readonly arrears_cut: boolean
  /** The command to the relay or valve; null: none. */
  readonly task: number | null
  /** That command lets it supply again. */
  readonly restores?: boolean
}

interface ActedUpon extends Cut {
  readonly low_told: boolean
  readonly arrears_told: boolean
}

async function noted(work: Work, meter: Device, done: ActedUpon): Promise<void> {
  const { low_told, arrears_told, arrears_cut, task, restores = false } = done
  const isNews = FLAGS.some((name) => done[name] !== (meter[name] ?? false))
  if (isNews || task !== null)
    await work.ask(
      ACTED[ledgerOf(meter).name],
      ...[meter.key, low_told, arrears_told, arrears_cut, task, restores && task !== null],
    )
}
const FLAGS = ['low_told', 'arrears_told', 'arrears_cut'] as const

interface Arrears extends InForce {
  readonly owes: boolean
  readonly at: Date
}

async function inArrears(work: Work, meter: Device, { cut_on_arrears, owes, at }: Arrears): Promise<Cut> {
  const supply = supplyOf(meter)
  if (owes && meter.arrears_told !== true && supply.owesEvent !== null)
    await raise(work, meter, { code: supply.owesEvent, at })
  const isCut = meter.arrears_cut === true && !(await isStillOn(work, meter))
  if (!cut_on_arrears || isCut || supply.stands(meter) === 'none')
    return { arrears_cut: meter.arrears_cut ?? false, task: null }
  const cut = await switched(work, meter, 'cut')
  // While another command is under way nothing is sent: the next reading tries it again.
  if (cut === 'busy') return { arrears_cut: false, task: null }
  // Else the meter tells when it has cut.
  if (supply.stands(meter) === 'off') await raise(work, meter, { code: supply.cutEvent, at })
  return { arrears_cut: true, task: cut }
}

/** What was asked of its relay or valve last failed: the next reading asks again. */
async function hasFailed({ records }: Work, meter: Device, type: CommandType): Promise<boolean> {
  const [last] = await records.of('command_task').find({ id: meter[supplyOf(meter).task]! }, ['state', 'command'], 1)
  return last?.command === type && FAILED.has(last.state)
}

async function isStillOn(work: Work, meter: Device): Promise<boolean> {
  const { task, cut, stands } = supplyOf(meter)
  return meter[task] !== null && stands(meter) === 'on' && (await hasFailed(work, meter, cut))
}

/** What people switch off since stays off. */
const isToRestore = (meter: Device): boolean => {
  const { task, stands } = supplyOf(meter)
  return meter.restore_task_id !== null && meter.restore_task_id === meter[task] && stands(meter) === 'off'
}

const isStillOff = async (work: Work, meter: Device): Promise<boolean> =>
  isToRestore(meter) && (await hasFailed(work, meter, supplyOf(meter).restore))

async function outOfArrears(
  work: Work,
  meter: Device,
  { isPaid, at }: { readonly isPaid: boolean; readonly at: Date },
): Promise<Cut> {
  if (meter.arrears_told === true && isPaid) await shown(work, meter, 'paid', at)
  const isCut = meter.arrears_cut === true
  if (!isCut && !(await isStillOff(work, meter))) return { arrears_cut: false, task: null }
  const on = await switched(work, meter, 'restore')
  if (on === 'busy') return { arrears_cut: isCut, task: null }
  const { stands, restored } = supplyOf(meter)
  // Somebody had it switched on before it was paid.
  if (stands(meter) === 'on') await shown(work, { ...meter, arrears_cut: false }, restored, latest(work, meter))
  return { arrears_cut: false, task: on, restores: true }
}

/**
 * What waits to be sent to the relay or valve is overtaken. Answers the command; null: it stands so already, or is
 * about to; `busy`: one is under way.
 */
async function switched(work: Work, meter: Device, to: 'cut' | 'restore'): Promise<number | null | 'busy'> {
  const tasks = work.records.of('command_task')
  const { target, task, stands, summaries: words, [to]: type } = supplyOf(meter)
  const { key: device_id, sn, home_id, [task]: last } = meter
  const latest = last === null ? undefined : (await tasks.holdAll([last], ['state', 'command'])).get(last)
  if (latest?.state === CommandState.pending) {
    if (latest.command === type) return null
    await tasks.step(last!, 'cancel')
  }
  if (latest?.state === CommandState.sending) return latest.command === type ? null : 'busy'
  if (stands(meter) === (to === 'restore' ? 'on' : 'off')) return null
  const record = { device_id, home_id: home_id! }
  const summary = to === 'cut' ? words.cut : words.restored
  const [sent] = await work.commands.sendAll(type, [{ record, address: sn, target, summary }])
  return 'task' in sent! ? sent.task : 'busy'
}

async function tellOfLow(
  { records, model, now }: Work,
  { key: id, sn, home_id, room_id }: Device,
  { left, warning }: { readonly left: string; readonly warning: LowWarning },
): Promise<void> {
  const [home] = await records.of('home').find({ home_id }, ['store_id', 'name'], 1)
  const [room] = await records.of('room').find({ room_id }, ['display_name'], 1)
  const place = [home!.name, room?.display_name].filter(Boolean).join(' ')
  const text = (name: string, lang: 'zh' | 'en', values: Readonly<Record<string, string | number>>): string =>
    fill(model.app.copy[`low_energy.${name}`]![lang], values)
  await records.of('message').create({
    ...inBoth((lang) => ({
      title: titleOf(place, (named) => text('title', lang, { place: named })),
      content: text('content', lang, { id, device: escaped(sn), remaining: left, warning }),
    })),
    type: MessageType.fee,
    permission: 'device_base',
    store_ids: [home!.store_id],
    home_id,
    sent_at: now.toISOString(),
  })
}
