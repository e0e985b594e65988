/** The credentials of every lock, before any detail: one admin password a lock, then what its tenants hold. */
import { serials } from '../../generated/constants.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '../../values/calendar.ts'
import { CommandState, CredentialHeld, CredentialState, GrantOpType, GrantType } from '../../generated/enums.ts'
import { takesKind } from '../domain/credential-kinds.ts'
import { parseSerial, serialRules } from '../domain/serial-number.ts'
import { byHome, livesThere } from './by-home.ts'
import type { Household } from './by-home.ts'
import { contactOf } from './contact.ts'
import { dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'
import { daysAgo } from './moment.ts'
import { ABILITIES } from './rows/settings.ts'
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
  /** As it is shown today. */
  readonly state: CredentialState
  readonly held: CredentialHeld
  readonly op_type: GrantOpType
  /** How its latest command stands; null: it is done, and long since. */
  readonly outcome: CommandState | null
  /** Number of the batch that it was granted in. */
  readonly batch: number | null
}

export const ADMIN_PASSWORD = 999
export const BATCHES = 6
const REMEMBERED_DAYS = 60

/** Of the latest command to a credential: above the commands of other kinds. */
export const commandOf = (grant_id: number): number => 1_000 + grant_id
/** What an update asks for. */
export const movedEnd = (end: string): string => startOfDay(addDays(dayOf(new Date(end)), 90)).toISOString()

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
  return [admin, ...recent.flatMap((stay, place) => ofStay(plan, lock, stay, place))]
}

const { password, fingerprint, bluetooth, card, face } = GrantType

const RULES = serialRules({ constants: { serials } })
const KINDS = new Map(ABILITIES.map(({ model, grant_types }) => [model, grant_types as readonly GrantType[]]))

function isTaken({ sn }: Fitting, kind: GrantType): boolean {
  const serial = parseSerial(sn, RULES)
  return takesKind((serial.is === 'known' && KINDS.get(serial.model)) || null, kind)
}

/** `place`: of the stays whose credentials the lock has. */
function ofStay(plan: Plan, lock: Fitting, stay: Stay, place: number): readonly Sketch[] {
  const chance = dice('credentials', plan.client_id, stay.lease_id)
  const wanted: readonly GrantType[] = [
    password,
    ...(chance.chance(0.7) ? [fingerprint] : []),
    ...(chance.chance(0.3) ? [card] : []),
    ...(chance.chance(0.25) ? [bluetooth] : []),
    ...(chance.chance(0.1) ? [face] : []),
  ]
  const types = wanted.filter((kind) => isTaken(lock, kind))
  const begin = startOfDay(stay.range[0]).toISOString()
  const end =
    stay.check_out_date === null
      ? endOfDay(stay.range[1]).toISOString()
      : leftAt(plan, stay.place.number!, stay.check_out_date)
  const batch = chance.chance(0.6) ? batchOf(plan, chance.int(1, BATCHES), begin, end) : null
  return types.map((grant_type, at) => {
    const together = grant_type === password ? batch : null
    return {
      lock,
      stay,
      grant_type,
      paas_id: at + 1 + 10 * grant_type + 100 * place,
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

type Condition = Pick<Credential, 'state' | 'held' | 'op_type' | 'outcome'>
const { create, update, freeze, unfreeze, delete: remove } = GrantOpType
const { sending, fail, timeout, pending } = CommandState
const { nothing, stored, frozen } = CredentialHeld

/** Of every fifty credentials a few are in the middle of something. */
const UNDER_WAY: Readonly<Record<number, Condition>> = {
  7: { state: CredentialState.unavailable, held: nothing, op_type: create, outcome: fail },
  13: { state: CredentialState.effective, held: stored, op_type: update, outcome: sending },
  19: { state: CredentialState.unavailable, held: nothing, op_type: create, outcome: sending },
  29: { state: CredentialState.effective, held: stored, op_type: unfreeze, outcome: null },
  37: { state: CredentialState.effective, held: stored, op_type: update, outcome: fail },
  43: { state: CredentialState.effective, held: stored, op_type: update, outcome: null },
}
const NEVER_SET = 11

/** Whoever is out of touch has not been sent it. */
const reaching = (plan: Plan, { lock }: Sketch, condition: Condition): Condition =>
  condition.outcome === sending && !contactOf(plan, lock).online ? { ...condition, outcome: pending } : condition

function condition(plan: Plan, sketch: Sketch, grant_id: number): Condition {
  const { stay, grant_type, lock } = sketch
  const { today } = plan
  const lasting: Condition = { state: CredentialState.effective, held: stored, op_type: create, outcome: null }
  if (stay === null)
    return grant_id % NEVER_SET === 0
      ? { ...lasting, state: CredentialState.not_set, held: nothing, op_type: update }
      : lasting
  if (stay.frozen) return { ...lasting, state: CredentialState.frozen, held: frozen, op_type: freeze }
  if (livesThere(today)(stay)) return reaching(plan, sketch, UNDER_WAY[grant_id % 50] ?? lasting)
  if (stay.range[0] > today) return { ...lasting, state: CredentialState.pending }
  const ended = { ...lasting, state: CredentialState.expired }
  if (isForgotten(stay, grant_type)) return ended
  return { ...ended, op_type: remove, outcome: contactOf(plan, lock).online ? timeout : pending }
}
