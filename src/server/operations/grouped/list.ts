/** A page of a report's groups, with their number. */
import { AppError } from '../../../errors/app-error.ts'
import { isWholeText } from '../../../values/whole.ts'
import { written } from '../../sql/cache.ts'
import { groupsPage, LIMIT, OFFSET } from '../../sql/grouped.ts'
import { bound } from '../bound.ts'
import { badInput } from '../failures.ts'
import { json, type OperationOf } from '../operation.ts'
import { DEFAULT_LIMIT, number } from '../parameters/paging.ts'
import { badValue } from '../parameters/refusal.ts'
import type { Query } from '../parameters/selection.ts'
import { collectValues } from '../parameters/values.ts'
import { chosenOf, groupedPlan } from './plan.ts'

const OWN = ['offset', 'after', 'limit', 'sort', 'count', 'columns', 'actions']
const RESERVED = OFFSET + 1
/** Groups that may be skipped. */
const DEEPEST = 10_000_000

export const groups: OperationOf = async (context, entity, { query = {} }) => {
  const values = collectValues(RESERVED)
  const limit = number(query['limit'], DEFAULT_LIMIT, 1, entity.list.limit)
  const offset = query['after'] === undefined ? number(query['offset'], 0, 0, DEEPEST) : behind(query)
  values.set(LIMIT, limit)
  values.set(OFFSET, offset)
  for (const [name, words] of Object.entries(WORDS))
    if (query[name] !== undefined && !words.includes(query[name])) throw badValue(name)
  const { plan: whole, order } = await groupedPlan(context, entity, query, OWN, values)
  const wanted = query['columns'] === undefined ? undefined : [...whole.group, order.field, query['columns']].join(',')
  const plan = { ...whole, columns: chosenOf(entity, whole.columns, wanted) }
  const statement = written(context.model, context.scope, {
    name: `groups ${entity.plural} ${order.field} ${order.desc}`,
    plan,
    prepared: false,
    body: (writing) => groupsPage(writing, entity, plan, order),
  })
  const {
    rows: [page],
  } = await badInput('parameter', () => context.connection.query(bound(context, statement, values.all)))
  const { list, count } = page as { readonly list: string; readonly count: number }
  const next = offset + limit < count ? `"${offset + limit}"` : 'null'
  return json(`{"list":${list},"count":${count},"count_kind":"exact","next":${next}}`)
}

/** A cursor says how many groups were read: they have no order of their own that one could go by. */
function behind({ after = '', offset }: Query): number {
  if (offset !== undefined && offset !== '0') throw new AppError('bad_page')
  if (!isWholeText(after) || Number(after) < 0 || Number(after) > DEEPEST) throw new AppError('bad_cursor')
  return Number(after)
}

/** Asked of every list: groups are always counted, and nothing is done to them. */
const WORDS: Readonly<Record<string, readonly string[]>> = { count: ['exact', 'none'], actions: ['true', 'false'] }
