/**
 * A record as it was after one entry of the journal, and what an update would have to send to bring that back. From the
 * present back: what an entry set, else what the next one found, else what is there now. Where the last entry before
 * says otherwise, something was written that the journal does not tell of (an import), and the field is not known.
 * Nothing is written here: a restoring is an update like any other.
 */
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../errors/app-error.ts'
import { valueSchema } from '../../kinds/kinds.ts'
import { isKept } from '../../kinds/record-schemas.ts'
import { NAMES } from '../../kinds/server-words.ts'
import { servers } from '../../kinds/servers.ts'
import { ARCHIVE_FIELDS } from '../../model/archive.ts'
import { decidingIn } from '../../model/conditions.ts'
import type { Entity, Field, Label } from '../../model/model.ts'
import { isSystem } from '../../model/system-fields.ts'
import { addressesIn, holdsFiles } from '../files/held.ts'
import { demand, mayOperate } from '../policies/rights.ts'
import { LONGEST } from '../sql/audit-values.ts'
import { ERASED, journalOf } from '../sql/journal.ts'
import { past, type PastPlan, type Said } from '../sql/past.ts'
import { readable } from '../sql/records.ts'
import { entityNamed, fieldCalled } from '../sql/sources.ts'
import type { Context } from './context.ts'
import { withAddresses } from './file-addresses.ts'
import { keyFrom } from './info.ts'
import { data, type OperationOf } from './operation.ts'
import { maySee, mayWrite } from './parameters/fields.ts'
import { refuseOthers, wholeNumber } from './parameters/refusal.ts'
import { refuseUnoffered } from './write/choices.ts'
import { settled } from './write/conditions.ts'
import { validate } from './write/meant.ts'
import { namesOf, run } from './write/statements.ts'
import { brokenChecks, namesOf as namedIn } from './write/validated.ts'

type Row = Readonly<Record<string, unknown>>

/** Why a field is not known as it was. */
export type Unknown = 'gap' | 'erased' | 'hidden' | 'computed'
/** Why an update does not bring a field back. */
export type LeftOut =
  | Exclude<Unknown, 'computed'>
  | ('masked' | 'secret' | 'words' | 'files' | 'state' | 'kept' | 'fixed' | 'right' | 'gone' | 'refused')

interface Out {
  readonly field: string
  readonly why: LeftOut
  /** Of what is refused, in the asker's language. */
  readonly message?: string
}

export interface AsOf {
  readonly entry: number
  readonly at: string
  readonly now: Row
  /** Without the fields that are not known. */
  readonly then: Row
  /** Fields that are known to differ from now. */
  readonly changed: readonly string[]
  /** What the journal holds in words alone: a long text cut, names without their records. */
  readonly words: readonly { readonly field: string; readonly text: string }[]
  readonly unknown: readonly { readonly field: string; readonly why: Unknown }[]
  /** What an update would send, and what it would leave as it is; null: the asker may not update the record. */
  readonly restore: { readonly values: Row; readonly left_out: readonly Out[] } | null
}

export const asOf: OperationOf = async (context, entity, { id, query = {} }) => {
  demand(context.actor, entity, 'info')
  const journal = journalOf(context.model)
  if (journal === null) throw new AppError('not_found')
  demand(context.actor, journal, 'list')
  refuseOthers(query, ['entry'])
  const entry = wholeNumber('entry', query['entry'] ?? '', 1, Number.MAX_SAFE_INTEGER)
  const found = await read(context, entity, journal, keyFrom(id), entry)
  const fates = found.fields.map((field, at) => ({
    field,
    fate: fateOf(entity, field, found, found.noted[at] ?? null),
  }))
  const then = thenOf(context, entity, found.now, fates)
  return data({
    entry,
    at: found.at,
    now: found.now,
    then,
    changed: fates.filter(({ fate }) => 'differs' in fate && fate.differs).map(({ field }) => field.name),
    words: fates.flatMap(({ field, fate }) => (fate.is === 'words' ? [{ field: field.name, text: fate.text }] : [])),
    unknown: [
      ...fates.flatMap(({ field, fate }) => (fate.is === 'unknown' ? [{ field: field.name, why: fate.why }] : [])),
      ...entity.fields.flatMap((field) =>
        field.computed !== null && maySee(context.actor)(field)
          ? [{ field: field.name, why: 'computed' as const }]
          : [],
      ),
    ],
    restore:
      found.open && mayOperate(context.actor, entity, 'update')
        ? await restoring(context, entity, found.now, then, fates)
        : null,
  } satisfies AsOf)
}

// ---------------------------------------------------------------- what the journal tells

type ByField = Readonly<Record<string, Said | undefined>>
interface Found {
  readonly at: string
  readonly now: Row
  /** Those of which the journal tells, and what it would say of each now. */
  readonly fields: readonly Field[]
  readonly noted: readonly (string | null)[]
  readonly own: ByField
  readonly next: ByField
  readonly last: ByField
  readonly begins: boolean
  readonly imported: number | null
  readonly open: boolean
}

async function read(context: Context, entity: Entity, journal: Entity, key: number, entry: number): Promise<Found> {
  const sees = maySee(context.actor)
  const fields = entity.fields.filter((field) => isTold(entity, field) && sees(field))
  const plan: PastPlan = {
    entity: entity.name,
    journal: journal.name,
    shown: readable(entity, sees).map(({ name }) => name),
    told: fields.map(({ name }) => name),
  }
  const {
    rows: [row],
  } = await run(context, { name: 'past', plan, body: (writing) => past(writing, plan) }, [key, entry])
  const at = (row?.['entry'] as { readonly at: string } | null | undefined)?.at
  if (row === undefined || at === undefined) throw new AppError('not_found')
  return {
    at,
    now: JSON.parse(await withAddresses(context, entity, plan.shown, row['now'] as string)) as Row,
    fields,
    noted: row['noted'] as Found['noted'],
    own: row['own'] as ByField,
    next: row['next'] as ByField,
    last: row['last'] as ByField,
    begins: row['begins'] as boolean,
    imported: row['imported'] === null ? null : Number(row['imported']),
    open: row['open'] as boolean,
  }
}

const isTold = ({ key }: Entity, field: Field): boolean =>
  field.computed === null && field.name !== key && !isSystem(field) && !isArchiving(field)
const isArchiving = ({ name }: Field): boolean => ARCHIVE_FIELDS.includes(name)

type Fate =
  | { readonly is: 'same' }
  | { readonly is: 'value'; readonly value: unknown; readonly text: string | null; readonly differs: true }
  /** Behind its mask; written since, so that it may differ where its mask does not. */
  | { readonly is: 'masked'; readonly value: string | null; readonly differs: boolean }
  | { readonly is: 'words'; readonly text: string; readonly differs: boolean }
  | { readonly is: 'secret' }
  | { readonly is: 'unknown'; readonly why: Exclude<Unknown, 'computed'> }

const unknown = (why: Exclude<Unknown, 'computed'>): Fate => ({ is: 'unknown', why })
const SAME: Fate = { is: 'same' }

function fateOf(entity: Entity, field: Field, found: Found, noted: string | null): Fate {
  const { own, next, last } = sayingsOf(field, found)
  if (field.kind === 'secret') return next === undefined ? SAME : { is: 'secret' }
  if (own === undefined && next?.seen === false) return unknown('hidden')
  const text = own === undefined ? (next === undefined ? noted : next.before) : own.after
  if (text === ERASED && (own ?? next) !== undefined) return unknown('erased')
  if (own === undefined) {
    if (last?.after === ERASED) return unknown('erased')
    const isKnown =
      last?.seen === true
        ? isAlike(field, last.after, text) || isCalledAnew(entity, field, found, last.after, text)
        : last === undefined && found.begins
          ? isFirst(field, text)
          : !isDoubtful(entity, field, found, next)
    if (!isKnown) return unknown('gap')
  }
  if (next === undefined && (isAlike(field, text, noted) || isCalledAnew(entity, field, found, text, noted)))
    return SAME
  if (field.mask !== null) return { is: 'masked', value: text, differs: text !== noted }
  const value = isWhole(field, text) ? backOf(field, text) : undefined
  if (value !== undefined) return isAlike(field, text, noted) ? SAME : { is: 'value', value, text, differs: true }
  return text === null ? unknown('gap') : { is: 'words', text, differs: text !== noted }
}

const sayingsOf = ({ name }: Field, { own, next, last }: Found) => ({
  own: own[name],
  next: next[name],
  last: last[name],
})

/** Not named when the record was made: empty, or what the table gives. */
const isFirst = (field: Field, text: string | null): boolean =>
  text === null || (field.default !== undefined && isDeepStrictEqual(backOf(field, text), field.default))

/** Nothing before tells what it was: what the server keeps may have moved untold, and so may all by an import. */
const isDoubtful = (entity: Entity, field: Field, { imported }: Found, next: Said | undefined): boolean =>
  isKept(entity, field) || (imported !== null && (next === undefined || imported < next.entry))

const backOf = (field: Field, text: string | null): unknown => servers[field.kind].note.back(text, field)

/** The name of what is referred to may be another one by now. */
function isAlike(field: Field, one: string | null, other: string | null): boolean {
  if (one === other) return true
  const [value, against] = [backOf(field, one), backOf(field, other)]
  return field.mask === null && value !== undefined && isDeepStrictEqual(value, against)
}

/**
 * Of a list of records their names alone are told: as many as before, and nothing that the journal passes over, are the
 * same ones by other names.
 */
const isCalledAnew = (entity: Entity, field: Field, found: Found, one: string | null, other: string | null): boolean =>
  field.kind === 'references' &&
  one !== null &&
  other !== null &&
  one.split(NAMES).length === other.split(NAMES).length &&
  !isDoubtful(entity, field, found, sayingsOf(field, found).next)

/** Whether it cannot have been cut. */
const isWhole = (field: Field, text: string | null): boolean =>
  !servers[field.kind].note.long ||
  text === null ||
  [...text].length < LONGEST ||
  Number(valueSchema(field)['maxLength'] ?? Infinity) <= LONGEST

// ---------------------------------------------------------------- the record then

interface Told {
  readonly field: Field
  readonly fate: Fate
}

function thenOf({ lang }: Context, entity: Entity, now: Row, fates: readonly Told[]): Row {
  const values = Object.fromEntries(
    fates.flatMap(({ field: { name }, fate }) =>
      fate.is === 'same' && name in now
        ? [[name, now[name]] as const]
        : fate.is === 'value' || fate.is === 'masked'
          ? [[name, fate.value] as const]
          : [],
    ),
  )
  const labels = Object.fromEntries(
    fates.flatMap(({ field, fate }) => {
      if (field.english !== null) return [[field.name, lang === 'en' ? (values[field.english] ?? null) : null]]
      if (fate.is === 'same') return [[field.name, (now['_labels'] as Row | undefined)?.[field.name]]]
      // As it was called then.
      return fate.is === 'value' && field.kind === 'reference'
        ? [[field.name, fate.text?.replace(/ ?#\d+$/, '') || null]]
        : []
    }),
  ) as Row
  const kept = [entity.key, 'created_at'].filter((name) => name in now)
  return {
    ...Object.fromEntries(kept.map((name) => [name, now[name]])),
    ...values,
    _labels: Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== undefined)),
  }
}

// ---------------------------------------------------------------- what an update would send

const NOT_SENT: Readonly<Partial<Record<Fate['is'], LeftOut>>> = { masked: 'masked', secret: 'secret', words: 'words' }

async function restoring(
  context: Context,
  entity: Entity,
  now: Row,
  then: Row,
  fates: readonly Told[],
): Promise<NonNullable<AsOf['restore']>> {
  const out: Out[] = []
  const values: Record<string, unknown> = {}
  for (const { field, fate } of fates) {
    const { name: of, write } = field
    const why = whyNot(context, field, fate, now)
    if (why !== null) out.push({ field: of, why })
    else if (fate.is === 'value' && write === 'always')
      if (await isGone(context, field, fate.value)) out.push({ field: of, why: 'gone' })
      else values[of] = then[of]
  }
  // What stays out may be what another field leans on.
  for (let found: readonly Out[] | null = null; found === null || found.length > 0;) {
    found = await refusedOf(context, entity, now, values)
    for (const one of found) delete values[one.field]
    out.push(...found)
  }
  return { values, left_out: out }
}

/** Of what nobody writes, only what is known to differ is worth a word. */
function whyNot({ actor }: Context, field: Field, fate: Fate, now: Row): LeftOut | null {
  if (fate.is === 'same') return null
  if (field.write !== 'always') {
    if (!('differs' in fate && fate.differs)) return null
    return field.write === 'create' ? 'fixed' : field.kind === 'state' ? 'state' : 'kept'
  }
  if (fate.is === 'unknown') return fate.why
  const sent = NOT_SENT[fate.is] ?? (mayWrite(actor)(field) ? null : 'right')
  // Nobody else holds those that are there now, and the journal could not bring them back.
  return sent === null && holdsFiles(field) && addressesIn(field, now[field.name]).length > 0 ? 'files' : sent
}

async function isGone(context: Context, { reference }: Field, value: unknown): Promise<boolean> {
  if (reference === null || typeof value !== 'number') return false
  const names = await namesOf(context, entityNamed(context.model, reference.entity), [value], 'living')
  return !names.has(value)
}

/** What today's rules would refuse: of the fields, each by itself; else of what the record would be. */
async function refusedOf(context: Context, entity: Entity, now: Row, values: Row): Promise<readonly Out[]> {
  if (Object.keys(values).length === 0) return []
  const wrong = async (work: () => unknown): Promise<readonly Out[]> => {
    try {
      await work()
      return []
    } catch (error) {
      const fields = error instanceof AppError && error.key === 'invalid' ? error.data?.fields : undefined
      if (fields === undefined) throw error
      return fields.map(({ field, message }) => refused(context, field.split('.')[0] ?? '', message))
    }
  }
  const found = [
    ...(await wrong(() => validate(context, entity, 'update', { ...values, version: now['version'] }))),
    ...(await wrong(() => refuseUnoffered(context, entity, values, now))),
    ...(
      await wrong(() => settled(context.model, entity, { sent: values, stored: values, before: now, isNew: false }))
    ).filter(({ field }) => isJudged(entity, field, now)),
  ].filter(({ field }) => field in values)
  const all = found.length > 0 ? found : await unruly(context, entity, now, values)
  return [...new Map([...all].reverse().map((one) => [one.field, one])).values()]
}

/** Whether the asker sees what decides that the record has the field. */
const isJudged = (entity: Entity, name: string, now: Row): boolean =>
  decidingIn(fieldCalled(entity, name)?.when ?? null).every((one) => one in now)

/** What breaks a rule of a field that is not sent is what the rule looks at beside it. */
async function unruly(context: Context, entity: Entity, now: Row, values: Row): Promise<readonly Out[]> {
  const broken = await brokenChecks(context, entity, values, new Set(), Number(now[entity.key]))
  return broken.flatMap((check) => {
    const { field: of, message } = check
    if (of in values) return [refused(context, of, message)]
    const label = fieldCalled(entity, of)?.label ?? { zh: of, en: of }
    const said = { zh: `${label.zh}：${message.zh}`, en: `${label.en}: ${message.en}` }
    return namedIn(check).flatMap((name) => (name in values ? [refused(context, name, said)] : []))
  })
}

const refused = ({ lang }: Context, field: string, message: Label): Out => ({
  field,
  why: 'refused',
  message: message[lang],
})
