/** Management cards that were lost, lock by lock: how far each report and deletion is, and what it waits for. */
import { CardTaskState, CommandState, ManageCardState } from '../../generated/enums.ts'
import { contactOf } from './contact.ts'
import { dice } from './dice.ts'
import { fittings, type Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'

const { normal, reporting, lost, failed, deleted } = ManageCardState
export const CARDS = [normal, normal, reporting, lost, failed, deleted, normal, lost, normal, deleted].map(
  (state, at) => ({ state, special: [6, 7, 9].includes(at) }),
)

/** The first draw of the card's own. */
export const cardNumber = (plan: Plan, at: number): string =>
  dice('card', plan.client_id, at).int(0x10000000, 0x7fffffff).toString(16).toUpperCase().padStart(8, '0')

const { running, done, part_failed } = CardTaskState
export type CardVerb = 'loss' | 'delete'
const STATES: Readonly<Record<CardVerb, Readonly<Partial<Record<ManageCardState, CardTaskState>>>>> = {
  loss: { [reporting]: running, [lost]: done, [failed]: part_failed, [deleted]: done },
  delete: { [deleted]: done },
}

/** By their places the cards of which there is one. */
export const reportsOf = (verb: CardVerb): readonly { readonly at: number; readonly state: CardTaskState }[] =>
  CARDS.flatMap((card, at) => {
    const state = STATES[verb][card.state]
    return state === undefined ? [] : [{ at, state }]
  })

export const storeOf = (plan: Plan, at: number): number => (at % plan.areas.length) + 1

/** Locks in use of each store. */
function locksByStore(plan: Plan): ReadonlyMap<number, readonly Fitting[]> {
  const found = new Map<number, Fitting[]>()
  for (const one of fittings(plan)) {
    if (one.family !== 'lock' || one.retired !== null) continue
    const { store_id } = one.home
    found.set(store_id, [...(found.get(store_id) ?? []), one])
  }
  return found
}

export interface CardProgress {
  readonly id: number
  readonly verb: CardVerb
  /** Key of the report or deletion. */
  readonly report: number
  readonly at: number
  readonly lock: Fitting
  /** How its command stands; null: the lock has done it. */
  readonly outcome: CommandState | null
}

/** Of those that have not answered. */
const OPEN = 3

export function* cardProgress(plan: Plan): Generator<CardProgress> {
  const stores = locksByStore(plan)
  let id = 1
  for (const verb of ['loss', 'delete'] as const)
    for (const [nth, { at, state }] of reportsOf(verb).entries()) {
      const store = storeOf(plan, at)
      const all = (stores.get(store) ?? []).filter(({ home }) => !CARDS[at]!.special || home.home_id === store)
      const open = state === done ? [] : all.filter((one) => !contactOf(plan, one).online).slice(0, OPEN)
      // What is away waits; where nothing is away, the last ones are being told.
      const left = new Set(open.length > 0 || state === done ? open : all.slice(-OPEN))
      const waits = open.length > 0 ? CommandState.pending : CommandState.sending
      const outcome = state === part_failed ? CommandState.timeout : waits
      for (const lock of all)
        yield { id: id++, verb, report: nth + 1, at, lock, outcome: left.has(lock) ? outcome : null }
    }
}

/** Below the commands of credentials, above all others. */
export const cardCommandOf = (nth: number): number => 900 + nth
