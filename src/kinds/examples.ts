/**
 * A good value of a text that must have a certain form, as a person writes it: the document's own, else its format's.
 * Boxes show it while they are empty.
 */
import type { JsonSchema, Label, Lang } from '../model/model.ts'
import type { FormatName } from './formats.ts'

const FORMATS: Readonly<Record<FormatName, string>> = {
  decimal: '12.50',
  date: '2026-01-31',
  'date-time': '2026-01-31 09:30:00',
  time: '08:30',
  email: 'name@example.com',
  uri: 'https://example.com/pages',
}

export function exampleOf(schema: JsonSchema): string | null {
  const [own] = (schema['examples'] ?? []) as readonly unknown[]
  return typeof own === 'string' || typeof own === 'number'
    ? String(own)
    : (FORMATS[schema['format'] as FormatName] ?? null)
}

const SUCH: Label = { zh: '例如 {example}', en: 'e.g. {example}' }

const HAN = /\p{Script=Han}/u

export function placeholderOf(schema: JsonSchema, lang: Lang): string | undefined {
  const example = exampleOf(schema)
  // One in Chinese would only puzzle whoever reads English.
  return example === null || (lang === 'en' && HAN.test(example))
    ? undefined
    : SUCH[lang].replace('{example}', () => example)
}
