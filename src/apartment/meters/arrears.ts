/**
 * What follows from what remains on a prepaid meter: a notice when it runs low, an alarm and no power once the
 * overdraft is used up, power again after a charge. Each once a crossing: what has been done about it is noted with the
 * meter until it is above that mark again. Public areas and postpaid meters are exempt.
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
  RoomType,
} from '../../generated/enums.ts'
import { fill } from '../../errors/fill.ts'
import type { Label } from '../../model/model.ts'
import { summaries } from '../commands/summaries.ts'
import { escaped } from '../../values/markup.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { remaining, type Counters } from '../domain/energy.ts'
import { titleOf } from '../domain/message-title.ts'
import { raise, shown } from '../reports/alarms.ts'
import type { Device } from '../reports/told.ts'
import { rebase } from './ledger.ts'

/** Values: the meter, what has been done about it, and the command to its relay; null: it stays. */
export const ACTED: OwnStatement = {
  name: 'arrears acted upon',
  writes: 'device',
  text: ({ company, value }) => {
    const { from, where, key, column } = company('device')
    return `update ${from} set low_told = ${value(1, 'boolean')}, arrears_told = ${value(2, 'boolean')}, arrears_cut = ${value(3, 'boolean')},
        relay_task_id = coalesce(${value(4)}, ${column('relay_task_id')})
      where ${where} and ${key} = ${value(0)}`
  },
}

type ElectricRead = Pick<Counters, 'electric_amount' | 'pool_amount' | 'pool_read'>

/**
 * A meter tells that its register stands at so much now; its record still says what it said before. Answers the
 * counters that this reading is to be judged by: those of a register that goes on from elsewhere have moved along.
 */
export async function afterReading(
  work: Work,
  before: Device,
  { electric_read, at }: { readonly electric_read: string; readonly at: Date },
): Promise<ElectricRead> {
  let meter = before
  const isFirst = before.read_time === null
  if (isFirst || new Decimal(electric_read).lt(before.electric_read ?? 0)) {
    const kind = isFirst ? LedgerKind.opening : LedgerKind.reset
    meter = (await rebase(work, before, { to: electric_read, kind, at })).meter
  }
  meter = { ...meter, electric_read }
  // Where it begins, nothing has been crossed.
  if (!isFirst) await judge(work, meter, at)
  const { electric_amount, pool_amount, pool_read } = countersOf(meter)
  return { electric_amount, pool_amount, pool_read }
}

export const countersOf = ({ electric_amount, electric_read, pool_amount, pool_read }: Device): Counters => ({
  electric_amount: electric_amount ?? '0.00',
  electric_read: electric_read ?? '0.00',
  pool_amount: pool_amount ?? '0.00',
  pool_read: pool_read ?? '0.00',
})

export const remainingOf = (meter: Device): string => remaining(countersOf(meter))

export interface InForce {
  readonly pay_mode: PayMode
  /** kWh, as a decimal. */
  readonly overdraft: string
  /** kWh; null: nobody wants a notice. */
  readonly low_warning: LowWarning | null
  readonly cut_on_arrears: boolean
}

/** The meter's own value, else what the settings of its room say. Null: it is exempt from all of it. */
export async function prepaidTerms(
  { records, settings }: Pick<Work, 'records' | 'settings'>,
  { room_id, pay_mode, overdraft, low_warning }: Pick<Device, 'room_id' | 'pay_mode' | 'overdraft' | 'low_warning'>,
): Promise<InForce | null> {
  if (room_id === null || pay_mode === PayMode.postpaid) return null
  const [room] = await records.of('room').find({ room_id }, ['room_type'], 1)
  if (room?.room_type === RoomType.public) return null
  const said = await settings('elemeter_setting', 'room', room_id)
  const paid = pay_mode ?? (said.get('pay_mode') as PayMode | null | undefined) ?? PayMode.prepaid
  if (paid === PayMode.postpaid) return null
  return {
    pay_mode: paid,
    overdraft: overdraft ?? (said.get('overdraft') as string | null | undefined) ?? '0.00',
    low_warning: low_warning ?? (said.get('low_warning') as LowWarning | null | undefined) ?? null,
    cut_on_arrears: said.get('cut_on_arrears') === true,
  }
}

/** No notice is wanted of more than that. */
const MOST_WARNED = Math.max(...Object.values(LowWarning))

/** The meter's clock may be ahead: what is done now is not before its last reading. */
const latest = ({ now }: Work, { read_time }: Device): Date =>
  read_time !== null && new Date(read_time) > now ? new Date(read_time) : now

/** The meter must be held, with what remains on it now. */
export async function judge(work: Work, meter: Device, at: Date = latest(work, meter)): Promise<void> {
  const left = new Decimal(remainingOf(meter))
  const { low_told, arrears_told, arrears_cut } = meter
  if (left.gte(MOST_WARNED) && !low_told && !arrears_told && !arrears_cut) return
  const terms = await prepaidTerms(work, meter)
  if (terms === null) return
  const isLow = terms.low_warning !== null && left.lt(terms.low_warning)
  const isUsedUp = left.lte(new Decimal(terms.overdraft).neg())
  const owes = isUsedUp && left.isNegative()
  if (isLow && low_told !== true) await tellOfLow(work, meter, { left: left.toFixed(2), warning: terms.low_warning! })
  const cut = isUsedUp
    ? await inArrears(work, meter, { ...terms, owes, at })
    : await outOfArrears(work, meter, { isPaid: left.gte(0), at })
  const acted = [isLow, owes, cut.arrears_cut] as const
  if (acted.some((one, n) => one !== ([low_told, arrears_told, arrears_cut][n] ?? false)) || cut.task !== null)
    await work.ask(ACTED, meter.key, ...acted, cut.task)
}

interface Cut {
  readonly arrears_cut: boolean
  /** The command to the relay; null: none. */
  readonly task: number | null
}

interface Arrears extends InForce {
  readonly owes: boolean
  readonly at: Date
}

async function inArrears(work: Work, meter: Device, { cut_on_arrears, owes, at }: Arrears): Promise<Cut> {
  if (owes && meter.arrears_told !== true) await raise(work, meter, { code: AbnormalEvent.meter_arrears, at })
  if (!cut_on_arrears || meter.arrears_cut === true) return { arrears_cut: meter.arrears_cut ?? false, task: null }
  const cut = await switched(work, meter, CommandType.switch_off, summaries.cut)
  // While another command is under way nothing is sent: the next reading tries it again.
  if (cut === 'busy') return { arrears_cut: false, task: null }
  await raise(work, meter, { code: AbnormalEvent.arrears_cut, at })
  return { arrears_cut: true, task: cut }
}

async function outOfArrears(
  work: Work,
  meter: Device,
  { isPaid, at }: { readonly isPaid: boolean; readonly at: Date },
): Promise<Cut> {
  if (meter.arrears_told === true && isPaid) await shown(work, meter, 'paid', at)
  if (meter.arrears_cut !== true) return { arrears_cut: false, task: null }
  const on = await switched(work, meter, CommandType.switch_on, summaries.restored)
  return on === 'busy' ? { arrears_cut: true, task: null } : { arrears_cut: false, task: on }
}

/**
 * What waits to be sent to the relay is overtaken. Answers the command; null: it stands so already, or is about to;
 * `busy`: one is under way.
 */
async function switched(
  work: Work,
  { key: device_id, sn, home_id, relay_state, relay_task_id }: Device,
  type: 'switch_on' | 'switch_off',
  summary: Label,
): Promise<number | null | 'busy'> {
  const tasks = work.records.of('command_task')
  const latest =
    relay_task_id === null ? undefined : (await tasks.holdAll([relay_task_id], ['state', 'command'])).get(relay_task_id)
  if (latest?.state === CommandState.pending) {
    if (latest.command === type) return null
    await tasks.step(relay_task_id!, 'cancel')
  }
  if (latest?.state === CommandState.sending) return latest.command === type ? null : 'busy'
  if (relay_state === (type === CommandType.switch_on ? RelayState.closed : RelayState.open)) return null
  const record = { device_id, home_id: home_id! }
  const [sent] = await work.commands.sendAll(type, [{ record, address: sn, target: 'relay', summary }])
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
