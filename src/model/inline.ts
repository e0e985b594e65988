/** JSON Schema of a call, with its references to enums, rules, kinds and entities put in place. */
import { addressOf } from './addresses.ts'
import type { EntityDoc, Path, Raw } from './documents.ts'
import { brokenReference, filesOf, type Fragments } from './link-fields.ts'
import type { Mistake } from './mistake.ts'
import type { Json, JsonSchema } from './model.ts'
import type { LinkedEnum } from './linked.ts'

interface Inlined {
  readonly schema: JsonSchema
  readonly mistakes: readonly Mistake[]
}
interface Place {
  readonly raw: Raw<unknown>
  readonly known: Targets
}

/** What a call's schema may refer to, by its address. */
export type Targets = ReadonlyMap<string, JsonSchema>

export function targetsOf(fragments: Fragments, entities: ReadonlyMap<string, Raw<EntityDoc>>): Targets {
  return new Map<string, JsonSchema>([
    ...[...fragments].map(([address, { doc }]): [string, JsonSchema] => [address, (doc ?? {}) as JsonSchema]),
    ...[...entities.values()].flatMap((entity) =>
      filesOf(entity).map((file): [string, JsonSchema] => [
        addressOf(file),
        { type: 'object', properties: entity.doc.properties as unknown as Json },
      ]),
    ),
  ])
}

export function inlined(raw: Raw<unknown>, path: Path, schema: JsonSchema, known: Targets): Inlined {
  const found = walk({ raw, known }, path, schema, 0)
  return { schema: found.value as JsonSchema, mistakes: found.mistakes }
}

interface Walked {
  readonly value: Json
  readonly mistakes: readonly Mistake[]
}

/** Fragments refer to nothing and entities to fragments, so that two steps are always enough. */
const DEPTH = 4

function walk(place: Place, path: Path, value: Json, depth: number): Walked {
  if (value === null || typeof value !== 'object') return { value, mistakes: [] }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => walk(place, [...path, index], item as Json, depth))
    return { value: items.map((item) => item.value), mistakes: items.flatMap((item) => item.mistakes) }
  }
  const { $ref, ...own } = value as JsonSchema
  if (typeof $ref !== 'string') return entries(place, path, own, depth)
  const target = place.known.get($ref)
  if (!target || depth > DEPTH)
    return { value: {}, mistakes: [brokenReference(place.raw, [...path, '$ref'], $ref, place.known)] }
  return entries(place, path, { ...target, ...own }, depth + 1)
}

function entries(place: Place, path: Path, schema: JsonSchema, depth: number): Walked {
  const walked = Object.entries(schema).map(
    ([key, item]) => [key, walk(place, [...path, key], item as Json, depth)] as const,
  )
  return {
    value: Object.fromEntries(walked.map(([key, found]) => [key, found.value])),
    mistakes: walked.flatMap(([, found]) => found.mistakes),
  }
}

export const valuesOf = (made: LinkedEnum): readonly (number | string)[] => made.doc.oneOf.map((value) => value.const)
