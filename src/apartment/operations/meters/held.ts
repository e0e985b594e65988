/** A reading that waited for a person: it counts in its place after all, or never. */
import { ReadingState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { afterReading } from '../../meters/arrears.ts'
import { isStepBack, periodsOf, verdictOf } from '../../meters/intake.ts'
import { besideOf, follow, shownIn } from '../../reports/beside.ts'
import { applied } from '../../reports/reading.ts'
import { DEVICE_FIELDS, isOlder, type Device } from '../../reports/told.ts'

const HELD = ['device_id', 'read_time', 'electric_read', 'sharp', 'peak', 'shoulder', 'off_peak'] as const

export const readingAccept: Operation<'reading_accept'> = async (work, { id }) => {
  const readings = work.records.of('electricity_reading')
  const { device_id } = await readings.hold(id, ['device_id'], 'id')
  const meter = await work.records.of('device').hold(device_id, ['capacity', 'device_type'])
  await count(work, id)
  // What waits after it may fit now.
  const waiting = await readings.find({ device_id, state: ReadingState.held }, ['read_time', 'electric_read'])
  for (const { key, read_time, electric_read } of waiting.toSorted(byTime)) {
    const at = new Date(read_time)
    const before = shownIn((await besideOf(work, meter, at)).before)
    if (verdictOf(before, { read: electric_read!, at }, meter.capacity) === 'taken') await count(work, key)
  }
  return null
}

const byTime = (one: { readonly read_time: string }, other: { readonly read_time: string }): number =>
  Date.parse(one.read_time) - Date.parse(other.read_time)

async function count(work: Work, id: number): Promise<void> {
  const { records } = work
  const {
    device_id,
    read_time,
    electric_read: told,
    ...registers
  } = await records.of('electricity_reading').hold(id, HELD)
  const electric_read = told!
  const at = new Date(read_time)
  const device = await records.of('device').hold(device_id, DEVICE_FIELDS)
  const { before, after } = await besideOf(work, device, at)
  const isLate = isOlder(at, device.read_time)
  const counters = isLate ? null : electricOf(await afterReading(work, device, { read: electric_read, at }))
  await records.of('electricity_reading').change(id, {
    state: ReadingState.taken,
    is_reset: before !== undefined && isStepBack(before.read, electric_read),
    ...counters,
  })
  if (counters === null) return follow(work, device, after, electric_read)
  const shows = await applied(work, { device, at }, { electric_read, ...counters }, periodsOf(registers))
  await records.of('device').change(device_id, shows)
}

const electricOf = ({ electric_amount, pool_amount, pool_read }: Device) => ({
  electric_amount,
  pool_amount,
  pool_read,
})

export const readingDiscard: Operation<'reading_discard'> = async ({ records }, { id }) => {
  await records.of('electricity_reading').change(id, { state: ReadingState.discarded })
  return null
}
