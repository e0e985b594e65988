/**
 * The row of a template that shows how rows are filled in, made of what the schemas say of each field. Sent back as it
 * is, it is passed over: it is known by the cells that are called examples, so that it may be written over, and by all
 * of its cells, in a file that has all of its columns, where none is.
 */
import type { FieldKindName } from '../../../kinds/facts.ts'
import { exampleOf } from '../../../kinds/examples.ts'
import { valueSchema } from '../../../kinds/kinds.ts'
import { says } from '../../../kinds/says.ts'
import { judged } from '../../../model/conditions.ts'
import type { Field, Label, Lang, Model } from '../../../model/model.ts'
import { hidesNames } from '../../policies/masked.ts'
import { entityNamed, fieldCalled } from '../../sql/sources.ts'
import { valueOf } from './cells.ts'
import type { Columns } from './columns.ts'
import type { FileRow, FileTable } from './file.ts'

/** What a cell says; `isNamed`: that it is an example. */
interface ExampleCell {
  readonly text: string
  readonly isNamed: boolean
}
export type Example = ReadonlyMap<string, ExampleCell>

interface Making {
  readonly model: Model
  readonly lang: Lang
}

/** By the fields' names: without those that do not apply to it, and those that no example can be given of. */
export function exampleFor(making: Making, fields: readonly Field[]): Example {
  const made = fields.map((field) => ({ field, cell: BY_KIND[field.kind](field, making) }))
  const reading = { ...making, from1904: false }
  const values = Object.fromEntries(
    made.flatMap(({ field, cell }) => {
      const read = cell === null ? null : valueOf({ kind: 'text', text: cell.text }, field, reading)
      return read !== null && 'value' in read ? [[field.name, read.value]] : []
    }),
  )
  const { has } = judged(fields, values)
  return new Map(made.flatMap(({ field, cell }) => (cell !== null && has(field.name) ? [[field.name, cell]] : [])))
}

type Make = (field: Field, making: Making) => ExampleCell | null

const plain = (text: string | null | undefined): ExampleCell | null =>
  text === null || text === undefined ? null : { text, isNamed: false }

const NAMED = says('示例{label}', 'Example {label}')

const called = ({ zh, en }: Label, lang: Lang): string =>
  lang === 'zh' ? NAMED({ label: zh }).zh : NAMED({ label: en.toLowerCase() }).en

const named: Make = (field, { lang }) => {
  const schema = valueSchema(field)
  const own = exampleOf(schema)
  if (own !== null) return plain(own)
  const { maxLength: most = 100, pattern = '' } = schema as { readonly maxLength?: number; readonly pattern?: string }
  const text = [...called(field.label, lang)].slice(0, most).join('')
  const fit = [text, text.replaceAll(' ', '-')].find((one) => new RegExp(pattern, 'u').test(one))
  return fit === undefined ? null : { text: fit, isNamed: true }
}

const withinBounds: Make = (field) => {
  const schema = valueSchema(field)
  if (field.default !== undefined && field.default !== null) return plain(String(field.default))
  const least = schema['minimum'] ?? schema['formatMinimum']
  const most = schema['maximum'] ?? schema['formatMaximum']
  const text = exampleOf(schema) ?? String(least ?? 1)
  return plain(
    String(
      least !== undefined && Number(text) < Number(least)
        ? least
        : most !== undefined && Number(text) > Number(most)
          ? most
          : text,
    ),
  )
}

/** As what is usual, else the first that may be. */
const code: Make = (field, { model, lang }) => {
  const schema = valueSchema(field)
  const allowed = ((schema['items'] as typeof schema | undefined) ?? schema)['enum'] as readonly unknown[] | undefined
  const values = model.enums[field.enum ?? '']?.values ?? []
  const usual = [field.default].flat()[0]
  const one =
    values.find(({ value }) => value === usual) ?? values.find(({ value }) => allowed?.includes(value) ?? true)
  return plain(one?.label[lang])
}

const record: Make = ({ reference }, { model, lang }) => {
  const target = entityNamed(model, reference!.entity)
  if (hidesNames(target)) return plain('#12')
  const own = fieldCalled(target, /^\{(\w+)\}$/.exec(target.display)?.[1] ?? '')
  const example = own === undefined ? null : exampleOf(valueSchema(own))
  return example === null ? { text: called(target.label, lang), isNamed: true } : plain(example)
}

const none: Make = () => null

const BY_KIND: Readonly<Record<FieldKindName, Make>> = {
  key: none,
  string: named,
  text: named,
  html: named,
  integer: withinBounds,
  decimal: withinBounds,
  boolean: ({ default: usual }, { model, lang }) =>
    plain(model.app.copy[usual === false ? 'value.no' : 'value.yes']?.[lang]),
  date: (field) => plain(exampleOf(valueSchema(field)) ?? exampleOf({ format: 'date' })),
  datetime: (field) => plain(exampleOf(valueSchema(field)) ?? exampleOf({ format: 'date-time' })),
  'date-range': () => plain('2026-01-31 ~ 2027-01-30'),
  enum: code,
  'enum-set': code,
  state: code,
  reference: record,
  references: record,
  files: none,
  rows: none,
  secret: none,
}

const LANGS: readonly Lang[] = ['zh', 'en']
const ROW = says('模板的示例行（第{row}行）', 'the template’s example in row {row}')

export interface Passed {
  readonly batches: FileTable['batches']
  /** What was passed over, in words, of what has been read so far. */
  readonly told: (lang: Lang) => readonly string[]
}

/** A file's rows without the template's example. */
export function withoutExample(
  { model }: Pick<Making, 'model'>,
  fields: readonly Field[],
  columns: Columns,
  { batches }: Pick<FileTable, 'batches'>,
): Passed {
  const examples = LANGS.map((lang) => exampleIn(exampleFor({ model, lang }, fields), columns))
  const passed: number[] = []
  const isPassed = (row: FileRow): boolean => {
    const isOne = examples.some((isExample) => isExample(row))
    if (isOne) passed.push(row.number)
    return isOne
  }
  return {
    batches: (async function* () {
      for await (const rows of batches) yield rows.filter((row) => !isPassed(row))
    })(),
    told: (lang) => passed.slice(0, 1).map((row) => ROW({ row })[lang]),
  }
}

/** Whether a row of such a file is the example. */
function exampleIn(example: Example, { known }: Columns): (row: FileRow) => boolean {
  const isNamed = known.filter(({ field }) => example.get(field.name)?.isNamed === true)
  // Values that anybody may have written are the example's only where all of it is there.
  const isWhole = [...example.keys()].every((name) => known.some(({ field }) => field.name === name))
  if (isNamed.length === 0 && !isWhole) return () => false
  const telling = (isNamed.length > 0 ? isNamed : known).map(({ at, field }) => ({
    at,
    said: example.get(field.name)?.text ?? '',
  }))
  return ({ cells }) => telling.every(({ at, said }) => (cells.get(at)?.text.trim() ?? '') === said)
}

/** Which fields a template has is the entity's to say; what it holds of an example follows. */
export const exampleCells = (making: Making, fields: readonly Field[]): readonly string[] => {
  const example = exampleFor(making, fields)
  return fields.map(({ name }) => example.get(name)?.text ?? '')
}
