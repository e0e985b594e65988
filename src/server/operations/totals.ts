/** Sums of a list's columns over everything that its filters match, whatever page is shown. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { summable } from '../../model/narrowed.ts'
import { written } from '../sql/cache.ts'
import { hasPattern } from '../sql/conditions.ts'
import { totals as totalsText, type TotalsPlan } from '../sql/totals.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { badInput } from './failures.ts'
import { json, type OperationOf } from './operation.ts'
import { maySee } from './parameters/fields.ts'
import { type Query, selectionOf } from './parameters/selection.ts'
import { collectValues } from './parameters/values.ts'

const OWN = ['columns']

export const totals: OperationOf = async (context, entity, { query = {} }) => {
  const values = collectValues(0)
  const plan: TotalsPlan = {
    ...(await selectionOf(context, entity, query, OWN, values)),
    fields: summed(context, entity, query),
  }
  const statement = written(context.model, context.scope, {
    name: 'totals',
    plan,
    prepared: !hasPattern(plan.filters, plan.words),
    body: (writing) => totalsText(writing, plan),
  })
  const text = await badInput('parameter', () => context.connection.text(bound(context, statement, values.all)))
  return json(text ?? '{}')
}

const NONE = { zh: '这一列没有合计', en: 'This column has no total' }
const MIXED = {
  zh: '请先筛选到可以相加的同一类记录',
  en: 'Filter to records of one kind first; different kinds cannot be added up',
}

/** Those that the schema sums and the asker may see; one that is asked for and may not be seen is refused. */
function summed({ actor }: Context, entity: Entity, query: Query): readonly string[] {
  const seen = entity.fields
    .filter((field) => entity.list.totals.includes(field.name) && maySee(actor)(field))
    .map(({ name }) => name)
  const offered = seen.filter((name) => summable(entity.list, query).includes(name))
  const named = query['columns']?.split(',')
  const refused = named?.filter((name) => !offered.includes(name)) ?? []
  if (refused.length > 0)
    throw new AppError(
      'bad_value',
      { name: 'columns' },
      { fields: refused.map((field) => ({ field, message: seen.includes(field) ? MIXED : NONE })) },
    )
  return named === undefined ? offered : offered.filter((name) => named.includes(name))
}
