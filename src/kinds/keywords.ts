/** JSON Schema keywords of a value as CHECK conditions, so that the database's verdict is ajv's. */
import type { Json, JsonSchema } from '../model/model.ts'
import { postgresPattern } from './pattern.ts'
import { list, literal } from './sql-text.ts'

export const textChecks = (schema: JsonSchema): readonly string[] => [
  ...checksOf(schema, {
    minLength: (n) => `char_length({col}) >= ${number(n)}`,
    maxLength: (n) => `char_length({col}) <= ${number(n)}`,
    pattern: (source) => `{col} ~ ${literal(postgresPattern(String(source)))}`,
    format: (name) => FORMAT_CHECKS[String(name)],
    enum: (values) => `{col} in (${list((values as readonly (string | number)[]).map(literal))})`,
    const: (value) => `{col} = ${literal(value as string)}`,
  }),
  ...branches(schema),
]

export const numberChecks = (schema: JsonSchema): readonly string[] =>
  checksOf(schema, {
    minimum: (n) => `{col} >= ${number(n)}`,
    maximum: (n) => `{col} <= ${number(n)}`,
    exclusiveMinimum: (n) => `{col} > ${number(n)}`,
    exclusiveMaximum: (n) => `{col} < ${number(n)}`,
    multipleOf: (n) => `{col} % ${number(n)} = 0`,
  })

/** Bounds of values that travel as text and have an order: decimals, dates, times. */
export const limitChecks = (schema: JsonSchema, type: string): readonly string[] =>
  checksOf(schema, {
    formatMinimum: (text) => `{col} >= ${literal(String(text))}::${type}`,
    formatMaximum: (text) => `{col} <= ${literal(String(text))}::${type}`,
    formatExclusiveMinimum: (text) => `{col} > ${literal(String(text))}::${type}`,
    formatExclusiveMaximum: (text) => `{col} < ${literal(String(text))}::${type}`,
  })

/** Codes of an enum's schema, however it lists them: `oneOf` of `const`, `enum`, or one `const`. */
export function codesOf(schema: JsonSchema): readonly (string | number)[] {
  if (Array.isArray(schema['enum'])) return schema['enum'] as (string | number)[]
  const cases = (schema['oneOf'] ?? schema['anyOf'] ?? []) as readonly JsonSchema[]
  return cases.map((one) => one['const'] as string | number)
}

/**
 * Codes that can be asked for: of those that come and go with the schemas (names of entities), which the table takes in
 * any of their form, those that there are.
 */
export function knownCodes(schema: JsonSchema, examples: JsonSchema = schema): readonly (string | number)[] {
  const codes = codesOf(schema)
  return codes.length > 0 ? codes : ((examples['examples'] ?? []) as readonly string[])
}

/** Text formats; those of decimals and dates are the column's type. */
const FORMAT_CHECKS: Readonly<Record<string, string>> = {
  time: `{col} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
  uri: `{col} ~ ${literal(postgresPattern('^https:\\/\\/[^\\s/?#@]+(?:[/?#]\\S*)?$'))}`,
  email: `{col} ~ ${literal(postgresPattern('^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$'))}`,
}

/** `anyOf`, `allOf` and `not` of text keywords: rules that accept two forms (15 or 18 digits). */
function branches(schema: JsonSchema): readonly string[] {
  const every = (key: string) =>
    ((schema[key] ?? []) as readonly JsonSchema[]).map((one) => conjunction(textChecks(one)))
  const any = [...every('anyOf'), ...every('oneOf')]
  const not = schema['not'] === undefined ? [] : textChecks(schema['not'] as JsonSchema)
  return [
    ...every('allOf'),
    ...(any.length > 0 ? [`(${any.join(' or ')})`] : []),
    ...(not.length > 0 ? [`not ${conjunction(not)}`] : []),
  ]
}

const conjunction = (checks: readonly string[]): string => `(${checks.length === 0 ? 'true' : checks.join(' and ')})`

function checksOf(
  schema: JsonSchema,
  table: Readonly<Record<string, (value: Json) => string | undefined>>,
): readonly string[] {
  return Object.entries(table).flatMap(([keyword, check]) => {
    const value = schema[keyword]
    return value === undefined ? [] : (check(value) ?? [])
  })
}

const number = (value: Json): string => literal(Number(value))
