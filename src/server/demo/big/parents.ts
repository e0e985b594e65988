/** Rows that others may refer to: up to ten thousand keys of each referred entity, and what must agree with them. */
import { kinds } from '../../../fields/kinds.ts'
import { ident } from '../../../fields/sql-text.ts'
import { TENANT } from '../../../fields/tables.ts'
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
  const references = entity.fields.filter((field) => field.kind === 'reference' && field.computed === null && kinds.reference.columns(field).length > 0)
  const leaders = references.filter((field) => leads(entity, references, field))
  const clauses = leaders.map((field, at) => clause(model, field, at, client_id))
  return {
    with: clauses.length === 0 ? '' : `with ${clauses.join(', ')} `,
    of: (field) => pick(leaders, field),
  }
}

/** Chooses for itself: neither the entity's own tree, nor what another reference brings along, nor a second one within the same. */
function leads(entity: Entity, references: readonly Field[], field: Field): boolean {
  if (field.reference?.entity === entity.name) return false
  if (references.some((other) => other.reference?.within === field.name)) return false
  const within = field.reference?.within ?? null
  return within === null || references.find((other) => other.reference?.within === within) === field
}

function clause(model: Model, field: Field, at: number, client_id: number): string {
  const target = model.entities[field.reference?.entity ?? '']
  if (target === undefined) throw new RangeError(`${field.name} refers to no entity`)
  const within = field.reference?.within ?? null
  const columns = [ident(target.key), ...(within === null ? [] : [ident(within)])]
  const tenant = target.tenant ? `where ${ident(TENANT)} = ${client_id}` : ''
  const arrays = columns.map((column, place) => `array_agg(${column} order by ${ident(target.key)}) as c${place}`)
  return `p${at} as materialized (select ${arrays.join(', ')} from (select ${columns.join(', ')} from ${ident(target.plural)} ${tenant} order by ${ident(target.key)} limit ${MOST}) found)`
}

function pick(leaders: readonly Field[], field: Field): string | null {
  const own = leaders.indexOf(field)
  if (own >= 0) return taken(own, 0)
  const bringer = leaders.findIndex((leader) => leader.reference?.within === field.name)
  return bringer >= 0 ? taken(bringer, 1) : null
}

/** The same chance for both columns: the room and its own home. */
const taken = (leader: number, column: number): string =>
  `((select c${column} from p${leader}))[1 + ${chance(500 + leader)} % (select cardinality(c0) from p${leader})]`
