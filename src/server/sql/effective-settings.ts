/**
 * Settings that speak for a record: its own, those of the records of its kind above it, and of the wider places that it
 * belongs to, the narrowest first.
 */
import { ident, literal } from '../../kinds/sql-text.ts'
import { expression } from './expressions.ts'
import { ancestors, levelsOf } from './levels.ts'
import { display, plainValue, readable, wired } from './records.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, via } from './sources.ts'
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

/** The company's settings are of no entity. */
export const COMPANY = 'company'

/**
 * A row each: `of` (whose they are), `above` (a record of the same kind above that one), their `name`, and `record`.
 * Settings of whoever is asked about must be visible to the asker; what the record inherits comes along.
 */
export function inForce(writing: Writing, { entity, of, fields, told }: InForcePlan): string {
  const settings = via(writing, entityNamed(writing.model, entity))
  const target = of === COMPANY ? null : main(writing, entityNamed(writing.model, of))
  const { inherit, above } = settings.entity
  const from = target === null ? [] : [target.from]
  const ways = [
    ...(target === null ? [] : levelsOf(writing.model, settings.entity, target.entity)),
    { link: null, of: COMPANY, path: [] },
  ].flatMap(({ link, of: owner, path }): readonly Way[] => {
    const narrower = link === null ? inherit : inherit.slice(0, inherit.indexOf(link))
    const nothing = narrower.map((name) => `${column(settings, name)} is null`)
    if (link === null || target === null) return [{ owner, holds: all(nothing), depth: null, place: '0' }]
    const [place, itself] = [column(settings, link), expression(writing, target, `$${path.join('.')}`)]
    const own = { owner, holds: all([...nothing, `${place} = ${itself}`]), depth: null, place: '0' }
    const by = above[link]
    if (by === undefined) return [own]
    const tree = ancestors(writing, entityNamed(writing.model, owner), by, itself)
    from.push(tree.from)
    return [
      own,
      {
        owner,
        holds: all([...nothing, `${place} = any(${tree.keys})`]),
        depth: `(${tree.depths} ->> ${place}::text)::integer`,
        place,
      },
    ]
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
    pick(({ depth }) => depth ?? '0'),
    `${pick(({ place }) => place)} desc`,
    `${keyOf(settings)} desc`,
  ].join(', ')
  const sources = [...from, settings.from].join(' cross join ')
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
    `select ${pick(({ owner }) => literal(owner))} as ${ident('of')}, ${pick(({ depth }) => String(depth !== null))} as above, (${display(writing, settings)})::text as name,` +
    ` row_to_json(${shown.record}) as record from ${sources}${shown.from} where ${known} order by ${order}`
  )
}

interface Way {
  readonly owner: string
  /** That the settings are of this place. */
  readonly holds: string
  /** How far above the record it stands, of those of its kind; null: it is no such place. */
  readonly depth: string | null
  /** That place. */
  readonly place: string
}
