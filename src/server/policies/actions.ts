/** What an account may do to the records of an entity, as far as its rights go. */
import { actionsFor } from '../../model/actions.ts'
import type { Entity, Model } from '../../model/model.ts'
import { holds, mayCall, mayOperate, type Holder } from './rights.ts'

/** Rights do not change, but for another set of them. */
const known = new WeakMap<Holder['permissions'], WeakMap<Entity, readonly string[]>>()

/** Names of calls and of transitions; none of a report, where nothing is done. */
export function actionsHeld(holder: Holder, model: Model, entity: Entity): readonly string[] {
  const ofHolder = known.get(holder.permissions) ?? new WeakMap<Entity, readonly string[]>()
  known.set(holder.permissions, ofHolder)
  const names = ofHolder.get(entity) ?? namesHeld(holder, model, entity)
  ofHolder.set(entity, names)
  return names
}

function namesHeld(holder: Holder, model: Model, entity: Entity): readonly string[] {
  if (model.entities[entity.name] !== entity) return []
  const calls = actionsFor(model, entity.name).filter(
    ({ call, action }) => action.record !== null && mayCall(holder, model, call),
  )
  const steps = mayOperate(holder, entity, 'info') ? (model.workflows[entity.workflow ?? '']?.transitions ?? []) : []
  return [
    ...calls.map(({ call }) => call.name),
    ...steps.filter(({ pending, permission }) => !pending && holds(holder, permission)).map(({ name }) => name),
  ]
}
