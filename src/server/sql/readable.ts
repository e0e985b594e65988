/**
 * Values as people read them, worked out by the database: labels of codes and of what a record refers to, times of
 * China, exact decimals. One entry a kind. In charge of the text alone; masks hold here as they do on the wire.
 */
import { CHINA, literal } from '../../kinds/sql-text.ts'
import type { Enum, Field, FieldKindName, Lang } from '../../model/model.ts'
import { value } from './expressions.ts'
import { masked } from './masks.ts'
import { withinScope } from './scoped.ts'
import { display } from './records.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, type Source, via } from './sources.ts'
import { inWords as changesInWords } from './words.ts'
import type { Writing } from './writing.ts'

/** How a cell is to be understood: a label is a text that many rows share. */
export type CellType = 'text' | 'label' | 'number' | 'date' | 'datetime'

export interface Readable {
  readonly sql: string
  readonly type: CellType
  /** Worked out in more than a moment: must stand once in the statement. */
  readonly costly: boolean
  /** Comes from the schemas, not from whoever wrote the record. */
  readonly fixed: boolean
}

export interface Reading {
  readonly writing: Writing
  readonly source: Source
  readonly lang: Lang
  /** Answers where the name of the record behind a reference stands among the joined; null: it is to be looked up. */
  readonly join: (field: Field) => string | null
}

type Read = (
  reading: Reading,
  field: Field,
) => Pick<Readable, 'sql' | 'type'> & Partial<Pick<Readable, 'costly' | 'fixed'>>

export function readableValue(reading: Reading, field: Field): Readable {
  const read = KINDS[field.kind](reading, field)
  const sql = field.mask === null ? read.sql : `(${masked(field.mask, read.sql)})`
  return { sql, type: read.type, costly: read.costly === true || field.computed !== null, fixed: read.fixed === true }
}

const stored = ({ writing, source }: Reading, field: Field): string => value(writing, source, field)

const plain: Read = (reading, field) => ({ sql: stored(reading, field), type: 'text' })
const string: Read = (reading, field) => ({ ...inWords(reading, field, stored(reading, field)), type: 'text' })
const number: Read = (reading, field) => inWords(reading, field, stored(reading, field))
const decimal: Read = (reading, field) => inWords(reading, field, `round(${stored(reading, field)}, ${field.scale})`)

/** A column that also holds words is one of texts. */
const inWords = ({ lang }: Reading, { words, kind }: Field, sql: string): Pick<Readable, 'sql' | 'type'> =>
  words === null
    ? { sql, type: 'number' }
    : {
        sql: `case ${sql} ${Object.entries(words)
          .map(([value, label]) => `when ${kind === 'string' ? literal(value) : value} then ${literal(label[lang])}`)
          .join(' ')} else (${sql})::text end`,
        type: 'text',
      }

const boolean: Read = (reading, field) => ({
  sql: `case ${stored(reading, field)} when true then ${word(reading, 'value.yes')} when false then ${word(reading, 'value.no')} end`,
  type: 'label',
  fixed: true,
})

const datetime: Read = (reading, field) => ({
  sql: `date_bin(interval '1 second', ${stored(reading, field)}, timestamptz 'epoch') at time zone ${CHINA}`,
  type: 'datetime',
})

const dateRange: Read = ({ source }, field) => ({
  sql: `${column(source, `${field.name}_from`)} || ' ~ ' || ${column(source, `${field.name}_to`)}`,
  type: 'text',
})

const word = ({ writing, lang }: Reading, key: string): string => literal(writing.model.app.copy[key]?.[lang] ?? key)

// ---------------------------------------------------------------- codes

const enumeration: Read = (reading, field) => {
  const found = enumOf(reading, field)
  const code = stored(reading, field)
  if (found === undefined) return { sql: code, type: 'text' }
  const { variants } = found
  const usual = labelOf(found, code, reading.lang)
  if (variants === null) return { sql: usual, type: 'label', fixed: true }
  const by = stored(reading, fieldNamed(reading.source.entity, variants.by))
  const cases = Object.entries(variants.cases).map(
    ([deciding, labels]) => `when ${literal(deciding)} then ${labelOf(withLabels(found, labels), code, reading.lang)}`,
  )
  return { sql: `case (${by})::text ${cases.join(' ')} else ${usual} end`, type: 'label', fixed: true }
}

const enumSet: Read = (reading, field) => {
  const found = enumOf(reading, field)
  const label = found === undefined ? 'u.code::text' : labelOf(found, 'u.code', reading.lang)
  return {
    sql: `(select string_agg(${label}, ${word(reading, 'value.separator')} order by u.place) from unnest(${stored(reading, field)}) with ordinality u(code, place))`,
    type: 'text',
    costly: true,
  }
}

const enumOf = ({ writing }: Reading, field: Field): Enum | undefined => writing.model.enums[field.enum ?? '']

/** A code that the enum lacks is shown as it is. */
const labelOf = ({ values }: Pick<Enum, 'values'>, code: string, lang: Lang): string =>
  `case ${code} ${values.map((one) => `when ${literal(one.value)} then ${literal(one.label[lang])}`).join(' ')} else (${code})::text end`

const withLabels = ({ values }: Enum, labels: Readonly<Record<string, Enum['label']>>): Pick<Enum, 'values'> => ({
  values: values.map((one) => ({ ...one, label: labels[String(one.value)] ?? one.label })),
})

// ---------------------------------------------------------------- references

const reference: Read = (reading, field) => {
  const { writing, source, join } = reading
  if (field.computed !== null) return { sql: stored(reading, field), type: 'number' }
  const joined = join(field)
  if (joined !== null) return { sql: joined, type: 'label' }
  const target = via(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  return {
    sql: `(select ${display(writing, target)} from ${target.from} where ${all([target.where, `${keyOf(target)} = ${column(source, field.name)}`])})`,
    type: 'label',
    costly: true,
  }
}

const references: Read = (reading, field) => {
  const { writing, source } = reading
  const target = via(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const link = links(writing, source.entity, field)
  const where = all([
    link.where,
    target.where,
    withinScope(writing, target),
    `${link.owner} = ${keyOf(source)}`,
    `${keyOf(target)} = ${link.item}`,
  ])
  return {
    sql: `(select string_agg(${display(writing, target)}, ${word(reading, 'value.separator')} order by ${link.item}) from ${link.from}, ${target.from} where ${where})`,
    type: 'text',
    costly: true,
  }
}

// ---------------------------------------------------------------- what holds more than one value

const html: Read = (reading, field) => ({ sql: markupWords(stored(reading, field)), type: 'text', costly: true })

/** Markup is for screens: a sheet is given the words. */
export const markupWords = (text: string): string =>
  [
    ['&nbsp;', ' '],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&amp;', '&'],
  ].reduce(
    (sql, [entity, sign]) => `replace(${sql}, ${literal(entity!)}, ${literal(sign!)})`,
    `btrim(regexp_replace(regexp_replace(${text}, '<(/p|br|/li|/div|/h[1-6]|/tr)[^>]*>', E'\\n', 'gi'), '<[^>]*>', '', 'g'), E' \\n')`,
  )

const files: Read = (reading, field) => ({
  sql: `(select string_agg(f.item ->> 'name', E'\\n' order by f.place) from ${items(stored(reading, field))} with ordinality f(item, place))`,
  type: 'text',
  costly: true,
})

/** A line a row, its values in order, each with its label. */
const rows: Read = (reading, field) => {
  const parts = field.rows.map((part) => `${literal(`${part.label[reading.lang]}: `)} || ${inRow(reading, part)}`)
  return {
    sql: `(select string_agg(concat_ws('; ', ${parts.join(', ')}), E'\\n' order by r.place) from ${items(field.changesOf === null ? stored(reading, field) : changesInWords(reading.writing, reading.source, field))} with ordinality r(item, place))`,
    type: 'text',
    costly: true,
  }
}

const items = (json: string): string => `jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} end)`

function inRow(reading: Reading, part: Field): string {
  const text = `(r.item ->> ${literal(part.name)})`
  const found = enumOf(reading, part)
  if (found !== undefined)
    return labelOf({ values: found.values.map((one) => ({ ...one, value: String(one.value) })) }, text, reading.lang)
  if (part.kind === 'boolean')
    return `case ${text} when 'true' then ${word(reading, 'value.yes')} when 'false' then ${word(reading, 'value.no')} end`
  return text
}

const KINDS: Readonly<Record<FieldKindName, Read>> = {
  key: number,
  string,
  text: plain,
  html,
  integer: number,
  decimal,
  money: decimal,
  energy: decimal,
  volume: decimal,
  boolean,
  date: (reading, field) => ({ sql: stored(reading, field), type: 'date' }),
  datetime,
  'date-range': dateRange,
  enum: enumeration,
  'enum-set': enumSet,
  state: enumeration,
  reference,
  references,
  files,
  rows,
  // Never chosen: nothing of it may be read.
  secret: () => ({ sql: 'null', type: 'text' }),
}

/** The names behind a record's references, joined once each however they are used. */
export function joins(
  writing: Writing,
  source: Source,
  most: number,
): { readonly join: Reading['join']; readonly from: () => string } {
  const made = new Map<string, Source>()
  // Behind `offset 0` a name is put together once a record that is referred to, and remembered, not once a row.
  const on = (name: string, target: Source): string =>
    ` left join lateral (select ${display(writing, target)} as label from ${target.from} where ${all([target.where, `${keyOf(target)} = ${column(source, name)}`])} offset 0) ${target.alias} on true`
  return {
    join: ({ name, reference: to }) => {
      const known = made.get(name)
      if (known === undefined && made.size >= most) return null
      const target = known ?? via(writing, entityNamed(writing.model, to?.entity ?? ''))
      made.set(name, target)
      return `${target.alias}.label`
    },
    from: () => [...made].map(([name, target]) => on(name, target)).join(''),
  }
}

export const headOf = ({ label, unit }: Field, lang: Lang): string =>
  unit === null ? label[lang] : `${label[lang]} (${unit[lang]})`
