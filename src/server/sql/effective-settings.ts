/**
 * Settings that speak for a record: its own, those of the records of its kind above it, and of the wider places that it
 * belongs to, the narrowest first.
 */
import { ident, literal } from '../../kinds/sql-text.ts'
import type { Entity, Model } from '../../model/model.ts'
import { expression } from './expressions.ts'
import { display, readable, wired } from './records.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, via } from './sources.ts'
import type { Writing } from './writing.ts'

export interface InForcePlan {
  /** The settings. */
  readonly entity: string
  /** Whose: an entity that the settings can be of. */
  readonly of: string
  /** Fields of the settings that the asker may see. */
  readonly fields: readonly string[]
}

/** The company's settings are of no entity. */
export const COMPANY = 'company'

/**
 * A row each: `of` (whose they are), `above` (a record of the same kind above that one), their `name`, and `record`.
 * Settings of whoever is asked about must be visible to the asker; what the record inherits comes along.
 */
export function inForce(writing: Writing, { entity, of, fields }: InForcePlan): string {
  const settings = via(writing, entityNamed(writing.model, entity))
  const target = main(writing, entityNamed(writing.model, of))
  const { inherit, above } = settings.entity
  const from = [target.from]
  const ways = [
    ...levelsOf(writing.model, settings.entity, target.entity),
    { link: null, of: COMPANY, path: [] },
  ].flatMap(({ link, of: owner, path }): readonly Way[] => {
    const narrower = link === null ? inherit : inherit.slice(0, inherit.indexOf(link))
    const nothing = narrower.map((name) => `${column(settings, name)} is null`)
    if (link === null) return [{ owner, holds: all(nothing), depth: null, place: '0' }]
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
  const shown = wired(
    writing,
    settings,
    readable(settings.entity, ({ name }) => fields.includes(name)),
    null,
  )
  const pick = (value: (way: Way, rank: number) => string): string =>
    `case ${ways.map((way, rank) => `when ${way.holds} then ${value(way, rank)}`).join(' ')} end`
  const known = all([
    target.where,
    settings.where,
    `${keyOf(target)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`,
    `(${ways.map(({ holds }) => `(${holds})`).join(' or ')})`,
  ])
  // Of records above that are as near as each other the one that was made last: a part is made after the whole.
  return (
    `select ${pick(({ owner }) => literal(owner))} as ${ident('of')}, ${pick(({ depth }) => String(depth !== null))} as above, (${display(writing, settings)})::text as name,` +
    ` row_to_json(${shown.record}) as record from ${[...from, settings.from].join(' cross join ')}${shown.from} where ${known}` +
    ` order by ${[pick((_, rank) => String(rank)), pick(({ depth }) => depth ?? '0'), `${pick(({ place }) => place)} desc`, `${keyOf(settings)} desc`].join(', ')}`
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

/** More above each other than any building has: a circle, which nobody stops people from saying, ends here. */
const DEEPEST = 16

/** Records of its own kind above a record: their keys, and how far above each stands by the longest way. */
function ancestors(
  writing: Writing,
  entity: Entity,
  by: string,
  itself: string,
): { readonly from: string; readonly keys: string; readonly depths: string } {
  const field = fieldNamed(entity, by)
  const [first, next, tree] = [links(writing, entity, field), links(writing, entity, field), writing.alias()]
  const above =
    `with recursive above(key, depth) as (select ${first.item}, 1 from ${first.from} where ${all([first.where, `${first.owner} = ${itself}`])}` +
    ` union select ${next.item}, above.depth + 1 from above, ${next.from} where ${all([next.where, `${next.owner} = above.key`, `above.depth < ${DEEPEST}`])})`
  const found = `${above} select key, max(depth) as depth from above where key <> ${itself} group by key`
  return {
    from: `lateral (select coalesce(array_agg(key), '{}') as keys, coalesce(jsonb_object_agg(key, depth), '{}') as depths from (${found}) found) ${tree}`,
    keys: `${tree}.keys`,
    depths: `${tree}.depths`,
  }
}

interface Level {
  readonly link: string | null
  readonly of: string
  readonly path: readonly string[]
}

/** From the record itself outwards: each place by the reference that the narrower one has to it. */
function levelsOf(model: Model, settings: Entity, target: Entity): readonly Level[] {
  const places = settings.inherit.map((link) => ({ link, of: fieldNamed(settings, link).reference?.entity ?? '' }))
  const [own, ...wider] = places.slice(places.findIndex(({ of }) => of === target.name))
  if (own === undefined || own.of !== target.name) throw new Error(`${settings.name} are no settings of ${target.name}`)
  return wider.reduce<readonly (Level & { readonly at: readonly string[] })[]>(
    (levels, { link, of }) => {
      const last = levels.at(-1)!
      const step =
        entityNamed(model, last.of).fields.find(
          ({ kind, reference }) => kind === 'reference' && reference?.entity === of,
        )?.name ?? ''
      return [...levels, { link, of, path: [...last.at, step], at: [...last.at, step] }]
    },
    [{ ...own, path: [target.key], at: [] }],
  )
}
