/** Which references lead to an entity: one answer for all code that moves, deletes or draws a record. */
import type { Entity, Field, Model } from './model.ts'
import { perModel } from './per-model.ts'

export interface Incoming {
  readonly from: Entity
  readonly field: Field
}

/** In the order of the model's entities and their fields; those of the entity itself are among them. */
export const incomingOf = (model: Model, name: string): readonly Incoming[] => incoming(model).get(name) ?? []

const incoming = perModel(({ entities }): ReadonlyMap<string, readonly Incoming[]> => {
  const to = new Map<string, Incoming[]>()
  for (const from of Object.values(entities)) {
    for (const field of from.fields) {
      if (field.reference !== null)
        to.set(field.reference.entity, [...(to.get(field.reference.entity) ?? []), { from, field }])
    }
  }
  return to
})

/** Those that a column or a list holds. */
export const storedIncomingOf = (model: Model, name: string): readonly Incoming[] =>
  incomingOf(model, name).filter(({ field }) => field.computed === null)
