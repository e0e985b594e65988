/**
 * A value of each field kind as an SQL expression of the row's number `g`: complete by its type. Null: the kind has no
 * column of its own.
 */
import { codesOf } from '../../../kinds/keywords.ts'
import { literal } from '../../../kinds/sql-text.ts'
import type { Field, FieldKindName, JsonSchema } from '../../../model/model.ts'
import { between, chance, oneOf } from './chance.ts'
import { patternText } from './pattern-text.ts'

export interface Wish {
  readonly field: Field
  readonly salt: number
  /** No two rows may have the same. */
  readonly unique: boolean
  /** A hash that a secret may hold. */
  readonly secret: string
  /** Expressions of a reference. */
  readonly reference: string | null
}

/** One expression a column, in the order of the kind's columns. */
type Value = (wish: Wish) => readonly string[]

const one =
  (write: (wish: Wish) => string): Value =>
  (wish) => [write(wish)]
const number = (value: unknown, otherwise: number): number => (value === undefined ? otherwise : Number(value))

/**
 * Codes that come and go with the schemas are not listed: such a field is left empty, or holds a text of their form.
 */
const enumCode = one((wish) => {
  const codes = codesOf(wish.field.schema)
  if (codes.length > 0) return oneOf(codes.map(literal), wish.salt)
  return wish.field.nullable ? 'null' : text(wish)
})
const decimal = one(({ field, salt }) => {
  const unit = 10 ** field.scale
  const low =
    Math.ceil(number(field.schema['formatMinimum'] ?? field.schema['formatExclusiveMinimum'], 0) * unit) +
    ('formatExclusiveMinimum' in field.schema ? 1 : 0)
  const high =
    Math.floor(
      number(field.schema['formatMaximum'] ?? field.schema['formatExclusiveMaximum'], low / unit + 9999) * unit,
    ) - ('formatExclusiveMaximum' in field.schema ? 1 : 0)
  return `round(${between(low, Math.min(high, low + 2_000_000_000), salt)}::numeric / ${unit}, ${field.scale})`
})

export const values: Readonly<Record<FieldKindName, Value>> = {
  key: () => ['g'],
  string: one(text),
  text: one(({ salt }) => words(6, salt)),
  html: one(({ salt }) => `'<p>' || ${words(8, salt)} || '</p>'`),
  integer: one(({ field: { schema }, salt, unique }) => {
    const low = number(schema['minimum'] ?? schema['exclusiveMinimum'], 0) + ('exclusiveMinimum' in schema ? 1 : 0)
    return unique
      ? 'g'
      : between(
          low,
          Math.min(number(schema['maximum'] ?? schema['exclusiveMaximum'], low + 999), low + 2_000_000_000) -
            ('exclusiveMaximum' in schema ? 1 : 0),
          salt,
        )
  }),
  decimal,
  money: decimal,
  energy: decimal,
  volume: decimal,
  boolean: one(({ salt }) => `${chance(salt)} % 2 = 0`),
  date: one(({ salt }) => `current_date - 365 + ${chance(salt)} % 730`),
  datetime: one(({ salt }) => `date_trunc('second', now()) - make_interval(secs => ${chance(salt)} % 31536000)`),
  'date-range': ({ salt }) => [`current_date - ${chance(salt)} % 700`, `current_date - ${chance(salt)} % 700 + 364`],
  enum: enumCode,
  state: enumCode,
  'enum-set': one(
    ({ field, salt }) => `array[${oneOf(codesOf((field.schema['items'] ?? {}) as JsonSchema).map(literal), salt)}]`,
  ),
  reference: one(({ reference }) => reference ?? 'null'),
  references: () => [],
  files: one(() => `'[]'::jsonb`),
  rows: one(() => `'[]'::jsonb`),
  secret: one(({ secret }) => literal(secret)),
}

function text({ field: { schema }, salt, unique }: Wish): string {
  if (typeof schema['pattern'] === 'string') return patternText(schema['pattern'], salt, unique)
  if (schema['format'] === 'email') return `'user' || g || '@example.com'`
  if (schema['format'] === 'time') return `to_char(make_interval(mins => ${chance(salt)} % 1440), 'HH24:MI')`
  const most = number(schema['maxLength'], 200)
  if (unique) return most >= 14 ? `${words(2, salt)} || g` : 'g::text'
  return most >= 4
    ? words(Math.max(2, Math.min(3, Math.floor(most / 2))), salt)
    : `substr(${words(2, salt)}, 1, ${most})`
}

const WORDS = [
  ...new Set(
    '云栖锦苑西溪雅筑翠柏佳园松涧花里留香公馆紫荆新城江澜白马湖畔钱塘星耀冠山长河春波映翠藿香益江金桂青桐玉兰平江梧桐沧浪胥江竹辉方山秦淮天印学府望江芙蓉阳光滨海东湖南山北苑中央国际时代广场'.match(
      /../gu,
    ) ?? [],
  ),
]

/** So many words of two characters. */
function words(count: number, salt: number): string {
  const list = literal(WORDS.join(''))
  return Array.from(
    { length: count },
    (_, at) => `substr(${list}, 1 + 2 * (${chance(salt * 13 + at)} % ${WORDS.length}), 2)`,
  ).join(' || ')
}
