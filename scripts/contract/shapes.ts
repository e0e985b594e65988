/** Shapes of answers, judged by JSON Schema, and what is wrong in words that lead to the place. */
import { type ErrorObject, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { teach } from '../../src/kinds/ajv.ts'
import { isSchema, rowSchema } from '../../src/kinds/record-schemas.ts'
import type { Entity, Field, FieldKindName, JsonSchema } from '../../src/model/model.ts'

export interface Wrong {
  readonly at: string
  readonly says: string
}

const ajv = teach(new Ajv2020({ allErrors: true, strict: false, verbose: true }))
const compiled = new WeakMap<JsonSchema, ValidateFunction>()
/** One wrong list has as many mistakes as rows; the first ones tell. */
const MOST = 20

export function wrongIn(schema: JsonSchema, value: unknown, root: string): readonly Wrong[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).slice(0, MOST).map((error) => ({ at: placeOf(error, root), says: wordsOf(error) }))
}

/** `/list/0/name` → `data.list[0].name`. */
function placeOf({ instancePath, keyword, params }: ErrorObject, root: string): string {
  const steps = instancePath.split('/').slice(1)
  const named = keyword === 'required' ? (params['missingProperty'] as string) : params['additionalProperty']
  const all = typeof named === 'string' ? [...steps, named] : steps
  return root + all.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
}

function wordsOf({ keyword, params, data, message }: ErrorObject): string {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'additionalProperties') return 'is in no document'
  const wanted = keyword === 'enum' ? `must be one of ${shown(params['allowedValues'])}` : (message ?? keyword)
  return `is ${shown(data)}, ${keyword === 'const' ? `must be ${shown(params['allowedValue'])}` : wanted}`
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const FORMATS: Readonly<Partial<Record<FieldKindName, string>>> = {
  decimal: 'decimal',
  date: 'date',
  datetime: 'date-time',
}

/** A record as it is answered: what has one form on the wire must have it. Which may be left out is the call's. */
export function recordShape(entity: Entity, required: readonly Field[]): JsonSchema {
  const row = rowSchema(entity)
  const properties = { ...(row['properties'] as Readonly<Record<string, JsonSchema>>) }
  for (const { name, kind, mask } of entity.fields) {
    const format = mask === null ? FORMATS[kind] : undefined
    if (format !== undefined && isSchema(properties[name])) properties[name] = { ...properties[name], format }
  }
  return { ...row, properties, required: [...new Set([entity.key, 'version', ...required.map(({ name }) => name)])] }
}

export const pageShape = (record: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['list', 'count', 'count_kind', 'next'],
  properties: {
    list: { type: 'array', items: record },
    count: { type: ['integer', 'null'], minimum: 0 },
    count_kind: { enum: ['exact', 'estimate', 'none'] },
    next: { type: ['string', 'null'] },
  },
})

/** Of records of which some fields alone were asked for. */
export const ANY_PAGE = pageShape({ type: 'object' })
