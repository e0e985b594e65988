/** The credentials of every lock, before any detail: one admin password a lock, then what its tenants hold. */
import { addDays, endOfDay, startOfDay } from '../../domain/calendar.ts'
import { AuthState, CredentialState, GrantOpStatus, GrantOpType, GrantType } from '../../generated/enums.ts'
import { byHome, livesThere } from './by-home.ts'
import type { Household } from './by-home.ts'
import { dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'
import type { Stay } from './stays.ts'

export interface Credential {
  readonly grant_id: number
  readonly lock: Fitting
  /** Null: the lock's admin password. */
  readonly stay: Stay | null
  readonly grant_type: GrantType
  readonly paas_id: number
  readonly begin: string
  readonly end: string
  readonly state: CredentialState
  readonly auth_state: AuthState
  readonly op_type: GrantOpType
  readonly op_status: GrantOpStatus
  /** Number of the batch that it was granted in. */
  readonly batch: number | null
}

export const ADMIN_PASSWORD = 999
export const BATCHES = 6
const REMEMBERED_DAYS = 60

/** Home after home, so that openings can follow their credentials. */
export function* credentialsByHome(plan: Plan): Generator<Household & { readonly credentials: readonly Credential[] }> {
  let grant_id = 1
  for (const household of byHome(plan)) {
    const credentials = household.devices.filter(({ family }) => family === 'lock').flatMap((lock) => ofLock(plan, household, lock))
      .map((credential): Credential => ({ ...credential, ...condition(plan, credential, grant_id), grant_id: grant_id++ }))
    yield { ...household, credentials }
  }
}

type Sketch = Pick<Credential, 'lock' | 'stay' | 'grant_type' | 'paas_id' | 'begin' | 'end' | 'batch'>

function ofLock(plan: Plan, { home, stays }: Household, lock: Fitting): readonly Sketch[] {
  const admin: Sketch = {
    lock, stay: null, grant_type: GrantType.password, paas_id: ADMIN_PASSWORD, batch: null,
    begin: startOfDay(home.built).toISOString(), end: endOfDay(addDays(plan.today, 3650)).toISOString(),
  }
  const recent = stays.filter(({ place, range: [, last] }) => place.room_id === lock.place.room_id && last >= addDays(plan.today, -REMEMBERED_DAYS))
  return [admin, ...recent.flatMap((stay) => ofStay(plan, lock, stay))]
}

const { password, fingerprint, bluetooth, card, face } = GrantType

function ofStay({ client_id }: Plan, lock: Fitting, stay: Stay): readonly Sketch[] {
  const chance = dice('credentials', client_id, stay.lease_id)
  const types = [password, ...(chance.chance(0.7) ? [fingerprint] : []), ...(chance.chance(0.3) ? [card] : []), ...(chance.chance(0.25) ? [bluetooth] : []), ...(chance.chance(0.1) ? [face] : [])]
  const [begin, end] = [startOfDay(stay.range[0]).toISOString(), endOfDay(stay.check_out_date ?? stay.range[1]).toISOString()]
  const batch = chance.chance(0.2) ? chance.int(1, BATCHES) : null
  return types.map((grant_type, at) => ({ lock, stay, grant_type, paas_id: at + 1 + 10 * grant_type, begin, end: end > begin ? end : endOfDay(stay.range[0]).toISOString(), batch: grant_type === password ? batch : null }))
}

type Condition = Pick<Credential, 'state' | 'auth_state' | 'op_type' | 'op_status'>
const { create, update, freeze, unfreeze, delete: remove } = GrantOpType
const { running, failed, done } = GrantOpStatus

/** Of every fifty credentials a few are in the middle of something. */
const UNDER_WAY: Readonly<Record<number, Condition>> = {
  7: { state: CredentialState.unavailable, auth_state: AuthState.delivery_failed, op_type: create, op_status: failed },
  13: { state: CredentialState.effective, auth_state: AuthState.effective, op_type: update, op_status: running },
  19: { state: CredentialState.not_set, auth_state: AuthState.unknown, op_type: create, op_status: running },
  29: { state: CredentialState.effective, auth_state: AuthState.effective, op_type: unfreeze, op_status: done },
  37: { state: CredentialState.effective, auth_state: AuthState.effective, op_type: update, op_status: failed },
  43: { state: CredentialState.effective, auth_state: AuthState.effective, op_type: update, op_status: done },
}

function condition({ today }: Plan, { stay }: Sketch, grant_id: number): Condition {
  const lasting: Condition = { state: CredentialState.effective, auth_state: AuthState.effective, op_type: create, op_status: done }
  if (stay === null) return lasting
  if (stay.frozen) return { ...lasting, state: CredentialState.frozen, op_type: freeze }
  if (livesThere(today)(stay)) return UNDER_WAY[grant_id % 50] ?? lasting
  if (stay.range[0] > today) return { ...lasting, state: CredentialState.pending, auth_state: AuthState.not_effective }
  const ended = { ...lasting, state: CredentialState.expired, auth_state: AuthState.invalid }
  return grant_id % 5 === 0 ? { ...ended, op_type: remove, op_status: running } : ended
}
