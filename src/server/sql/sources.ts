/**
 * The one door by which a table enters a statement. A tenant's table always brings the tenant's condition; the table that a statement is
 * about brings the limits to stores and homes as well. What is reached through a reference of a visible record is visible with it.
 */
import type { Entity, Field, Model } from '../../model/model.ts'
import { ident } from '../../fields/sql-text.ts'
import { ITEM, joinTableName, OWNER, TENANT } from '../../fields/tables.ts'
import type { Writing } from './writing.ts'

export interface Source {
  readonly entity: Entity
  readonly alias: string
  /** For FROM: table and alias. */
  readonly from: string
  /** Must stand in the WHERE of the statement that names it; `true` for a table without tenants. */
  readonly where: string
}

/** The records that a statement is about: within the tenant, and within the asker's stores and homes. */
export function main(writing: Writing, entity: Entity): Source {
  const source = via(writing, entity)
  return { ...source, where: all([source.where, ...limits(writing, source)]) }
}

/** Records reached from a visible one. */
export function via(writing: Writing, entity: Entity): Source {
  const alias = writing.alias()
  return { entity, alias, from: `${ident(entity.plural)} ${alias}`, where: tenantOf(writing, entity.tenant, alias) }
}

export interface JoinSource { readonly from: string; readonly where: string; readonly owner: string; readonly item: string }

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

export function entityNamed(model: Model, name: string): Entity {
  const entity = model.entities[name]
  if (entity === undefined) throw new Error(`no entity "${name}" in the model`)
  return entity
}

export function fieldNamed(entity: Entity, name: string): Field {
  const field = entity.fields.find((one) => one.name === name)
  if (field === undefined) throw new Error(`no field "${name}" in ${entity.name}`)
  return field
}

const tenantOf = (writing: Writing, tenant: boolean, alias: string): string =>
  (tenant ? `${alias}.${TENANT} = ${writing.slot({ is: 'client' })}` : 'true')

function limits(writing: Writing, source: Source): readonly string[] {
  const { scope } = source.entity
  return [
    ...(writing.bounds.stores && scope.store !== null ? [leadsTo(writing, source, scope.store, writing.slot({ is: 'stores' }))] : []),
    ...(writing.bounds.homes && scope.home !== null ? [leadsTo(writing, source, scope.home, writing.slot({ is: 'homes' }))] : []),
  ]
}

/** The path's last field holds one of the allowed keys. */
function leadsTo(writing: Writing, source: Source, [first = '', ...rest]: readonly string[], allowed: string): string {
  const field = fieldNamed(source.entity, first)
  if (rest.length === 0 && field.kind !== 'references') return `${column(source, first)} = any(${allowed})`
  if (field.kind === 'references') {
    const link = links(writing, source.entity, field)
    return `exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`, `${link.item} = any(${allowed})`])})`
  }
  const next = via(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  return `${column(source, first)} in (select ${keyOf(next)} from ${next.from} where ${all([next.where, leadsTo(writing, next, rest, allowed)])})`
}
