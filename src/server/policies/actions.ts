/** What an account may do to the records of an entity, as far as its rights go. */
import { actionsFor } from '../../model/actions.ts'
import type { Entity, Model } from '../../model/model.ts'
import { holds, mayOperate, type Holder } from './rights.ts'

/** Names of calls and of transitions; none of a report, where nothing is done. */
export function actionsHeld(holder: Holder, model: Model, entity: Entity): readonly string[] {
  if (model.entities[entity.name] !== entity) return []
  const calls = actionsFor(model, entity.name).filter(
    ({ call, action }) => action.record !== null && holds(holder, call.permission),
  )
  const steps = mayOperate(holder, entity, 'info') ? (model.workflows[entity.workflow ?? '']?.transitions ?? []) : []
  return [
    ...calls.map(({ call }) => call.name),
    ...steps.filter(({ pending, permission }) => !pending && holds(holder, permission)).map(({ name }) => name),
  ]
}
