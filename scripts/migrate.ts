/**
 * `npm run migrate`: what lies between the database and the schemas: what follows by itself, what a person must accept,
 * what is refused and why, with rows and SQL. `--write` makes a numbered file of it in `schemas/migrations`, to be
 * reviewed and committed; `--apply`, or the next start, runs the files that the database has not had.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tablesOf, type Table } from '../src/kinds/tables.ts'
import { judgementOf } from '../src/model/judgement.ts'
import { backupFolder } from '../src/server/config.ts'
import { storedRulesOf } from '../src/server/sql/stored-rules.ts'
import { planOf, planWith, tablesIn } from '../src/server/store/differ/apply-tables.ts'
import { LARGE } from '../src/server/store/differ/large.ts'
import type { Plan } from '../src/server/store/differ/plan.ts'
import type { StoredRule } from '../src/server/store/differ/stored-rules.ts'
import { bringTables, pendingOf } from '../src/server/store/migrations/bring.ts'
import { drop, remainsOf } from '../src/server/store/migrations/drop.ts'
import { migrationsIn } from '../src/server/store/migrations/folder.ts'
import { numberOf, sealed, writeMigration, type Migration } from '../src/server/store/migrations/migration.ts'
import { makeNotes, noteState } from '../src/server/store/migrations/notes.ts'
import { plannedSql, slugOf } from '../src/server/store/migrations/planned.ts'
import { numbered, wayOut } from '../src/server/store/migrations/refusals.ts'
import { onDatabase, onSettings, told, type Opened } from './database.ts'
import { describeFiles, describeRemains, describeSteps, rowsOf } from './migrate/report.ts'

const USAGE = `npm run migrate
npm run migrate -- --write [--reason "why"] [--gradual]
npm run migrate -- --apply [--back]
npm run migrate -- --seal <number>
npm run migrate -- --mark <number>
npm run migrate -- --drop <table.column or table> [--to <folder>] [--apply]`

const options = {
  write: { type: 'boolean', default: false },
  reason: { type: 'string' },
  gradual: { type: 'boolean', default: false },
  apply: { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  seal: { type: 'string' },
  mark: { type: 'string' },
  drop: { type: 'string', multiple: true },
  to: { type: 'string' },
} as const
type Asked = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

await onSettings(USAGE, ({ migrationsDir: folder }) => {
  const { values } = parseArgs({ options })
  // A file is sealed where it is written, which may be far from the database.
  if (values.seal !== undefined) return seal(folder, values.seal)
  return onDatabase(USAGE, async (opened) => {
    const migrations = await migrationsIn(folder)
    const rules = storedRulesOf(opened.model)
    const task = { ...opened, asked: values, tables: tablesOf(opened.model), rules, migrations }
    if (values.mark !== undefined) return mark(task, values.mark)
    if (values.drop !== undefined) return dropAll(task, values.drop)
    if (values.apply) return apply(task)
    return values.write ? write(task) : show(task)
  })
})

interface Task extends Opened {
  readonly asked: Asked
  readonly tables: readonly Table[]
  readonly rules: readonly StoredRule[]
  readonly migrations: readonly Migration[]
}

interface Planned {
  readonly plan: Plan
  readonly rows: ReadonlyMap<string, number>
  readonly gradual: ReadonlySet<string>
}

async function planned({ store, tables, rules, asked }: Task): Promise<Planned> {
  const wanted = { tables: tablesIn(store, tables), rules }
  return store.transaction(async (connection) => {
    const plan = await planWith(connection, wanted)
    const rows = await rowsOf(connection, plan)
    const isLarge = (count: number) => count > 0 && (asked.gradual || (store.kind === 'postgres' && count >= LARGE))
    const gradual = new Set([...rows].flatMap(([table, count]) => (isLarge(count) ? [table] : [])))
    return { plan: gradual.size === 0 ? plan : await planWith(connection, wanted, gradual), rows, gradual }
  })
}

async function show(task: Task): Promise<void> {
  const { store, migrations } = task
  console.log(await describeFiles(store, migrations))
  const { plan, rows, gradual } = await planned(task)
  const steps = plan.steps.filter(({ leftOver }) => leftOver === undefined)
  if (steps.length === 0) console.log('The tables are as the schemas ask.')
  else console.log(describeSteps(steps, rows, gradual))
  const remains = await remainsOf(store, plan)
  if (remains.length > 0) console.log(describeRemains(remains))
  const way = wayOut(await pendingOf(store, migrations), steps)
  if (way.en !== '') console.log(way.en)
}

async function write(task: Task): Promise<void> {
  const { store, migrations, asked, config } = task
  const pending = await pendingOf(store, migrations)
  if (pending.length > 0)
    throw told(`First run those that are there: ${pending.map(({ name }) => name).join(', ')} (--apply).`)
  const { plan, gradual } = await planned(task)
  const steps = plan.steps.filter(({ leftOver }) => leftOver === undefined)
  if (steps.length === 0) throw told('There is nothing to write: the tables are as the schemas ask.')
  const last = Math.max(0, ...migrations.map(({ name }) => Number(numberOf(name))))
  const name = `${String(last + 1).padStart(4, '0')}_${slugOf(steps)}.sql`
  const reviewed = steps.filter(({ level }) => level === 'reviewed')
  const reason = asked.reason ?? (reviewed.length > 0 ? reviewed : steps).map(({ text }) => text.en).join('; ')
  await mkdir(config.migrationsDir, { recursive: true })
  const file = join(config.migrationsDir, name)
  await writeFile(file, writeMigration(reason, plannedSql({ steps }, gradual)), { flag: 'wx' })
  console.log(`Wrote ${file}: read it, have it reviewed, commit it. --apply runs it, and so does the next start.`)
  if (steps.some(({ level }) => level === 'refused'))
    console.log(
      `What is refused stands in it as comments: say there what becomes of the data, or what empty rows get, then npm run migrate -- --seal ${numberOf(name)}`,
    )
}

async function apply({ store, model, tables, rules, migrations, asked }: Task): Promise<void> {
  const brought = await bringTables(store, {
    tables,
    rules,
    migrations,
    judges: judgementOf(model),
    mode: 'auto',
    back: asked.back,
    meant: true,
    reached: ({ name, pieces }, piece, page) =>
      console.log(`${name}: ${page === null ? `${piece} of ${pieces.length} done` : `page ${page}`}`),
  })
  const left = brought.left.filter(({ leftOver }) => leftOver === undefined)
  for (const name of brought.ran) console.log(`Done: ${name}`)
  for (const { text } of brought.done) console.log(`Done: ${text.en}`)
  if (brought.newer !== null)
    throw told(`Since ${brought.newer.toISOString()} the database serves newer schemas; to go back, add --back.`)
  const way = wayOut(brought.pending, left)
  if (brought.pending.length > 0 || left.some(({ needed }) => needed))
    throw told(`Nothing was changed but what is said above:\n${describeSteps(left, new Map(), new Set())}\n${way.en}`)
  console.log('The tables are as the schemas ask.')
}

function find(migrations: readonly Migration[], number: string): Migration {
  const found = numbered(migrations, number)
  if (found === undefined) throw told(`There is no file with the number ${number}.`)
  return found
}

async function seal(folder: string, number: string): Promise<void> {
  const { name } = find(await migrationsIn(folder), number)
  const file = join(folder, name)
  const text = sealed(await readFile(file, 'utf8'))
  if (text !== null) await writeFile(file, text)
  console.log(`${file} is sealed as it is.`)
}

async function mark({ store, migrations }: Task, number: string): Promise<void> {
  const migration = find(migrations, number)
  await makeNotes(store)
  await noteState(store, migration, 'marked')
  console.log(`${migration.name} counts as done in this database.`)
}

async function dropAll(task: Task, names: readonly string[]): Promise<void> {
  const { store, config, asked } = task
  const tables = tablesIn(store, task.tables)
  const remains = await store.transaction(async (connection) => remainsOf(connection, await planOf(connection, tables)))
  const unknown = names.filter((name) => !remains.some((one) => one.name === name))
  if (unknown.length > 0)
    throw told(
      `${unknown.join(', ')} is not left over; this is: ${remains.map(({ name }) => name).join(', ') || 'nothing'}.`,
    )
  const folder = asked.to ?? join(backupFolder(config), `dropped-${new Date().toISOString().slice(0, 10)}`)
  for (const one of remains.filter(({ name }) => names.includes(name)))
    if (asked.apply)
      console.log(`Dropped ${one.name}; its ${one.rows} rows are in ${await drop(store, one, tables, folder)}`)
    else console.log(`Would write the ${one.rows} rows of ${one.name} to ${folder} and drop it`)
  if (!asked.apply) console.log('Nothing has been changed: run it with --apply to do so.')
}
