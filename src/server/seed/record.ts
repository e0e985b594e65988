/**
 * A demo row as its table keeps it: defaults filled in, what follows from other fields derived, secrets hashed, column
 * by column.
 */
import { kinds } from '../../kinds/kinds.ts'
import { isNothing, judged } from '../../model/conditions.ts'
import type { App, Entity, Field, Model, Workflow } from '../../model/model.ts'
import type { Derivation, Derivations } from '../operations/product-rules.ts'
import type { DemoRow, Values } from './demo.ts'

/** The fields that have columns and are set by us; the database counts versions itself. */
export const storedFields = ({ fields }: Entity): readonly Field[] =>
  fields.filter((field) => field.name !== 'version' && kinds[field.kind].columns(field).length > 0)

/** What a row need not say: which of the entity's it is, and when the demo is made. */
export interface Unsaid {
  readonly nth: number
  readonly now: string
}

/** Wire values of one row, complete. */
export function wireValues(
  entity: Entity,
  { create, server }: DemoRow,
  { nth, now }: Unsaid,
  derivations: Derivations,
  { app, workflows }: Model,
): Values {
  const { fields, key } = entity
  const created_at = server['created_at'] ?? now
  const defaults = fields
    .filter((field) => field.default !== undefined)
    .map((field) => [field.name, field.default] as const)
  const usual: Values = { ...Object.fromEntries(defaults), [key]: nth, created_at, updated_at: created_at }
  const given: Values = {
    ...usual,
    ...initialState(workflows[entity.workflow ?? ''], { ...usual, ...create }),
    ...create,
    ...server,
  }
  const derived = fields.flatMap(({ name, derived: rule }) =>
    rule === null ? [] : [[name, follows(given, derivations, app, name, rule.by)] as const],
  )
  return havingOnly(entity, { ...given, ...Object.fromEntries(derived) }, { ...create, ...server })
}

function initialState(workflow: Workflow | undefined, values: Values): Values {
  if (workflow === undefined) return {}
  const { field, initial } = workflow
  return { [field]: typeof initial === 'object' ? initial.cases[String(values[initial.by])] : initial }
}

/** What the record has not is empty; a row that says it all the same, or lacks what it needs, is a mistake of ours. */
function havingOnly({ name: entity, fields }: Entity, values: Values, said: Values): Values {
  if (!fields.some(({ when, requiredWhen }) => when !== null || requiredWhen !== null)) return values
  const { has, requires } = judged(fields, values)
  const without = fields.filter(({ name, when }) => when !== null && !has(name))
  const wrong = without.filter(({ name }) => !isNothing(said[name]))
  if (wrong.length > 0) throw mistake(entity, 'cannot have', wrong, values)
  const lacking = fields.filter(({ name }) => requires(name) && isNothing(values[name]))
  if (lacking.length > 0) throw mistake(entity, 'lacks', lacking, values)
  return { ...values, ...Object.fromEntries(without.map(({ name }) => [name, null])) }
}

const mistake = (entity: string, what: 'cannot have' | 'lacks', fields: readonly Field[], values: Values): Error =>
  new Error(
    `a demo record of ${entity} ${what} ${fields.map(({ name }) => name).join(', ')}: ${JSON.stringify(values)}`,
  )

/** What does not follow the row says itself; a row that says what cannot be is a mistake of ours. */
function follows(
  given: Values,
  derivations: Readonly<Record<string, Derivation>>,
  app: App,
  name: string,
  by: string,
): unknown {
  const derived = derivations[by]?.(given, app)
  if (derived?.is === 'known') return derived.value
  const value = given[name] ?? null
  if (derived?.is !== 'open' || derived.among?.includes(value) === false)
    throw new Error(`a demo record cannot have ${name} ${String(value)}: ${JSON.stringify({ given, derived })}`)
  return value
}

/** One JSON object for `json_to_recordset`, by column name. */
export function columnValues(entity: Entity, values: Values, secret: (text: string) => string): Values {
  const fields = storedFields(entity)
  const lacking = fields.filter(({ name, nullable }) => !nullable && (values[name] ?? null) === null)
  if (lacking.length > 0) throw mistake(entity.name, 'lacks', lacking, values)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const kind = kinds[field.kind]
      const value = values[field.name] ?? null
      const written = kind.write(field.kind === 'secret' && value !== null ? secret(String(value)) : value, field)
      return kind.columns(field).map(({ name }, at) => [name, written[at] ?? null] as const)
    }),
  )
}
