/**
 * Which field each of a file's heads means: as our exports and templates write it, in either language, with its unit or
 * without.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity, Field, Lang } from '../../../model/model.ts'
import { headOf } from '../../sql/readable.ts'
import type { Context } from '../context.ts'
import { maySee, mayWrite } from '../parameters/fields.ts'

export interface Columns {
  /** Language of the heads, in which codes are then most likely written. */
  readonly lang: Lang
  readonly known: readonly Column[]
  /** Heads of fields that nobody writes, or not the asker: they come with exports, and are passed over. */
  readonly ignored: readonly string[]
}
export interface Column {
  readonly at: number
  readonly head: string
  readonly field: Field
}

const LANGS: readonly Lang[] = ['zh', 'en']
/** Head of the column that tells what was wrong, in a file that came back. */
export const PROBLEM: Readonly<Record<Lang, string>> = { zh: '错误原因', en: 'Problem' }
/** Marks what a new record must have. */
export const REQUIRED = '*'

/** As people speak of the column: the mark tells only whoever fills the file in. */
export const unmarked = (head: string): string => head.replaceAll(/^\s*[*＊]|[*＊]\s*$/g, '').trim()

const plain = (head: string): string => unmarked(head.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim().toLowerCase()

export const isWritable = ({ write, computed, kind }: Field): boolean =>
  write !== 'never' && computed === null && kind !== 'key'

/** Fields that the asker may not see are as good as not there. */
const fieldsFor = (context: Context, entity: Entity): readonly Field[] =>
  entity.fields.filter((field) => maySee(context.actor)(field) && (field.kind !== 'secret' || isWritable(field)))

export const columnsFor = (context: Context, entity: Entity): readonly Field[] =>
  fieldsFor(context, entity).filter((field) => isWritable(field) && mayWrite(context.actor)(field))

/** Of a template: in the form's order; what an import cannot give is left out. */
export function columnsIn(context: Context, entity: Entity): readonly Field[] {
  const order = entity.form.sections.flatMap(({ fields }) => fields)
  const place = ({ name }: Field): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return columnsFor(context, entity)
    .filter(({ kind }) => kind !== 'files')
    .sort((a, b) => place(a) - place(b))
}

/** The files' heads → fields; or what is wrong with them. */
export function columnsOf(context: Context, entity: Entity, heads: readonly string[]): Columns | AppError {
  const names = namesOf(fieldsFor(context, entity))
  const found = heads.map((head, at) => ({ head, at, field: names.get(plain(head)) }))
  const given = found.filter(
    ({ head }) => head !== '' && !Object.values(PROBLEM).some((problem) => plain(problem) === plain(head)),
  )
  const known = given.filter((one): one is Column => one.field !== undefined)
  const list = (some: readonly string[]): string =>
    some
      .slice(0, 10)
      .map((head) => `“${head.slice(0, 30)}”`)
      .join('、')
  if (known.length === 0)
    return new AppError('import_heads', {
      heads: list(columnsFor(context, entity).map((field) => headOf(field, context.lang))),
    })
  const unknown = given.filter(({ field }) => field === undefined).map(({ head }) => head)
  if (unknown.length > 0) return new AppError('import_unknown_heads', { heads: list(unknown) })
  const twice = known
    .filter(({ field }, place) => known.findIndex((one) => one.field === field) !== place)
    .map(({ head }) => head)
  if (twice.length > 0) return new AppError('import_double_heads', { heads: list(twice) })
  const usable = known.filter(
    ({ field }) => (isWritable(field) && mayWrite(context.actor)(field)) || field.kind === 'key',
  )
  return {
    lang: langOf(known),
    known: usable,
    ignored: known.filter((one) => !usable.includes(one)).map(({ head }) => head),
  }
}

function namesOf(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const names = new Map<string, Field>()
  // What stands first wins: labels with their unit, labels alone, names; of two alike the one that can be written.
  const ordered = [...fields].sort((a, b) => Number(isWritable(b)) - Number(isWritable(a)))
  for (const name of [
    ...LANGS.map((lang) => (field: Field) => headOf(field, lang)),
    ...LANGS.map((lang) => (field: Field) => field.label[lang]),
    (field: Field) => field.name,
  ]) {
    for (const field of ordered) if (!names.has(plain(name(field)))) names.set(plain(name(field)), field)
  }
  return names
}

const langOf = (columns: readonly Column[]): Lang => {
  const count = (lang: Lang): number =>
    columns.filter(
      ({ head, field }) => plain(head) === plain(headOf(field, lang)) || plain(head) === plain(field.label[lang]),
    ).length
  return count('en') > count('zh') ? 'en' : 'zh'
}
