/** yup's verdict for react-hook-form. A masked value that was not touched is no value to judge. */
import { yupResolver } from '@hookform/resolvers/yup'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import { judged } from '../../model/conditions.ts'
import type { Field, Label } from '../../model/model.ts'
import type { AskJudges } from './judging.ts'

type Values = Readonly<Record<string, unknown>>

export interface Rules {
  /** What the generated form module made. */
  readonly schema: unknown
  readonly fields: readonly Field[]
  readonly before: Values | undefined
  /** Fields that must be given here, whatever the schema says, and the text that says so. */
  readonly required?: { readonly names: readonly string[]; readonly message: string }
  /**
   * The record that conditions are decided by, with what is typed, and the text of a value that is missing. Left out:
   * these are values for many records.
   */
  readonly conditions?: { readonly of: Values; readonly message: string }
  /** Rules in code, and how their texts are said. Left out: none is asked here. */
  readonly judges?: { readonly ask: AskJudges; readonly say: (label: Label) => string } | undefined
}

type Wrong = readonly [name: string, error: unknown]

export function resolverOf({ schema, fields, before, required, conditions, judges }: Rules): Resolver<FieldValues> {
  const judge = yupResolver(
    schema as ObjectSchema<FieldValues>,
    { abortEarly: false },
    { raw: true },
  ) as Resolver<FieldValues>
  const masked = fields.filter(({ mask }) => mask !== null).map(({ name }) => name)
  /** Nothing of what the record has not is judged or sent. */
  const havingOnly = (values: FieldValues, found: readonly Wrong[]) => {
    const { has, requires } = judged(fields, { ...conditions?.of, ...values })
    const missing = fields
      .filter(({ name }) => name in values && isBlank(values[name]))
      .filter(({ write }) => write === 'always' || (write === 'create' && before === undefined))
      .filter(({ name, when, default: usual }) => requires(name) || (when !== null && usual !== undefined))
      .map(({ name }): Wrong => [name, { type: 'required', message: conditions?.message ?? '' }])
    return {
      wrong: [...found, ...missing].filter(([name]) => has(name)),
      kept: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, has(name) ? value : null])),
    }
  }
  /** Of what is right field by field; a text for a field that is not there is left to the server. */
  const judgedWrong = async (
    values: FieldValues,
    kept: FieldValues,
    { wrong, untouched }: { readonly wrong: readonly Wrong[]; readonly untouched: ReadonlySet<string> },
  ) => {
    const meant = (schema as ObjectSchema<FieldValues>).cast(kept, { assert: false }) as Values
    const refused = new Set(wrong.map(([name]) => name))
    const told = await judges?.ask({
      isWritten: (name) =>
        name in values && (before === undefined || JSON.stringify(meant[name]) !== JSON.stringify(before[name])),
      valueOf: (name) => {
        if (refused.has(name) || untouched.has(name)) return undefined
        if (name in values) return meant[name] ?? null
        const usual = fields.find((field) => field.name === name)?.default
        return before === undefined ? (usual === undefined ? null : undefined) : before[name]
      },
    })
    return (told ?? [])
      .filter(({ field }) => field in values && !refused.has(field))
      .map(({ field, message }): Wrong => [field, { type: 'judged', message: judges!.say(message) }])
  }
  return async (values, context, options) => {
    const { errors } = await judge(values, context, options)
    const untouched = new Set(masked.filter((name) => before !== undefined && values[name] === before[name]))
    const asked = (required?.names ?? [])
      .filter((name) => isBlank(values[name]) || untouched.has(name))
      .map((name): Wrong => [name, { type: 'required', message: required?.message ?? '' }])
    const found = [...Object.entries(errors).filter(([name]) => !untouched.has(name)), ...asked]
    const { wrong: alone, kept } = conditions === undefined ? { wrong: found, kept: values } : havingOnly(values, found)
    const wrong =
      judges === undefined ? alone : [...alone, ...(await judgedWrong(values, kept, { wrong: alone, untouched }))]
    return wrong.length === 0
      ? { values: kept, errors: {} }
      : { values: {}, errors: Object.fromEntries(wrong) as typeof errors }
  }
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
