/** A validated body → what is stored: secrets hashed, markup cleaned, derived fields worked out. */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { isOwnAddress } from '../../../kinds/files/own-address.ts'
import type { Entity, Field } from '../../../model/model.ts'
import { refuseGuessable } from '../../auth/guessable.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { holdsFiles } from '../../files/held.ts'
import type { Context } from '../context.ts'
import { maySee, mayWrite } from '../parameters/fields.ts'
import type { Body } from './body.ts'
import { conditionalAmong, settled } from './conditions.ts'
import { derivedBy, derivedValues, leaningOn } from './derived.ts'
import { limitedReferences, refuseUnoffered } from './choices.ts'
import { judgedBy, refuseJudged } from './judged.ts'
import { ownFiles } from './own-files.ts'
import { refuseUnknownPlaceholders } from './templates.ts'

/** What a new record holds of what is not sent. */
export const defaults = ({ fields }: Entity): Body =>
  Object.fromEntries(fields.filter((field) => field.default !== undefined).map((field) => [field.name, field.default]))

/**
 * The one judge of who may write which field, whichever way it comes. Fields that the writer may not even see are as
 * good as not there; of others it is said that they are for somebody else to write.
 */
export function refuseForbidden(context: Context, entity: Entity, body: Body): void {
  const [sees, writes] = [maySee(context.actor), mayWrite(context.actor)]
  const wrong = entity.fields.filter((field) => field.name in body && !(sees(field) && writes(field)))
  if (wrong.length === 0) return
  const fields = wrong.map((field): FieldError => {
    const { name, label } = field
    const message = { zh: `没有权限填写“${label.zh}”`, en: `You may not change “${label.en}”` }
    return { field: name, message: sees(field) ? message : { zh: '没有权限', en: 'Not permitted' } }
  })
  throw new AppError('forbidden', {}, { fields })
}

/** A masked value sent back would overwrite the real one with stars. */
export function refuseMasks(entity: Entity, body: Body): void {
  const stars = entity.fields.filter(
    ({ name, mask }) => mask !== null && typeof body[name] === 'string' && /\*/.test(body[name]),
  )
  const fields: FieldError[] = stars.map(({ name }) => ({
    field: name,
    message: { zh: '请填写真实内容，而不是打码后的内容', en: 'Give the real value, not the masked one' },
  }))
  if (fields.length > 0) throw new AppError('invalid', {}, { fields })
}

export interface Preparing {
  readonly isNew?: boolean
  /** What nobody sent: defaults that were worked out (`usual.ts`). Where the record has not the field, it is empty. */
  readonly filled?: Body
  /** Fields that a step asks for: they must be given where the record has them. */
  readonly asked?: ReadonlySet<string>
}

/** `before`: of the record as it stands at least the fields that `knownBefore` names. */
export async function prepare(
  context: Context,
  entity: Entity,
  body: Body,
  before: Body,
  { isNew = false, filled = {}, asked }: Preparing = {},
): Promise<Body> {
  refuseMasks(entity, body)
  refuseJudged(context, entity, body, before)
  refuseUnknownPlaceholders(entity, body)
  const tidy = { ...body, ...(await converted(context, entity, { ...before, ...body }, body)) }
  const files = await ownFiles(context, entity, tidy, before)
  await refuseUnoffered(context, entity, body, before)
  const stored = { ...tidy, ...files }
  const whole = { ...stored, ...derivedValues(context, entity, stored, before) }
  const sent = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in filled)))
  return settled(context.model, entity, { sent, stored: whole, before, isNew, asked })
}

/**
 * Values that are not stored as they are sent. Most records have none: of an import's hundred thousand, nothing need
 * wait.
 */
async function converted(context: Context, entity: Entity, whole: Body, body: Body): Promise<Body> {
  const found: Record<string, unknown> = {}
  for (const { name, kind } of entity.fields) {
    const value = STORED[kind] === undefined ? undefined : body[name]
    if (typeof value !== 'string') continue
    if (kind === 'secret') await refuseGuessable(context.model, name, value, textsOf(entity, whole))
    found[name] = await STORED[kind]?.(value, context)
  }
  return found
}

const STORED: Readonly<Partial<Record<Field['kind'], (text: string, context: Context) => string | Promise<string>>>> = {
  secret: (text) => hashPassword(text),
  html: cleaned,
}

/** Loaded by the first who writes markup: few do, and it brings a parser of style sheets along. */
async function cleaned(text: string, { fileHost }: Context): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(text, {
    allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins'],
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // Of a picture its own address alone: `srcset` would name others.
    allowedAttributes: { ...sanitize.defaults.allowedAttributes, img: ['src', 'alt', 'title', 'width', 'height'] },
    // A stranger's picture tells its host who reads, and shows whatever that host likes.
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnAddress(attribs['src'] ?? '', fileHost),
  })
}

/**
 * Fields whose present value a write must know: from which others are derived or judged, those that only some records
 * have, and references and files that not every record may newly take.
 */
export const knownBefore = ({ model }: Context, entity: Entity, body: Body): readonly string[] => [
  ...derivedBy(entity, body).flatMap(leaningOn),
  ...judgedBy(entity, body).flatMap(({ from }) => from),
  ...limitedReferences(model, entity, body).map(({ name }) => name),
  ...filesIn(entity, body),
  ...personIn(entity, body),
  ...conditionalAmong(entity, [...Object.keys(body), ...derivedBy(entity, body).map(({ name }) => name)]),
]

const filesIn = ({ fields }: Entity, body: Body): readonly string[] =>
  fields.filter((field) => holdsFiles(field) && field.name in body).map(({ name }) => name)

/** Beside a password: what it must not be made of. */
const personIn = (entity: Entity, body: Body): readonly string[] =>
  entity.fields.some(({ kind, name }) => kind === 'secret' && name in body)
    ? linesOf(entity).map(({ name }) => name)
    : []
const linesOf = ({ fields }: Entity): readonly Field[] =>
  fields.filter(({ kind, computed }) => kind === 'string' && computed === null)
const textsOf = (entity: Entity, whole: Body): readonly string[] =>
  linesOf(entity).flatMap(({ name }) => (typeof whole[name] === 'string' ? [whole[name]] : []))
