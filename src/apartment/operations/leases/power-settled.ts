/** The electricity account of whoever moves out: read, settled by the ledger, and at nothing, or left to the next. */
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { judge, remainingOf } from '../../meters/arrears.ts'
import { closing } from '../../meters/closing.ts'
import { book, settle } from '../../meters/ledger.ts'
import { DEVICE_FIELDS } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import type { Carried } from './account-carried.ts'
import { share, tellMeter } from './account-settled.ts'
import { balanceAt, meterOf, NO_METER, readAt, refuseBelow } from './power.ts'
import { inWords, type Step } from './steps.ts'
import type { Line } from './settlement.ts'

type Request = Pick<CallTypes['lease_move']['request'], 'balance' | 'refund' | 'reading' | 'forced'>

export interface Settled {
  readonly steps: readonly Step[]
  readonly lines: readonly Line[]
  readonly meter: number | null
  /** At the settlement; null: there is no meter. */
  readonly read: string | null
  readonly remaining: string | null
  readonly isAssumed: boolean
  /** Of the ledger, that closed the account. */
  readonly entries: readonly number[]
  readonly carried: readonly Carried[]
}

export const NO_POWER = {
  ...{ lines: [], entries: [], carried: [] },
  ...{ meter: null, read: null, remaining: null, isAssumed: false },
} as const

export async function settlePower(work: Work, room_id: number, request: Request): Promise<Settled> {
  const { reading } = request
  const meter = await meterOf(work, room_id)
  if (meter === null) {
    if (reading !== undefined) throw invalid('reading', NO_METER)
    return { ...NO_POWER, steps: [{ step: 'reading', state: 'skipped', ...inWords(work, NO_METER) }] }
  }
  const devices = work.records.of('device')
  await refuseBelow(work, meter.key, reading)
  const { assumed } = await closing(work, meter.key, request, 'reading')
  const { meter: settled } = await settle(work, await devices.hold(meter.key, DEVICE_FIELDS))
  const read = settled.electric_read ?? '0.00'
  const remaining = remainingOf(settled)
  const { line, entries, carried = [] } = await share(work, settled, request)
  const booked = await book(work, settled, entries)
  const steps: readonly Step[] = [
    { step: 'reading', state: 'done', device_id: meter.key, ...inWords(work, assumed ?? readAt(read)) },
    ...(await tellMeter(work, booked.meter, entries)),
    { step: 'account', state: 'done', device_id: meter.key, ...inWords(work, balanceAt(booked.balance)) },
  ]
  if (settled.arrears_cut === true || settled.arrears_told === true) await judge(work, booked.meter)
  const lines = line === null ? [] : [line]
  const isAssumed = assumed !== null
  return { steps, lines, meter: meter.key, read, remaining, isAssumed, entries: booked.ids, carried }
}
