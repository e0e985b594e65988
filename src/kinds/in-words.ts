/** A value as it stands in the midst of a text: a word, a number or a day, without looks. */
import type { Enum, Field, Lang } from '../model/model.ts'
import { isEmpty, type CellRecord } from './cell.ts'
import { enumText } from './enum-chip.tsx'
import { formatDecimal } from './numbers.ts'
import { formatInstant } from './times.ts'

interface Reading {
  readonly enums: Readonly<Record<string, Enum>>
  readonly lang: Lang
}

/** Empty where there is nothing; a reference and what else has a label by that. */
export function inWords(reading: Reading, field: Field | undefined, name: string, record: CellRecord): string {
  const label = ((record['_labels'] ?? {}) as Readonly<Record<string, unknown>>)[name]
  if (typeof label === 'string') return label
  const value = record[name]
  return isEmpty(value) ? '' : words(reading, field, value, record)
}

function words({ enums, lang }: Reading, field: Field | undefined, value: unknown, record: CellRecord): string {
  if (field?.enum) return enumText(enums[field.enum], value, lang, record)
  if (field?.kind === 'datetime') return formatInstant(String(value))
  if (field?.kind === 'date-range' && Array.isArray(value)) return value.map(String).join(' ~ ')
  return field?.kind === 'decimal' ? formatDecimal(String(value), field.scale) : String(value)
}
