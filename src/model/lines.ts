/** What forms and calls ask of a record besides its fields: its rows of other entities, and which of them go. */
import type { Entity, Field, Lines, Model } from './model.ts'
import { perModel } from './per-model.ts'

/** Rows that a record may have, at most: so many a form can still show at once. */
export const MOST_LINES = 200

/** By which a call names the rows that are to go. */
export const removedOf = ({ field }: Pick<Lines, 'field'>): string => `${field.name}_removed`

/** Everything that a form of the entity asks for. */
export const askedOf = ({ fields, lines }: Pick<Entity, 'fields' | 'lines'>): readonly Field[] =>
  lines.length === 0 ? fields : [...fields, ...lines.map(({ field }) => field)]

export interface Ordering {
  readonly by: string
  readonly position: string
}

/** Where records of an entity have places that the server counts: within what they point at by `by`. */
export const orderingsOf = (model: Model, entity: string): readonly Ordering[] => orderings(model).get(entity) ?? []

const orderings = perModel(({ entities }): ReadonlyMap<string, readonly Ordering[]> => {
  const by = new Map<string, Ordering[]>()
  for (const { lines } of Object.values(entities))
    for (const { entity, by: reference, position } of lines)
      if (position !== null) by.set(entity, [...(by.get(entity) ?? []), { by: reference, position }])
  return by
})
