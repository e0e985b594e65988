/** Values of the settings that speak for a record: of each, what the narrowest place says that says anything. */
import type { Field } from '../../model/model.ts'
import { ancestors, levelsOf } from './levels.ts'
import { all, column, entityNamed, fieldNamed, keyOf, referred, type Source, via } from './sources.ts'
import type { InForceAsked, Writing } from './writing.ts'

/** How values are said: settings are asked for within expressions, and hold some themselves. */
export interface Saying {
  readonly writing: Writing
  readonly value: (source: Source, field: Field) => string
  readonly path: (source: Source, names: readonly string[]) => string
}

/** Where settings are looked for: what holds of those of one place, and how near that is among its like. */
export interface Place {
  readonly from: string
  readonly holds: (settings: Source) => string
  readonly nearest: (settings: Source) => readonly [depth: string, place: string]
}

/** A place that is one. */
const alone: Place['nearest'] = () => ['0', '0']

/** The places, the narrowest first. */
export function placesOf({ writing, path }: Saying, entity: string, target: Source): readonly Place[] {
  const { inherit, above } = entityNamed(writing.model, entity)
  const none = (settings: Source, links: readonly string[]): readonly string[] =>
    links.map((link) => `${column(settings, link)} is null`)
  const places = levelsOf(writing.model, entityNamed(writing.model, entity), target.entity).flatMap(
    ({ link, of: owner, path: names }): readonly Place[] => {
      const narrower = inherit.slice(0, inherit.indexOf(link))
      const itself = path(target, names)
      const own: Place = {
        from: '',
        holds: (settings) => all([...none(settings, narrower), `${column(settings, link)} = ${itself}`]),
        nearest: alone,
      }
      const by = above[link]
      if (by === undefined) return [own]
      const tree = ancestors(writing, entityNamed(writing.model, owner), by, itself)
      const higher: Place = {
        from: tree.from,
        holds: (settings) => all([...none(settings, narrower), `${column(settings, link)} = any(${tree.keys})`]),
        nearest: (settings) => [
          `(${tree.depths} ->> ${column(settings, link)}::text)::integer`,
          column(settings, link),
        ],
      }
      return [own, higher]
    },
  )
  return [...places, { from: '', holds: (settings) => all(none(settings, inherit)), nearest: alone }]
}

/**
 * One value. Each place is asked by itself, and a wider one only where no narrower has said anything: a company may
 * have as many settings as it has records.
 */
export function inForce(saying: Saying, asked: InForceAsked): string {
  const { writing, value } = saying
  const known = writing.inForce?.(asked)
  if (known !== undefined && known !== null) return known
  const { entity, name, of, key } = asked
  const target = referred(writing, entityNamed(writing.model, of))
  const said = placesOf(saying, entity, target).map(({ from, holds, nearest }) => {
    const settings = via(writing, entityNamed(writing.model, entity))
    const held = value(settings, fieldNamed(settings.entity, name))
    const [depth, place] = nearest(settings)
    const order = [...(from === '' ? [] : [depth, `${place} desc`]), `${keyOf(settings)} desc`].join(', ')
    const found = `(select ${held} from ${settings.from} where ${all([settings.where, holds(settings), `${held} is not null`])} order by ${order} limit 1)`
    return from === '' ? found : `(select ${found} from ${from})`
  })
  return `(select coalesce(${said.join(', ')}) from ${target.from} where ${all([target.where, `${keyOf(target)} = ${key}`])})`
}
