/** A frozen lease opens no door: nothing new does for its people, whichever way it would come to the lock. */
import { said } from '../../../errors/said.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { invalid } from '../devices/refused.ts'

export const LEASE_FROZEN = said('lease_frozen')

interface Wanted {
  readonly lease_id?: number
  /** Of a colleague: no tenant's. */
  readonly staff_id?: number
}

/** They are held: whoever freezes them at once waits, and finds what has been issued. */
export async function frozenRooms({ records }: Pick<Work, 'records'>, rooms: readonly number[]) {
  const leases = records.of('lease')
  const found = await leases.find({ room_id: { in: [...new Set(rooms)] }, check_out_date: null }, ['room_id'])
  const held = await leases.holdAll(
    found.map(({ key }) => key),
    ['room_id', 'frozen'],
  )
  return new Set([...held.values()].filter(({ frozen }) => frozen === true).map(({ room_id }) => room_id))
}

/** What names no lease is of whoever has the room now. */
export async function refuseFrozen(
  work: Pick<Work, 'records'>,
  room_id: number,
  all: readonly Wanted[],
): Promise<void> {
  const keys = [...new Set(all.flatMap(({ lease_id }) => lease_id ?? []))]
  const leases = await work.records.of('lease').holdAll(keys, ['frozen'])
  if ([...leases.values()].some(({ frozen }) => frozen === true)) throw invalid('lease_id', LEASE_FROZEN)
  const isOpen = ({ lease_id, staff_id }: Wanted): boolean => lease_id === undefined && staff_id === undefined
  if (all.some(isOpen) && (await frozenRooms(work, [room_id])).has(room_id)) throw invalid('device_id', LEASE_FROZEN)
}
