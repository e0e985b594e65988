/** The measures of a report over everything that its filters match: not the sum of groups, which may share values. */
import type { Entity } from '../../../model/model.ts'
import { written } from '../../sql/cache.ts'
import { totalsOfGroups as sumsOfGroups } from '../../sql/grouped.ts'
import { bound } from '../bound.ts'
import type { Context } from '../context.ts'
import { badInput } from '../failures.ts'
import { json, type OperationOf } from '../operation.ts'
import { badValue } from '../parameters/refusal.ts'
import type { Query } from '../parameters/selection.ts'
import { collectValues } from '../parameters/values.ts'
import { groupedPlan } from './plan.ts'

const OWN = ['columns']

export const totalsOfGroups: OperationOf = async (context, entity, { query = {} }) =>
  json(await totalsText(context, entity, query))

/** JSON of each measure by its name; `{}` where there is nothing to add up. */
async function totalsText(context: Context, entity: Entity, query: Query): Promise<string> {
  const values = collectValues(0)
  const { plan: whole } = await groupedPlan(context, entity, query, OWN, values, { one: true })
  const offered = whole.columns.filter((name) => entity.list.totals.includes(name))
  const names = query['columns']?.split(',') ?? offered
  if (names.some((name) => !offered.includes(name))) throw badValue('columns')
  const plan = { ...whole, columns: names }
  const statement = written(context.model, context.scope, {
    name: `totals ${entity.plural}`,
    plan,
    prepared: false,
    body: (writing) => sumsOfGroups(writing, entity, plan),
  })
  return (await badInput('parameter', () => context.connection.text(bound(context, statement, values.all)))) ?? '{}'
}

export type Totals = Readonly<Record<string, string | number | null>>

/** Of the chosen columns, those that have a total. */
export async function totalsOf(
  context: Context,
  entity: Entity,
  query: Query,
  columns: readonly string[],
): Promise<Totals> {
  const summed = columns.filter((name) => entity.list.totals.includes(name))
  if (summed.length === 0) return {}
  const text = await totalsText(context, entity, { ...query, columns: summed.join(',') })
  return (JSON.parse(text) as { readonly totals?: Totals }).totals ?? {}
}
