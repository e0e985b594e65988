/**
 * What can be done to a record, worked out as it is read: the names of calls and of transitions, by the very
 * expressions that these are held to. Who may do them at all is known before.
 */
import { literal } from '../../kinds/sql-text.ts'
import { actionsFor } from '../../model/actions.ts'
import type { Model, Transition, Workflow } from '../../model/model.ts'
import { expression, value } from './expressions.ts'
import { changeable } from './scoped.ts'
import { fieldNamed, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

export const ACTIONS = '_actions'

/**
 * The names, as a JSON array, of those of `names` that are possible for the source's record; null: it is not the
 * asker's to change, whatever its state.
 */
export function possible(writing: Writing, source: Source, names: readonly string[]): string {
  const parts = partsOf(writing, source, new Set(names))
  const change = names.length === 0 ? 'true' : changeable(writing, source)
  const found = json(parts)
  return change === 'true' ? found : `case when ${change} then ${found} end`
}

/** Built as text: an array of the database's own would cost as much as the rest of the record. */
function json({ always, sometimes }: Parts): string {
  const fixed = always.map((name) => JSON.stringify(name)).join(',')
  if (sometimes.length === 0) return `${literal(`[${fixed}]`)}::json`
  const texts = [...(fixed === '' ? [] : [literal(fixed)]), ...sometimes]
  return `('[' || concat_ws(',', ${texts.join(', ')}) || ']')::json`
}

interface Parts {
  readonly always: readonly string[]
  /** Texts that are null where their names are not possible. */
  readonly sometimes: readonly string[]
}

function partsOf(writing: Writing, source: Source, names: ReadonlySet<string>): Parts {
  const { model } = writing
  const calls = actionsFor(model, source.entity.name).filter(({ call }) => names.has(call.name))
  const workflow = workflowOf(model, source)
  const steps = workflow?.transitions.filter(({ name }) => names.has(name)) ?? []
  const free = steps.filter((step) => isOfStateAlone(step))
  return {
    always: calls.flatMap(({ call, action }) => (action.when === null ? [call.name] : [])),
    sometimes: [
      ...calls.flatMap(({ call, action }) =>
        action.when === null ? [] : [where(expression(writing, source, action.when), call.name)],
      ),
      ...(workflow === null || free.length === 0 ? [] : [byState(writing, source, workflow, free)]),
      ...(workflow === null
        ? []
        : steps
            .filter((step) => !isOfStateAlone(step))
            .map((step) => where(conditionOf(writing, source, workflow, step), step.name))),
    ],
  }
}

const workflowOf = (model: Model, { entity }: Source): Workflow | null => model.workflows[entity.workflow ?? ''] ?? null

const where = (condition: string, name: string): string =>
  `case when ${condition} then ${literal(JSON.stringify(name))} end`

/** The field that decides where the step leads, when the step does not ask for it. */
const decidingOf = ({ to, fields }: Transition): string | null =>
  typeof to === 'object' && !fields.some(({ name }) => name === to.by) ? to.by : null

const isOfStateAlone = (step: Transition): boolean => step.when === true && decidingOf(step) === null

/** One look at the state tells all steps that nothing else limits. */
function byState(writing: Writing, source: Source, workflow: Workflow, steps: readonly Transition[]): string {
  const states = [...new Set(steps.flatMap(({ from }) => from))]
  const cases = states.map((state) => {
    const names = steps.filter(({ from }) => from.includes(state)).map(({ name }) => JSON.stringify(name))
    return `when ${literal(state)} then ${literal(names.join(','))}`
  })
  return `case ${stateOf(writing, source, workflow)} ${cases.join(' ')} end`
}

function conditionOf(writing: Writing, source: Source, workflow: Workflow, step: Transition): string {
  const deciding = decidingOf(step)
  return [
    `${stateOf(writing, source, workflow)} in (${step.from.map(literal).join(', ')})`,
    ...(step.when === true ? [] : [`(${expression(writing, source, step.when)})`]),
    ...(deciding === null || typeof step.to !== 'object'
      ? []
      : [
          `(${value(writing, source, fieldNamed(source.entity, deciding))})::text in (${Object.keys(step.to.cases).map(literal).join(', ')})`,
        ]),
  ].join(' and ')
}

const stateOf = (writing: Writing, source: Source, { field }: Workflow): string =>
  value(writing, source, fieldNamed(source.entity, field))
