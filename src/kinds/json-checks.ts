/**
 * JSON Schema of an array's items as CHECK conditions on a jsonb column: one JSON path that finds the good ones, and
 * all must be.
 */
import type { Json, JsonSchema } from '../model/model.ts'
import { codesOf } from './keywords.ts'
import { postgresPattern } from './pattern.ts'
import { literal } from './sql-text.ts'

export function itemChecks(schema: JsonSchema): readonly string[] {
  const good = `$[*] ? (${goodPath(schema['items'] as JsonSchema, '@')})`
  return [
    `jsonb_typeof({col}) = 'array'`,
    ...(schema['minItems'] === undefined
      ? []
      : [`jsonb_array_length({col}) >= ${literal(Number(schema['minItems']))}`]),
    ...(schema['maxItems'] === undefined
      ? []
      : [`jsonb_array_length({col}) <= ${literal(Number(schema['maxItems']))}`]),
    `jsonb_array_length(jsonb_path_query_array({col}, ${literal(good)}, '{}', true)) = jsonb_array_length({col})`,
  ]
}

type Test = (value: Json, at: string) => string | null
/**
 * A keyword's predicate about the value at a path; keywords without an entry are left to ajv (`title`, `uniqueItems`).
 */
const TESTS: Readonly<Record<string, Test>> = {
  type: (type, at) =>
    type === 'integer'
      ? `${at}.type() == "number" && ${at}.floor() == ${at}`
      : `${at}.type() == ${JSON.stringify(type)}`,
  minimum: (n, at) => `${at} >= ${Number(n)}`,
  maximum: (n, at) => `${at} <= ${Number(n)}`,
  exclusiveMinimum: (n, at) => `${at} > ${Number(n)}`,
  exclusiveMaximum: (n, at) => `${at} < ${Number(n)}`,
  minLength: (n, at) => matches(at, `^${repeated('.', Number(n), true)}`),
  maxLength: (n, at) => matches(at, `^${repeated('.', Number(n), false)}$`),
  pattern: (source, at) => matches(at, postgresPattern(String(source))),
  format: (name, at) => (name === 'date' ? `exists(${at}.datetime("YYYY-MM-DD"))` : null),
  formatMinimum: (text, at) => `${at}.double() >= ${Number(text)}`,
  formatMaximum: (text, at) => `${at}.double() <= ${Number(text)}`,
  anyOf: (branches, at) =>
    `(${(branches as readonly JsonSchema[]).map((branch) => `(${goodPath(branch, at)})`).join(' || ')})`,
}

function goodPath(schema: JsonSchema, at: string): string {
  const codes = codesOf(schema).filter((code) => code !== undefined)
  const tests = Object.entries(schema).flatMap(([keyword, value]) => TESTS[keyword]?.(value, at) ?? [])
  return [
    ...tests,
    ...(codes.length > 0 ? [`(${codes.map((code) => `${at} == ${JSON.stringify(code)}`).join(' || ')})`] : []),
    ...(schema['type'] === 'object' ? objectTests(schema, at) : []),
  ].join(' && ')
}

function objectTests(schema: JsonSchema, at: string): readonly string[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  const required = new Set((schema['required'] ?? []) as readonly string[])
  const names = properties.map(([name]) => `@.key != ${JSON.stringify(name)}`)
  return [
    ...(names.length > 0 ? [`!(exists(${at}.keyvalue() ? (${names.join(' && ')})))`] : []),
    ...properties.map(([name, part]) => {
      const field = `${at}.${JSON.stringify(name)}`
      return required.has(name)
        ? `(exists(${field}) && ${goodPath(part, field)})`
        : `(!(exists(${field})) || (${goodPath(part, field)}))`
    }),
  ]
}

const matches = (at: string, pattern: string): string => `${at} like_regex ${JSON.stringify(pattern)} flag "s"`

/** A regular expression's bound ends at 255. */
function repeated(atom: string, times: number, exact: boolean): string {
  const chunks = [...Array<number>(Math.floor(times / 255)).fill(255), times % 255].filter((n) => n > 0)
  return chunks.map((n) => `${atom}{${exact ? n : `0,${n}`}}`).join('')
}
