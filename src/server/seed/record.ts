/**
 * A demo row as its table keeps it: defaults filled in, what follows from other fields derived, secrets hashed, column
 * by column.
 */
import { kinds } from '../../kinds/kinds.ts'
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
  return { ...given, ...Object.fromEntries(derived) }
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
