/**
 * What can be done to a record, worked out as it is read: the names of calls and of transitions, by the very
 * expressions that these are held to. Who may do them at all is known before.
 */
import { literal } from '../../kinds/sql-text.ts'
import { actionsFor } from '../../model/actions.ts'
import type { Action, Expr, Transition, Workflow } from '../../model/model.ts'
import { expression, value } from './expressions.ts'
import { changeable } from './scoped.ts'
import { all, archiveOf, fieldNamed, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

export const ACTIONS = '_actions'

/**
 * The names, as a JSON array, of those of `names` that are possible for the source's record; null: it is not the
 * asker's to change, whatever its state.
 */
export function possible(writing: Writing, source: Source, names: readonly string[]): string {
  // What is archived is looked at, until it returns.
  const living = archiveOf(source.entity, 'living', source.alias)
  const change = all([names.length === 0 ? 'true' : changeable(writing, source), living])
  const found = offered(writing, source, new Set(names))
  return change === 'true' ? found : `case when ${change} then ${found} end`
}

/** A name, and what it needs beside the record's state; null: nothing. */
interface Offer {
  readonly name: string
  readonly needs: string | null
}

/**
 * The state is looked at once, and most often tells all: what it leads to stands in the statement ready made, since to
 * put texts together for each record costs as much as a tenth of the list.
 */
function offered(writing: Writing, source: Source, names: ReadonlySet<string>): string {
  const { model } = writing
  const calls = actionsFor(model, source.entity.name).filter(({ call }) => names.has(call.name))
  const asked = calls.map(({ call, action }) => ({ name: call.name, when: whenOf(action) }))
  const always = asked.flatMap(({ name, when }) => (when === null ? [name] : []))
  const sometimes = asked.flatMap(({ name, when }) =>
    when === null ? [] : [{ name, needs: expression(writing, source, when) }],
  )
  const workflow = model.workflows[source.entity.workflow ?? ''] ?? null
  const steps = workflow?.transitions.filter(({ name }) => names.has(name)) ?? []
  if (workflow === null || steps.length === 0) return chosen(sometimes, inJson(always))
  if (sometimes.length === 0) return byState(writing, source, workflow, steps, inJson(always))
  return inJson(always).joined([...sometimes.map(where), byState(writing, source, workflow, steps, inText)])
}

/** What must be true of the record; null: it is always possible. */
function whenOf({ when, forbidden }: Action): Expr | null {
  if (forbidden === null) return when
  const allowed = { not: [{ coalesce: [`$${forbidden.by}`, false] }] }
  return when === null ? allowed : { and: [when, allowed] }
}

/** How names are written: those that are known, and those that texts of the statement tell, null for none. */
interface Form {
  readonly ready: (names: readonly string[]) => string
  readonly joined: (texts: readonly string[]) => string
}

const listed = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(',')
const textOf = (names: readonly string[]): string => (names.length === 0 ? 'null' : literal(listed(names)))
const inText: Form = { ready: textOf, joined: (texts) => `nullif(concat_ws(',', ${texts.join(', ')}), '')` }
/** Built as text: an array of the database's own would cost as much as the rest of the record. */
const inJson = (always: readonly string[]): Form => ({
  ready: (names) => `${literal(`[${listed([...always, ...names])}]`)}::json`,
  joined: (texts) => `('[' || concat_ws(',', ${[textOf(always), ...texts].join(', ')}) || ']')::json`,
})

const where = ({ name, needs }: Offer): string =>
  needs === null ? textOf([name]) : `case when ${needs} then ${textOf([name])} end`

/** Conditions at most of which every outcome stands in the statement. */
const MOST_ASKED = 3

function chosen(offers: readonly Offer[], form: Form): string {
  if (offers.filter(({ needs }) => needs !== null).length > MOST_ASKED) return form.joined(offers.map(where))
  const from = (place: number, names: readonly string[]): string => {
    const offer = offers[place]
    if (offer === undefined) return form.ready(names)
    const taken = from(place + 1, [...names, offer.name])
    return offer.needs === null ? taken : `case when ${offer.needs} then ${taken} else ${from(place + 1, names)} end`
  }
  return from(0, [])
}

function byState(
  writing: Writing,
  source: Source,
  workflow: Workflow,
  steps: readonly Transition[],
  form: Form,
): string {
  const offers = steps.map((step) => ({ step, name: step.name, needs: needsOf(writing, source, step) }))
  // What the state alone allows comes first.
  const ordered = [...offers.filter(({ needs }) => needs === null), ...offers.filter(({ needs }) => needs !== null)]
  const cases = [...new Set(steps.flatMap(({ from }) => from))].map(
    (state) =>
      `when ${literal(state)} then ${chosen(
        ordered.filter(({ step }) => step.from.includes(state)),
        form,
      )}`,
  )
  return `case ${value(writing, source, fieldNamed(source.entity, workflow.field))} ${cases.join(' ')} else ${form.ready([])} end`
}

function needsOf(writing: Writing, source: Source, step: Transition): string | null {
  const deciding = decidingOf(step)
  const needs = [
    ...(step.when === true ? [] : [`(${expression(writing, source, step.when)})`]),
    ...(deciding === null || typeof step.to !== 'object'
      ? []
      : [
          `(${value(writing, source, fieldNamed(source.entity, deciding))})::text in (${Object.keys(step.to.cases).map(literal).join(', ')})`,
        ]),
  ]
  return needs.length === 0 ? null : needs.join(' and ')
}

/** The field that decides where the step leads, when the step does not ask for it. */
const decidingOf = ({ to, fields }: Transition): string | null =>
  typeof to === 'object' && !fields.some(({ name }) => name === to.by) ? to.by : null
