/** Rows that others may refer to: up to ten thousand keys of each referred entity, and what must agree with them. */
import { kinds } from '../../../kinds/kinds.ts'
import { ident } from '../../../kinds/sql-text.ts'
import { TENANT } from '../../../model/tenant.ts'
import type { Entity, Field, Model } from '../../../model/model.ts'
import { chance } from './chance.ts'

export interface Parents {
  /** The WITH clause that finds them, or nothing. */
  readonly with: string
  /** The key that a reference takes; null: none. */
  of(field: Field): string | null
}

const MOST = 10_000

export function parentsOf(model: Model, entity: Entity, client_id: number): Parents {
  const references = entity.fields.filter(
    (field) => field.kind === 'reference' && field.computed === null && kinds.reference.columns(field).length > 0,
  )
  const leaders = references.filter((field) => leads(entity, references, field))
  const followers = (leader: Field) =>
    references.filter(
      (field) => field.required && field !== leader && !leaders.includes(field) && sameWithin(field, leader),
    )
  const clauses = leaders.map((field, at) => clause(model, field, at, client_id, followers(field)))
  return {
    with: clauses.length === 0 ? '' : `with ${clauses.join(', ')} `,
    of: (field) => pick(leaders, field) ?? (field.required ? follow(model, leaders, field, client_id) : null),
  }
}

/**
 * Chooses for itself: neither the entity's own tree, nor what another reference brings along, nor a second one within
 * the same.
 */
function leads(entity: Entity, references: readonly Field[], field: Field): boolean {
  if (field.reference?.entity === entity.name) return false
  if (references.some((other) => other.reference?.within === field.name)) return false
  const within = field.reference?.within ?? null
  return within === null || references.find((other) => other.reference?.within === within) === field
}

const sameWithin = (one: Field, other: Field): boolean =>
  (one.reference?.within ?? null) !== null && one.reference?.within === other.reference?.within

/** Rows that also have what the followers must find beside them. */
function clause(model: Model, field: Field, at: number, client_id: number, followers: readonly Field[]): string {
  const target = model.entities[field.reference?.entity ?? '']
  if (target === undefined) throw new RangeError(`${field.name} refers to no entity`)
  const within = field.reference?.within ?? null
  const columns = [ident(target.key), ...(within === null ? [] : [ident(within)])]
  const beside = followers.map(
    (follower) =>
      `exists (select 1 from ${sibling(model, follower, client_id)} and s.${ident(within ?? '')} = t.${ident(within ?? '')})`,
  )
  const conditions = [...(target.tenant ? [`${ident(TENANT)} = ${client_id}`] : []), ...beside]
  const arrays = columns.map((column, place) => `array_agg(${column} order by ${ident(target.key)}) as c${place}`)
  return `p${at} as materialized (select ${arrays.join(', ')} from (select ${columns.join(', ')} from ${ident(target.plural)} t ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} order by ${ident(target.key)} limit ${MOST}) found)`
}

function pick(leaders: readonly Field[], field: Field): string | null {
  const own = leaders.indexOf(field)
  if (own >= 0) return taken(own, 0)
  const bringer = leaders.findIndex((leader) => leader.reference?.within === field.name)
  return bringer >= 0 ? taken(bringer, 1) : null
}

/** A required second reference within the same: some row beside the leader's, another one for each record. */
function follow(model: Model, leaders: readonly Field[], field: Field, client_id: number): string | null {
  const leader = leaders.findIndex((one) => sameWithin(one, field))
  if (leader < 0) return null
  const key = model.entities[field.reference?.entity ?? '']?.key ?? ''
  return `(select s.${ident(key)} from ${sibling(model, field, client_id)} and s.${ident(field.reference?.within ?? '')} = ${taken(leader, 1)} order by hashint8(s.${ident(key)} + g) limit 1)`
}

const sibling = (model: Model, field: Field, client_id: number): string =>
  `${ident(model.entities[field.reference?.entity ?? '']?.plural ?? '')} s where s.${ident(TENANT)} = ${client_id}`

/** The same chance for both columns: the record and what it lies within. */
const taken = (leader: number, column: number): string =>
  `((select c${column} from p${leader}))[1 + ${chance(500 + leader)} % (select cardinality(c0) from p${leader})]`
