/**
 * Brings a database to the schemas: the reviewed files that it has not had, then what follows by itself. What would
 * stay half done is not begun, and a database that is ahead of the schemas is left alone.
 */
import type { Table } from '../../../kinds/table.ts'
import type { Judgement } from '../../../model/judgement.ts'
import { applyPlan, planOf, planWith, tablesIn, TABLES_LOCK, Undone, type Applied } from '../differ/apply-tables.ts'
import { readCatalogue } from '../differ/catalogue.ts'
import { carryOut, LARGE } from '../differ/large.ts'
import { hindrances } from '../differ/plan.ts'
import { judgeAhead, type StoredRule } from '../differ/stored-rules.ts'
import { briefly } from '../brief-locks.ts'
import type { Connection, Store } from '../store.ts'
import type { Migration } from './migration.ts'
import { makeNotes, noteState, notesOf, type Note, type State } from './notes.ts'
import { beside, checkFiles, judgedOtherwise, MigrationError, tooOld } from './refusals.ts'
import { runMigration, runWithin, type Reached } from './run.ts'
import {
  canNote,
  judgementIn,
  knownTo,
  takeOver,
  type Noted,
  type Version,
  versionOf,
  versionsIn,
  wrongTo,
} from './versions.ts'

export interface Wanted {
  readonly tables: readonly Table[]
  /** What the server keeps beyond what tables can: rows that break one that is new hinder. */
  readonly rules?: readonly StoredRule[] | null
  /** What else rows are judged by; left out: whoever asks knows the tables alone. */
  readonly judges?: Judgement
  readonly migrations: readonly Migration[]
  /** `plan` changes nothing. */
  readonly mode: 'auto' | 'plan'
  /** A person is there, and wants these schemas though the database has had newer ones. */
  readonly back?: boolean
  /** A person is there, and wants these schemas to come into force though another version serves. */
  readonly meant?: boolean
  readonly reached?: Reached
  /** Rows from which a table is too large to be held up. */
  readonly large?: number
}

export interface Brought extends Pick<Applied, 'done' | 'left'> {
  /** Files that ran. */
  readonly ran: readonly string[]
  /** Files that have yet to run. */
  readonly pending: readonly Migration[]
  /** The database has had newer schemas since then, and serves these as it is. */
  readonly newer: Date | null
}

export const bringTables = (store: Store, wanted: Wanted): Promise<Brought> =>
  store.locked(TABLES_LOCK, async () => {
    const tables = tablesIn(store, wanted.tables)
    const notes = await notesOf(store)
    checkFiles(wanted.migrations, notes)
    const own = versionOf(wanted.tables, wanted.judges ?? null)
    const [inForce, ...before] = await versionsIn(store)
    if (wanted.back !== true && inForce !== undefined && inForce.hash !== own.hash) {
      if (before.some(({ hash }) => hash === own.hash)) return asItIs(store, { tables, own }, inForce)
      if (wanted.meant !== true) await refuseBeside(store, own, inForce)
    }
    const pending = unfinished(wanted.migrations, notes)
    return (wanted.mode === 'plan' ? look : change)({ ...wanted, store, tables, own, notes, pending })
  })

const unfinished = (migrations: readonly Migration[], notes: ReadonlyMap<string, Note>): readonly Migration[] =>
  migrations.filter(({ name }) => (notes.get(name)?.state ?? 'running') === 'running')

/** Files that the database has not had whole. Says so if they and the database do not go together. */
export async function pendingOf(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const notes = await notesOf(connection)
  checkFiles(migrations, notes)
  return unfinished(migrations, notes)
}

interface Task extends Wanted {
  readonly store: Store
  readonly own: Version
  readonly notes: ReadonlyMap<string, Note>
  readonly pending: readonly Migration[]
}

/**
 * An older server beside newer ones: it changes nothing, and serves only where nothing that it needs is missing and all
 * that it would write is right.
 */
async function asItIs(store: Store, { tables, own }: Pick<Task, 'tables' | 'own'>, inForce: Noted): Promise<Brought> {
  const { steps } = await planOf(store, tables)
  const missing = steps.filter(({ needed, guards }) => needed && guards !== true)
  if (missing.length > 0) throw new MigrationError(tooOld(inForce.at, missing))
  const why = wrongTo(await judgementIn(store, inForce.hash), own.judges)
  if (why !== null) throw new MigrationError(judgedOtherwise(inForce.at, why))
  return { done: [], left: [], ran: [], pending: [], newer: inForce.at }
}

/**
 * A version that the database has never had, while another one serves: nobody can tell whether it is the next one or
 * comes from a branch of its own. Where all that one of them writes is right to the other, it does not matter.
 */
async function refuseBeside(store: Store, own: Version, inForce: Noted): Promise<void> {
  if (!(await store.others()).includes(inForce.hash)) return
  const theirs = await judgementIn(store, inForce.hash)
  const why = wrongTo(own.judges, theirs) ?? wrongTo(theirs, knownTo(theirs, own.judges))
  if (why !== null) throw new MigrationError(beside(inForce.at, why))
}

async function look({ store, tables, rules = null, own, pending }: Task): Promise<Brought> {
  const { steps } = await store.transaction((connection) => planWith(connection, { tables, rules }))
  // Where nothing is to be done it serves: others must know.
  if (pending.length === 0 && hindrances({ steps }, new Set()).length === 0 && (await canNote(store)))
    await briefly(store, (connection) => takeOver(connection, own))
  return { done: [], left: steps, ran: [], pending, newer: null }
}

async function change(task: Task): Promise<Brought> {
  const { store, pending, notes } = task
  await makeNotes(store)
  const state = await stateWithout(task)
  if (state !== null) return finish(task, { ran: [], pending }, (connection) => noteAll(connection, pending, state))
  const isWhole = pending.every(({ name, pieces }) => !notes.has(name) && pieces.every(({ how }) => how === 'together'))
  if (isWhole)
    return finish(task, { ran: [], pending }, () => inOrder(pending, (migration) => runWithin(store, migration)))
  const reached = task.reached ?? (() => undefined)
  await inOrder(pending, (migration) => runMigration({ store, migration, reached }, notes.get(migration.name)))
  return finish(task, { ran: namesOf(pending), pending: [] }, () => Promise.resolve())
}

const namesOf = (migrations: readonly Migration[]): readonly string[] => migrations.map(({ name }) => name)

/** Why the files need not run, if so. */
async function stateWithout({ store, tables, notes, pending }: Task): Promise<State | null> {
  if (pending.length === 0) return 'found'
  if ((await readCatalogue(store)).tables.size === 0) return 'made'
  // What was begun is ended: its last pieces may change rows alone, of which the tables tell nothing.
  if (!pending.every(({ asPlanned, name }) => asPlanned && !notes.has(name))) return null
  const { steps } = await planOf(store, tables)
  return steps.some(({ needed }) => needed) ? null : 'found'
}

const noteAll = (connection: Connection, migrations: readonly Migration[], state: State): Promise<void> =>
  inOrder(migrations, async (migration) => void (await noteState(connection, migration, state)))

async function inOrder(migrations: readonly Migration[], work: (one: Migration) => Promise<void>): Promise<void> {
  for (const one of migrations) await work(one)
}

/** In one transaction: what `first` does, and all that follows by itself; or none of it, which `before` tells. */
async function finish(
  { store, tables, rules = null, own, pending, large = LARGE }: Task,
  before: Pick<Brought, 'ran' | 'pending'>,
  first: (connection: Connection) => Promise<void>,
): Promise<Brought> {
  // Files that have yet to run may change what any row says.
  const { kept: ahead, broken } = await judgeAhead(store, before.pending.length === 0 ? (rules ?? []) : [])
  if (broken) {
    const plan = await store.transaction((connection) => planWith(connection, { tables, rules }))
    if (hindrances(plan, new Set(['automatic'])).length > 0)
      return { done: [], left: plan.steps, ...before, newer: null }
  }
  try {
    const { done, left, later } = await briefly(store, async (connection) => {
      await takeOver(connection, own)
      await first(connection)
      const applied = await applyPlan(store, connection, { tables, rules, large, ahead }, false)
      if (hindrances({ steps: applied.left }, new Set()).length > 0) throw new Undone(applied.plan, applied.left)
      return applied
    })
    await carryOut(store, later)
    return { done, left, ran: namesOf(pending), pending: [], newer: null }
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return { done: [], left: error.left, ...before, newer: null }
  }
}
