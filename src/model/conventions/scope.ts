/**
 * The path from a record to its store and to its home. Where a document says none it is found along required
 * references: a new entity is inside its store's scope without saying so, and one that may stand outside of any (a null
 * reference) is not. Settings belong to the narrowest place that they are of.
 */
import type { Linked, LinkedEntity } from '../linked.ts'
import type { Scope } from '../model.ts'

type Level = 'store' | 'home'

export function scopeOf(linked: Linked, entity: LinkedEntity): Scope {
  const said = entity.doc['x-scope']
  const inherits = said === undefined && entity.doc['x-inherit'] !== undefined
  const level = (name: Level): Scope[Level] => {
    const path = said?.[name]
    if (path === null) return null
    if (path !== undefined) return [typeof path === 'string' ? path.split('.') : path]
    if (said !== undefined || entity.doc['x-tenant'] === false) return null
    if (inherits) return inherited(linked, entity, name)
    const found = pathTo(linked, entity, name)
    return found === null ? null : [found]
  }
  return {
    store: level('store'),
    home: level('home'),
    shared: said?.shared ?? (inherits ? 'see' : null),
    owner: said?.owner === undefined ? null : { by: said.owner, seen: said.seen ?? false },
    seen: said?.owner === undefined ? (said?.seen ?? null) : null,
  }
}

function inherited(linked: Linked, entity: LinkedEntity, level: Level): Scope[Level] {
  const paths = (entity.doc['x-inherit'] ?? [])
    .filter((link) => !link.includes('.'))
    .flatMap((link) => {
      const target = linked.entities.get(entity.fields.get(link)?.doc['x-reference'] ?? '')
      if (target === undefined || target === entity) return []
      return target.name === level ? [[link]] : (scopeOf(linked, target)[level] ?? []).map((path) => [link, ...path])
    })
  return paths.length === 0 ? null : paths
}

/** Breadth first: the shortest path wins, the earlier field among equals. */
function pathTo(linked: Linked, from: LinkedEntity, target: Level): readonly string[] | null {
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
