/**
 * Settings that speak for a record: its own, those of the records of its kind above it, and of the wider places that it
 * belongs to, the narrowest first.
 */
import { ident, literal } from '../../kinds/sql-text.ts'
import { sayingIn } from './expressions.ts'
import { COMPANY, placesOf } from './in-force.ts'
import { display, plainValue, readable, wired } from './records.ts'
import { main } from './scoped.ts'
import { all, entityNamed, fieldNamed, keyOf, via } from './sources.ts'
import { asJson } from './writes.ts'
import type { Writing } from './writing.ts'

export interface InForcePlan {
  /** The settings. */
  readonly entity: string
  /** Whose: an entity that the settings can be of, or `company`. */
  readonly of: string
  /** Fields of the settings that the asker may see. */
  readonly fields: readonly string[]
  /** Whether to tell people, too: names of places, labels of values. Otherwise `record` alone, of plain values. */
  readonly told: boolean
}

/**
 * A row each: `of` (whose they are), `above` (a record of the same kind above that one), their `name`, and `record`.
 * Settings of whoever is asked about must be visible to the asker; what the record inherits comes along.
 */
export function inForce(writing: Writing, { entity, of, fields, told }: InForcePlan): string {
  const settings = via(writing, entityNamed(writing.model, entity))
  const target = of === COMPANY ? null : main(writing, entityNamed(writing.model, of))
  const places = placesOf(sayingIn(writing), entity, target)
  const ways = places.map(({ owner, tree, holds, nearest }): Way => {
    const [depth, place] = nearest(settings)
    return { owner, isAbove: tree !== null, holds: holds(settings), depth, place }
  })
  const pick = (value: (way: Way, rank: number) => string): string =>
    `case ${ways.map((way, rank) => `when ${way.holds} then ${value(way, rank)}`).join(' ')} end`
  const known = all([
    ...(target === null
      ? []
      : [target.where, `${keyOf(target)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`]),
    settings.where,
    `(${ways.map(({ holds }) => `(${holds})`).join(' or ')})`,
  ])
  // Of records above that are as near as each other the one that was made last: a part is made after the whole.
  const order = [
    pick((_, rank) => String(rank)),
    pick(({ depth }) => depth),
    `${pick(({ place }) => place)} desc`,
    `${keyOf(settings)} desc`,
  ].join(', ')
  const from = [...(target === null ? [] : [target.from]), ...places.flatMap(({ tree }) => tree ?? []), settings.from]
  const sources = from.join(' cross join ')
  if (!told) {
    const values = fields.map(
      (name) => [name, plainValue(writing, settings, fieldNamed(settings.entity, name))] as const,
    )
    return `select ${asJson(values)} as record from ${sources} where ${known} order by ${order}`
  }
  const shown = wired(
    writing,
    settings,
    readable(settings.entity, ({ name }) => fields.includes(name)),
    null,
  )
  return (
    `select ${pick(({ owner }) => literal(owner))} as ${ident('of')}, ${pick(({ isAbove }) => String(isAbove))} as above, (${display(writing, settings)})::text as name,` +
    ` row_to_json(${shown.record}) as record from ${sources}${shown.from} where ${known} order by ${order}`
  )
}

interface Way {
  readonly owner: string
  /** That the settings are of this place. */
  readonly holds: string
  /** It is of the record's kind, and above it. */
  readonly isAbove: boolean
  /** How far. */
  readonly depth: string
  /** Which of them. */
  readonly place: string
}
