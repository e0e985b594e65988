/**
 * What rows are checked against when they are written, without anything that is only displayed, so that two versions
 * serving one database can tell whether the older may go on writing. Kept in the database: plain JSON, and no more than
 * the comparison needs.
 */
import type { Effect, Ends, Entity, Field, Json, JsonSchema, Label, Model, Workflow } from './model.ts'
import { changesOf, type Bodies } from './schema-changes.ts'

export interface Judgement {
  /** By name; `was`: its name before, where a database may still hold it as that. */
  readonly entities: Readonly<Record<string, JudgedEntity>>
}

export interface JudgedEntity {
  readonly was: string | null
  readonly fields: Readonly<Record<string, JudgedField>>
  /** Rules between fields, and what a write brings along: each as it is written. */
  readonly rules: readonly string[]
}

interface JudgedField {
  readonly was: string | null
  /** Required, with no default. */
  readonly needed: boolean
  readonly schema: JsonSchema
  /** What else it is held to, by its name; what holds it to nothing is left out. */
  readonly held: Readonly<Record<string, Json>>
}

export const judgementOf = ({ entities, workflows }: Model): Judgement => ({
  entities: Object.fromEntries(
    Object.values(entities).map((entity) => [entity.name, judgedEntity(entity, workflows[entity.workflow ?? ''])]),
  ),
})

const judgedEntity = (entity: Entity, workflow: Workflow | undefined): JudgedEntity => ({
  was: entity.renamedFrom?.name ?? null,
  fields: Object.fromEntries(
    entity.fields.filter(({ computed }) => computed === null).map((field) => [field.name, judgedField(field)]),
  ),
  rules: rulesOf(entity, workflow).map((rule) => JSON.stringify(rule)),
})

const judgedField = (field: Field): JudgedField => ({
  was: field.renamedFrom,
  needed: !field.nullable && field.default === undefined,
  schema: field.schema,
  held: heldTo(field),
})

function heldTo(field: Field): Readonly<Record<string, Json>> {
  const { kind, scale, when, requiredWhen, usual = null, derived, letters, reference, rows } = field
  const held = {
    kind,
    scale,
    when,
    requiredWhen,
    usual,
    derived,
    letters,
    refers: reference && { entity: reference.entity, within: reference.within },
    rows: rows.length === 0 ? null : rows.map((one) => [one.name, one.required, one.schema, heldTo(one)]),
  }
  return Object.fromEntries(Object.entries(held).filter(([, value]) => value !== null)) as Record<string, Json>
}

function rulesOf(entity: Entity, workflow: Workflow | undefined): readonly unknown[] {
  const { checks, exclusive, judged, unique, locked, choices, ends, after, inherit, together } = entity
  return [
    ...checks.map(({ expr, unless }) => ['check', expr, unless]),
    ...exclusive.map(({ by, range, until }) => ['exclusive', by, range, until]),
    ...judged.map(({ by, from }) => ['judged', by, from]),
    ...unique.map((fields) => ['unique', fields]),
    ...Object.entries(locked).flatMap(([what, lock]) => (lock === null ? [] : [['locked', what, lock.when]])),
    ...(choices === null ? [] : [['choices', choices.where]]),
    ...ends.map((one: Ends) => ['ends', one]),
    ...after.create.map((one: Effect) => ['after', one]),
    ...(inherit.length === 0 ? [] : [['inherit', inherit]]),
    ...together.map(({ fields }) => ['together', fields]),
    ...(workflow === undefined ? [] : workflowRules(workflow)),
  ]
}

const workflowRules = ({ field, initial, allow, history, transitions, automatic }: Workflow): readonly unknown[] => [
  ['initial', field, initial],
  ['allow', allow],
  ...(history === null ? [] : [['history', history]]),
  ...transitions.map((one) => [STEP, ...stepOf(one)]),
  ...automatic.map((one) => ['automatic', ...stepOf(one)]),
]

/** What may be done, where every other rule is what must be. */
const STEP = 'step'
const stepOf = ({ name, from, to, when, fields, stamp }: Workflow['transitions'][number]): readonly unknown[] => [
  name,
  from,
  to,
  when,
  fields,
  stamp,
]

// ---------------------------------------------------------------- two of them

const SENT: Bodies = { way: 'sent', before: (schema) => schema, after: (schema) => schema }

/**
 * Why `newer` might refuse rows that `older` writes; null: it would not. When in doubt it counts as refused: a rule
 * worded differently is a new rule.
 */
export function refusedBy(newer: Judgement, older: Judgement): Label | null {
  for (const [name, entity] of Object.entries(older.entities)) {
    const next = newer.entities[name] ?? Object.values(newer.entities).find(({ was }) => was === name)
    const why = next === undefined ? GONE : refusedIn(next, entity)
    if (why !== null) return { zh: `${name}${why.zh}`, en: `${name}${why.en}` }
  }
  return null
}

const GONE: Label = { zh: '：已不存在', en: ': is no longer there' }

function refusedIn(newer: JudgedEntity, older: JudgedEntity): Label | null {
  const renamed = new Map(
    Object.entries(newer.fields).flatMap(([name, { was }]) =>
      was !== null && !(name in older.fields) ? [[was, name] as const] : [],
    ),
  )
  for (const [name, field] of Object.entries(older.fields)) {
    const next = newer.fields[name] ?? newer.fields[renamed.get(name) ?? '']
    const why = next === undefined ? GONE : refusedValue(next, field)
    if (why !== null) return at(name, why)
  }
  const carried = new Set(renamed.values())
  for (const [name, field] of Object.entries(newer.fields))
    if (!(name in older.fields) && !carried.has(name) && asksForMore(field)) return at(name, MORE)
  const isStep = (rule: string): boolean => rule.startsWith(`["${STEP}",`)
  const [known, taken] = [new Set(older.rules), new Set(newer.rules)]
  if (!older.rules.every((rule) => !isStep(rule) || taken.has(rule))) return STEP_GONE
  return newer.rules.every((rule) => isStep(rule) || known.has(rule)) ? null : RULE
}

const at = (name: string, { zh, en }: Label): Label => ({ zh: `.${name}${zh}`, en: `.${name}${en}` })

const STEP_GONE: Label = { zh: '：有步骤不再允许', en: ': no longer takes one of its steps' }
const RULE: Label = { zh: '：有新的规则', en: ': has a new rule' }
const MORE: Label = { zh: '：新增且须有值', en: ': is new and must have a value' }

/** Of a field that the older one does not know, and so leaves as the database fills it. */
const asksForMore = ({ needed, held }: JudgedField): boolean =>
  needed || ['requiredWhen', 'derived', 'usual'].some((name) => name in held)

function refusedValue(newer: JudgedField, older: JudgedField): Label | null {
  if (newer.needed && !older.needed) return { zh: '：改为必填', en: ': must have a value now' }
  const held = Object.entries(newer.held).find(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(older.held[name]),
  )
  if (held !== undefined) return { zh: `：${held[0]} 已变`, en: `: its “${held[0]}” is different` }
  const [worse] = [...changesOf(SENT, older.schema, newer.schema)].filter(({ breaking }) => breaking)
  return worse === undefined ? null : { zh: `：${worse.text.zh}`, en: `: ${worse.text.en}` }
}

/** Of a judgement, what another one has as well. */
export const inCommon = (other: Judgement, { entities }: Judgement): Judgement => ({
  entities: Object.fromEntries(
    Object.entries(entities).flatMap(([name, entity]) => {
      const theirs = other.entities[name]
      if (theirs === undefined) return []
      const fields = Object.entries(entity.fields).filter(([field]) => field in theirs.fields)
      return [[name, { ...entity, fields: Object.fromEntries(fields) }]]
    }),
  ),
})
