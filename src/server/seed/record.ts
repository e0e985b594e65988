/**
 * A demo row as its table keeps it: defaults filled in, what follows from other fields derived, secrets hashed, column
 * by column.
 */
import { kinds } from '../../kinds/kinds.ts'
import { isNothing, judged } from '../../model/conditions.ts'
import type { App, Entity, Field } from '../../model/model.ts'
import type { Derivation, Derivations } from '../operations/product-rules.ts'
import type { DemoRow, Values } from './demo.ts'

/** The fields that have columns and are set by us; the database counts versions itself. */
export const storedFields = ({ fields }: Entity): readonly Field[] =>
  fields.filter((field) => field.name !== 'version' && kinds[field.kind].columns(field).length > 0)

/** Wire values of one row, complete. */
export function wireValues(
  { fields }: Entity,
  { create, server }: DemoRow,
  derivations: Derivations,
  app: App,
): Values {
  const defaults = fields
    .filter((field) => field.default !== undefined)
    .map((field) => [field.name, field.default] as const)
  const given: Values = { ...Object.fromEntries(defaults), updated_at: server['created_at'], ...create, ...server }
  const derived = fields.flatMap(({ name, derived: rule }) =>
    rule === null ? [] : [[name, follows(given, derivations, app, name, rule.by)] as const],
  )
  return havingOnly(fields, { ...given, ...Object.fromEntries(derived) }, { ...create, ...server })
}

/** What the record has not is empty; a row that says it all the same, or lacks what it needs, is a mistake of ours. */
function havingOnly(fields: readonly Field[], values: Values, said: Values): Values {
  if (!fields.some(({ when, requiredWhen }) => when !== null || requiredWhen !== null)) return values
  const { has, requires } = judged(fields, values)
  const lacking = fields.filter(({ name, when }) => when !== null && !has(name))
  const wrong = [
    ...lacking.filter(({ name }) => !isNothing(said[name])),
    ...fields.filter(({ name }) => requires(name) && isNothing(values[name])),
  ]
  if (wrong.length > 0)
    throw new Error(`a demo record cannot have ${wrong.map(({ name }) => name).join(', ')}: ${JSON.stringify(values)}`)
  return { ...values, ...Object.fromEntries(lacking.map(({ name }) => [name, null])) }
}

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
export function columnValues(fields: readonly Field[], values: Values, secret: (text: string) => string): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const kind = kinds[field.kind]
      const value = values[field.name] ?? null
      const written = kind.write(field.kind === 'secret' && value !== null ? secret(String(value)) : value, field)
      return kind.columns(field).map(({ name }, at) => [name, written[at] ?? null] as const)
    }),
  )
}
