/**
 * Books what prepaid meters have counted, and holds the sums of each meter's entries against its counters. A difference
 * is told by the failure of the run, once all meters have been looked at; it is mended by people.
 */
import { AppError } from '../../errors/app-error.ts'
import { DeviceType, LedgerKind, PayMode } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'

/** Meters at a time. */
const METERS = 100
/** Named in the failure. */
const NAMED = 5

/** Value: behind which meter. Answers the meters that were looked at. */
export const SETTLED: OwnStatement = {
  name: 'ledgers settled',
  writes: 'energy_entry',
  text: ({ company, insertEach, value }) => {
    const [held, meter] = [company('device'), company('device')]
    const columns = [
      'home_id',
      'room_id',
      'electric_amount',
      'electric_read',
      'settled_read',
      'pool_amount',
      'pool_read',
    ]
    const unsettled = `h.electric_read <> h.settled_read`
    return `with held as materialized (
        select ${held.key} as device, ${columns.map((name) => `${held.column(name)} as ${name}`).join(', ')}, coalesce(${held.column('pay_mode')}, ${PayMode.prepaid}) = ${PayMode.prepaid} as prepaid
        from ${held.from} where ${held.where} and ${held.column('device_type')} = ${DeviceType.electricity_meter} and ${held.column('room_id')} is not null and ${held.key} > ${value(0)}
        order by 1 limit ${METERS} for update
      ), made as (${insertEach(
        'energy_entry',
        {
          ...{ home_id: 'h.home_id', room_id: 'h.room_id', device_id: 'h.device', at: 'now()' },
          ...{ kind: `'${LedgerKind.consumption}'`, pool: 'false', energy: 'h.settled_read - h.electric_read' },
          balance: 'h.electric_amount - h.electric_read + h.pool_amount - h.pool_read',
          ...{ register_from: 'h.settled_read', register_to: 'h.electric_read' },
        },
        `held h where h.prepaid and ${unsettled}`,
      )} returning 1), moved as (
        update ${meter.from} set settled_read = h.electric_read from held h
        where ${meter.where} and ${meter.key} = h.device and h.prepaid and ${unsettled} returning 1
      ) select device, prepaid and electric_read <> settled_read as booked from held order by device`
  },
}

/** Value: meters. Those of which the entries do not add up to the counters. */
export const DIFFERING: OwnStatement = {
  name: 'ledgers that differ',
  text: ({ company, value }) => {
    const [meter, entry] = [company('device'), company('energy_entry')]
    const sum = (of: string): string => `coalesce(sum(${entry.column('energy')}) filter (where ${of}), 0)`
    return `select ${meter.column('sn')} as sn from ${meter.from} left join lateral (
        select ${sum(`not ${entry.column('pool')}`)} as own, ${sum(entry.column('pool'))} as pool
        from ${entry.from} where ${entry.where} and ${entry.column('device_id')} = ${meter.key}) s on true
      where ${meter.where} and ${meter.key} = any(${value(0, 'bigint[]')})
        and (s.own <> ${meter.column('electric_amount')} - ${meter.column('settled_read')} or s.pool <> ${meter.column('pool_amount')} - ${meter.column('pool_read')})
      order by 1`
  },
}

interface Reached {
  readonly behind: number
  readonly count: number
  readonly named: readonly string[]
}

export const meterLedger: Job = async ({ ask }, { from }) => {
  const { behind, count, named } = (from as Reached | null) ?? { behind: 0, count: 0, named: [] }
  const looked = await ask(SETTLED, behind)
  const keys = looked.map(({ device }) => Number(device))
  const wrong = keys.length === 0 ? [] : (await ask(DIFFERING, keys)).map(({ sn }) => String(sn))
  const next = {
    behind: keys.at(-1) ?? behind,
    count: count + wrong.length,
    named: [...named, ...wrong].slice(0, NAMED),
  }
  const done = looked.filter(({ booked }) => booked === true).length
  // A part of its own, so that what the last meters have used is booked.
  if (keys.length > 0) return { done, next: { ...next, named: [...next.named] } }
  if (next.count > 0) throw new AppError('ledger_differs', { count: next.count, meters: next.named.join(', ') })
  return { done: 0, next: null }
}
