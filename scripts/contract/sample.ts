/** A record to be made: required fields alone, each with the plainest value that its kind and its document allow. */
import { exampleOf } from '../../src/kinds/examples.ts'
import { codesOf } from '../../src/kinds/keywords.ts'
import { isGood } from '../../src/kinds/verdict.ts'
import { valueSchema } from '../../src/kinds/kinds.ts'
import type { Entity, Field, FieldKindName } from '../../src/model/model.ts'
import type { Known } from './calls.ts'

/** Or the name of a field for which there is no value. */
export function sampleOf(entity: Entity, known: Known): Readonly<Record<string, unknown>> | string {
  const body: Record<string, unknown> = {}
  for (const field of entity.fields.filter(({ required, write }) => required && write !== 'never')) {
    const value = SAMPLES[field.kind]?.(field, known)
    if (value === undefined || !isGood(valueSchema(field), value)) return field.name
    body[field.name] = value
  }
  return body
}

const today = (): string => new Date().toISOString().slice(0, 10)
const text = ({ schema }: Field): string =>
  exampleOf(schema) ?? `contract ${Math.random().toString(36).slice(2, 10)}`.slice(-Number(schema['maxLength'] ?? 200))
const recordOf = ({ reference }: Field, known: Known): number | undefined => known.get(reference?.entity ?? '')

const SAMPLES: Readonly<Partial<Record<FieldKindName, (field: Field, known: Known) => unknown>>> = {
  string: text,
  text,
  html: (field) => `<p>${text(field)}</p>`,
  integer: ({ schema }) => Number(schema['minimum'] ?? 1),
  decimal: ({ schema }) => String(schema['formatMinimum'] ?? '1'),
  boolean: () => false,
  date: today,
  datetime: () => new Date().toISOString(),
  'date-range': () => [today(), today()],
  enum: ({ schema }) => codesOf(schema)[0],
  'enum-set': ({ schema }) => codesOf((schema['items'] ?? {}) as Field['schema']).slice(0, 1),
  reference: recordOf,
  references: (field, known) => [recordOf(field, known)].filter((key) => key !== undefined),
}
