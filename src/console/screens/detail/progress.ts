/**
 * The way of a workflow for one record: from its beginning along the first step forward of each state. Steps back and
 * exits are not of the way; a record that took an exit stands beside it.
 */
import { isMet } from '../../../model/conditions.ts'
import type { Transition, Workflow } from '../../../model/model.ts'

type State = number | string
type Row = Readonly<Record<string, unknown>>
type Cased = Transition['to'] | Workflow['initial']

export function wayOf(workflow: Workflow, record: Row): readonly State[] {
  const way: State[] = []
  for (let state = target(workflow.initial, record); state !== undefined && !way.includes(state);) {
    way.push(state)
    state = target(forward(workflow, state, record)?.to, record)
  }
  return way
}

/**
 * Whether it is forward does not depend on where the record now is: conditions on the state itself are asked for that
 * state.
 */
const forward = ({ transitions, field }: Workflow, state: State, record: Row): Transition | undefined =>
  transitions.find(
    ({ from, tone, when }) =>
      from.includes(state) &&
      (tone === 'info' || tone === 'success') &&
      (when === null || isMet(when, { ...record, [field]: state }) !== false),
  )

function target(to: Cased | undefined, record: Row): State | undefined {
  if (typeof to !== 'object') return to
  return to.cases[String(record[to.by] ?? false)] ?? Object.values(to.cases)[0]
}
