/**
 * The paths from a record to what it belongs to at each scope level. Where a document says none they are found along
 * required references: a new entity is inside the scope of its level without saying so, and one that may stand outside
 * of any (a null reference) is not. A path that is said goes on to the levels above of which nothing is said. Settings
 * belong to the narrowest place that they are of, comments to where their record lies.
 */
import { COMMENTED } from '../comments.ts'
import type { AppDocs } from '../documents.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { follow } from '../lookup.ts'
import type { Scope } from '../model.ts'
import { saidPaths } from '../scope-doc.ts'

type Paths = readonly (readonly string[])[] | null

export function scopeOf(linked: Linked, entity: LinkedEntity): Scope {
  const said = entity.doc['x-scope']
  const inherits = said === undefined && entity.doc['x-inherit'] !== undefined
  const paths = saidPaths(entity.doc)
  const level = (name: string): Paths => {
    const path = paths.get(name)
    if (path !== undefined) return path && [path]
    if (entity.doc['x-tenant'] === false) return null
    if (entity.doc['x-comments-of'] !== undefined) return through(linked, entity, [COMMENTED], name)
    if (said !== undefined) return fromBelow(linked, entity, name, level)
    if (inherits) return through(linked, entity, inheritedBy(entity), name)
    const found = pathTo(linked, entity, name)
    return found === null ? null : [found]
  }
  return {
    levels: Object.fromEntries(
      levelsOf(linked).flatMap(({ name }) => {
        const paths = level(name)
        return paths === null ? [] : [[name, paths] as const]
      }),
    ),
    shared: said?.shared ?? (inherits ? 'see' : null),
    owner: said?.owner === undefined ? null : { by: said.owner, seen: said.seen ?? false },
    seen: said?.owner === undefined ? (said?.seen ?? null) : null,
  }
}

const levelsOf = ({ app }: Linked): AppDocs['scopes']['scopes'] => app.scopes?.doc.scopes ?? []

/** What lies in a place lies in the place above it, too. */
function fromBelow(linked: Linked, entity: LinkedEntity, level: string, below: (name: string) => Paths): Paths {
  const paths = levelsOf(linked).flatMap(({ name, within }) =>
    within?.level === level ? (below(name) ?? []).map((path) => [...upTo(linked, entity, path), within.by]) : [],
  )
  return paths.length === 0 ? null : paths
}

/** Without the key at its end, which leads no further. */
const upTo = (linked: Linked, entity: LinkedEntity, path: readonly string[]): readonly string[] =>
  follow(linked, entity, path, true)?.field?.kind === 'key' ? path.slice(0, -1) : path

const inheritedBy = ({ doc }: LinkedEntity): readonly string[] =>
  (doc['x-inherit'] ?? []).filter((link) => !link.includes('.'))

/** Where that lies to which these references lead. */
function through(linked: Linked, entity: LinkedEntity, links: readonly string[], level: string): Paths {
  const paths = links.flatMap((link) => {
    const target = linked.entities.get(entity.fields.get(link)?.doc['x-reference'] ?? '')
    if (target === undefined || target === entity) return []
    return target.name === level
      ? [[link]]
      : (scopeOf(linked, target).levels[level] ?? []).map((path) => [link, ...path])
  })
  return paths.length === 0 ? null : paths
}

/** Breadth first: the shortest path wins, the earlier field among equals. */
function pathTo(linked: Linked, from: LinkedEntity, target: string): readonly string[] | null {
  if (from.name === target) return [from.key]
  const seen = new Set([from.name])
  let front: readonly (readonly [LinkedEntity, readonly string[]])[] = [[from, []]]
  while (front.length > 0) {
    const steps = front.flatMap(([entity, path]) =>
      requiredReferences(entity).map(([field, to]) => [to, [...path, field]] as const),
    )
    const found = steps.find(([to]) => to === target)
    if (found) return found[1]
    front = steps.flatMap(([to, path]) => {
      const next = linked.entities.get(to)
      if (!next || seen.has(to)) return []
      seen.add(to)
      return [[next, path] as const]
    })
  }
  return null
}

const requiredReferences = (entity: LinkedEntity): readonly (readonly [field: string, target: string])[] =>
  (entity.doc.required ?? []).flatMap((name) => {
    const field = entity.fields.get(name)
    const target = field?.kind === 'reference' ? field.doc['x-reference'] : undefined
    return target === undefined ? [] : [[name, target] as const]
  })
