/**
 * What of a body is larger than its schema can take, found without looking at the rest: lists, texts and names are
 * counted before any of them is judged, so that a refusal costs no more than what is refused. Whether the rest is right
 * is asked of the validators.
 */
import type { ErrorObject } from 'ajv'
import { isObject } from '../../values/is-object.ts'
import { AppError } from '../../errors/app-error.ts'
import { createSchema, updateSchema } from '../../kinds/record-schemas.ts'
import { transitionSchema } from '../../kinds/transition-schema.ts'
import { orNullOf } from '../../kinds/verdict.ts'
import { askedOf } from '../../model/lines.ts'
import type { Field, JsonSchema, Model } from '../../model/model.ts'
import { BOUNDS } from '../bounds.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import type { Target } from './addresses.ts'
import { requestSchema } from './payload.ts'

export interface Taken {
  readonly schema: JsonSchema
  /** The part of the body that it is about; null: all of it. */
  readonly part: string | null
}

const known = new WeakMap<Target, Taken | null>()

/** What a call's body may be; null: it has none, or one that is no JSON. */
export function takenBy(target: Target): Taken | null {
  const found = known.get(target)
  if (found !== undefined) return found
  const made = takenOf(target)
  known.set(target, made)
  return made
}

function takenOf(target: Target): Taken | null {
  if (target.kind === 'file') return null
  if (target.kind === 'call')
    return target.call.method === 'POST' || target.call.method === 'PUT'
      ? { schema: requestSchema(target.call), part: null }
      : null
  if (target.kind === 'transition') return { schema: transitionSchema(target.entity, target.transition), part: null }
  if (target.operation === 'create') return { schema: createSchema(target.entity), part: null }
  if (target.operation === 'update') return { schema: updateSchema(target.entity), part: null }
  return target.operation === 'batch' ? { schema: updateSchema(target.entity), part: 'data' } : null
}

export function refuseExcess(model: Model, target: Target, body: unknown): void {
  const taken = takenBy(target)
  if (taken === null) return
  const judged = taken.part === null ? body : isObject(body) ? body[taken.part] : undefined
  const errors = firstOf(excessOf(taken.schema, judged, ''))
  if (errors.length === 0) return
  const fields: readonly Field[] = 'entity' in target ? askedOf(target.entity) : []
  throw new AppError('invalid', {}, { fields: fieldErrors(model, fields, { body: judged, errors }, taken.schema) })
}

function firstOf(errors: Iterable<ErrorObject>): readonly ErrorObject[] {
  const first: ErrorObject[] = []
  for (const error of errors) if (first.push(error) >= BOUNDS.answer.fields) break
  return first
}

const excess = (instancePath: string, keyword: string, params: Readonly<Record<string, unknown>>): ErrorObject => ({
  instancePath,
  keyword,
  params,
  schemaPath: '',
})
const isOf = (schema: JsonSchema, type: string): boolean => [schema['type']].flat().includes(type)

export function* excessOf(schema: JsonSchema, value: unknown, path: string): Generator<ErrorObject> {
  const given = orNullOf(schema) ?? schema
  if (typeof value === 'string') {
    // A character may be two of JavaScript's; which of them there are is for the validator.
    if (isOf(given, 'string') && value.length > 2 * longest(given))
      yield excess(path, FORMS.find((keyword) => keyword in given) ?? 'maxLength', { limit: longest(given) })
  } else if (Array.isArray(value)) {
    if (isOf(given, 'array')) yield* ofList(given, value, path)
  } else if (isObject(value)) yield* ofObject(given, value, path)
}

/** What says more of a text than its length. */
const FORMS = ['maxLength', 'format', 'pattern'] as const
/** None of the formats is longer than a moment to the millisecond, or an address of mail. */
const FORMATTED = 300
const longest = (schema: JsonSchema): number =>
  Number(schema['maxLength'] ?? ('format' in schema ? FORMATTED : BOUNDS.body.text))

function* ofList(schema: JsonSchema, list: readonly unknown[], path: string): Generator<ErrorObject> {
  const most = Number(schema['maxItems'] ?? BOUNDS.body.items)
  if (list.length > most) {
    yield excess(path, 'maxItems', { limit: most })
    return
  }
  const item = schema['items']
  if (!isObject(item)) return
  for (const [place, value] of list.entries()) yield* excessOf(item as JsonSchema, value, `${path}/${place}`)
}

function* ofObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>, path: string): Generator<ErrorObject> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const names = Object.keys(value)
  const unknown =
    schema['additionalProperties'] === false ? names.filter((name) => !Object.hasOwn(properties, name)) : []
  if (unknown.length > BOUNDS.body.unknown) {
    for (const name of unknown) yield excess(path, 'additionalProperties', { additionalProperty: name })
    return
  }
  for (const name of names)
    if (Object.hasOwn(properties, name))
      yield* excessOf(properties[name]!, value[name], `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
}
