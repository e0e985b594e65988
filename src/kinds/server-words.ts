/** How the database says values in words: what several kinds share. */
import type { Enum, Field, JsonSchema, Lang, Label } from '../model/model.ts'
import type { Back, InWords, Note, NoteAt, ServerKind, ValueAt, WordsAt } from './server-kind.ts'
import { codesOf } from './keywords.ts'
import { literal } from './sql-text.ts'

type Words = ServerKind['words']

export const plainWords: Words = (at, field) => ({ sql: at.value(field), type: 'text' })
export const numberWords: Words = (at, field) => inWords(at, field, at.value(field))

/** A word among numbers stands as a text in its own cell: the rest are still numbers to whoever adds them up. */
export const inWords = ({ lang }: WordsAt, { words, kind }: Field, sql: string): InWords =>
  words === null
    ? { sql, type: 'number' }
    : {
        sql: `case ${sql} ${Object.entries(words)
          .map(([value, label]) => `when ${kind === 'string' ? literal(value) : value} then ${literal(label[lang])}`)
          .join(' ')} else (${sql})::text end`,
        type: 'number',
      }

export const copy = ({ model, lang }: Pick<WordsAt, 'model' | 'lang'>, key: string): string =>
  literal(model.app.copy[key]?.[lang] ?? key)

export const partText: ServerKind['partWords'] = (_, __, text) => text

// ---------------------------------------------------------------- codes

export const enumOf = ({ model }: Pick<ValueAt, 'model'>, field: Field): Enum | undefined =>
  model.enums[field.enum ?? '']

/** A code that the enum lacks is shown as it is. */
export const labelOf = ({ values }: Pick<Enum, 'values'>, code: string, lang: Lang): string =>
  `case ${code} ${values.map((one) => `when ${literal(one.value)} then ${literal(one.label[lang])}`).join(' ')} else (${code})::text end`

export const withLabels = ({ values }: Enum, labels: Readonly<Record<string, Label>>): Pick<Enum, 'values'> => ({
  values: values.map((one) => ({ ...one, label: labels[String(one.value)] ?? one.label })),
})

export const partLabel: ServerKind['partWords'] = (at, part, text) => {
  const found = enumOf(at, part)
  return found === undefined
    ? text
    : labelOf({ values: found.values.map((one) => ({ ...one, value: String(one.value) })) }, text, at.lang)
}

export const items = (json: string): string =>
  `jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} end)`

// ---------------------------------------------------------------- the journal

/** Between names. */
export const NAMES = '、'

type Say = (at: NoteAt, field: Field) => string
const plain: Say = (at, field) => at.plain(field)

export const shortNote = (back: Back, say: Say = plain, read: Note['read'] = null): Note => ({
  say,
  strict: true,
  long: false,
  read,
  back,
})
export const longNote = (back: Back, say: Say): Note => ({ say, strict: false, long: true, read: null, back })

/** What is made of a text that is there; nothing was nothing. */
export const filledBack =
  (of: (text: string, field: Field) => unknown): Back =>
  (text, field) =>
    text === null ? null : of(text, field)
export const matching = (pattern: RegExp): Back => filledBack((text) => (pattern.test(text) ? text : undefined))
/** Of a list only that it was empty. */
export const emptyBack: Back = (text, { nullable }) => (text !== null ? undefined : nullable ? null : [])

/** A code as its column has it. */
export const codeBack = (text: string, schema: JsonSchema): unknown => {
  const codes = codesOf(schema)
  const isNumber = codes.length > 0 && codes.every((code) => typeof code === 'number')
  return !isNumber ? text : /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** An empty text stands as nothing. */
const textBack: Back = (text, { nullable }) => text ?? (nullable ? null : '')
export const textNote: Note = { say: plain, strict: true, long: true, read: null, back: textBack }
