/**
 * Books what prepaid meters have counted, and holds the sums of each meter's entries against its counters, and against
 * the balance that each entry says. A difference is told by the failure of the run, once all meters have been looked
 * at; it is mended by people.
 */
import { AppError } from '../../errors/app-error.ts'
import { LedgerKind, PayMode } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { ENERGY, WATER, type Counter, type Ledger } from '../meters/ledgers.ts'

/** Meters at a time. */
const METERS = 100
/** Named in the failure. */
const NAMED = 5

const COUNTERS: readonly Counter[] = ['amount', 'read', 'settled', 'pool_amount', 'pool_read']

/** Value: behind which meter. Answers the meters that were looked at. */
const settled = ({ name, entries, quantity, types, fields }: Ledger): OwnStatement => ({
  name: `ledgers of ${name} settled`,
  writes: entries,
  text: ({ company, insertEach, value }) => {
    const [held, meter] = [company('device'), company('device')]
    const counter = (of: Counter): string => (fields[of] === undefined ? '0' : held.column(fields[of]))
    const counters = COUNTERS.map((of) => `${counter(of)} as ${of}`)
    // What a meter without a room counts is nobody’s use.
    const unsettled = `h.read <> h.settled and h.room_id is not null`
    return `with held as materialized (
        select ${held.key} as device, ${held.column('home_id')} as home_id, ${held.column('room_id')} as room_id, ${counters.join(', ')}, ${held.column('pay_mode_in_force')} = ${PayMode.prepaid} as prepaid
        from ${held.from} where ${held.where} and ${held.column('device_type')} in (${types.join(', ')}) and ${counter('settled')} is not null and ${held.key} > ${value(0)}
        order by 1 limit ${METERS} for update
      ), made as (${insertEach(
        entries,
        {
          ...{ home_id: 'h.home_id', room_id: 'h.room_id', device_id: 'h.device', at: 'now()' },
          ...{ kind: `'${LedgerKind.consumption}'`, [quantity]: 'h.settled - h.read' },
          balance: 'h.amount - h.read + h.pool_amount - h.pool_read',
          ...{ register_from: 'h.settled', register_to: 'h.read' },
        },
        `held h where h.prepaid and ${unsettled}`,
      )} returning 1), moved as (
        update ${meter.from} set ${fields.settled} = h.read from held h
        where ${meter.where} and ${meter.key} = h.device and h.prepaid and ${unsettled} returning 1
      ) select device, prepaid and ${unsettled} as booked from held h order by device`
  },
})
export const ENERGY_SETTLED = settled(ENERGY)
export const WATER_SETTLED = settled(WATER)

/** Value: meters. Those of which the entries do not add up: to the counters, or each to the balance that it says. */
const differing = ({ name, entries, quantity, fields }: Ledger): OwnStatement => ({
  name: `ledgers of ${name} that differ`,
  text: ({ company, value }) => {
    const [meter, entry] = [company('device'), company(entries)]
    const counter = (of: Counter): string =>
      fields[of] === undefined ? '0' : `coalesce(${meter.column(fields[of])}, 0)`
    const pooled = fields.pool_read === undefined ? 'false' : entry.column('pool')
    const sum = (of: string): string => `coalesce(sum(e.quantity) filter (where ${of}), 0)`
    return `select ${meter.column('sn')} as sn from ${meter.from} left join lateral (
        select ${sum('not e.pool')} as own, ${sum('e.pool')} as pool, coalesce(bool_or(e.balance <> e.running), false) as is_off
        from (select ${entry.column(quantity)} as quantity, ${pooled} as pool, ${entry.column('balance')} as balance, sum(${entry.column(quantity)}) over (order by ${entry.key}) as running
          from ${entry.from} where ${entry.where} and ${entry.column('device_id')} = ${meter.key}) e) s on true
      where ${meter.where} and ${meter.key} = any(${value(0, 'bigint[]')})
        and (s.is_off or s.own <> ${counter('amount')} - ${counter('settled')} or s.pool <> ${counter('pool_amount')} - ${counter('pool_read')})
      order by 1`
  },
})
export const ENERGY_DIFFERING = differing(ENERGY)
export const WATER_DIFFERING = differing(WATER)

const STATEMENTS = [
  { SETTLED: ENERGY_SETTLED, DIFFERING: ENERGY_DIFFERING },
  { SETTLED: WATER_SETTLED, DIFFERING: WATER_DIFFERING },
] as const

interface Reached {
  /** Of the ledgers. */
  readonly at: number
  readonly behind: number
  readonly count: number
  readonly named: readonly string[]
}

const START: Reached = { at: 0, behind: 0, count: 0, named: [] }

export const meterLedger: Job = async ({ ask }, { from }) => {
  const { at, behind, count, named } = { ...START, ...(from as Partial<Reached> | null) }
  const { SETTLED, DIFFERING } = STATEMENTS[at]!
  const looked = await ask(SETTLED, behind)
  const keys = looked.map(({ device }) => Number(device))
  const wrong = keys.length === 0 ? [] : (await ask(DIFFERING, keys)).map(({ sn }) => String(sn))
  const next = {
    at,
    behind: keys.at(-1) ?? 0,
    count: count + wrong.length,
    named: [...named, ...wrong].slice(0, NAMED),
  }
  const done = looked.filter(({ booked }) => booked === true).length
  // A part of its own, so that what the last meters have used is booked.
  if (keys.length > 0) return { done, next }
  if (at + 1 < STATEMENTS.length) return { done: 0, next: { ...next, at: at + 1 } }
  if (next.count > 0) throw new AppError('ledger_differs', { count: next.count, meters: next.named.join(', ') })
  return { done: 0, next: null }
}
