/**
 * What many records inherit at once: the places that each stands in, those of their own kind above them, and what
 * settings say. Rows of plain keys, which `operations/inheritance.ts` puts together.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Entity, Model } from '../../model/model.ts'
import { levelsOf } from './levels.ts'
import { expression } from './expressions.ts'
import { display, plainValue } from './records.ts'
import { main, own } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, via } from './sources.ts'
import { asJson } from './writes.ts'
import type { Writing } from './writing.ts'

/** Of a link of settings, the entity that it leads to. */
export const placeOf = (model: Model, settings: Entity, link: string): Entity =>
  entityNamed(model, fieldNamed(settings, link).reference?.entity ?? '')

export interface BelowPlan {
  /** The settings. */
  readonly entity: string
  /** The level's link; null: the whole company. */
  readonly link: string | null
  /** Of these the ones that are named, or the next few behind a key; left out: all. */
  readonly only?: 'named' | 'next'
}

/** So many of the next. */
export const NEXT_PLACES = 200

/**
 * A row for each record of the narrowest level that the asker may see: `key`, and `places`, the keys of its levels from
 * itself outwards. Where places of the level stand above each other, all that shares the next wider one comes along.
 */
export function placesBelow(writing: Writing, { entity, link, only }: BelowPlan): string {
  const settings = entityNamed(writing.model, entity)
  const source = main(writing, placeOf(writing.model, settings, settings.inherit[0]!))
  const levels = levelsOf(writing.model, settings, source.entity)
  const at = (place: number): string => expression(writing, source, `$${levels[place]!.path.join('.')}`)
  const asked = (): string => writing.slot({ is: 'value', at: 0, type: 'bigint' })
  const picked =
    only === undefined
      ? []
      : only === 'named'
        ? [`${keyOf(source)} = any(${writing.slot({ is: 'value', at: 1, type: 'bigint[]' })})`]
        : [`${keyOf(source)} > ${writing.slot({ is: 'value', at: 1, type: 'bigint' })}`]
  const few = only === 'next' ? ` limit ${NEXT_PLACES}` : ''
  const within = (): readonly string[] => {
    if (link === null) return []
    const place = levels.findIndex((level) => level.link === link)
    if (settings.above[link] === undefined) return [`${at(place)} = ${asked()}`]
    if (levels[place + 1] === undefined) return []
    const itself = via(writing, placeOf(writing.model, settings, link))
    const [, wider] = levelsOf(writing.model, settings, itself.entity)
    const widest = expression(writing, itself, `$${wider!.path.join('.')}`)
    return [
      `${at(place + 1)} = (select ${widest} from ${itself.from} where ${all([itself.where, `${keyOf(itself)} = ${asked()}`])})`,
    ]
  }
  const places = levels.map((_, place) => at(place)).join(', ')
  return `select ${keyOf(source)} as key, array[${places}]::bigint[] as places from ${source.from} where ${all([source.where, ...within(), ...picked])} order by 1${few}`
}

export interface AbovePlan {
  readonly entity: string
  /** The field that names those above. */
  readonly by: string
}

/** A row for each of the asked keys that has any: `key`, and `above`, the keys of those directly above it. */
export function placesAbove(writing: Writing, { entity, by }: AbovePlan): string {
  const { from, where, owner, item } = links(
    writing,
    entityNamed(writing.model, entity),
    fieldNamed(entityNamed(writing.model, entity), by),
  )
  const asked = writing.slot({ is: 'value', at: 0, type: 'bigint[]' })
  return `select ${owner} as key, array_agg(${item}) as above from ${from} where ${all([where, `${owner} = any(${asked})`])} group by 1`
}

/** A row for each of those that name one of the asked keys as above them. */
export function placesUnder(writing: Writing, { entity, by }: AbovePlan): string {
  const { from, where, owner, item } = links(
    writing,
    entityNamed(writing.model, entity),
    fieldNamed(entityNamed(writing.model, entity), by),
  )
  const asked = writing.slot({ is: 'value', at: 0, type: 'bigint[]' })
  return `select distinct ${owner} as key from ${from} where ${all([where, `${item} = any(${asked})`])}`
}

export interface SaidPlan {
  readonly entity: string
  readonly fields: readonly string[]
  /** Of the places alone that are given, level by level, and of the company. */
  readonly among?: true
}

/** Settings that say something of the fields: `key`, the keys of their `places` by link, `stored` with plain values. */
export function saidOf(writing: Writing, { entity, fields, among }: SaidPlan): string {
  const source = via(writing, entityNamed(writing.model, entity))
  const values = fields.map((name) => [name, plainValue(writing, source, fieldNamed(source.entity, name))] as const)
  const places = source.entity.inherit.map((link) => [link, column(source, link)] as const)
  const narrower = (at: number): readonly string[] => places.slice(0, at).map(([, place]) => `${place} is null`)
  const which = (): readonly string[] => [
    ...places.map(([, place], at) =>
      all([...narrower(at), `${place} = any(${writing.slot({ is: 'value', at, type: 'bigint[]' })})`]),
    ),
    all(narrower(places.length)),
  ]
  const asked = among
    ? [
        `(${which()
          .map((one) => `(${one})`)
          .join(' or ')})`,
      ]
    : []
  const says = fields.map((name) => `${column(source, name)} is not null`).join(' or ')
  return `select ${keyOf(source)} as key, ${asJson(places)} as places, ${asJson(values)} as stored from ${source.from} where ${all([source.where, `(${says})`, ...asked])} order by 1`
}

export interface NamesPlan {
  readonly entity: string
  /** The field that leads to the place around it; null: there is none. */
  readonly within: string | null
}

/** A row for each of the asked keys: `key`, `name`, and the name of what is around it. */
export function placeNames(writing: Writing, { entity, within }: NamesPlan): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const around = within === null ? 'null' : surrounding()
  const asked = writing.slot({ is: 'value', at: 0, type: 'bigint[]' })
  return `select ${keyOf(source)} as key, (${display(writing, source)})::text as name, ${around} as ${ident('within')} from ${source.from} where ${all([source.where, `${keyOf(source)} = any(${asked})`])}`

  function surrounding(): string {
    const field = fieldNamed(source.entity, within!)
    const outer = via(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
    return `(select (${display(writing, outer)})::text from ${outer.from} where ${all([outer.where, `${keyOf(outer)} = ${column(source, field.name)}`])})`
  }
}

/** A row if the asker may change what belongs to this place. */
export function changeablePlace(writing: Writing, { entity }: { readonly entity: string }): string {
  const source = own(writing, entityNamed(writing.model, entity))
  return `select 1 from ${source.from} where ${all([source.where, `${keyOf(source)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`])}`
}
