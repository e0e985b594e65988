/**
 * What an account does to itself, told to the journal: it comes and goes, changes its password. The account is who acts
 * and what is acted upon.
 */
import type { Model } from '../../model/model.ts'
import { type AuditEntry, note } from '../operations/audit.ts'
import { accountScope } from '../policies/scope.ts'
import type { Store } from '../store/store.ts'

export interface Here {
  readonly model: Model
  readonly store: Store
  readonly address: string
  readonly now: Date
}

export interface Whose {
  readonly client_id: number
  readonly staff_id: number
}

export async function noteSelf(
  { model, store, address, now }: Here,
  { client_id, staff_id }: Whose,
  deed: Pick<AuditEntry, 'action' | 'changes' | 'succeeded'>,
): Promise<void> {
  const staff = model.entities['staff']
  if (staff)
    await note(
      { model, scope: accountScope(client_id, staff_id), connection: store, now, address },
      { ...deed, entity: staff, key: staff_id },
    )
}
