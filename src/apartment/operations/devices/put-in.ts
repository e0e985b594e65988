/**
 * A device comes to a room. Each time is a record of its own: what the number was before, elsewhere, stays there with
 * its readings and openings, and is no longer the record in use (`former`).
 */
import { AppError } from '../../../errors/app-error.ts'
import { DeviceType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { NewRecord } from '../../../server/records/types.ts'
import { BOUND, isBound } from '../../domain/device-states.ts'
import { tellNewLock } from '../cards/locks.ts'
import { refused } from './refused.ts'

type Given = NewRecord<'device'>
interface Place {
  readonly sn: string
  readonly device_type: DeviceType
  readonly home_id: number
  readonly room_id: number
  readonly gateway_id?: number | null
  readonly position?: string | null
}

/** `rest`: what else it holds there. Answers its key. */
export async function putIn(work: Work, place: Place, rest: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const key = await entered(work, place, rest)
  const { device_type, sn, home_id, room_id } = place
  if (device_type === DeviceType.lock) {
    await tellNewLock(work, { key, sn, home_id })
    await work.jobs.sendSettings('lock_setting', room_id)
  }
  return key
}

async function entered(work: Work, place: Place, rest: Readonly<Record<string, unknown>>): Promise<number> {
  const { records, now, lang } = work
  // The registry was asked before: another company may be binding the same number now.
  if (await work.heldElsewhere('device', { sn: [place.sn], state: BOUND })) throw refused(lang, 'device_bound', 'sn')
  const devices = records.of('device')
  const [before] = await devices.find({ sn: place.sn, former: 0 }, ['state'], 1)
  if (isBound(before?.state ?? null)) throw refused(lang, 'device_bound', 'sn')
  if (before !== undefined) await devices.change(before.key, { former: before.key })
  const values = Object.entries({ ...rest, ...place, bound_at: now.toISOString() })
  try {
    return await devices.create(Object.fromEntries(values.filter(([, value]) => value !== null)) as unknown as Given, {
      device_type: 'sn',
    })
  } catch (error) {
    // The company has the number in use, out of the asker's sight.
    if (error instanceof AppError && error.key === 'duplicate')
      throw Object.assign(refused(lang, 'device_bound', 'sn'), { cause: error })
    throw error
  }
}
