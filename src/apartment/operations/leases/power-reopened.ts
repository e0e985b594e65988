/** The electricity account that a check-out had closed: each entry has a counter-entry, and the meter is told. */
import { Decimal } from 'decimal.js'
import { CommandType, LedgerKind } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { judge } from '../../meters/arrears.ts'
import { book, type Entry } from '../../meters/ledger.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import { balanceAt } from './power.ts'
import { inWords, type Step } from './steps.ts'

interface Closed {
  /** Of the check-out. */
  readonly id: number
  readonly room_id: number
  /** What had closed the account. */
  readonly entries: readonly number[]
}

const ELSEWHERE: Label = {
  zh: '电表已不在该房间，不能撤销退租',
  en: 'The meter is not in this room any more, so the check-out cannot be undone',
}
const UNDONE = '撤销退租'

export async function reopenPower(work: Work, { id, room_id, entries: keys }: Closed): Promise<readonly Step[]> {
  const closed = [
    ...(
      await work.records.of('energy_entry').holdAll(keys, ['device_id', 'energy', 'pool', 'money', 'price'])
    ).values(),
  ]
  if (closed[0] === undefined) return []
  const device = await work.records.of('device').hold(closed[0].device_id, DEVICE_FIELDS)
  if (device.room_id !== room_id) throw invalid('id', ELSEWHERE)
  const entries = closed.map(({ energy, pool, money, price }): Entry => ({
    ...{ kind: LedgerKind.reversal, energy: negated(energy), reason: UNDONE },
    ...(pool === true && { pool }),
    ...(money !== null && { money: negated(money) }),
    ...(price !== null && { price }),
  }))
  const { meter, balance } = await book(work, device, entries)
  await judge(work, meter)
  const account: Step = { step: 'account', state: 'done', device_id: meter.key, ...inWords(work, balanceAt(balance)) }
  return [account, ...(await tellMeter(work, meter, id, entries))]
}

const negated = (value: string): string => new Decimal(value).neg().toFixed(2)

/** It had been told that nothing remains. */
async function tellMeter({ commands }: Work, meter: Device, id: number, entries: readonly Entry[]) {
  const energy = entries.reduce((sum, one) => sum.plus(one.energy), new Decimal(0)).toFixed(2)
  const key = `check-out-${id}-undone`
  const record = { device_id: meter.key, home_id: meter.home_id! }
  const [sent] = await commands.sendAll(CommandType.meter_charge, [
    { record, address: meter.sn, target: key, key, payload: { energy } },
  ])
  const step: Step[] =
    'task' in sent! ? [{ step: 'settlement', state: 'sent', device_id: meter.key, task_id: sent.task }] : []
  return step
}
