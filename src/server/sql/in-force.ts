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

/** The company's settings are of no entity. */
export const COMPANY = 'company'

/** Where settings are looked for: whose place, what holds of its settings, and how near it is among its like. */
export interface Place {
  readonly owner: string
  /** Those of its kind above it, which must stand in FROM; null: it is the record's own. */
  readonly tree: string | null
  readonly holds: (settings: Source) => string
  readonly nearest: (settings: Source) => readonly [depth: string, place: string]
}

/** Of a place that is the only one. */
const alone: Place['nearest'] = () => ['0', '0']

/** The places, the narrowest first. `target`: the record; null: the company itself. */
export function placesOf({ writing, path }: Saying, entity: string, target: Source | null): readonly Place[] {
  const { inherit, above } = entityNamed(writing.model, entity)
  const none = (settings: Source, links: readonly string[]): readonly string[] =>
    links.map((link) => `${column(settings, link)} is null`)
  const whole: Place = {
    owner: COMPANY,
    tree: null,
    holds: (settings) => all(none(settings, inherit)),
    nearest: alone,
  }
  if (target === null) return [whole]
  const places = levelsOf(writing.model, entityNamed(writing.model, entity), target.entity).flatMap(
    ({ link, of: owner, path: names }): readonly Place[] => {
      const narrower = inherit.slice(0, inherit.indexOf(link))
      const itself = path(target, names)
      const own: Place = {
        owner,
        tree: null,
        holds: (settings) => all([...none(settings, narrower), `${column(settings, link)} = ${itself}`]),
        nearest: alone,
      }
      const by = above[link]
      if (by === undefined) return [own]
      const tree = ancestors(writing, entityNamed(writing.model, owner), by, itself)
      const higher: Place = {
        owner,
        tree: tree.from,
        holds: (settings) => all([...none(settings, narrower), `${column(settings, link)} = any(${tree.keys})`]),
        nearest: (settings) => [
          `(${tree.depths} ->> ${column(settings, link)}::text)::integer`,
          column(settings, link),
        ],
      }
      return [own, higher]
    },
  )
  return [...places, whole]
}

/**
 * One value. Each place is asked by itself, and a wider one only where no narrower has said anything: a company may
 * have as many settings as it has records.
 */
export function inForce(saying: Saying, asked: InForceAsked): string {
  const { writing, value } = saying
  const known = writing.inForce?.(asked) ?? null
  if (known !== null) return known
  const { entity, name, tells, of, key } = asked
  const target = referred(writing, entityNamed(writing.model, of))
  const said = placesOf(saying, entity, target).map(({ tree, holds, nearest }) => {
    const settings = via(writing, entityNamed(writing.model, entity))
    const [held, told] = [name, tells].map((field) => value(settings, fieldNamed(settings.entity, field)))
    const [depth, place] = nearest(settings)
    const order = [...(tree === null ? [] : [depth, `${place} desc`]), `${keyOf(settings)} desc`].join(', ')
    const found = `(select ${told} from ${settings.from} where ${all([settings.where, holds(settings), `${held} is not null`])} order by ${order} limit 1)`
    return tree === null ? found : `(select ${found} from ${tree})`
  })
  return `(select coalesce(${said.join(', ')}) from ${target.from} where ${all([target.where, `${keyOf(target)} = ${key}`])})`
}
