/** What demo data makes up, as SQL: what several kinds share. */
import { codesOf } from './keywords.ts'
import type { Wish } from './server-kind.ts'
import { literal } from './sql-text.ts'

export const number = (value: unknown, otherwise: number): number => (value === undefined ? otherwise : Number(value))

export function sampleText({ field: { schema }, salt, unique, by }: Wish): string {
  if (typeof schema['pattern'] === 'string') return by.pattern(schema['pattern'], salt, unique)
  if (schema['format'] === 'email') return `'user' || g || '@example.com'`
  if (schema['format'] === 'uri') return `'https://example.com/' || g`
  if (schema['format'] === 'time') return `to_char(make_interval(mins => ${by.number(salt)} % 1440), 'HH24:MI')`
  const most = number(schema['maxLength'], 200)
  if (unique) return most >= 14 ? `${by.words(2, salt)} || g` : 'g::text'
  return most >= 4
    ? by.words(Math.max(2, Math.min(3, Math.floor(most / 2))), salt)
    : `substr(${by.words(2, salt)}, 1, ${most})`
}

/**
 * Codes that come and go with the schemas are not listed: such a field is left empty, or holds a text of their form.
 */
export function sampleCode(wish: Wish): readonly string[] {
  const codes = codesOf(wish.field.schema)
  if (codes.length > 0) return [wish.by.oneOf(codes.map(literal), wish.salt)]
  return [wish.field.nullable ? 'null' : sampleText(wish)]
}
