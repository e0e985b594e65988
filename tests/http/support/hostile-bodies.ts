/** Bodies as large as a body may be, made from the schema of each call: each is one thing without end. */
import type { JsonSchema } from '../../../src/model/model.ts'

export interface Hostile {
  readonly what: string
  readonly text: string
}

/** `size`: bytes of a body. Each field is filled by itself, and all of them together. */
export function hostileBodies(schema: JsonSchema, part: string | null, size: number): readonly Hostile[] {
  const inPart = (body: string): string => (part === null ? body : `{"action":"update","ids":[1],"${part}":${body}}`)
  // The version is sent with each.
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).filter(
    ([name]) => name !== 'version',
  )
  const room = size - 1_000
  const fill = (unit: string, of = room): string =>
    Array.from({ length: Math.max(1, Math.floor(of / (unit.length + 1))) }, () => unit).join(',')
  const texts = (of: number): readonly (readonly [string, string])[] => [
    ['numbers', `[${fill('1', of)}]`],
    ['different numbers', `[${Array.from({ length: Math.floor(of / 8) }, (_, n) => n).join(',')}]`],
    ['objects', `[${fill('{"a":1}', of)}]`],
    ['nulls', `[${fill('null', of)}]`],
    ['text', JSON.stringify('x'.repeat(of))],
    ['digits', JSON.stringify('9'.repeat(of))],
    ['blanks', JSON.stringify(`x${' '.repeat(of)}x`)],
    ['broken', JSON.stringify('\u200b '.repeat(of / 4))],
    ['markup', JSON.stringify('<b>'.repeat(of / 3))],
  ]
  const unknown = Array.from({ length: 9_900 }, (_, n) => `"unknown_${n}":${n}`).join(',')
  return [
    { what: 'unknown fields', text: inPart(`{${unknown}}`) },
    {
      what: 'fields without end',
      text: inPart(`{${Array.from({ length: Math.floor(room / 16) }, (_, n) => `"u${n}":1`).join(',')}}`),
    },
    { what: 'one long name', text: inPart(`{"${'n'.repeat(room)}":1}`) },
    { what: 'levels', text: inPart(`${'{"a":'.repeat(14)}[${fill('[]')}]${'}'.repeat(14)}`) },
    { what: 'ids', text: `{"action":"remove","ids":[${fill('1')}]}` },
    // As many as are read at all.
    ...texts(48_000)
      .flatMap(([what, value]) =>
        properties.map(([name]) => ({ what: `${name}: ${what}`, text: inPart(`{"${name}":${value},"version":1}`) })),
      )
      .filter((_, n) => n % 7 === 0),
    ...texts(room).map(([what, value], n) => ({
      what: `a field of ${what}`,
      text: inPart(`{"${properties[n % Math.max(1, properties.length)]?.[0] ?? 'a'}":${value},"version":1}`),
    })),
    {
      what: 'every field',
      text: inPart(
        `{${properties.map(([name], n) => `"${name}":${texts(Math.floor(room / properties.length) - 200)[n % 9]![1]}`).join(',')}}`,
      ),
    },
  ]
}
