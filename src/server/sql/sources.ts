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

/** The records that a statement is about: within the tenant, and within the stores and homes whose records the asker may see. */
export const main = (writing: Writing, entity: Entity): Source => limited(writing, entity, seen)

/** As `main`, for what the asker may change: his own stores' and homes' alone. What belongs to the whole company is not his. */
export const own = (writing: Writing, entity: Entity): Source => limited(writing, entity, owned)

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

type Level = 'stores' | 'homes'
interface Limited { readonly writing: Writing; readonly source: Source; readonly path: readonly string[] | null; readonly allowed: () => string }

function limited(writing: Writing, entity: Entity, condition: (limited: Limited) => string): Source {
  const source = via(writing, entity)
  const { scope } = entity
  const limit = (level: Level, path: readonly string[] | null) =>
    (writing.bounds[level] && entity.tenant ? condition({ writing, source, path, allowed: () => writing.slot({ is: level }) }) : 'true')
  return { ...source, where: all([source.where, limit('stores', scope.store), limit('homes', scope.home)]) }
}

function seen({ writing, source, path, allowed }: Limited): string {
  if (path === null) return 'true'
  const theirs = leadsTo(writing, source, path, { some: allowed() })
  return source.entity.scope.shared === null ? theirs : orNowhere(writing, source, path, theirs)
}

function owned({ writing, source, path, allowed }: Limited): string {
  const open = source.entity.scope.shared === 'change'
  if (path === null) return String(open)
  const theirs = leadsTo(writing, source, path, { every: allowed() })
  return open ? orNowhere(writing, source, path, theirs) : theirs
}

const orNowhere = (writing: Writing, source: Source, path: readonly string[], theirs: string): string => `(${theirs} or ${leadsTo(writing, source, path, 'nothing')})`

/** What the path's end must be: one of the allowed keys (of several: some of them, or every one), or nothing at all. */
type End = { readonly some: string; readonly every?: undefined } | { readonly every: string; readonly some?: undefined } | 'nothing'

function leadsTo(writing: Writing, source: Source, [first = '', ...rest]: readonly string[], end: End): string {
  const field = fieldNamed(source.entity, first)
  if (field.kind === 'references') return linksTo(writing, source, field, end)
  if (rest.length === 0) return end === 'nothing' ? `${column(source, first)} is null` : `${column(source, first)} = any(${end.some ?? end.every})`
  const next = via(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const found = `${column(source, first)} in (select ${keyOf(next)} from ${next.from} where ${all([next.where, leadsTo(writing, next, rest, end)])})`
  return end === 'nothing' ? `(${column(source, first)} is null or ${found})` : found
}

function linksTo(writing: Writing, source: Source, field: Field, end: End): string {
  const linked = (condition: (item: string) => string) => {
    const link = links(writing, source.entity, field)
    return `exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`, condition(link.item)])})`
  }
  const any = linked(() => 'true')
  if (end === 'nothing') return `not ${any}`
  if (end.some !== undefined) return linked((item) => `${item} = any(${end.some})`)
  return `(${any} and not ${linked((item) => `${item} <> all(${end.every})`)})`
}
