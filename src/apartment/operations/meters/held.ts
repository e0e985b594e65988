/** A reading that waited for a person: it counts in its place after all, or never. */
import { ReadingState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { afterReading } from '../../meters/arrears.ts'
import { hourlyOf, isStepBack, periodsOf, READINGS, verdictOf, type Readings } from '../../meters/intake.ts'
import { besideOf, follow, shownIn } from '../../reports/beside.ts'
import { applied } from '../../reports/reading.ts'
import { DEVICE_FIELDS, isEarlier, type Device } from '../../reports/told.ts'

/** Both kinds are alike in what is asked of them here, which the types of one cannot say of the other. */
const table = ({ records }: Work, { entity }: Readings) => records.of(entity as 'water_reading')
const shownBy = ({ shown }: Readings) => shown as 'volume'

async function accept(work: Work, of: Readings, id: number): Promise<null> {
  const readings = table(work, of)
  const { device_id } = await readings.hold(id, ['device_id'], 'id')
  const meter = await work.records.of('device').hold(device_id, ['capacity', 'device_type'])
  await count(work, of, id)
  // What waits after it may fit now.
  const waiting = await readings.find({ device_id, state: ReadingState.held }, ['read_time', shownBy(of)])
  for (const { key, read_time, [shownBy(of)]: read } of waiting.toSorted(byTime)) {
    const at = new Date(read_time)
    const before = shownIn((await besideOf(work, meter, at, key)).before)
    if (verdictOf(before, { read: read!, at }, hourlyOf(meter)) === 'taken') await count(work, of, key)
  }
  return null
}

const byTime = (one: { readonly read_time: string }, other: { readonly read_time: string }): number =>
  Date.parse(one.read_time) - Date.parse(other.read_time)

async function count(work: Work, of: Readings, id: number): Promise<void> {
  const { records } = work
  const {
    device_id,
    read_time,
    [shownBy(of)]: told,
  } = await table(work, of).hold(id, [...(['device_id', 'read_time'] as const), shownBy(of)])
  const [read, at] = [told!, new Date(read_time)]
  const device = await records.of('device').hold(device_id, DEVICE_FIELDS)
  const beside = await besideOf(work, device, at, id)
  const { before } = beside
  const isLate = isEarlier(at, device.read_time)
  const meter = isLate ? null : await afterReading(work, device, { read, at })
  const isEnergy = of === READINGS.energy
  await records.of(of.entity as 'electricity_reading').change(id, {
    state: ReadingState.taken,
    is_reset: before !== undefined && isStepBack(before.read, read),
    ...(isEnergy && meter !== null && electricOf(meter)),
  })
  if (meter === null) return follow(work, device, { read, at }, beside)
  const periods = isEnergy ? await registersOf(work, id) : null
  await records.of('device').change(device_id, await applied(work, { meter, read, at }, periods))
}

const registersOf = async ({ records }: Work, id: number) =>
  periodsOf(await records.of('electricity_reading').hold(id, ['sharp', 'peak', 'shoulder', 'off_peak']))

const electricOf = ({ electric_amount, pool_amount, pool_read }: Device) => ({
  electric_amount,
  pool_amount,
  pool_read,
})

async function discard(work: Work, of: Readings, id: number): Promise<null> {
  await table(work, of).change(id, { state: ReadingState.discarded })
  return null
}

export const readingAccept: Operation<'reading_accept'> = (work, { id }) => accept(work, READINGS.energy, id)
export const readingDiscard: Operation<'reading_discard'> = (work, { id }) => discard(work, READINGS.energy, id)
export const waterReadingAccept: Operation<'water_reading_accept'> = (work, { id }) => accept(work, READINGS.water, id)
export const waterReadingDiscard: Operation<'water_reading_discard'> = (work, { id }) =>
  discard(work, READINGS.water, id)
