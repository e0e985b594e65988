/**
 * Readings that only go on from the latest of their meters, as nearly all do, are taken in by a few statements, however
 * many they are; each of the others by itself.
 */
import { PayMode, ReadingSource, ReadingState } from '../../generated/enums.ts'
import { isAmple, isUntouched } from '../meters/arrears.ts'
import { hourlyOf, verdictOf } from '../meters/intake.ts'
import { isMeter, isOpened, ledgerOf, LEDGERS, showing } from '../meters/ledgers.ts'
import type { Work } from '../../server/calls/operation.ts'
import { KINDS, latestOf, periodsIn, placeOf, showsBy, takeReading, type NewReading } from './reading.ts'
import { isOlder, type Device, type Made, type Measured, type ReportsHandler, type Told } from './told.ts'

export const readings: ReportsHandler = async (work, all) => {
  const going = await goingOn(work, all)
  for (const { name } of LEDGERS) {
    const some = [...going.values()].filter(({ meter }) => ledgerOf(meter).name === name)
    if (some.length > 0) await KINDS[name].create(work, some)
  }
  const made: Made[] = []
  for (const told of all) {
    const one = going.get(told)
    made.push(
      one === undefined
        ? { measured: (await takeReading(work, told, ReadingSource.automatic)) as Measured }
        : showsBy({ ...one, at: told.at }, periodsIn(told)),
    )
  }
  return made
}

const isAtEase = ({ meter }: NewReading): boolean => isOpened(meter) && isAmple(meter)

/** Of which nothing follows but a record and what the meter shows. */
async function goingOn(work: Work, all: readonly Told[]): Promise<ReadonlyMap<Told, NewReading>> {
  const untouched = all.flatMap((told) => nextOf(told) ?? []).filter(({ meter }) => isUntouched(meter))
  const prepaid = await prepaidOf(
    work,
    untouched.filter((one) => !isAtEase(one)).map(({ meter }) => meter),
  )
  const going = untouched.filter((one) => isAtEase(one) || !prepaid.has(one.meter.key))
  return new Map(going.map((one) => [one.told, one]))
}

function nextOf(told: Told): NewReading | null {
  const { device, at, data } = told
  const place = placeOf(told)
  if (!isMeter(device.device_type) || place === null || isOlder(at, device.read_time)) return null
  const [before, read] = [latestOf(device), KINDS[ledgerOf(device).name].readOf(data)]
  if (before === null || read === null || verdictOf(before, { read, at }, hourlyOf(device)) !== 'taken') return null
  const common = { ...place, source: ReadingSource.automatic, is_reset: false, state: ReadingState.taken }
  return { told, read, meter: showing(device, read), common }
}

async function prepaidOf({ records }: Work, meters: readonly Device[]): Promise<ReadonlySet<number>> {
  if (meters.length === 0) return new Set()
  const keys = meters.map(({ key }) => key)
  const found = await records.of('device').find({ device_id: { in: keys } }, ['pay_mode_in_force'])
  return new Set(found.flatMap(({ key, pay_mode_in_force: mode }) => (mode === PayMode.prepaid ? [key] : [])))
}
