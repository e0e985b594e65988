/** The measures of a report over everything that its filters match: not the sum of groups, which may share values. */
import { written } from '../../sql/cache.ts'
import { totalsOfGroups as totalsText } from '../../sql/grouped.ts'
import { bound } from '../bound.ts'
import { badInput } from '../failures.ts'
import { json, type OperationOf } from '../operation.ts'
import { badValue } from '../parameters/refusal.ts'
import { collectValues } from '../parameters/values.ts'
import { groupedPlan } from './plan.ts'

const OWN = ['columns']

export const totalsOfGroups: OperationOf = async (context, entity, { query = {} }) => {
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
    body: (writing) => totalsText(writing, entity, plan),
  })
  return json(
    (await badInput('parameter', () => context.connection.text(bound(context, statement, values.all)))) ?? '{}',
  )
}
