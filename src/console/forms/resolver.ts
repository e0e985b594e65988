/** yup's verdict for react-hook-form. A masked value that was not touched is no value to judge. */
import { yupResolver } from '@hookform/resolvers/yup'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import type { Field } from '../../model/model.ts'

type Values = Readonly<Record<string, unknown>>

export interface Rules {
  /** What the generated form module made. */
  readonly schema: unknown
  readonly fields: readonly Field[]
  readonly before: Values | undefined
  /** Fields that must be given here, whatever the schema says, and the text that says so. */
  readonly required?: { readonly names: readonly string[]; readonly message: string }
}

export function resolverOf({ schema, fields, before, required }: Rules): Resolver<FieldValues> {
  const judge = yupResolver(
    schema as ObjectSchema<FieldValues>,
    { abortEarly: false },
    { raw: true },
  ) as Resolver<FieldValues>
  const masked = fields.filter(({ mask }) => mask !== null).map(({ name }) => name)
  return async (values, context, options) => {
    const { errors } = await judge(values, context, options)
    const untouched = new Set(masked.filter((name) => before !== undefined && values[name] === before[name]))
    const asked = (required?.names ?? [])
      .filter((name) => isBlank(values[name]) || untouched.has(name))
      .map((name) => [name, { type: 'required', message: required?.message ?? '' }] as const)
    const left = {
      ...Object.fromEntries(Object.entries(errors).filter(([name]) => !untouched.has(name))),
      ...Object.fromEntries(asked),
    }
    return Object.keys(left).length === 0 ? { values, errors: {} } : { values: {}, errors: left as typeof errors }
  }
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
