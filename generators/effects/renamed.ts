/** Entities and fields that are the same by another name: what was of the one before is of the other after. */
import type { Entity, Field, Model } from '../../src/model/model.ts'
import { baseKey } from '../../src/model/permissions.ts'

export interface RenamedEntity {
  readonly before: Entity
  readonly after: Entity
}

/** By their name before. */
export function renamedEntities(before: Model, after: Model): ReadonlyMap<string, RenamedEntity> {
  const pairs = Object.values(after.entities).flatMap((entity) => {
    const old = before.entities[entity.renamedFrom?.name ?? '']
    const isOther = old !== undefined && (old.name !== entity.name || old.plural !== entity.plural)
    return isOther && (old.name === entity.name || after.entities[old.name] === undefined)
      ? [[old.name, { before: old, after: entity }] as const]
      : []
  })
  return new Map(pairs)
}

export interface RenamedField {
  /** Before. */
  readonly entity: Entity
  readonly before: Field
  readonly after: Field
}

export function renamedFields(before: Model, after: Model): readonly RenamedField[] {
  const entities = renamedEntities(before, after)
  return Object.values(before.entities).flatMap((entity) => {
    const next = after.entities[entity.name] ?? entities.get(entity.name)?.after
    const named = new Set(next?.fields.map(({ name }) => name))
    return entity.fields.flatMap((field) => {
      const now = named.has(field.name) ? undefined : next?.fields.find((one) => one.renamedFrom === field.name)
      return now === undefined ? [] : [{ entity, before: field, after: now }]
    })
  })
}

/** Rights that follow their entity's name, then → now. */
export function renamedKeys(before: Model, after: Model): ReadonlyMap<string, string> {
  const has = ({ app }: Model, key: string): boolean => app.permissions.some((one) => one.key === key)
  const keys = [...renamedEntities(before, after).values()].map(
    (one) => [baseKey(one.before.name), baseKey(one.after.name)] as const,
  )
  return new Map(keys.filter(([was, is]) => has(before, was) && !has(after, was) && has(after, is) && !has(before, is)))
}
