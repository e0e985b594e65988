/**
 * The accounts that a check-out had closed: each entry has a counter-entry, what was read before and came since counts
 * after all, and the meters are told.
 */
import { Decimal } from 'decimal.js'
import { CommandState, CommandType, LedgerKind } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { isBound } from '../../domain/device-states.ts'
import { judge, remainingOf } from '../../meters/arrears.ts'
import { book, lateAfter, type Entry } from '../../meters/ledger.ts'
import { ledgerOf, measured } from '../../meters/ledgers.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import { takeBack } from '../devices/take-back.ts'
import { accountOf, inWords, type Step } from './steps.ts'

interface Closed {
  /** Of the check-out. */
  readonly key: number
  readonly room_id: number
  /** When it was, in milliseconds. */
  readonly since: number
  /** What had closed the accounts. */
  readonly energy_entry_ids: readonly number[] | null
  readonly water_entry_ids: readonly number[] | null
}

interface Closing {
  readonly key: number
  readonly device_id: number
  readonly quantity: string
  readonly pool?: boolean | null
  readonly money: string | null
  readonly price: string | null
}

const ELSEWHERE: Label = {
  zh: '该房间的水表或电表已更换或拆除，不能撤销退租',
  en: 'A meter is no longer in this room, so the check-out cannot be undone',
}
const UNDONE = '撤销退租'

async function closingOf(
  { records }: Work,
  { energy_entry_ids, water_entry_ids }: Closed,
): Promise<readonly Closing[]> {
  const fields = ['device_id', 'money', 'price'] as const
  const energy = await records.of('energy_entry').holdAll(energy_entry_ids ?? [], [...fields, 'energy', 'pool'])
  const water = await records.of('water_entry').holdAll(water_entry_ids ?? [], [...fields, 'volume'])
  return [
    ...[...energy.values()].map(({ energy: quantity, ...rest }) => ({ ...rest, quantity })),
    ...[...water.values()].map(({ volume: quantity, ...rest }) => ({ ...rest, quantity })),
  ]
}

export async function reopenAccounts(work: Work, closed: Closed): Promise<readonly Step[]> {
  const all = await closingOf(work, closed)
  const steps: Step[] = []
  for (const device of new Set(all.map(({ device_id }) => device_id)))
    steps.push(
      ...(await reopen(
        work,
        closed,
        device,
        all.filter(({ device_id }) => device_id === device),
      )),
    )
  return steps
}

async function reopen(work: Work, { key, room_id, since }: Closed, device_id: number, closing: readonly Closing[]) {
  const device = await work.records.of('device').hold(device_id, DEVICE_FIELDS)
  if (device.room_id !== room_id || !isBound(device.state)) throw invalid('id', ELSEWHERE)
  const entries = closing.map(({ quantity, pool, money, price }): Entry => ({
    ...{ kind: LedgerKind.reversal, quantity: negated(quantity), reason: UNDONE },
    ...(pool === true && { pool }),
    ...(money !== null && { money: negated(money) }),
    ...(price !== null && { price }),
  }))
  const late = await lateAfter(work, device, Math.max(...closing.map((entry) => entry.key)))
  const { meter } = await book(work, device, [...entries, ...late.map((entry) => ({ ...entry, reason: UNDONE }))])
  await judge(work, meter)
  const left = measured(ledgerOf(meter), remainingOf(meter))
  const text = { zh: `剩余${left.zh}`, en: `${left.en} left` }
  const account: Step = { step: accountOf(meter), state: 'done', device_id, ...inWords(work, text) }
  const isUntold = await clearingTakenBack(work, meter, since)
  return [account, ...(isUntold ? [] : await tellMeter(work, meter, key, entries))]
}

const negated = (value: string): string => new Decimal(value).neg().toFixed(2)

/** The meter was to be told that nothing remains: where it was not, it still has what it had. */
async function clearingTakenBack(work: Work, { key: device_id }: Device, since: number): Promise<boolean> {
  const tasks = work.records.of('command_task')
  const sent = await tasks.find({ device_id, command: CommandType.meter_clear }, ['state', 'created_at'])
  const clearing = sent.filter(({ created_at }) => Date.parse(created_at) >= since).at(-1)
  if (clearing === undefined) return false
  if (clearing.state === CommandState.pending) await tasks.step(clearing.key, 'cancel')
  await takeBack(work, [{ task_id: clearing.key }])
  return clearing.state === CommandState.pending || clearing.state === CommandState.fail
}

/** It had been told that nothing remains, where anything did. */
async function tellMeter(
  { commands }: Work,
  meter: Device,
  id: number,
  entries: readonly Entry[],
): Promise<readonly Step[]> {
  const { quantity } = ledgerOf(meter)
  const sum = entries.reduce((all, one) => all.plus(one.quantity), new Decimal(0)).toFixed(2)
  if (new Decimal(sum).isZero()) return []
  const key = `check-out-${id}-undone-${meter.key}`
  const record = { device_id: meter.key, home_id: meter.home_id! }
  const [sent] = await commands.sendAll(CommandType.meter_charge, [
    { record, address: meter.sn, target: key, key, payload: { [quantity]: sum } },
  ])
  return 'task' in sent! ? [{ step: 'meter_balance', state: 'sent', device_id: meter.key, task_id: sent.task }] : []
}
