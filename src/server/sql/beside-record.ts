/**
 * Settings in force for the record that a statement is about, asked once beside it. Where a dozen of its values and
 * conditions hang on them, each asking by itself would make a statement that takes longer to plan than to run.
 */
import { ident } from '../../kinds/sql-text.ts'
import { sayingIn, value } from './expressions.ts'
import { placesOf } from './in-force.ts'
import { all, entityNamed, fieldNamed, keyOf, referred, type Source, via } from './sources.ts'
import type { InForceAsked, Writing } from './writing.ts'

type Told = Pick<InForceAsked, 'name' | 'tells'>

const [RANK, DEPTH, PLACE] = ['#rank', '#depth', '#place'].map(ident)

/**
 * `writing` for what is said of the record that `source` stands for; what it used stands in `from` afterwards, behind
 * the source and before what uses it.
 */
export function besideRecord(writing: Writing, source: Source): { readonly writing: Writing; from(): string } {
  const rows = new Map<
    string,
    { readonly alias: string; readonly asked: InForceAsked; readonly columns: Map<string, Told> }
  >()
  return {
    writing: {
      ...writing,
      inForce: (asked) => {
        if (asked.alias !== source.alias) return null
        const id = [asked.entity, asked.of, asked.key].join(' ')
        const row = rows.get(id) ?? { alias: writing.alias(), asked, columns: new Map() }
        rows.set(id, row)
        const column = ident(asked.tells === asked.name ? asked.name : `${asked.name}#${asked.tells}`)
        row.columns.set(column, asked)
        return `${row.alias}.${column}`
      },
    },
    from: () =>
      [...rows.values()]
        .map(({ alias, asked, columns }) => ` cross join lateral (${valuesOf(writing, asked, columns)}) ${alias}`)
        .join(''),
  }
}

/** One row of the values that are asked for, by the names of its columns. */
function valuesOf(writing: Writing, { entity, of, key }: InForceAsked, asked: ReadonlyMap<string, Told>): string {
  const found = writing.alias()
  const target = referred(writing, entityNamed(writing.model, of))
  const parts = placesOf(sayingIn(writing), entity, target).map(({ tree, holds, nearest }, rank) => {
    const settings = via(writing, entityNamed(writing.model, entity))
    const [depth, place] = nearest(settings)
    const conditions = [target.where, `${keyOf(target)} = ${key}`, settings.where, holds(settings)]
    const sources = [target.from, ...(tree === null ? [] : [tree]), settings.from].join(' cross join ')
    return `select ${settings.alias}.*, ${rank} as ${RANK}, ${depth} as ${DEPTH}, ${place} as ${PLACE} from ${sources} where ${all(conditions)}`
  })
  const settings: Source = { entity: entityNamed(writing.model, entity), alias: found, from: found, where: 'true' }
  const order = [RANK, DEPTH, `${PLACE} desc`, `${keyOf(settings)} desc`].join(', ')
  const columns = [...asked].map(([column, { name, tells }]) => {
    const [held, told] = [name, tells].map((one) => value(writing, settings, fieldNamed(settings.entity, one)))
    return `(select ${told} from ${found} where ${held} is not null order by ${order} limit 1) as ${column}`
  })
  return `with ${found} as materialized (${parts.join(' union all ')}) select ${columns.join(', ')}`
}
