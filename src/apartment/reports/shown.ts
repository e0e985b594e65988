/** What alarms come to by what devices show, whichever way it came: by a report, or by the answer to a command. */
import type { Work } from '../../server/calls/operation.ts'
import { endedBy, startedBy } from '../domain/alarms.ts'
import { ALARMED, followed, keep } from './alarms.ts'
import type { Shows, Told } from './told.ts'

export interface Showing extends Pick<Told, 'device' | 'at'> {
  readonly shows: Omit<Shows, 'measured'>
}

/**
 * What shows nothing that an alarm starts or ends with is settled in a few statements, however many they are; each of
 * the others by itself.
 */
export async function shown(work: Work, all: readonly Showing[]): Promise<void> {
  const alarmed = await alarmedOf(work, all)
  const isQuiet = ({ device, shows: { sign, follows } }: Showing): boolean =>
    Object.keys(follows ?? {}).length === 0 &&
    (sign == null ||
      (sign !== 'offline' && startedBy(sign, device.device_type!).length === 0 && !alarmed.has(device.key)))
  const others = all.filter((one) => !isQuiet(one))
  await keep(
    work,
    all.flatMap(({ device, at, shows: { sign, kept } }) => {
      const own = sign != null && endedBy(sign).length > 0 ? [{ sign, at }] : []
      return (kept ?? own).map((one) => ({ ...one, device: device.key }))
    }),
  )
  for (const { device, at, shows } of others) {
    if (Object.keys(shows.follows ?? {}).length > 0) await work.records.of('device').change(device.key, shows.follows!)
    if (shows.sign != null) await followed(work, device, shows.sign, at, shows.detail)
  }
}

async function alarmedOf({ ask }: Work, all: readonly Showing[]): Promise<ReadonlySet<number>> {
  const ending = all.filter(({ shows: { sign } }) => sign != null && endedBy(sign).length > 0)
  if (ending.length === 0) return new Set()
  const found = await ask(
    ALARMED,
    ending.map(({ device }) => device.key),
  )
  return new Set(found.map(({ device }) => Number(device)))
}
