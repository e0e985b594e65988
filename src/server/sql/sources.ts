/**
 * The one door by which a table enters a statement. A tenant's table always brings the tenant's condition; the table
 * that a statement is about enters through `scoped.ts`, which adds the asker's limits. What is reached through a
 * reference of a visible record is visible with it. This is also where archived records are left out: no other place
 * does it, so that no statement can forget to.
 */
import { ARCHIVED_AT } from '../../model/archive.ts'
import type { Entity, Field, Model } from '../../model/model.ts'
import { ident } from '../../kinds/sql-text.ts'
import { ITEM, joinTableName, OWNER } from '../../kinds/tables.ts'
import { TENANT } from '../../model/tenant.ts'
import type { Writing } from './writing.ts'

export interface Source {
  readonly entity: Entity
  readonly alias: string
  /** For FROM: table and alias. */
  readonly from: string
  /** Must stand in the WHERE of the statement that names it; `true` for a table without tenants. */
  readonly where: string
}

/** Of an entity with an archive: the records that are not in it, those that are, or both. */
export type Which = 'living' | 'archived' | 'any'

/** Records that refer to a visible one, or belong to the same company. */
export function via(writing: Writing, entity: Entity, which: Which = 'living'): Source {
  const alias = writing.alias()
  const where = all([tenantOf(writing, entity.tenant, alias), archiveOf(entity, which, alias)])
  return { entity, alias, from: `${ident(entity.plural)} ${alias}`, where }
}

/** Records that a visible one refers to: it goes on naming what was archived. */
export const referred = (writing: Writing, entity: Entity): Source => via(writing, entity, 'any')

/** Condition of the records of a table by its alias. */
export const archiveOf = ({ archive }: Entity, which: Which, alias: string): string =>
  !archive || which === 'any' ? 'true' : `${alias}.${ARCHIVED_AT} is ${which === 'living' ? '' : 'not '}null`

export interface JoinSource {
  readonly from: string
  readonly where: string
  readonly owner: string
  readonly item: string
}

/** The join table of a `references` field. */
export function links(writing: Writing, entity: Entity, field: Field): JoinSource {
  const alias = writing.alias()
  return {
    from: `${ident(joinTableName(entity, field))} ${alias}`,
    where: tenantOf(writing, entity.tenant, alias),
    owner: `${alias}.${OWNER}`,
    item: `${alias}.${ITEM}`,
  }
}

export const column = (source: Source, name: string): string => `${source.alias}.${ident(name)}`
export const keyOf = (source: Source): string => column(source, source.entity.key)

export const all = (conditions: readonly string[]): string => {
  const kept = conditions.filter((condition) => condition !== 'true')
  return kept.length === 0 ? 'true' : kept.join(' and ')
}

export const any = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`

/** For a word that somebody sends: what every object has by its prototype (`constructor`) is no entity. */
export const entityCalled = ({ entities }: Model, word: string): Entity | undefined =>
  Object.hasOwn(entities, word) ? entities[word] : undefined

export function entityNamed(model: Model, name: string): Entity {
  const entity = entityCalled(model, name)
  if (entity === undefined) throw new Error(`no entity "${name}" in the model`)
  return entity
}

const fields = new WeakMap<Entity, ReadonlyMap<string, Field>>()

/** As `entityCalled`, of an entity's fields. */
export function fieldCalled(entity: Entity, word: string): Field | undefined {
  const known = fields.get(entity) ?? new Map(entity.fields.map((field) => [field.name, field]))
  fields.set(entity, known)
  return known.get(word)
}

export function fieldNamed(entity: Entity, name: string): Field {
  const field = fieldCalled(entity, name)
  if (field === undefined) throw new Error(`no field "${name}" in ${entity.name}`)
  return field
}

const tenantOf = (writing: Writing, tenant: boolean, alias: string): string =>
  tenant ? `${alias}.${TENANT} = ${writing.slot({ is: 'client' })}` : 'true'
