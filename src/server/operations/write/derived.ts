/**
 * Values that follow from others of the same record. Where one does not, whoever writes the record says it; what is
 * said never differs from what follows.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import type { Entity, Field, Lang, Model } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import type { Derivation } from '../product-rules.ts'
import type { Body } from './body.ts'

export const leaningOn = ({ name, derived }: Field): readonly string[] => [
  ...(derived?.from ?? []),
  ...(derived?.asked ? [name] : []),
]

export const derivedBy = (entity: Entity, body: Body): readonly Field[] =>
  entity.fields.filter((field) => leaningOn(field).some((name) => name in body))

/** `body`: what is written; `before`: what the record holds of the rest. */
export function derivedValues({ model, rules }: Rules, entity: Entity, body: Body, before: Body): Body {
  const found = derivedBy(entity, body).map((field) => ({
    field,
    ...valueOf({ model, rules }, entity, field, body, before),
  }))
  const wrong = new Map(found.flatMap(({ error }) => (error ? [[error.field, error] as const] : [])))
  if (wrong.size > 0) throw new AppError('invalid', {}, { fields: [...wrong.values()] })
  return Object.fromEntries(found.map(({ field, value }) => [field.name, value]))
}

type Rules = Pick<Context, 'model' | 'rules'>

interface Found {
  readonly value?: unknown
  readonly error?: FieldError
}

function valueOf({ model, rules }: Rules, entity: Entity, field: Field, body: Body, before: Body): Found {
  const { by = '', from = [], asked = false } = field.derived ?? {}
  const { [by]: derivation }: Readonly<Record<string, Derivation>> = rules.derivations
  // What would not follow is not emptied instead.
  if (derivation === undefined) throw new AppError('unavailable')
  const derived = derivation(
    Object.fromEntries(from.map((name) => [name, name in body ? body[name] : before[name]])),
    model.app,
  )
  if (derived.is === 'refused') return { error: derived }
  const given = asked ? (body[field.name] ?? null) : null
  if (derived.is === 'known')
    return given === null || given === derived.value
      ? { value: derived.value }
      : { error: told('told_otherwise', model, entity, field, [derived.value]) }
  const held = given ?? (asked ? (before[field.name] ?? null) : null)
  if (held === null) return asked ? { error: told('not_told', model, entity, field, []) } : { value: null }
  return derived.among?.includes(held) === false
    ? { error: told('told_otherwise', model, entity, field, derived.among) }
    : { value: held }
}

function told(
  key: 'told_otherwise' | 'not_told',
  model: Model,
  { fields }: Entity,
  { name, derived, enum: of }: Field,
  values: readonly unknown[],
): FieldError {
  const { [of ?? '']: choices } = model.enums
  const inWords = (lang: Lang) => ({
    from: derived!.from
      .map((one) => fields.find((field) => field.name === one)?.label[lang] ?? one)
      .join(SIGNS[lang].and),
    values: values
      .map((value) => choices?.values.find((one) => one.value === value)?.label[lang] ?? String(value))
      .join(SIGNS[lang].or),
  })
  return { field: name, message: said(key, { zh: inWords('zh'), en: inWords('en') }) }
}

const SIGNS = { zh: { and: '、', or: '或' }, en: { and: ', ', or: ' or ' } } as const
