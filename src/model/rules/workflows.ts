/** A workflow moves an enum field of an entity between codes of that enum. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { HistoryDoc, Path, Raw, TargetDoc, TransitionDoc, WorkflowDoc } from '../documents.ts'
import type { Place } from '../expressions.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { entityNameMistakes, repeated } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { effectMistakes, targetMistakes } from './after.ts'

export const workflows: ConsistencyRule = function* (linked) {
  for (const raw of linked.workflows.values()) {
    const { entity: name, field } = raw.doc
    const entity = linked.entities.get(name)
    if (entity) yield* ofEntity(linked, raw, entity)
    else yield* entityNameMistakes(linked, raw, ['entity'], name)
    if (entity && entity.workflow !== raw.name)
      yield mistake(raw, ['entity'], {
        message: `${name} has the workflow "${entity.workflow}" already`,
        expected: 'one workflow an entity',
      })
    for (const { thing } of repeated(raw.doc.transitions.entries(), ([, transition]) => transition.name)) {
      yield mistake(raw, ['transitions', thing[0], 'name'], {
        message: `the transition "${thing[1].name}" of ${field} stands here twice`,
      })
    }
  }
}

/** Names of calls that every entity has; a transition of that name would be hidden by them. */
const TAKEN = new Set(['batch', 'export', 'import', 'impact', 'as_of', 'reveal'])

function* ofEntity(linked: Linked, raw: Raw<WorkflowDoc>, entity: LinkedEntity): Iterable<Mistake> {
  const { doc } = raw
  const field = entity.fields.get(doc.field)
  const states = field?.enum ? linked.enums.get(field.enum)?.doc.oneOf.map((value) => value.const) : undefined
  if (!states) {
    const words = [...entity.fields.values()]
      .filter((one) => one.enum !== null && one.kind !== 'enum-set')
      .map((one) => one.name)
    return yield mistake(raw, ['field'], {
      message: `"${doc.field}" is no enum field of ${entity.name}`,
      word: doc.field,
      words,
    })
  }
  for (const { path, state } of mentions(doc)) {
    if (!states.includes(state))
      yield mistake(raw, path, {
        message: `no state ${JSON.stringify(state)}`,
        expected: `one of ${states.join(', ')}`,
      })
  }
  if (doc.history) yield* historyMistakes({ linked, raw, entity }, doc, doc.history)
  for (const { path, target } of targets(doc)) yield* deciding(linked, raw, entity, path, target)
  for (const [index, transition] of doc.transitions.entries()) {
    yield* conditionMistakes(raw, index, transition)
    if (TAKEN.has(transition.name) || (transition.name === 'restore' && entity.doc['x-archive']))
      yield mistake(raw, ['transitions', index, 'name'], {
        message: `"${transition.name}" is a call of ${transition.name === 'restore' ? 'every entity with an archive' : 'every entity'}`,
      })
    for (const [part, name] of Object.entries(transition.stamp ?? {})) {
      const field = entity.fields.get(name)
      if (!field || field.kind !== (part === 'at' ? 'datetime' : 'reference'))
        yield mistake(raw, ['transitions', index, 'stamp', part], {
          message: `${entity.name} has no field "${name}"`,
          word: name,
          words: entity.fields.keys(),
        })
    }
    for (const { thing } of repeated((transition.fields ?? []).entries(), ([, { name }]) => name))
      yield mistake(raw, ['transitions', index, 'fields', thing[0], 'name'], {
        message: `the name "${thing[1].name}" stands here twice`,
      })
    for (const [place, { name }] of (transition.fields ?? []).entries()) {
      const asked = entity.fields.get(name)
      const path = ['transitions', index, 'fields', place, 'name']
      if (!asked)
        yield mistake(raw, path, {
          message: `${entity.name} has no field "${name}"`,
          word: name,
          words: entity.fields.keys(),
        })
      else if (asked.doc['x-computed'] !== undefined || name === doc.field)
        yield mistake(raw, path, { message: `"${name}" cannot be asked for` })
    }
  }
}

/** The person who is refused is told why, and it is not the state. */
function* conditionMistakes(raw: Raw<WorkflowDoc>, index: number, { when, message }: TransitionDoc): Iterable<Mistake> {
  if (when !== undefined && message === undefined)
    yield mistake(raw, ['transitions', index, 'when'], {
      message: 'nobody is told why this is refused',
      expected: '"message" beside it',
    })
  if (when === undefined && message !== undefined)
    yield mistake(raw, ['transitions', index, 'message'], { message: 'it is never said', expected: '"when" beside it' })
}

function* historyMistakes(place: Place, doc: WorkflowDoc, history: HistoryDoc): Iterable<Mistake> {
  const { linked, raw, entity } = place
  const { step, from, asked = {} } = history
  yield* effectMistakes(place, ['history'], history, [
    step,
    ...(from === undefined ? [] : [from]),
    ...Object.keys(asked),
  ])
  const made = linked.entities.get(history.entity)
  if (!made) return
  yield* stepMistakes(linked, raw, made, doc, history)
  if (from !== undefined) {
    yield* targetMistakes(raw, ['history', 'from'], from, made)
    const field = made.fields.get(from)
    if (field && field.enum !== entity.fields.get(doc.field)?.enum)
      yield mistake(raw, ['history', 'from'], {
        message: `"${from}" of ${made.name} holds no states of "${entity.name}"`,
      })
  }
  const askable = new Set(doc.transitions.flatMap(({ fields = [] }) => fields.map(({ name }) => name)))
  for (const [field, of] of Object.entries(asked)) {
    yield* targetMistakes(raw, ['history', 'asked', field], field, made)
    if (!askable.has(of))
      yield mistake(raw, ['history', 'asked', field], {
        message: `no transition asks for "${of}"`,
        word: of,
        words: askable,
      })
  }
}

function* stepMistakes(
  linked: Linked,
  raw: Raw<unknown>,
  made: LinkedEntity,
  doc: WorkflowDoc,
  { step, created }: HistoryDoc,
): Iterable<Mistake> {
  yield* targetMistakes(raw, ['history', 'step'], step, made)
  const field = made.fields.get(step)
  if (!field) return
  const names = field.enum === null ? [] : (linked.enums.get(field.enum)?.doc.oneOf ?? []).map((value) => value.const)
  const refused = (name: string) => (field.enum === null ? field.kind !== 'string' : !names.includes(name))
  for (const [path, name] of [
    [['history', 'created'], created],
    ...doc.transitions.map((one, index) => [['transitions', index, 'name'], one.name] as const),
  ] as const) {
    if (refused(name))
      yield mistake(raw, path, {
        message: `"${step}" of ${made.name} has no value "${name}"`,
        word: name,
        words: names.map(String),
      })
  }
}

interface Mention {
  readonly path: Path
  readonly state: number | string
}

function* mentions(doc: WorkflowDoc): Iterable<Mention> {
  for (const { path, target } of targets(doc)) {
    if (typeof target !== 'object') yield { path, state: target }
    else for (const [value, state] of Object.entries(target.cases)) yield { path: [...path, 'cases', value], state }
  }
  for (const [index, { from }] of doc.transitions.entries())
    for (const [place, state] of from.entries()) yield { path: ['transitions', index, 'from', place], state }
  for (const [operation, states] of Object.entries(doc.allow ?? {}))
    for (const [place, state] of states.entries()) yield { path: ['allow', operation, place], state }
}

function* targets(doc: WorkflowDoc): Iterable<{ readonly path: Path; readonly target: TargetDoc }> {
  yield { path: ['initial'], target: doc.initial }
  for (const [index, { to }] of doc.transitions.entries()) yield { path: ['transitions', index, 'to'], target: to }
}

/** A target by cases: the field exists, and where it is an enum or yes-or-no every value has a case. */
function* deciding(
  linked: Linked,
  raw: Raw<WorkflowDoc>,
  entity: LinkedEntity,
  path: Path,
  target: TargetDoc,
): Iterable<Mistake> {
  if (typeof target !== 'object') return
  const field = entity.fields.get(target.by)
  if (!field)
    return yield mistake(raw, [...path, 'by'], {
      message: `${entity.name} has no field "${target.by}"`,
      word: target.by,
      words: entity.fields.keys(),
    })
  const values =
    field.kind === 'boolean'
      ? ['true', 'false']
      : field.enum
        ? linked.enums.get(field.enum)?.doc.oneOf.map((value) => String(value.const))
        : undefined
  if (!values) return
  for (const value of Object.keys(target.cases)) {
    if (!values.includes(value))
      yield mistake(raw, [...path, 'cases', value], {
        message: `"${target.by}" is never ${value}`,
        word: value,
        words: values,
        key: true,
      })
  }
  const missing = values.filter((value) => !(value in target.cases))
  if (missing.length > 0)
    yield mistake(raw, [...path, 'cases'], { message: `no case for "${target.by}" ${missing.join(', ')}` })
}
