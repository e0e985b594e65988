/** The places whose settings a record inherits: those of its kind above it, and the wider ones that it belongs to. */
import type { Entity, Model } from '../../model/model.ts'
import { all, entityNamed, fieldNamed, links } from './sources.ts'
import type { Writing } from './writing.ts'

/** More above each other than any building has: a circle, which nobody stops people from saying, ends here. */
export const DEEPEST = 16

/** Records of its own kind above a record: their keys, and how far above each stands by the longest way. */
export function ancestors(
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

export interface Level {
  readonly link: string
  readonly of: string
  readonly path: readonly string[]
}

/** From the record itself outwards: each place by the reference that the narrower one has to it. */
export function levelsOf(model: Model, settings: Entity, target: Entity): readonly Level[] {
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
