/** The credentials of every lock, before any detail: one admin password a lock, then what its tenants hold. */
import { addDays, endOfDay, startOfDay } from '../../values/calendar.ts'
import { AuthState, CredentialState, GrantOpStatus, GrantOpType, GrantType } from '../../generated/enums.ts'
import { byHome, livesThere } from './by-home.ts'
import type { Household } from './by-home.ts'
import { dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'
import { daysAgo } from './moment.ts'
import { leftAt } from './stays.ts'
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
    const credentials = household.devices
      .filter(({ family }) => family === 'lock')
      .flatMap((lock) => ofLock(plan, household, lock))
      .map((credential): Credential => ({
        ...credential,
        ...condition(plan, credential, grant_id),
        grant_id: grant_id++,
      }))
    yield { ...household, credentials }
  }
}

type Sketch = Pick<Credential, 'lock' | 'stay' | 'grant_type' | 'paas_id' | 'begin' | 'end' | 'batch'>

function ofLock(plan: Plan, { home, stays }: Household, lock: Fitting): readonly Sketch[] {
  const admin: Sketch = {
    lock,
    stay: null,
    grant_type: GrantType.password,
    paas_id: ADMIN_PASSWORD,
    batch: null,
    begin: startOfDay(home.built).toISOString(),
    end: endOfDay(addDays(plan.today, 3650)).toISOString(),
  }
  const recent = stays.filter(
    ({ place, range: [, last] }) =>
      place.room_id === lock.place.room_id && last >= addDays(plan.today, -REMEMBERED_DAYS),
  )
  return [admin, ...recent.flatMap((stay) => ofStay(plan, lock, stay))]
}

const { password, fingerprint, bluetooth, card, face } = GrantType

function ofStay(plan: Plan, lock: Fitting, stay: Stay): readonly Sketch[] {
  const chance = dice('credentials', plan.client_id, stay.lease_id)
  const types: readonly GrantType[] = [
    password,
    ...(chance.chance(0.7) ? [fingerprint] : []),
    ...(chance.chance(0.3) ? [card] : []),
    ...(chance.chance(0.25) ? [bluetooth] : []),
    ...(chance.chance(0.1) ? [face] : []),
  ]
  const begin = startOfDay(stay.range[0]).toISOString()
  const end =
    stay.check_out_date === null ? endOfDay(stay.range[1]).toISOString() : leftAt(plan, stay, stay.check_out_date)
  const batch = chance.chance(0.6) ? batchOf(plan, chance.int(1, BATCHES), begin, end) : null
  return types.map((grant_type, at) => {
    const together = grant_type === password ? batch : null
    return {
      lock,
      stay,
      grant_type,
      paas_id: at + 1 + 10 * grant_type,
      begin: together === null ? begin : batchedAt(plan, together),
      end,
      batch: together,
    }
  })
}

/** Batches are granted to whoever lives there at the time. */
const batchOf = (plan: Plan, batch: number, begin: string, end: string): number | null =>
  batchedAt(plan, batch) > begin && batchedAt(plan, batch) < end ? batch : null
export const batchedAt = (plan: Plan, batch: number): string => daysAgo(plan, 90 - batch * 12, 600 + batch)

/**
 * A lock that was silent when its tenant left still knows everything; one that is being cleared keeps the password for
 * last.
 */
const isForgotten = ({ leaving }: Stay, grant_type: GrantType): boolean =>
  leaving === 'cleared' || (leaving === 'clearing' && grant_type !== password)

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

function condition({ today }: Plan, { stay, grant_type }: Sketch, grant_id: number): Condition {
  const lasting: Condition = {
    state: CredentialState.effective,
    auth_state: AuthState.effective,
    op_type: create,
    op_status: done,
  }
  if (stay === null) return lasting
  if (stay.frozen) return { ...lasting, state: CredentialState.frozen, op_type: freeze }
  if (livesThere(today)(stay)) return UNDER_WAY[grant_id % 50] ?? lasting
  if (stay.range[0] > today) return { ...lasting, state: CredentialState.pending, auth_state: AuthState.not_effective }
  const ended = { ...lasting, state: CredentialState.expired, auth_state: AuthState.invalid }
  return isForgotten(stay, grant_type) ? ended : { ...ended, op_type: remove, op_status: running }
}
