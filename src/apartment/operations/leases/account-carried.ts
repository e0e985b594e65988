/** What a tenant who moves takes along to the meters of the new room: what leaves the old ledger comes into the new. */
import { Decimal } from 'decimal.js'
import { CommandType, LedgerKind } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { isBound } from '../../domain/device-states.ts'
import { judge, prepaidTerms, remainingOf } from '../../meters/arrears.ts'
import { book } from '../../meters/ledger.ts'
import { ledgerOf, measured, type Ledger } from '../../meters/ledgers.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import { knownPrice } from '../meters/price.ts'
import { accountOf, inWords, type Step } from './steps.ts'

/** The meter of the old room, and what was on it: more than nothing. */
export interface Carried {
  readonly meter: Device
  readonly quantity: string
}

export const MOVED_OUT = '换房，转入新房间'
const MOVED_IN = '换房，从原房间转入'

const NO_METER: Readonly<Record<Ledger['name'], Label>> = {
  energy: {
    zh: '新房间没有预付费的电表，电费余额不能转入，请选择退款或清零',
    en: 'The new room has no prepaid electricity meter to take the balance; choose to refund or clear it',
  },
  water: {
    zh: '新房间没有同类的预付费水表，水费余额不能转入，请选择退款或清零',
    en: 'The new room has no prepaid water meter of this kind to take the balance; choose to refund or clear it',
  },
}

const otherPrice = (unit: Label, was: string | null, is: string | null): Label => ({
  zh: `两个房间的单价不同（原${was ?? '未设置'}，新${is ?? '未设置'}元/${unit.zh.trim()}），余额不能直接转入，请选择退款或清零`,
  en: `The rooms have different prices (${was ?? 'none'} and ${is ?? 'none'} CNY per ${unit.en.trim()}), so the balance cannot be carried over; choose to refund or clear it`,
})

/** Into accounts that have just been opened. `check_out_id`: of the old room, by which a meter is told once. */
export async function carryIn(
  work: Work,
  room_id: number,
  check_out_id: number,
  all: readonly Carried[],
): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (const one of all) steps.push(...(await carryOne(work, room_id, check_out_id, one)))
  return steps
}

async function carryOne(work: Work, room_id: number, check_out_id: number, { meter: from, quantity }: Carried) {
  const to = await takingOf(work, room_id, from)
  const { unit } = ledgerOf(from)
  const [was, is] = [await knownPrice(work, from), await knownPrice(work, to)]
  if (was === null || is === null ? was !== is : !new Decimal(was).eq(is))
    throw invalid('balance', otherPrice(unit, was, is))
  const { meter, balance } = await book(work, to, [{ kind: LedgerKind.moved, quantity, reason: MOVED_IN }])
  await judge(work, meter)
  const [came, left] = [measured(ledgerOf(to), quantity), measured(ledgerOf(to), balance)]
  const text = { zh: `从原房间转入${came.zh}，剩余${left.zh}`, en: `${came.en} carried over, ${left.en} left` }
  const account: Step = { step: accountOf(to), state: 'done', device_id: to.key, ...inWords(work, text) }
  return [account, ...(await tellMeter(work, to, quantity, `move-${check_out_id}-${to.key}`))]
}

async function takingOf(work: Work, room_id: number, from: Device): Promise<Device> {
  const devices = work.records.of('device')
  const found = await devices.find({ room_id, device_type: from.device_type }, ['state'])
  const there = found.find(({ state }) => isBound(state))
  const to = there === undefined ? null : await devices.hold(there.key, DEVICE_FIELDS)
  if (to === null || (await prepaidTerms(work, to)) === null) throw invalid('balance', NO_METER[ledgerOf(from).name])
  return to
}

async function tellMeter({ commands }: Work, meter: Device, sum: string, key: string): Promise<readonly Step[]> {
  const { quantity } = ledgerOf(meter)
  const record = { device_id: meter.key, home_id: meter.home_id! }
  const [sent] = await commands.sendAll(CommandType.meter_charge, [
    { record, address: meter.sn, target: key, key, payload: { [quantity]: sum } },
  ])
  return 'task' in sent! ? [{ step: 'meter_balance', state: 'sent', device_id: meter.key, task_id: sent.task }] : []
}

/** What of a settled account is taken along; none where nothing is left, or it is owed. */
export const carriedOf = (meter: Device): readonly Carried[] => {
  const quantity = remainingOf(meter)
  return new Decimal(quantity).gt(0) ? [{ meter, quantity }] : []
}
