/** What credentials wait for and their lock has not confirmed, once more: deletions, freezes and releases. */
import type { Work } from '../../server/calls/operation.ts'
import { freezeWaiting } from '../operations/leases/freezing.ts'
import { heldGrants, removeGrants } from '../operations/leases/removal.ts'

export async function sendWaiting(work: Work, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return
  const removed = (await heldGrants(work, keys)).filter(({ pending_removal }) => pending_removal === true)
  if (removed.length > 0) await removeGrants(work, removed)
  const others = keys.filter((key) => removed.every((one) => one.key !== key))
  if (others.length > 0) await freezeWaiting(work, others)
}
