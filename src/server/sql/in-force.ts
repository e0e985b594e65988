/** Settings that speak for a record: its own, and those of the wider places that it belongs to, the narrowest first. */
import { ident, literal } from '../../fields/sql-text.ts'
import type { Entity, Model } from '../../model/model.ts'
import { expression } from './expressions.ts'
import { readable, wired } from './records.ts'
import { main } from './reach.ts'
import { all, column, entityNamed, fieldNamed, keyOf, via } from './sources.ts'
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

/** A row each: `of` (whose they are) and `record`. Settings of whoever is asked about must be his to see; what he inherits comes with him. */
export function inForce(writing: Writing, { entity, of, fields }: InForcePlan): string {
  const settings = via(writing, entityNamed(writing.model, entity))
  const target = main(writing, entityNamed(writing.model, of))
  const levels = levelsOf(writing.model, settings.entity, target.entity)
  const links = settings.entity.inherit
  const ways = [...levels, { link: null, of: COMPANY, path: [] }].map(({ link, of: owner, path }, rank) => {
    const narrower = link === null ? links : links.slice(0, links.indexOf(link))
    const nothing = narrower.map((name) => `${column(settings, name)} is null`)
    return { rank, owner, holds: all([...nothing, ...(link === null ? [] : [`${column(settings, link)} = ${expression(writing, target, `$${path.join('.')}`)}`])]) }
  })
  const shown = wired(writing, settings, readable(settings.entity, ({ name }) => fields.includes(name)))
  const pick = (value: (way: (typeof ways)[number]) => string): string => `case ${ways.map((way) => `when ${way.holds} then ${value(way)}`).join(' ')} end`
  return `select ${pick(({ owner }) => literal(owner))} as ${ident('of')}, row_to_json(${shown.record}) as record`
    + ` from ${target.from} cross join ${settings.from}${shown.from} where ${all([target.where, settings.where, `${keyOf(target)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`, `(${ways.map(({ holds }) => `(${holds})`).join(' or ')})`])}`
    + ` order by ${pick(({ rank }) => String(rank))}`
}

interface Level { readonly link: string | null; readonly of: string; readonly path: readonly string[] }

/** From the record itself outwards: each place by the reference that the narrower one has to it. */
function levelsOf(model: Model, settings: Entity, target: Entity): readonly Level[] {
  const places = settings.inherit.map((link) => ({ link, of: fieldNamed(settings, link).reference?.entity ?? '' }))
  const [own, ...wider] = places.slice(places.findIndex(({ of }) => of === target.name))
  if (own === undefined || own.of !== target.name) throw new Error(`${settings.name} are no settings of ${target.name}`)
  return wider.reduce<readonly (Level & { readonly at: readonly string[] })[]>((levels, { link, of }) => {
    const last = levels.at(-1)!
    const step = entityNamed(model, last.of).fields.find(({ kind, reference }) => kind === 'reference' && reference?.entity === of)?.name ?? ''
    return [...levels, { link, of, path: [...last.at, step], at: [...last.at, step] }]
  }, [{ ...own, path: [target.key], at: [] }])
}
