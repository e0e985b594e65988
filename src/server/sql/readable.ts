/**
 * Values as people read them, worked out by the database: what a kind says of its own (`src/kinds/<kind>/server.ts`),
 * and around it names of other records and masks, which hold here as they do on the wire.
 */
import type { InWords, WordsAt } from '../../kinds/server-kind.ts'
import { servers } from '../../kinds/servers.ts'
import type { Field, Lang } from '../../model/model.ts'
import { valueAt } from './expressions.ts'
import { masked } from './masks.ts'
import { withinScope } from './scoped.ts'
import { markedDisplay } from './records.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, referred, type Source } from './sources.ts'
import { inWords as changesInWords } from './words.ts'
import type { Writing } from './writing.ts'

export type Readable = Required<InWords>

export interface Reading {
  readonly writing: Writing
  readonly source: Source
  readonly lang: Lang
  /** Answers where the name of the record behind a reference stands among the joined; null: it is to be looked up. */
  readonly join: (field: Field) => string | null
  /** What stands behind the masks: whoever says so has seen to it that it may be, and that it is noted. */
  readonly revealed?: boolean
}

export function readableValue(reading: Reading, field: Field): Readable {
  const own = ownValue(reading, field)
  if (field.english === null || reading.lang !== 'en') return own
  const english = ownValue(reading, fieldNamed(reading.source.entity, field.english))
  return { ...own, sql: `coalesce(${english.sql}, ${own.sql})` }
}

function ownValue(reading: Reading, field: Field): Readable {
  const { sql, type, costly = false, fixed = false } = servers[field.kind].words(wordsAt(reading), field)
  return {
    sql: field.mask === null || reading.revealed === true ? sql : `(${masked(field.mask, sql)})`,
    type,
    costly: costly || field.computed !== null,
    fixed,
  }
}

/** What a kind is handed to say its values with. */
const wordsAt = (reading: Reading): WordsAt => ({
  ...valueAt(reading.writing, reading.source),
  lang: reading.lang,
  name: (field) => nameOf(reading, field),
  names: (field, separator) => namesOf(reading, field, separator),
  changes: (field) => changesInWords(reading.writing, reading.source, field),
})

function nameOf({ writing, source, lang, join }: Reading, field: Field): ReturnType<WordsAt['name']> {
  const joined = join(field)
  if (joined !== null) return { sql: joined, costly: false }
  const target = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  return {
    sql: `(select ${markedDisplay(writing, target, lang)} from ${target.from} where ${all([target.where, `${keyOf(target)} = ${column(source, field.name)}`])})`,
    costly: true,
  }
}

function namesOf({ writing, source, lang }: Reading, field: Field, separator: string): string {
  const target = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const link = links(writing, source.entity, field)
  const where = all([
    link.where,
    target.where,
    withinScope(writing, target),
    `${link.owner} = ${keyOf(source)}`,
    `${keyOf(target)} = ${link.item}`,
  ])
  return `(select string_agg(${markedDisplay(writing, target, lang)}, ${separator} order by ${link.item}) from ${link.from}, ${target.from} where ${where})`
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
    ` left join lateral (select ${markedDisplay(writing, target)} as label from ${target.from} where ${all([target.where, `${keyOf(target)} = ${column(source, name)}`])} offset 0) ${target.alias} on true`
  return {
    join: ({ name, reference: to }) => {
      const known = made.get(name)
      if (known === undefined && made.size >= most) return null
      const target = known ?? referred(writing, entityNamed(writing.model, to?.entity ?? ''))
      made.set(name, target)
      return `${target.alias}.label`
    },
    from: () => [...made].map(([name, target]) => on(name, target)).join(''),
  }
}

export const headOf = ({ label, unit }: Field, lang: Lang): string =>
  unit === null ? label[lang] : `${label[lang]} (${unit[lang]})`
