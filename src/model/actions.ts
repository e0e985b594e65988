/** The calls that are done to the records of an entity. */
import { decidingIn } from './conditions.ts'
import type { Path } from './documents.ts'
import type { Action, App, Beforehand, Call, ErrorChoice, Label, Model } from './model.ts'
import { perModel } from './per-model.ts'

export interface CallAction {
  readonly call: Call
  readonly action: Action
}

/** As they stand: by their `order`, those of the same by the documents' names. */
export const actionsFor = (model: Model, entity: string): readonly CallAction[] => byEntity(model).get(entity) ?? []

const byEntity = perModel(({ calls }): ReadonlyMap<string, readonly CallAction[]> => {
  const all = Object.values(calls).flatMap((call) => (call.action === null ? [] : [{ call, action: call.action }]))
  const ordered = all.toSorted((one, other) => one.action.order - other.action.order)
  return new Map(
    all.map(({ action: { entity } }) => [entity, ordered.filter(({ action }) => action.entity === entity)]),
  )
})

/** Fields of the record that stand in a text. */
export const namedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
]

interface Said {
  readonly reason?: Label | null
  readonly confirm?: Label | null
  readonly done?: Label | null
  readonly meanwhile?: { readonly text: Label } | null
}

/** Its texts about the record, each with where the document says it. */
export const textsOf = ({ reason, confirm, done, meanwhile }: Said): readonly (readonly [Path, Label])[] => {
  const all: readonly (readonly [Path, Label | null | undefined])[] = [
    [['reason'], reason],
    [['confirm'], confirm],
    [['done'], done],
    [['meanwhile', 'text'], meanwhile?.text],
  ]
  return all.flatMap(([path, text]) => (text ? [[path, text] as const] : []))
}

export const isOfRecord = (from: Beforehand): from is readonly string[] => Array.isArray(from)

/** Entities of whose newest record something is filled in → those of its fields. */
export const latestIn = ({ fill }: Pick<Action, 'fill'>): Readonly<Record<string, readonly string[]>> => {
  const asked = Object.values(fill).flatMap((from) => ('latest' in from ? [from.latest] : []))
  const names = [...new Set(asked.map(([entity]) => entity))]
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(asked.flatMap(([entity, field]) => (entity === name ? [field] : [])))]]),
  )
}

/** Fields of the record that its texts, conditions, `fill`, `given`, `among` and `forbidden` read. */
export const readBy = (action: Action): readonly string[] => {
  const { meanwhile, first, fill, given, among, forbidden } = action
  return [
    ...new Set([
      ...textsOf(action).flatMap(([, { zh }]) => namedIn(zh)),
      ...decidingIn(meanwhile?.when ?? null),
      ...decidingIn(first),
      ...Object.values(fill).flatMap((from) => (isOfRecord(from) ? from.slice(0, 1) : [])),
      ...Object.values(given),
      ...Object.values(among),
      ...(forbidden === null ? [] : [forbidden.by]),
    ]),
  ]
}

/** What a dialog asks for: neither the record, nor what comes from it. */
export const askedBy = <T extends { readonly name: string }>(
  { record, given }: Pick<Action, 'record' | 'given'>,
  fields: readonly T[],
): readonly T[] => fields.filter(({ name }) => name !== record && !Object.hasOwn(given, name))

/** Errors of the call that a choice settles by what it sends with the request: by their keys, the first such choice. */
export const settledBy = (
  errors: App['errors'],
  { answers }: Pick<Action, 'answers'>,
): Readonly<Record<string, ErrorChoice>> =>
  Object.fromEntries(
    answers.flatMap((key) => {
      const found = errors[key]?.choices.find(({ sets }) => Object.keys(sets).length > 0)
      return found === undefined ? [] : [[key, found]]
    }),
  )
