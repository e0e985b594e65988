/**
 * What can be done to a record, calls and steps of its workflow alike: as the record itself says (`_actions`, made by
 * the same conditions and rights that the server enforces).
 */
import type { CellRecord } from '../../kinds/cell.ts'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { decidingIn, isMet } from '../../model/conditions.ts'
import type { ActionIcon } from '../../model/icon-names.ts'
import type { ActionPlace, Tone, Transition } from '../../model/model.ts'
import { namedIn } from '../../model/actions.ts'
import type { EntityView, Reader } from '../screens/entity-view.ts'
import { transitionsOf } from '../screens/record/rights.ts'
import { textOf } from './text-of.ts'

/** What a button does: a call, or a step of the workflow. */
export type Deed =
  { readonly is: 'call'; readonly call: ConsoleAction } | { readonly is: 'step'; readonly step: Transition }

export interface Offer {
  /** Of the call or of the step: one entity's never clash. */
  readonly name: string
  readonly label: string
  readonly tone: Tone
  readonly icon: ActionIcon | null
  /** Why it is not possible now; null: it is. */
  readonly reason: string | null
  readonly deed: Deed
}

/** Calls whose button stands at this place, for holders of their keys. */
export const callsAt = ({ entity, may }: Reader, place: ActionPlace): readonly ConsoleAction[] =>
  entity.actions.filter(({ places, permission }) => places.includes(place) && may(permission))

/** Rows must say what can be done to them. */
export const asksActions = (reader: Reader): boolean =>
  callsAt(reader, 'row').length > 0 || (reader.entity.workflow?.transitions.some(({ pending }) => !pending) ?? false)

/** Fields of a row that its buttons' words name, and that say which of them stands first. */
export const namedOnRows = ({ actions }: Reader['entity']): readonly string[] =>
  actions.flatMap(({ places, reason, forbidden, first }) =>
    places.includes('row')
      ? [
          ...(reason === null ? [] : namedIn(reason.zh)),
          ...(forbidden === null ? [] : [forbidden.by]),
          ...decidingIn(first),
        ]
      : [],
  )

export const offersOf = (view: EntityView, record: CellRecord, place: 'detail' | 'row'): readonly Offer[] => [
  ...stepsOf(view, record),
  ...callsOf(view, record, place),
]

/** Steps from the state in which the record is; those that are not possible are no steps of it. */
export function stepsOf({ entity, may, say }: EntityView, record: CellRecord): readonly Offer[] {
  return transitionsOf(entity, record, may)
    .filter(({ name }) => isPossible(record, name))
    .map((step) => ({
      name: step.name,
      label: say(step.label),
      tone: step.tone,
      icon: null,
      reason: null,
      deed: { is: 'step', step },
    }))
}

/** One that is not possible says why; where it has no words for that, or hides, it is not there. */
export function callsOf(view: EntityView, record: CellRecord, place: ActionPlace): readonly Offer[] {
  if (possibleOf(record) === null) return []
  const actions = callsAt(view, place)
  return (place === 'row' ? ordered(actions, record) : actions).flatMap((action): readonly Offer[] => {
    const offer = offerOf(view, action)
    if (isPossible(record, action.call)) return [offer]
    const reason = whyNot(view, action, record)
    return reason === null || (action.hides && !isForbidden(action, record)) ? [] : [{ ...offer, reason }]
  })
}

/** What the record is there for stands ahead of what can be done to any. */
function ordered(actions: readonly ConsoleAction[], record: CellRecord): readonly ConsoleAction[] {
  const isFirst = ({ first }: ConsoleAction): boolean => first !== null && isMet(first, record) === true
  return [...actions.filter(isFirst), ...actions.filter((action) => !isFirst(action))]
}

const isForbidden = ({ forbidden }: ConsoleAction, record: CellRecord): boolean =>
  forbidden !== null && record[forbidden.by] === true

/** Of a call that is not possible for the record; null: nothing is to be said of it. */
export function whyNot(view: EntityView, action: ConsoleAction, record: CellRecord): string | null {
  const { forbidden, reason } = action
  if (possibleOf(record) === null) return null
  if (forbidden !== null && isForbidden(action, record)) return view.say(forbidden.message)
  return reason === null ? null : textOf(view, reason, record)
}

export const offerOf = ({ say }: EntityView, action: ConsoleAction): Offer => ({
  name: action.call,
  label: say(action.label),
  tone: action.tone,
  icon: action.icon as ActionIcon | null,
  reason: null,
  deed: { is: 'call', call: action },
})

/** Null: the record is not the reader's to change. Undefined: it was read by a call that does not say. */
export const possibleOf = (record: CellRecord): readonly string[] | null | undefined =>
  record['_actions'] as readonly string[] | null | undefined

export const isPossible = (record: CellRecord, name: string): boolean => {
  const possible = possibleOf(record)
  return possible === undefined || possible?.includes(name) === true
}

/** As it stands in a menu. */
export const entryOf = ({ name, label, icon, tone, reason }: Offer) => ({
  key: name,
  label,
  icon,
  danger: tone === 'error',
  reason,
})
