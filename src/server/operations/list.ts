/** A page of records, with its count and the cursor of the next page. */
import { PAGE_SIZES } from '../../values/page-sizes.ts'
import type { Entity } from '../../model/model.ts'
import { actionsHeld } from '../policies/actions.ts'
import { written } from '../sql/cache.ts'
import { hasPattern } from '../sql/conditions.ts'
import {
  COUNT_CAP,
  count as countOfRows,
  counted,
  CURSOR,
  list as listText,
  type ListPlan,
  type Selection,
} from '../sql/list.ts'
import { readable } from '../sql/records.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { estimatesOf } from './estimates.ts'
import { badInput } from './failures.ts'
import { withAddresses } from './file-addresses.ts'
import { foretold } from './foretold.ts'
import { json, type OperationOf } from './operation.ts'
import { chosenColumns, isListed, maySee } from './parameters/fields.ts'
import { cursorText, type Paging, pagingOf } from './parameters/paging.ts'
import { badValue } from './parameters/refusal.ts'
import { type Query, selectionOf } from './parameters/selection.ts'
import { collectValues } from './parameters/values.ts'

const OWN = ['offset', 'limit', 'sort', 'after', 'count', 'columns', 'actions']
/** Values before those of the conditions: limit, offset and the longest cursor. */
export const RESERVED = CURSOR + 8

export const list: OperationOf = async (context, entity, { query = {} }) => {
  const values = collectValues(RESERVED)
  const paging = pagingOf(context, entity, query, values)
  const selection = await selectionOf(context, entity, query, OWN, values)
  const count = countOf(query)
  const estimates = estimatesOf(context, selection, values.all.slice(RESERVED))
  const remembered = count === 'capped' ? estimates.recall() : null
  const plan: ListPlan = {
    ...selection,
    fields: fieldNames(context, entity, query),
    actions: wantsActions(query) ? actionsHeld(context.actor, context.model, entity) : null,
    sort: paging.sort,
    start: paging.start,
    size: paging.offset === 0 && PAGE_SIZES.includes(paging.limit) ? paging.limit : null,
    count: selection.words.length > 0 || remembered !== null ? 'none' : count,
  }
  const page = (await newestOf(context, entity, plan, values.all)) ?? (await pageOf(context, plan, values.all))
  const rows = await withAddresses(
    context,
    entity,
    plan.fields,
    await foretold(context, entity, plan.actions, page.list),
  )
  const counted =
    remembered === null || isLast(page, paging)
      ? await countedRows(context, selection, count, page, paging, values.all)
      : ({ count: remembered, kind: 'estimate' } as const)
  if (remembered === null && counted.kind === 'estimate' && counted.count !== null) estimates.remember(counted.count)
  const goesOn = page.size === paging.limit && !isCountedOut(page, paging, counted)
  const next = goesOn && page.next !== null ? cursorText(paging.sort, page.next) : null
  return json(`{"list":${rows},"count":${counted.count},"count_kind":"${counted.kind}","next":${JSON.stringify(next)}}`)
}

/**
 * The first page of a history is nearly always in its last parts: the others are not even opened then, however many
 * there are. Null: it is none, or goes on into what is older.
 */
async function newestOf(
  context: Context,
  { months }: Entity,
  plan: ListPlan,
  values: readonly unknown[],
): Promise<Page | null> {
  const { sort, start, size, filters } = plan
  if (context.store.kind !== 'postgres' || months === null || months.whole || size === null || start !== 'offset')
    return null
  if (!sort.desc || sort.path.join('.') !== months.by || filters.some(({ path }) => path[0] === months.by)) return null
  const page = await pageOf(context, { ...plan, recent: true }, values)
  return page.size === size ? page : null
}

export async function pageOf(context: Context, plan: ListPlan, values: readonly unknown[]): Promise<Page> {
  const statement = written(context.model, context.scope, {
    name: 'list',
    plan,
    prepared: !hasPattern(plan.filters, plan.words),
    body: (writing) => listText(writing, plan),
  })
  const key = plan.start === 'after' || plan.start === 'after-null' ? 'bad_cursor' : 'parameter'
  const {
    rows: [page],
  } = await badInput(key, () => context.connection.query(bound(context, statement, values)))
  return page as unknown as Page
}

export interface Page {
  readonly list: string
  readonly size: number
  readonly next: string | null
  readonly count?: number
}

function fieldNames(context: Context, entity: Entity, query: Query): readonly string[] {
  if (query['columns'] === undefined)
    return readable(entity, maySee(context.actor))
      .filter(isListed)
      .map(({ name }) => name)
  const chosen = chosenColumns(context.actor, entity, query['columns'], [])
  return [...new Set([entity.key, ...chosen.map(({ name }) => name), 'version'])]
}

function wantsActions({ actions }: Query): boolean {
  if (actions !== undefined && actions !== 'true' && actions !== 'false') throw badValue('actions')
  return actions === 'true'
}

function countOf(query: Query): ListPlan['count'] {
  const text = query['count']
  if (text !== undefined && text !== 'exact' && text !== 'none') throw badValue('count')
  return text ?? 'capped'
}

interface Counted {
  readonly count: number | null
  readonly kind: 'exact' | 'estimate' | 'none'
}

/**
 * Exact up to the cap, which the page's own statement has counted; beyond, the planner's estimate. A search is not
 * counted when the page or the planner tells: counting a frequent word costs more than finding its first rows.
 */
async function countedRows(
  context: Context,
  selection: Selection,
  wanted: ListPlan['count'],
  page: Page,
  paging: Paging,
  values: readonly unknown[],
): Promise<Counted> {
  if (wanted === 'none') return { count: null, kind: 'none' }
  if (page.count === undefined && isLast(page, paging)) return { count: paging.offset + page.size, kind: 'exact' }
  const known = page.count ?? (wanted === 'exact' ? await count(context, selection, 'exact', values) : COUNT_CAP + 1)
  if (wanted === 'exact' || known <= COUNT_CAP) return { count: known, kind: 'exact' }
  const estimated = await estimate(context, selection, values)
  if (page.count !== undefined || estimated > COUNT_CAP) return { count: Math.max(estimated, known), kind: 'estimate' }
  const found = await count(context, selection, 'capped', values)
  return { count: found, kind: found > COUNT_CAP ? 'estimate' : 'exact' }
}

/** The last page may be full: then only the exact count tells that nothing follows it. */
const isCountedOut = (page: Page, { offset, start }: Paging, { count, kind }: Counted): boolean =>
  skips(start) && kind === 'exact' && count !== null && offset + page.size >= count

/** Of pages behind a cursor nobody knows how many rows are before them. */
const skips = (start: Paging['start']): boolean => start === 'offset' || start === 'deep'

/**
 * A page that is not full is the last one, and tells how many there are; an empty one tells nothing but that it is
 * behind the end.
 */
const isLast = (page: Page, { limit, offset, start }: Paging): boolean =>
  skips(start) && page.size < limit && (page.size > 0 || offset === 0)

async function count(
  context: Context,
  selection: Selection,
  kind: 'exact' | 'capped',
  values: readonly unknown[],
): Promise<number> {
  const plan = { ...selection, count: kind }
  const statement = written(context.model, context.scope, {
    name: 'count',
    plan,
    prepared: false,
    body: (writing) => countOfRows(writing, plan),
  })
  return Number(await context.connection.text(bound(context, statement, values)))
}

/** How many rows a whole list has, as far as that can be told before they are read. */
export async function rowsToExpect(
  context: Context,
  selection: Selection,
  values: readonly unknown[],
): Promise<{ readonly rows: number; readonly exact: boolean }> {
  const known = await badInput('parameter', () => count(context, selection, 'capped', values))
  return known <= COUNT_CAP
    ? { rows: known, exact: true }
    : { rows: Math.max(await estimate(context, selection, values), known), exact: false }
}

/** What the planner expects, from its statistics. */
export async function estimate(context: Context, selection: Selection, values: readonly unknown[]): Promise<number> {
  const statement = written(context.model, context.scope, {
    name: 'counted',
    plan: selection,
    prepared: false,
    body: (writing) => counted(writing, selection),
  })
  const text = await context.connection.text(bound(context, statement, values))
  const [explained] = JSON.parse(text ?? '[]') as readonly { readonly Plan?: { readonly 'Plan Rows'?: number } }[]
  return explained?.Plan?.['Plan Rows'] ?? 0
}
