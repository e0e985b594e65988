/** Deletions of credentials that their lock has not confirmed, once more. */
import type { Work } from '../../server/calls/operation.ts'
import { heldGrants, removeGrants } from '../operations/leases/removal.ts'

export async function removeAgain(work: Work, grants: readonly number[]): Promise<void> {
  await removeGrants(work, await heldGrants(work, grants))
}
