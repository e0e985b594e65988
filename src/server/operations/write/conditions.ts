/**
 * What a record has not, by its own values, is not stored: a value sent for it is refused, and what it held is emptied
 * by the very write that changes what decides. A default comes in where it begins to apply.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import { REQUIRED } from '../../../kinds/keyword-messages.ts'
import { conditionInWords } from '../../../model/condition-words.ts'
import { type Conditional, decidingIn, isNothing, judged } from '../../../model/conditions.ts'
import type { Check, Entity, Expr, Field, FieldKindName, Lang, Model } from '../../../model/model.ts'
import type { Body } from './body.ts'

const isConditional = ({ when, requiredWhen }: Conditional): boolean => when !== null || requiredWhen !== null
const decidingOf = ({ when, requiredWhen }: Conditional): readonly string[] => [
  ...decidingIn(when),
  ...decidingIn(requiredWhen),
]

const known = new WeakMap<Entity['fields'], ReadonlySet<string>>()

/** Stored fields that have conditions or decide them: worked out once, since every write asks. */
function involved(fields: Entity['fields']): ReadonlySet<string> {
  const found =
    known.get(fields) ??
    new Set(
      fields
        .filter((field) => isConditional(field) && field.computed === null)
        .flatMap((field) => [field.name, ...decidingOf(field)]),
    )
  known.set(fields, found)
  return found
}

/** The fields involved in conditions, where a write of these names touches any of them. */
export function conditionalAmong({ fields }: Pick<Entity, 'fields'>, names: readonly string[]): readonly string[] {
  const all = involved(fields)
  return names.some((name) => all.has(name)) ? [...all] : []
}

export interface Settling {
  /** What somebody sent. */
  readonly sent: Body
  /** What is to be written. */
  readonly stored: Body
  /** Of the record as it stands; of a new one, the defaults. */
  readonly before: Body
  readonly isNew: boolean
  /** Fields that a step asks for: where they apply, they must be given. */
  readonly asked?: ReadonlySet<string>
}

export function settled(model: Model, entity: Entity, { sent, stored, before, isNew, asked }: Settling): Body {
  const touched = isNew ? null : new Set(conditionalAmong(entity, [...Object.keys(stored), ...(asked ?? [])]))
  const fields = entity.fields.filter(
    (field) => isConditional(field) && field.computed === null && (touched === null || touched.has(field.name)),
  )
  if (fields.length === 0) return stored
  const whole = { ...before, ...stored }
  const now = judged(entity.fields, whole)
  const then = isNew ? null : judged(entity.fields, before)
  const wrong: FieldError[] = []
  const changes: Record<string, unknown> = {}
  for (const field of fields) {
    const { name } = field
    if (!now.has(name)) {
      if (!isNothing(sent[name])) wrong.push({ field: name, message: inapplicable(model, entity, field) })
      if (isNew ? name in whole : !isNothing(before[name]) || name in stored) changes[name] = emptyOf(field.kind)
      continue
    }
    const begins = then === null || !then.has(name)
    const isMissing = isNothing(whole[name])
    if (isMissing && begins && !(name in sent) && field.default !== undefined) changes[name] = field.default
    else if (isMissing && mustHold(field, now, asked) && (begins || asked?.has(name) === true || counts(field, stored)))
      wrong.push({ field: name, message: REQUIRED })
  }
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
  return { ...stored, ...changes }
}

const emptyOf = (kind: FieldKindName): unknown => (kind === 'references' ? [] : null)

/** A field with a default is never empty. */
const mustHold = (
  { name, default: usual }: Field,
  { requires }: ReturnType<typeof judged>,
  asked: ReadonlySet<string> | undefined,
): boolean => requires(name) || usual !== undefined || asked?.has(name) === true

/** A record from before the rule may stay as it is until somebody touches what the rule is about. */
const counts = (field: Field, stored: Body): boolean =>
  [field.name, ...decidingOf(field)].some((name) => name in stored)

/** What the database judges in its turn, of the record as it is written. */
export const requiredChecks = ({ fields }: Entity): readonly Check[] =>
  fields.flatMap(({ name, when, requiredWhen }) =>
    requiredWhen === null
      ? []
      : [
          {
            name: `${name}_required`,
            field: name,
            expr: {
              or: [
                { not: [{ coalesce: [{ and: [when ?? true, requiredWhen] }, false] }] },
                { not: [{ is_null: [`$${name}`] }] },
              ],
            },
            message: REQUIRED,
            unless: null,
          },
        ],
  )

/** Of what a call is sent. */
export function refuseInapplicable(model: Model, named: Pick<Entity, 'fields'>, sent: Body): void {
  const fields = named.fields.filter(isConditional)
  if (fields.length === 0) return
  const { has, requires } = judged(named.fields, sent)
  const wrong = fields.flatMap((field): readonly FieldError[] => {
    const isMissing = isNothing(sent[field.name])
    if (!has(field.name)) return isMissing ? [] : [{ field: field.name, message: inapplicable(model, named, field) }]
    return isMissing && requires(field.name) ? [{ field: field.name, message: REQUIRED }] : []
  })
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}

function inapplicable({ enums }: Model, { fields }: Pick<Entity, 'fields'>, { when }: Field): FieldError['message'] {
  const words = (lang: Lang, expr: Expr): string => conditionInWords({ fields, enums }, expr, lang)
  return said('not_applicable', { zh: { when: words('zh', when) }, en: { when: words('en', when) } })
}
