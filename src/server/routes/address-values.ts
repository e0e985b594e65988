/**
 * In an address everything is text; the schema of a parameter says what it means. What it cannot mean stays text, and
 * is refused as such.
 */
import { AppError } from '../../errors/app-error.ts'
import { isGood } from '../../kinds/verdict.ts'
import type { JsonSchema } from '../../model/model.ts'
import { isWholeText } from '../../values/whole.ts'

type Texts = Readonly<Record<string, string>>

export function queryValues(schema: JsonSchema, texts: Texts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, valueOf(parameter(schema, name), text)]))
}

/** A part of the path names a record: where no number stands there, or one that is written otherwise, there is none. */
export function pathValues(schema: JsonSchema, texts: Texts): Record<string, unknown> {
  const lost = Object.entries(texts).some(
    ([name, text]) => parameter(schema, name)['type'] === 'integer' && !isWholeText(text),
  )
  if (lost) throw new AppError('not_found')
  return queryValues(schema, texts)
}

const parameter = (schema: JsonSchema, name: string): JsonSchema => {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  return Object.hasOwn(properties, name) ? properties[name]! : {}
}

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/
const READERS: Readonly<Record<string, (text: string, schema: JsonSchema) => unknown>> = {
  integer: (text) => (isWholeText(text) ? Number(text) : text),
  number: (text) => (NUMBER.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  array: (text, schema) => text.split(',').map((part) => valueOf((schema['items'] ?? {}) as JsonSchema, part)),
}

function valueOf(schema: JsonSchema, text: string): unknown {
  const codes = [...((schema['enum'] ?? []) as readonly unknown[]), ...('const' in schema ? [schema['const']] : [])]
  const code = codes.find((one) => String(one) === text)
  if (code !== undefined) return code
  for (const one of (schema['oneOf'] ?? schema['anyOf'] ?? []) as readonly JsonSchema[]) {
    const value = valueOf(one, text)
    if (isGood(one, value)) return value
  }
  const [read] = [schema['type']].flat().flatMap((type) => READERS[String(type)] ?? [])
  return read ? read(text, schema) : text
}
