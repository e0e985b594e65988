/**
 * Forms as yup object schemas, from what the generator writes down of each field. They give ajv's verdict
 * (`verdict.ts`) with the texts of the rules, and on the same value: what is meant by what was typed (`tidying.ts`). A
 * field left blank is no value.
 */
import { mixed, object, ValidationError, type ObjectSchema, type Schema } from 'yup'
import type { JsonSchema, Label } from '../model/model.ts'
import { keywordMessage, REQUIRED } from './keyword-messages.ts'
import { tidied, type Tidying } from './tidying.ts'
import { failuresOf, type Failure } from './verdict.ts'
import { type Warning, warns } from './warning.ts'

export type Translate = (label: Label) => string
export type FormOperation = 'create' | 'update'

export interface FormField {
  /** Schema of a non-null value. */
  readonly schema: JsonSchema
  readonly required: boolean
  readonly nullable: boolean
  readonly write: 'always' | 'create'
  readonly tidying: Tidying
  /** The rule's message, for every failure but a missing value or a wrong type. */
  readonly message: Label | null
  readonly warning: Warning | null
}

export type FormFields = Readonly<Record<string, FormField>>

export function formOf(
  fields: FormFields,
  operation: FormOperation,
  t: Translate,
): ObjectSchema<Record<string, unknown>> {
  const writable = Object.entries(fields).filter(([, field]) => operation === 'create' || field.write === 'always')
  return object(Object.fromEntries(writable.map(([name, field]) => [name, fieldOf(field, operation, t)])))
}

/** Texts that stand beside a field without refusing its value. */
export function warningsOf(
  fields: FormFields,
  values: Readonly<Record<string, unknown>>,
  t: Translate,
): Readonly<Record<string, string>> {
  const warned = Object.entries(fields).filter(([name, { schema, warning, tidying }]) => {
    const value = tidied(tidying, values[name])
    if (!warning || isBlank(value)) return false
    // Of a value that is refused, or stands there masked, there is nothing to doubt.
    return ('schema' in warning || failuresOf(schema, value).length === 0) && warns(warning, value)
  })
  return Object.fromEntries(warned.map(([name, { warning }]) => [name, warning ? t(warning.message) : '']))
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

function fieldOf(field: FormField, operation: FormOperation, t: Translate): Schema {
  return mixed()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : tidied(field.tidying, value)))
    .test({
      name: 'schema',
      skipAbsent: false,
      test(value, context) {
        if (value === undefined)
          return !(operation === 'create' && field.required) || context.createError({ message: t(REQUIRED) })
        if (value === null) return field.nullable || context.createError({ message: t(REQUIRED) })
        const failures = failuresOf(field.schema, value)
        return (
          failures.length === 0 ||
          new ValidationError(failures.map((failure) => errorOf(failure, field, value, context.path, t)))
        )
      },
    })
}

function errorOf(failure: Failure, field: FormField, value: unknown, path: string, t: Translate): ValidationError {
  const inner = failure.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
  const ofRule = field.message !== null && failure.path.length === 0 && failure.keyword !== 'type'
  const blank = failure.keyword === 'type' && partAt(value, failure.path) === null
  const message = blank
    ? REQUIRED
    : ofRule && field.message
      ? field.message
      : keywordMessage(failure.keyword, failure.limit, failure.schema)
  return new ValidationError(t(message), undefined, path + inner)
}

const partAt = (value: unknown, path: Failure['path']): unknown =>
  path.reduce<unknown>((part, step) => (part as Readonly<Record<string | number, unknown>> | null)?.[step], value)
