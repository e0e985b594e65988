/** Brings the database's tables to what the schemas ask for, as far as that loses nothing; the rest it tells. */
import { inOnePiece } from '../../../kinds/tables.ts'
import type { Table } from '../../../kinds/table.ts'
import { briefly } from '../brief-locks.ts'
import { makeMonths } from '../months.ts'
import { guardRows } from '../row-security.ts'
import type { Connection, Store } from '../store.ts'
import { readCatalogue } from './catalogue.ts'
import { diff } from './diff.ts'
import { tell } from './left-over.ts'
import { largeAmong, parted } from './large.ts'
import { hindrances, type Level, type Plan, type Step } from './plan.ts'
import { probeOn } from './probe.ts'
import { judgeRules, noteRules, type Ahead, type StoredRule } from './stored-rules.ts'

export interface ApplyOptions {
  /** `plan` changes nothing. */
  readonly mode: 'auto' | 'plan'
  /** A person has read the steps that want review and means them. */
  readonly accept?: boolean
  /** What the server keeps beyond what tables can. */
  readonly rules?: readonly StoredRule[] | null
}

export interface Applied {
  /** Everything that lay between, before. */
  readonly plan: Plan
  readonly done: readonly Step[]
  /** What still lies between. */
  readonly left: readonly Step[]
  /** What of it is done once all of this is committed. */
  readonly later: readonly string[]
}

/** Any number will do, as long as every process of this product asks for the same. */
export const TABLES_LOCK = 7_202_611

/** As this database keeps them. */
export const tablesIn = (store: Store, asked: readonly Table[]): readonly Table[] =>
  store.kind === 'postgres' ? asked : inOnePiece(asked)

export const planOf = async (
  connection: Connection,
  tables: readonly Table[],
  gradual: ReadonlySet<string> = new Set(),
): Promise<Plan> => diff(tables, await readCatalogue(connection), probeOn(connection), gradual)

export interface Asked {
  readonly tables: readonly Table[]
  /** Null: whoever asks knows none, which is not to say that there are none. */
  readonly rules: readonly StoredRule[] | null
  /** Rows from which a table is large; left out: none is. */
  readonly large?: number
  /** Rules that rows have been held against just now. */
  readonly ahead?: Ahead
}

/** Within a transaction: with the rules that rows break, as far as they can be asked before the rest is done. */
export const planWith = async (
  connection: Connection,
  { tables, rules }: Asked,
  gradual?: ReadonlySet<string>,
): Promise<Plan> => {
  const { steps } = await planOf(connection, tables, gradual)
  return { steps: [...steps, ...(await judgeRules(connection, rules ?? [])).steps] }
}

/** Undone as a whole: a part of what is left needs a person still. */
export class Undone extends Error {
  readonly plan: Plan
  readonly left: readonly Step[]
  constructor(plan: Plan, left: readonly Step[]) {
    super('undone')
    this.plan = plan
    this.left = left
  }
}

export const applyTables = (
  store: Store,
  asked: readonly Table[],
  { mode, accept = false, rules = null }: ApplyOptions,
): Promise<Applied> => {
  const wanted = { tables: tablesIn(store, asked), rules }
  return store.locked(TABLES_LOCK, () =>
    mode === 'plan'
      ? store.transaction(async (connection) => {
          const plan = await planWith(connection, wanted)
          return { plan, done: [], left: plan.steps, later: [] }
        })
      : briefly(store, (connection) => applyPlan(store, connection, wanted, accept)).catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error
          return { plan: error.plan, done: [], left: error.left, later: [] }
        }),
  )
}

/**
 * Within a transaction. All that is allowed, or, where that would leave the tables half way, nothing: `Undone` where
 * that is seen only when the rest is done.
 */
export const applyPlan = async (
  store: Store,
  connection: Connection,
  { tables, rules, large, ahead }: Asked,
  accept: boolean,
): Promise<Applied> => {
  const { steps } = await planOf(connection, tables)
  const judged = await judgeRules(connection, rules ?? [], ahead)
  const plan = { steps: [...steps, ...judged.steps] }
  const levels: ReadonlySet<Level> = new Set(accept ? (['automatic', 'reviewed'] as const) : (['automatic'] as const))
  if (hindrances(plan, levels).length > 0) return { plan, done: [], left: plan.steps, later: [] }
  const done = plan.steps.filter(({ level }) => levels.has(level))
  const isLarge: ReadonlySet<string> =
    large === undefined || store.kind === 'pglite' ? new Set() : await largeAmong(connection, done, large)
  const parts = done.map((one) => parted(one, isLarge))
  for (const { now } of parts) for (const statement of now) await store.script(statement)
  await makeMonths(connection, tables)
  await guardRows(store, tables)
  const late = (await judgeRules(connection, judged.waiting)).steps
  const left = [...plan.steps.filter((one) => !done.includes(one)), ...late]
  if (hindrances({ steps: late }, levels).length > 0) throw new Undone(plan, [...plan.steps, ...late])
  await tell(store, plan.steps)
  if (rules !== null) await noteRules(connection, rules)
  return { plan, done, left, later: parts.flatMap((one) => one.later) }
}

/** Histories that are still in one piece, one after the other; answers their names. */
export const partTables = async (
  store: Store,
  tables: readonly Table[],
  apply: boolean,
): Promise<readonly string[]> => {
  const { plan } = await applyTables(store, tables, { mode: 'plan' })
  const parted = plan.steps.filter(({ parts }) => parts !== undefined)
  for (const { parts, sql } of apply ? parted : [])
    await store.locked(TABLES_LOCK, () =>
      store.transaction(async (connection) => {
        for (const statement of sql) await store.script(statement)
        const table = tables.filter(({ name }) => name === parts)
        await makeMonths(connection, table)
        await guardRows(store, table)
      }),
    )
  return parted.map(({ parts }) => parts!)
}
