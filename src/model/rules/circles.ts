/** What needs another to be there first, or follows it, comes to an end: of a circle nothing can be the first. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { mistake } from '../mistake.ts'

interface Edge {
  readonly entity: LinkedEntity
  readonly field: LinkedField
  readonly from: string
  readonly to: string
  readonly keyword: string | null
}

export const circles: ConsistencyRule = function* (linked) {
  for (const { entity, field, keyword, to } of inCircles(needed(linked)))
    yield mistake(entity.raw, [...field.path, ...(keyword === null ? [] : [keyword])], {
      message: `${entity.name} needs a record of ${to}, and ${to} one of ${entity.name}: neither can be made first`,
      ...(keyword === null ? { key: true } : {}),
    })
  for (const { entity, field, to } of inCircles(following(linked)))
    yield mistake(entity.raw, [...field.path, 'x-follows'], {
      message: `${entity.name} follows ${to}, which follows it in turn`,
    })
  for (const { entity, field } of inCircles(within(linked)))
    yield mistake(entity.raw, [...field.path, 'x-within'], {
      message: `"${field.name}" lies within a field that lies within it in turn`,
    })
}

/** References that the database holds, of a field that must be said. */
const needed = (linked: Linked): readonly Edge[] =>
  edges(
    linked,
    (entity, { doc, kind, name }) =>
      kind === 'reference' &&
      doc['x-on-delete'] !== 'keep' &&
      doc['x-computed'] === undefined &&
      entity.doc.required?.includes(name) === true,
  )

/** A record may follow another of its own entity. */
const following = (linked: Linked): readonly Edge[] =>
  edges(linked, ({ name }, { doc }) => doc['x-follows'] === true && doc['x-reference'] !== name)

const edges = (linked: Linked, is: (entity: LinkedEntity, field: LinkedField) => boolean): readonly Edge[] =>
  [...linked.entities.values()].flatMap((entity) =>
    [...entity.fields.values()]
      .filter((field) => is(entity, field))
      .map((field) => ({
        entity,
        field,
        from: entity.name,
        to: field.doc['x-reference'] ?? '',
        keyword: 'x-reference',
      })),
  )

/** Of fields of one entity. */
const within = (linked: Linked): readonly Edge[] =>
  [...linked.entities.values()].flatMap((entity) =>
    [...entity.fields.values()].flatMap((field) => {
      const outer = field.doc['x-within']
      const name = (one: string): string => `${entity.name}.${one}`
      return outer === undefined
        ? []
        : [{ entity, field, from: name(field.name), to: name(outer), keyword: 'x-within' }]
    }),
  )

/** Edges by which one comes back to where one was; each circle is told at every place where it can be broken. */
function inCircles(all: readonly Edge[]): readonly Edge[] {
  const next = new Map<string, readonly string[]>()
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to])
  return all.filter(({ from, to }) => reached(next, to).has(from))
}

function reached(next: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> {
  const seen = new Set([start])
  for (const one of seen) for (const other of next.get(one) ?? []) seen.add(other)
  return seen
}
