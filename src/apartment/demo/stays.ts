/**
 * Who lives or lived where: the leases of every common room with their tenants' keys. Of each 320 rooms 282 are let,
 * 4 of these are frozen and 12 end within 30 days; the leases of one room never overlap.
 */
import { addDays, addMonths, dayOf } from '../../values/calendar.ts'
import { dice } from './dice.ts'
import { layout } from './layout.ts'
import type { HomePlace, Place } from './layout.ts'
import { moment } from './moment.ts'
import type { Plan } from './plan.ts'

export interface Stay {
  readonly lease_id: number
  readonly tenant_id: number
  readonly co_tenant_ids: readonly number[]
  readonly home: HomePlace
  readonly place: Place
  readonly range: readonly [string, string]
  readonly frozen: boolean
  readonly check_out_date: string | null
  /** How far the locks are in forgetting a tenant who has left. */
  readonly leaving: Leaving
}

export type Leaving = 'cleared' | 'clearing' | 'offline'

export type Term = Pick<Stay, 'range' | 'frozen' | 'check_out_date' | 'leaving'>

export function* stays(plan: Plan): Generator<Stay> {
  let lease_id = 1
  let tenant_id = 1
  for (const home of layout(plan)) {
    for (const place of home.places) {
      if (place.number === null) continue
      for (const term of terms(plan, place.number)) {
        const people = dice('people', plan.client_id, lease_id)
        const others = home.whole ? people.int(1, 3) : people.chance(0.14) ? people.int(1, 2) : 0
        const co_tenant_ids = Array.from({ length: others }, (_, at) => tenant_id + 1 + at)
        yield { lease_id: lease_id++, tenant_id, co_tenant_ids, home, place, ...term }
        tenant_id += 1 + others
      }
    }
  }
}

/** When the keys were given back. */
export const leftAt = (plan: Plan, place: number, check_out_date: string): string =>
  moment(plan, check_out_date, dice('left', plan.client_id, place).int(540, 1080))

/** When the last tenant of a room gave back the keys, if nobody has moved in since. */
export function vacatedAt(plan: Plan, place: number): string | null {
  const last = terms(plan, place).findLast(({ range: [first] }) => first <= plan.today)
  const day = last?.check_out_date ?? null
  return day === null || day > plan.today ? null : leftAt(plan, place, day)
}

const BLOCK = 320
const LET = 282
const FROZEN = 4
const ENDING = 12
const FUTURE = 8
const OVERSTAYED = 3

/** Spreads the let, frozen and ending rooms evenly over each block of 320: 89 has no divisor in common with it. */
const rank = (number: number): number => ((number % BLOCK) * 89 + 17) % BLOCK

/**
 * Of each block one room was left while its lock was silent, and one is being left today; the locks of all others have
 * forgotten.
 */
const LEFT: Readonly<Record<number, Leaving>> = { [LET + FUTURE]: 'offline', [LET + FUTURE + 1]: 'clearing' }
export const LEFT_OFFLINE_DAYS = 2
export const leavingOf = (number: number): Leaving => LEFT[rank(number)] ?? 'cleared'

/** Whether somebody lived in the common room of this number on that day; on that of leaving they use nothing. */
export const isLet = (plan: Plan, number: number): ((day: string) => boolean) => {
  const all = terms(plan, number).map(({ range: [first, last], check_out_date: left }) => ({
    ...{ first, last },
    end: left === null ? null : dayOf(new Date(leftAt(plan, number, left))),
  }))
  return (day) => all.some(({ first, last, end }) => first <= day && day <= last && (end === null || day < end))
}

/** Of the common room of this number, the earliest first. */
export function terms(plan: Plan, number: number): readonly Term[] {
  const place = rank(number)
  const now = place < LET ? [currentTerm(plan, number, place)] : place < LET + FUTURE ? [futureTerm(plan, number)] : []
  return [...pastTerm(plan, number, now[0]?.range[0] ?? null, place), ...now]
}

function currentTerm({ client_id, today }: Plan, number: number, place: number): Term {
  const ending = place >= FROZEN && place < FROZEN + ENDING
  const last = addDays(today, dice('term', client_id, number).int(ending ? 0 : 31, ending ? 30 : 358))
  return {
    range: [addMonths(addDays(last, 1), -12), last],
    frozen: place < FROZEN,
    check_out_date: null,
    leaving: 'cleared',
  }
}

function futureTerm({ client_id, today }: Plan, number: number): Term {
  const first = addDays(today, dice('term', client_id, number).int(2, 25))
  return { range: [first, addDays(addMonths(first, 12), -1)], frozen: false, check_out_date: null, leaving: 'cleared' }
}

/** The tenant before: gone on the last day or earlier; in a few rooms the lease ran out and nobody checked out. */
function pastTerm({ client_id, today }: Plan, number: number, next: string | null, place: number): readonly Term[] {
  const chance = dice('past', client_id, number)
  if (next !== null && !chance.chance(0.35)) return []
  const leaving = leavingOf(number)
  if (leaving !== 'cleared') return [leftJustNow(today, leaving)]
  const gap = chance.int(3, 40)
  const last = addDays(next !== null && next < today ? next : today, -gap)
  const range = [addDays(addMonths(last, -12), 1), last] as const
  const overstayed = place >= BLOCK - OVERSTAYED
  return [
    {
      range,
      frozen: false,
      check_out_date: overstayed ? null : addDays(last, chance.chance(0.2) ? -chance.int(10, 90) : 0),
      leaving,
    },
  ]
}

function leftJustNow(today: string, leaving: Leaving): Term {
  const last = addDays(today, leaving === 'offline' ? -LEFT_OFFLINE_DAYS : 0)
  return { range: [addDays(addMonths(last, -12), 1), last], frozen: false, check_out_date: last, leaving }
}
