/**
 * A list is made in one pass: its page is read once, in its order, and nothing between it and the answer may sort, keep
 * or join it anew.
 */
import { beforeAll, expect, test } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Entity } from '../../src/model/model.ts'
import { isListed } from '../../src/server/operations/parameters/fields.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { CURSOR, LIMIT, list, type ListPlan, OFFSET } from '../../src/server/sql/list.ts'
import { sortPath } from '../../src/server/sql/sorting.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import type { Store } from '../../src/server/store/store.ts'
import { model } from '../operations/company.ts'
import { describeEvery } from '../support/stores.ts'

const AT = CURSOR + 8

interface Node {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Relation Name'?: string
  readonly 'CTE Name'?: string
  /** Columns that it passes on, where they are asked for. */
  readonly Output?: readonly string[]
  readonly Plans?: readonly Node[]
}

describeEvery('the statement of a list', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await applyTables(store, tablesOf(model), { mode: 'auto' })
  }, 60_000)

  const planOf = async (plan: ListPlan): Promise<Node> => {
    const values: unknown[] = []
    Object.assign(values, { [LIMIT]: 20, [OFFSET]: 0, [AT]: 1 })
    const scope = systemScope(1)
    const { text, values: given } = bind(
      write(model, scope, (writing) => list(writing, plan)),
      { scope, now: new Date(), values },
    )
    const explained = await store.text({ text: `explain (format json, verbose) ${text}`, values: given })
    return (JSON.parse(explained!) as readonly { readonly Plan: Node }[])[0]!.Plan
  }

  const listOf = (entity: Entity, more: Partial<ListPlan> = {}): ListPlan => ({
    entity: entity.name,
    filters: [],
    words: [],
    unseen: [],
    fields: entity.fields.filter((field) => field.kind !== 'secret' && isListed(field)).map(({ name }) => name),
    actions: null,
    sort: { path: [entity.key], desc: true },
    start: 'offset',
    size: null,
    count: 'none',
    ...more,
  })

  test.each(Object.values(model.entities))('of $plural reads its page once and keeps its order', async (entity) => {
    const order = sortPath(
      model,
      entity,
      entity.fields.find(({ name }) => name === entity.list.sort.field)!,
    )
    for (const [path, start] of [
      [[entity.key], 'offset'],
      [order, 'offset'],
      [order, 'deep'],
    ] as const) {
      expect(
        disturbed(await planOf(listOf(entity, { start, sort: { path, desc: true } }))),
        `${path.join('.')} ${start}`,
      ).toEqual([])
    }
  })

  const named = Object.values(model.entities).flatMap((entity) =>
    entity.fields
      .filter(({ kind, computed, reference }) => kind === 'reference' && computed === null && reference !== null)
      .map((field) => ({ entity, field, name: `${entity.plural} of one ${field.name}` })),
  )

  const lookedUp = async (plan: ListPlan): Promise<readonly unknown[]> =>
    all(await planOf(plan))
      .filter(isEach)
      .map((node) => node['Relation Name'])

  test('looks labels up by row where each may be another', async () => {
    expect(await lookedUp(listOf(model.entities['room']!, { fields: ['room_id', 'home_id'] }))).toEqual(['homes'])
  })

  test.each(named)('of $name looks the one label up once', async ({ entity, field }) => {
    const filters = [{ path: [field.name], comparison: 'eq', at: AT }] as const
    expect(await lookedUp(listOf(entity, { fields: [entity.key, field.name], filters }))).not.toContain(
      model.entities[field.reference!.entity]!.plural,
    )
  })

  const referred = Object.values(model.entities).flatMap((entity) =>
    entity.list.filters
      .map((name) => name.split('.'))
      .filter(({ length }) => length > 1)
      .map((path) => ({ entity, path, name: `${entity.plural} by ${path.join('.')}` })),
  )

  test.each(referred)('of $name puts keys in order, not whole records', async ({ entity, path }) => {
    const order = sortPath(
      model,
      entity,
      entity.fields.find(({ name }) => name === entity.list.sort.field)!,
    )
    const filters = [{ path, comparison: 'eq', at: AT }] as const
    const plan = await planOf(listOf(entity, { filters, sort: { path: order, desc: true } }))
    expect(disturbed(plan)).toEqual([])
    const sorted = ofRows(plan).filter((node) => node['Node Type'].endsWith('Sort'))
    // The order's columns, the key, and what joins the referred record.
    expect(sorted.filter(({ Output = [] }) => Output.length > order.length + KEYS)).toEqual([])
  })
})

/** Of the record itself and of what it refers to, each with its company's. */
const KEYS = 4

const all = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(all)]
/** The way up from one row's place, to find what is in force there (`src/server/sql/levels.ts`). */
const ABOVE = 'above'
/** Run again for each row. */
const isEach = (node: Node): boolean => node['Parent Relationship'] === 'SubPlan'

/** Without what is looked up for each row by itself. */
const ofRows = (node: Node): readonly Node[] => [
  node,
  ...(node.Plans ?? []).filter((one) => !isEach(one)).flatMap(ofRows),
]

/** On the way of the rows from the page's end to the answer. */
const KEEPS_ORDER = new Set(['Nested Loop', 'Subquery Scan'])

/** What the rows go through behind the page that is no plain passing on. */
function disturbed(root: Node): readonly string[] {
  const way: Node[] = []
  for (let node = rowsOf(root); node !== undefined && node['Node Type'] !== 'Limit'; node = rowsOf(node)) way.push(node)
  return [
    ...(root['Node Type'] === 'Aggregate' ? [] : [root['Node Type']]),
    ...way.map((node) => node['Node Type']).filter((type) => !KEEPS_ORDER.has(type)),
    ...all(root)
      .filter((node) => node['CTE Name'] !== ABOVE)
      .map((node) => node['Node Type'])
      .filter((type) => type === 'CTE Scan'),
  ]
}

const rowsOf = ({ Plans = [] }: Node): Node | undefined =>
  Plans.find((node) => node['Parent Relationship'] === 'Outer' || node['Parent Relationship'] === 'Subquery')
