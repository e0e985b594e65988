/** What a call has answered, as one text for one row: what its document shows of it, without what is secret. */
import type { Field, Lang, Model } from '../../../model/model.ts'

type Values = Readonly<Record<string, unknown>>
interface Reader {
  readonly model: Model
  readonly lang: Lang
}

const between = ({ lang }: Reader): string => (lang === 'zh' ? '；' : '; ')

export function answerSaid(reader: Reader, shows: readonly Field[], answer: unknown): string {
  const values = (answer ?? {}) as Values
  return shows
    .flatMap((field) => {
      const value = values[field.name]
      if (isNothing(value)) return []
      if (field.kind === 'rows') return (value as readonly Values[]).map((row) => rowSaid(reader, field, row))
      return [`${field.label[reader.lang]}${reader.lang === 'zh' ? '：' : ': '}${valueSaid(reader, field, value)}`]
    })
    .join(between(reader))
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

const rowSaid = (reader: Reader, { rows }: Field, row: Values): string =>
  rows.flatMap((part) => (isNothing(row[part.name]) ? [] : [valueSaid(reader, part, row[part.name])])).join(' ')

function valueSaid({ model, lang }: Reader, { kind, enum: codes, unit }: Field, value: unknown): string {
  if (kind === 'boolean') return model.app.copy[value === true ? 'value.yes' : 'value.no']?.[lang] ?? String(value)
  const label = model.enums[codes ?? '']?.values.find((one) => one.value === value)?.label[lang]
  return label ?? (unit === null ? String(value) : `${String(value)} ${unit[lang]}`)
}
