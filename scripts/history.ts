/**
 * `npm run history`: histories (`x-history`) by months, with rows and sizes. `… archive <entity> <folder>` and
 * `… drop <entity>` say what would go; with `--apply` it goes. `--before 2025-01` names another month than the one that
 * follows from how long the schemas keep it. `… part` takes tables apart that have grown in one piece.
 */
import { parseArgs } from 'node:util'
import type { Table } from '../src/kinds/table.ts'
import { tablesOf } from '../src/kinds/tables.ts'
import { loadModel } from '../src/model/load.ts'
import type { Model } from '../src/model/model.ts'
import { readConfig } from '../src/server/config.ts'
import { partTables } from '../src/server/store/differ/apply-tables.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { archiveMonth, before, dropMonth, historyOf, type HistoryMonth } from '../src/server/store/history.ts'
import { openStore } from '../src/server/store/open-store.ts'
import type { Store } from '../src/server/store/store.ts'
import { addMonths, dayOf, setTimeZone, startOfDay } from '../src/values/calendar.ts'

const USAGE = `npm run history
npm run history -- archive <entity> <folder> [--before 2025-01] [--apply]
npm run history -- drop <entity> [--before 2025-01] [--apply]
npm run history -- part [--apply]`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' }, apply: { type: 'boolean', default: false } },
  })
  const built = await loadModel('schemas')
  if (built.model === undefined) fail('The schemas have mistakes; `npm run check` lists them.')
  const read = readConfig(process.env)
  if ('mistakes' in read) fail(read.mistakes.join('\n'))
  setTimeZone(built.model.app.constants['time_zone'])
  const { databaseUrl, dataDir } = read.config
  const store = await openStore({ databaseUrl, dataDir, statementTimeout: 3_600_000 })
  try {
    const [what, name, folder] = positionals
    if (what === undefined) await list(store, built.model)
    else if (what === 'part' && name === undefined) await part(store, built.model, values.apply)
    else await remove(store, built.model, asked(what, name, folder), values)
  } finally {
    await store.close()
  }
} catch (error) {
  if (error instanceof ToldError) fail(error.text.en)
  if (error instanceof TypeError && 'code' in error) fail(`${error.message}\n${USAGE}`)
  throw error
}

interface Asked {
  readonly name: string
  /** Null: nothing is kept of it. */
  readonly folder: string | null
}

function asked(what: string, name: string | undefined, folder: string | undefined): Asked {
  if (name !== undefined && what === 'archive' && folder !== undefined) return { name, folder }
  if (name !== undefined && what === 'drop' && folder === undefined) return { name, folder: null }
  return fail(USAGE)
}

function histories(model: Model): readonly Table[] {
  return tablesOf(model).filter(({ piled }) => piled !== null)
}

async function list(store: Store, model: Model): Promise<void> {
  for (const table of histories(model)) {
    const keep = model.entities[table.entity]!.months!.keep
    const months = await store.transaction((connection) => historyOf(connection, table))
    const over = keep === null ? [] : before(months, since(keep))
    console.log(`${table.entity}: ${keep === null ? 'kept for good' : `kept ${keep} months`}`)
    for (const month of months) console.log(`  ${lineOf(month)}${over.includes(month) ? '  may go' : ''}`)
  }
}

async function part(store: Store, model: Model, apply: boolean): Promise<void> {
  const names = await partTables(store, tablesOf(model), apply)
  if (names.length === 0) console.log('No table is to be taken apart.')
  else if (apply) console.log(`By months from now on: ${names.join(', ')}`)
  else {
    console.log(`Would take apart by months: ${names.join(', ')}`)
    console.log('Each is locked while its new key is built. Nothing has been changed: run it with --apply to do so.')
  }
}

async function remove(
  store: Store,
  model: Model,
  { name, folder }: Asked,
  { before: named, apply }: { readonly before?: string; readonly apply: boolean },
): Promise<void> {
  const table = histories(model).find(({ entity }) => entity === name)
  if (table === undefined)
    return fail(
      `"${name}" is no history; these are: ${histories(model)
        .map(({ entity }) => entity)
        .join(', ')}`,
    )
  const time = until(named, model.entities[name]!.months!.keep)
  const months = before(await store.transaction((connection) => historyOf(connection, table)), time)
  if (months.length === 0) console.log(`Nothing of ${name} ends before ${time.toISOString()}.`)
  for (const month of months) {
    if (!apply) console.log(`Would ${folder === null ? 'drop' : 'archive and drop'} ${lineOf(month)}`)
    else if (folder === null) {
      await dropMonth(store, month)
      console.log(`Dropped ${lineOf(month)}`)
    } else
      console.log(
        `Archived and dropped ${nameOf(month)}: ${(await archiveMonth(store, month, folder)).toLocaleString('en')} rows`,
      )
  }
  if (!apply && months.length > 0) console.log('Nothing has been changed: run it with --apply to do so.')
}

function startOfMonth(month: string): Date {
  return startOfDay(`${month}-01`)
}

/** The begin of the month so many months ago. */
function since(months: number): Date {
  return startOfMonth(addMonths(dayOf(new Date()), -months).slice(0, 7))
}

function until(named: string | undefined, keep: number | null): Date {
  if (named === undefined)
    return keep === null ? fail('It is kept for good: name a month by --before 2025-01.') : since(keep)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(named)) return fail('--before takes a month, such as 2025-01.')
  const time = startOfMonth(named)
  if (time > since(keep ?? 0))
    fail(
      keep === null
        ? `${named} has not come to its end.`
        : `It is kept ${keep} months at least; ${named} is not that old.`,
    )
  return time
}

function nameOf({ label }: HistoryMonth): string {
  return label.replace('_', '-')
}

function lineOf(month: HistoryMonth): string {
  const { rows, bytes } = month
  const size = bytes > 0 ? `  ${Math.ceil(bytes / 1_048_576).toLocaleString('en')} MB` : ''
  return `${nameOf(month)}  ${rows.toLocaleString('en')} rows${size}`
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
