/**
 * Raw → Raw whose document fits its meta-schema. What does not fit is reported and left out of the copy that goes on,
 * so that one run reports mistakes of meaning beside mistakes of shape; a document that cannot be saved goes no
 * further.
 */
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import body from '../../schemas/meta/body.schema.json' with { type: 'json' }
import brands from '../../schemas/meta/brands.schema.json' with { type: 'json' }
import call from '../../schemas/meta/call.schema.json' with { type: 'json' }
import constants from '../../schemas/meta/constants.schema.json' with { type: 'json' }
import copy from '../../schemas/meta/copy.schema.json' with { type: 'json' }
import dashboard from '../../schemas/meta/dashboard.schema.json' with { type: 'json' }
import entity from '../../schemas/meta/entity.schema.json' with { type: 'json' }
import enumeration from '../../schemas/meta/enum.schema.json' with { type: 'json' }
import errors from '../../schemas/meta/errors.schema.json' with { type: 'json' }
import field from '../../schemas/meta/field.schema.json' with { type: 'json' }
import job from '../../schemas/meta/job.schema.json' with { type: 'json' }
import kind from '../../schemas/meta/kind.schema.json' with { type: 'json' }
import language from '../../schemas/meta/language.schema.json' with { type: 'json' }
import masks from '../../schemas/meta/masks.schema.json' with { type: 'json' }
import menu from '../../schemas/meta/menu.schema.json' with { type: 'json' }
import permissions from '../../schemas/meta/permissions.schema.json' with { type: 'json' }
import report from '../../schemas/meta/report.schema.json' with { type: 'json' }
import rule from '../../schemas/meta/rule.schema.json' with { type: 'json' }
import screen from '../../schemas/meta/screen.schema.json' with { type: 'json' }
import scopes from '../../schemas/meta/scopes.schema.json' with { type: 'json' }
import terms from '../../schemas/meta/terms.schema.json' with { type: 'json' }
import webhook from '../../schemas/meta/webhook.schema.json' with { type: 'json' }
import workflow from '../../schemas/meta/workflow.schema.json' with { type: 'json' }
import { SYSTEM_FOLDER, type AppDocument, type Folder, type JsonObject, type Path, type Raw } from './documents.ts'
import { mistake, type Mistake, type Remark } from './mistake.ts'
import type { Json } from './model.ts'

const byFolder: Record<Exclude<Folder, 'app'>, object> = {
  kinds: kind,
  enums: enumeration,
  rules: rule,
  entities: entity,
  workflows: workflow,
  calls: call,
  jobs: job,
  webhooks: webhook,
  screens: screen,
  reports: report,
  dashboards: dashboard,
  languages: language,
}
const byAppDocument: Record<AppDocument, object> = {
  errors,
  menu,
  permissions,
  brands,
  constants,
  masks,
  scopes,
  copy,
}

export const metaSchemas = { ...byFolder, ...byAppDocument, body, field, terms } as const

export interface Shaped {
  readonly raw: Raw | null
  readonly mistakes: readonly Mistake[]
}

export function shape(raw: Raw): Shaped {
  const shaped = fitting(raw)
  return { ...shaped, mistakes: [...schemaNamed(raw), ...shaped.mistakes] }
}

/** An editor checks by it: another one would find mistakes where there are none. */
function schemaNamed(raw: Raw): readonly Mistake[] {
  const { $schema } = raw.doc
  const { $id } = schemaOf(raw) as { readonly $id: string }
  if (
    $schema === undefined ||
    (typeof $schema === 'string' && /^(?:\.\.\/)+meta\//.test($schema) && $schema.endsWith(`/${$id}`))
  )
    return []
  const up = raw.file.startsWith(`${SYSTEM_FOLDER}/`) ? '../../' : '../'
  return [
    mistake(raw, ['$schema'], {
      message: `"$schema" is ${JSON.stringify($schema)}`,
      expected: `"${up}meta/${$id}"`,
    }),
  ]
}

const schemaOf = ({ folder, name }: Raw): object =>
  folder === 'app' ? byAppDocument[name as AppDocument] : byFolder[folder]

function fitting(raw: Raw): Shaped {
  if (verdict(raw)(raw.doc)) return { raw, mistakes: [] }
  const validate = explanation(raw)
  const found = failures(validate, raw.doc)
  const mistakes = found.map((failure) => mistake(raw, failure.path, failure.remark))
  const kept = found.reduce<JsonObject>((doc, failure) => without(doc, failure.path), raw.doc)
  return { raw: failures(validate, kept).length === 0 ? { ...raw, doc: kept } : null, mistakes }
}

// ---------------------------------------------------------------- validators

/** Whether a document is good, and nothing else: made in a fraction of the time, and nearly every document is. */
const verdict = validatorsWith({ messages: false, inlineRefs: false })

/** All that is wrong with one that is not. */
const explanation = validatorsWith({ allErrors: true, verbose: true })

function validatorsWith(options: Options): (raw: Raw) => ValidateFunction {
  let ajv: Ajv2020 | null = null
  const compiled = new Map<object, ValidateFunction>()
  return (raw) => {
    const schema = schemaOf(raw)
    const known = compiled.get(schema)
    if (known) return known
    ajv ??= newAjv(options)
    const validate = ajv.getSchema((schema as { $id: string }).$id) ?? ajv.compile(schema)
    compiled.set(schema, validate)
    return validate
  }
}

function newAjv(options: Options): Ajv2020 {
  const made = new Ajv2020({
    ...options,
    strict: false,
    meta: false,
    validateSchema: false,
    code: { optimize: false },
    formats: { regex: isPattern },
  })
  for (const schema of new Set<object>([
    terms,
    field,
    body,
    ...Object.values(byFolder),
    ...Object.values(byAppDocument),
  ]))
    made.addSchema(schema)
  return made
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

// ---------------------------------------------------------------- ajv's errors as remarks

interface Failure {
  readonly path: Path
  readonly remark: Remark
}

function failures(validate: ValidateFunction, doc: JsonObject): readonly Failure[] {
  if (validate(doc)) return []
  const all = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames' && keyword !== 'if')
  return oneWay(all).map((error) => failureOf(inWhole(error, validate.schema as Keywords), doc))
}

/** Of several ways to write something, only what is wrong in the way that was taken; where none was, all of them. */
function oneWay(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf').reduce(inTakenWay, errors)
}

function inTakenWay(errors: readonly ErrorObject[], whole: ErrorObject): readonly ErrorObject[] {
  const ways = whole.schema as readonly Way[]
  const isTaken = ({ type }: Way): boolean => type === typeName(whole.data)
  const isHere = (error: ErrorObject): boolean =>
    error.instancePath === whole.instancePath && ways.includes(error.parentSchema as Way)
  if (!ways.some(isTaken)) return errors.filter((error) => error === whole || !isHere(error))
  return errors.filter((error) => error !== whole && !(isHere(error) && !isTaken(error.parentSchema as Way)))
}

interface Way {
  readonly type?: string
  readonly required?: readonly string[]
}

/** Of what is asked only of some documents, the keywords stand beside the condition. */
const inWhole = (error: ErrorObject, whole: Keywords): ErrorObject =>
  error.schemaPath.startsWith('#/else/')
    ? { ...error, parentSchema: { ...error.parentSchema, properties: whole.properties } }
    : error

interface Keywords {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>
}

function failureOf(error: ErrorObject, doc: JsonObject): Failure {
  const path = pathOf(error.instancePath, doc)
  const remark = (remarks[error.keyword] ?? otherwise)(error, lastName(path))
  if (error.propertyName !== undefined)
    return { path: [...path, error.propertyName], remark: { ...remarkOnName(error), key: true } }
  return error.keyword === 'additionalProperties'
    ? { path: [...path, remark.word ?? ''], remark: { ...remark, key: true } }
    : { path, remark }
}

const remarks: Record<string, (error: ErrorObject, name: string) => Remark> = {
  additionalProperties: (error) => {
    const word = String((error.params as { additionalProperty: string }).additionalProperty)
    const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {})
    return { message: `unknown keyword "${word}"`, word, words: known }
  },
  required: (error, name) => {
    const missing = String((error.params as { missingProperty: string }).missingProperty)
    return {
      message: name ? `"${name}" has no "${missing}"` : `has no "${missing}"`,
      expected: aboutKeyword(error, missing),
    }
  },
  type: (error, name) => ({ message: `"${name}" is ${typeName(error.data)}`, expected: aboutType(error) }),
  enum: (error, name) => ({
    message: `"${name}" is ${JSON.stringify(error.data)}${aboutValue(error)}`,
    word: String(error.data),
    words: (error.schema as unknown[]).map(String),
  }),
  const: (error, name) => ({
    message: `"${name}" is ${JSON.stringify(error.data)}`,
    expected: JSON.stringify(error.schema),
  }),
  pattern: (error, name) => ({ message: `"${name}" is ${JSON.stringify(error.data)}`, expected: aboutPattern(error) }),
  format: (error, name) => ({ message: `"${name}" is no regular expression: ${JSON.stringify(error.data)}` }),
  uniqueItems: (error, name) => {
    const index = (error.params as { i: number }).i
    return { message: `"${name}" holds ${JSON.stringify((error.data as Json[])[index])} twice` }
  },
  minProperties: (_error, name) => ({ message: `"${name}" is empty` }),
  anyOf: (error, name) => ofWays(error, name),
  oneOf: (error, name) => ofWays(error, name),
  minLength: ({ data, schema }, name) => ({
    message: data === '' ? `"${name}" is empty` : `"${name}" has fewer than ${Number(schema)} characters`,
  }),
  maxLength: ({ schema }, name) => ({ message: `"${name}" has more than ${Number(schema)} characters` }),
  maxItems: ({ schema }, name) => ({ message: `"${name}" has more than ${Number(schema)} items` }),
  minimum: (error, name) => outside(error, name, 'at least'),
  maximum: (error, name) => outside(error, name, 'at most'),
  exclusiveMinimum: (error, name) => outside(error, name, 'more than'),
  exclusiveMaximum: (error, name) => outside(error, name, 'less than'),
  maxProperties: (_error, name) => ({ message: `"${name}" has more than one operator`, expected: 'exactly one' }),
  minItems: (_error, name) => ({ message: `"${name}" is empty`, expected: 'at least one item' }),
}

const otherwise = (_error: ErrorObject, name: string): Remark => ({ message: `"${name}" is written in no known way` })

const outside = ({ data, schema }: ErrorObject, name: string, bound: string): Remark => ({
  message: `"${name}" is ${String(data)}`,
  expected: `${bound} ${String(schema)}`,
})

/** Either they are of different types, or each asks for a keyword of its own. */
function ofWays({ data, schema }: ErrorObject, name: string): Remark {
  const ways = schema as readonly Way[]
  const needed = ways.flatMap(({ required = [] }) => required.map((one) => `"${one}"`))
  return ways.every(({ type }) => type !== undefined)
    ? { message: `"${name}" is ${typeName(data)}`, expected: ways.map(({ type }) => type).join(' or ') }
    : { message: `"${name}" has neither ${needed.join(' nor ')}` }
}

const remarkOnName = (error: ErrorObject): Remark => {
  const word = error.propertyName ?? ''
  const message = `bad name "${word}"`
  return error.keyword === 'enum'
    ? { message, word, words: (error.schema as unknown[]).map(String) }
    : { message, expected: aboutPattern(error) }
}

/** Of an object also what it must hold: whoever wrote one text is told that there are two. */
const aboutType = ({ schema, parentSchema }: ErrorObject): string => {
  const held = schema === 'object' ? ((parentSchema as { required?: readonly string[] }).required ?? []) : []
  return (
    [schema as string | string[]].flat().join(' or ') +
    (held.length > 0 ? ` with ${held.map((name) => `"${name}"`).join(' and ')}` : '')
  )
}

/** What a meta-schema says, as a part of what is told. */
const withinSentence = (said: string): string => said.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase())

/** What the meta-schema says of the very value that was written, if it does. */
function aboutValue({ data, parentSchema }: ErrorObject): string {
  const said = (parentSchema as { description?: string }).description
    ?.split(/(?<=\.) /)
    .find((sentence) => sentence.includes(`\`${String(data)}\``))
  return said ? ` (${withinSentence(said)})` : ''
}

const aboutPattern = (error: ErrorObject): string => {
  const said = (error.parentSchema as { description?: string }).description
  return said ? withinSentence(said) : `a match of ${String(error.schema)}`
}

function aboutKeyword(error: ErrorObject, name: string): string | undefined {
  const property = (error.parentSchema as { properties?: Record<string, { description?: string }> }).properties?.[name]
  return property?.description?.split(/[.:;]/)[0]?.replace(/^./, (first) => first.toLowerCase())
}

const typeName = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const lastName = (path: Path): string =>
  [...path].reverse().find((step): step is string => typeof step === 'string') ?? ''

function pathOf(pointer: string, doc: Json): Path {
  let here: Json | undefined = doc
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(here) ? Number(name) : name
      here = (here as Record<string | number, Json> | undefined)?.[step]
      return step
    })
}

function without(value: JsonObject, path: Path): JsonObject {
  return omit(value, path) as JsonObject
}

function omit(value: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path
  if (step === undefined || value === null || typeof value !== 'object') return value
  if (Array.isArray(value))
    return rest.length === 0
      ? value.filter((_, index) => index !== step)
      : value.map((item, index) => (index === step ? (omit(item as Json, rest) as Json) : (item as Json)))
  const entries = Object.entries(value as JsonObject).filter(([key]) => rest.length > 0 || key !== step)
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === step && rest.length > 0 ? (omit(item, rest) as Json) : item]),
  )
}
