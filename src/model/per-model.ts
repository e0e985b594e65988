import type { Model } from './model.ts'

/** What follows from a model, worked out when it is first asked for and known as long as the model is. */
export function perModel<T>(follows: (model: Model) => T): (model: Model) => T {
  const known = new WeakMap<Model, { readonly value: T }>()
  return (model) => {
    const found = known.get(model) ?? { value: follows(model) }
    known.set(model, found)
    return found.value
  }
}
