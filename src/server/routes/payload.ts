/**
 * What a special call is sent, checked against the schema that its document gives: path, query and body as one object.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { AppError } from '../../errors/app-error.ts'
import { teach } from '../../kinds/ajv.ts'
import { tidyingOf } from '../../kinds/kinds.ts'
import { FINEST_SCALE } from '../../kinds/kind-facts.ts'
import { callSchema } from '../../kinds/record-schemas.ts'
import { tidied } from '../../kinds/tidying.ts'
import { decimalPattern } from '../../kinds/decimal-pattern.ts'
import { codesOf } from '../../kinds/keywords.ts'
import type { Call, JsonSchema, Model } from '../../model/model.ts'
import { BOUNDS } from '../bounds.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import { refuseInapplicable } from '../operations/write/conditions.ts'
import { pathValues, queryValues } from './address-values.ts'

export type Payload = Readonly<Record<string, unknown>>

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const compiled = new WeakMap<Call, ValidateFunction>()

export interface Sent {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

export function readPayload(model: Model, call: Call, { params, query, body }: Sent): Payload {
  const inAddress = call.method === 'GET' || call.method === 'DELETE'
  if (!inAddress && Object.keys(query).length > 0)
    throw new AppError('unknown_parameter', { name: Object.keys(query)[0]! })
  const sent = inAddress ? queryValues(call.request, query) : body === undefined ? {} : body
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new AppError('parameter')
  const ofPath = pathValues(call.request, params)
  refuseContradiction(sent as Payload, ofPath)
  return judged(model, call, { ...meantBy(call, sent as Payload), ...ofPath }, inAddress)
}

/** What a row of a file says, held to the same as what is sent by hand. */
export const readValues = (model: Model, call: Call, values: Payload): Payload =>
  judged(model, call, meantBy(call, values), false)

function judged(model: Model, call: Call, payload: Payload, inAddress: boolean): Payload {
  const check = checkOf(call)
  if (check(payload)) {
    refuseInapplicable(model, call, payload)
    return payload
  }
  // An address has no form whose fields could be marked.
  const missing = inAddress ? check.errors?.find(({ keyword }) => keyword === 'required') : undefined
  if (missing) throw new AppError('missing_parameter', { name: String(missing.params['missingProperty']) })
  throw new AppError(
    'invalid',
    {},
    { fields: fieldErrors(model, call.fields, { body: payload, errors: check.errors }, call.request) },
  )
}

/** What stands in the path may be said again, and not otherwise: it would be taken for something that it is not. */
function refuseContradiction(sent: Payload, ofPath: Payload): void {
  const other = Object.keys(ofPath).find((name) => Object.hasOwn(sent, name) && sent[name] !== ofPath[name])
  if (other !== undefined) throw new AppError('bad_value', { name: other })
}

/** What the call takes, with the bounds that its document leaves to convention. */
export const requestSchema = (call: Call): JsonSchema => bounded(callSchema(call))

function checkOf(call: Call): ValidateFunction {
  const known = compiled.get(call)
  if (known) return known
  const check = ajv.compile(requestSchema(call))
  compiled.set(call, check)
  return check
}

/**
 * Values as a form means them: without blanks at their ends, and nothing where nothing is meant. The passport takes
 * what it compares to the letter.
 */
function meantBy({ host, fields }: Call, sent: Payload): Payload {
  if (host === 'passport') return sent
  const known = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const field = known.get(name)
      if (field === undefined) return [[name, value]]
      const meant = tidied(tidyingOf(field), value)
      return meant === null && !field.required ? [] : [[name, meant]]
    }),
  )
}

/**
 * A number beyond what JavaScript counts exactly means no record and no moment, and the database would refuse it; a
 * decimal has no more digits than a column.
 */
function bounded(schema: JsonSchema): JsonSchema {
  if (schema['type'] === 'integer')
    return { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...schema }
  if (schema['format'] === 'decimal') return { pattern: decimalPattern(FINEST_SCALE), ...schema }
  const [properties, items] = [schema['properties'], schema['items']] as readonly (JsonSchema | undefined)[]
  const types = [schema['type']].flat()
  return {
    ...(types.includes('array') && {
      maxItems:
        schema['uniqueItems'] === true && items && codesOf(items).length > 0
          ? codesOf(items).length
          : BOUNDS.body.items,
    }),
    ...(types.includes('string') && !('format' in schema || 'pattern' in schema) && { maxLength: BOUNDS.body.text }),
    // Where any name may stand, there are not any number of them.
    ...(types.includes('object') && schema['additionalProperties'] !== false && { maxProperties: BOUNDS.body.unknown }),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, bounded(one as JsonSchema)]),
      ),
    }),
    ...(items && { items: bounded(items) }),
  }
}
