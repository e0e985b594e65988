/**
 * What a record looks like on the wire, column by column: values as their kinds read them, masks, and the labels of
 * what it refers to.
 */
import type { Entity, Field, Lang } from '../../model/model.ts'
import { ARCHIVED_AT, ARCHIVED_MARK } from '../../model/archive.ts'
import { displayFields } from '../../kinds/display.ts'
import { kinds } from '../../kinds/kinds.ts'
import { servers } from '../../kinds/servers.ts'
import { ident, literal } from '../../kinds/sql-text.ts'
import { ACTIONS, possible } from './actions.ts'
import { value, valueAt } from './expressions.ts'
import { masked } from './masks.ts'
import { withinScope } from './scoped.ts'
import { all, column, entityNamed, fieldCalled, fieldNamed, keyOf, links, referred, type Source } from './sources.ts'
import { inWords } from './words.ts'
import type { Writing } from './writing.ts'

export const LABELS = '_labels'

/** Fields that can be read at all, of those that the asker may see. */
export const readable = (entity: Entity, permitted: (field: Field) => boolean): readonly Field[] =>
  entity.fields.filter((field) => field.kind !== 'secret' && permitted(field))

/** References whose value every record of the statement shares, and what it is: their labels are looked up once. */
export type Shared = ReadonlyMap<string, string>

/**
 * What stands behind a source in FROM for each of its records as the wire has it, and the name that record has there.
 */
export interface Wired {
  readonly from: string
  readonly record: string
}

/** Names that no field can have: a column would win over a row that is called like it. */
const RECORD = ident('#record')
const SHOWN = ident('#labels')

/**
 * `actions`: those of which each record tells whether they are possible; null: it tells nothing. The planner puts both
 * rows into the place where the record is used, so that nothing is built or copied on the way. As
 * rows of a subselect they may be of any width, where functions take a hundred arguments at most.
 */
export function wired(
  writing: Writing,
  source: Source,
  fields: readonly Field[],
  actions: readonly string[] | null,
  shared: Shared = new Map(),
): Wired {
  const named = displayFields(source.entity)
  const labelled = fields.filter(
    (field) =>
      (field.reference !== null &&
        field.computed === null &&
        (field.kind === 'reference' || field.kind === 'references')) ||
      field.english !== null ||
      // By which the console shows the record as the template says.
      (field.kind === 'enum' && field.mask === null && named.includes(field.name)),
  )
  const labels = labelled.map(
    (field) => `${label(writing, source, field, { shared, marked: true })} as ${ident(field.name)}`,
  )
  const columns = [
    ...fields.map((field) => `${wireValue(writing, source, field)} as ${ident(field.name)}`),
    ...(actions === null ? [] : [`${possible(writing, source, actions)} as ${ident(ACTIONS)}`]),
  ]
  if (labels.length === 0) return { from: beside(RECORD, columns), record: RECORD }
  return { from: beside(SHOWN, labels) + beside(RECORD, [...columns, `${SHOWN} as ${ident(LABELS)}`]), record: RECORD }
}

const beside = (name: string, columns: readonly string[]): string =>
  ` cross join lateral (select ${columns.join(', ')}) ${name}`

/** A field's value as the wire has it; masked if the field is. */
export function wireValue(writing: Writing, source: Source, field: Field): string {
  const read = plainValue(writing, source, field)
  if (field.mask === null) return read
  const { bare } = writing
  if (bare?.entity !== source.entity.name) return `(${masked(field.mask, read)})`
  const key = writing.slot({ is: 'value', at: bare.at, type: 'bigint' })
  return `(case when ${keyOf(source)} = ${key} then ${read} else ${masked(field.mask, read)} end)`
}

export function plainValue(writing: Writing, source: Source, field: Field): string {
  if (field.changesOf !== null) return inWords(writing, source, field)
  const kind = kinds[field.kind]
  if (field.computed !== null || field.kind === 'references') return kind.read([value(writing, source, field)], field)
  return kind.read(
    kind.columns(field).map(({ name }) => column(source, name)),
    field,
  )
}

/**
 * The text that shows one record of an entity: its template, masked where its fields are; references as what they point
 * at, codes as they are called: in that language, or else the asker's.
 */
export const display = (writing: Writing, source: Source, lang?: Lang): string =>
  filled(writing, source, source.entity.display, lang)

/** Any template of the record's own fields. */
export function filled(writing: Writing, source: Source, template: string, lang?: Lang): string {
  const parts = template.split(/\{(\w+)\}/)
  const texts = parts.flatMap((part, place) => {
    if (place % 2 === 0) return part === '' ? [] : [literal(part)]
    const field = fieldCalled(source.entity, part)
    if (field === undefined) return []
    if (field.english !== null)
      return [`coalesce(${label(writing, source, field)}, ${wireValue(writing, source, field)})`]
    if (field.kind === 'enum' && field.mask === null) return [labelOfCode(writing, source, field, lang)]
    return [field.kind === 'reference' ? label(writing, source, field) : wireValue(writing, source, field)]
  })
  return texts.length === 1 ? `${texts[0]}` : `btrim(concat(${texts.join(', ')}))`
}

/** As `display`, of a record that another one refers to: with a mark when it is archived. */
export function markedDisplay(writing: Writing, source: Source, lang?: Lang): string {
  const shown = display(writing, source, lang)
  if (!source.entity.archive) return shown
  // A slot that no text uses is a parameter whose type nobody knows.
  const asker = (): string =>
    `(case ${writing.slot({ is: 'lang' })} when 'en' then ${literal(ARCHIVED_MARK.en)} else ${literal(ARCHIVED_MARK.zh)} end)`
  const mark = lang === undefined ? asker() : literal(ARCHIVED_MARK[lang])
  return `(case when ${column(source, ARCHIVED_AT)} is null then ${shown} else concat(${shown}, ${mark}) end)`
}

/** What the text is in English, for those who read it; null: it is shown as it is. */
function inEnglish(writing: Writing, source: Source, english: string): string {
  const text = plainValue(writing, source, fieldNamed(source.entity, english))
  return `(case ${writing.slot({ is: 'lang' })} when 'en' then ${text} end)`
}

/** Without a language, in the asker's. */
function labelOfCode(writing: Writing, source: Source, field: Field, fixed?: Lang): string {
  const at = { ...valueAt(writing, source), name: refused, names: refused, changes: refused }
  const said = (lang: Lang): string => servers.enum.words({ ...at, lang }, field).sql
  if (fixed !== undefined) return said(fixed)
  return `(case ${writing.slot({ is: 'lang' })} when 'en' then ${said('en')} else ${said('zh')} end)`
}
const refused = (): never => {
  throw new Error('a code refers to no record')
}

/**
 * The label of a code; of a text, what it is in English; of one reference; of a list of them, one label each in the
 * order of the keys. A list may reach beyond the asker's own scope: what lies there stays as its key alone, so that
 * whoever writes the list back loses nothing. `marked`: it tells of what is archived that it is.
 */
export function label(
  writing: Writing,
  source: Source,
  field: Field,
  { shared = new Map(), marked = false }: { readonly shared?: Shared; readonly marked?: boolean } = {},
): string {
  if (field.english !== null) return inEnglish(writing, source, field.english)
  if (field.kind === 'enum') return labelOfCode(writing, source, field)
  const target = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const shown = (marked ? markedDisplay : display)(writing, target)
  if (field.kind === 'reference') {
    return `(select ${shown} from ${target.from} where ${all([target.where, `${keyOf(target)} = ${shared.get(field.name) ?? column(source, field.name)}`])})`
  }
  const link = links(writing, source.entity, field)
  const reach = withinScope(writing, target)
  const name = reach === 'true' ? shown : `case when ${reach} then ${shown} end`
  return (
    `(select coalesce(json_agg(${name} order by ${link.item}), '[]') from ${link.from}, ${target.from}` +
    ` where ${all([link.where, target.where, `${link.owner} = ${keyOf(source)}`, `${keyOf(target)} = ${link.item}`])})`
  )
}
