/** A plan as a person reads it: rows, SQL, and what each part asks of them. */
import { pendingOf } from '../../src/server/store/migrations/bring.ts'
import { alongWith, askedAmong, type Level, type Plan, type Step } from '../../src/server/store/differ/plan.ts'
import type { Remains } from '../../src/server/store/migrations/drop.ts'
import type { Migration } from '../../src/server/store/migrations/migration.ts'
import { notesOf } from '../../src/server/store/migrations/notes.ts'
import { plain } from '../../src/server/store/statements.ts'
import type { Connection } from '../../src/server/store/store.ts'

/** Of each table that the plan changes and that is there. */
export async function rowsOf(connection: Connection, { steps }: Plan): Promise<ReadonlyMap<string, number>> {
  const places = new Map(
    steps.flatMap(({ table, rowsIn }) => (table === undefined ? [] : [[table, rowsIn ?? table] as const])),
  )
  const rows = new Map<string, number>()
  for (const [name, place] of places) {
    const there = await connection.text({ text: 'SELECT to_regclass($1)::text', values: [`"${place}"`] })
    if (there !== null) rows.set(name, Number(await connection.text(plain(`SELECT count(*) FROM "${place}"`))))
  }
  return rows
}

export async function describeFiles(connection: Connection, migrations: readonly Migration[]): Promise<string> {
  const ended = [...(await notesOf(connection)).values()].filter(({ state }) => state !== 'running')
  const pending = await pendingOf(connection, migrations)
  return [
    `Files: ${ended.length} in effect, ${pending.length} to run`,
    ...pending.map(({ name, reason }) => `  ${name}: ${reason}`),
  ].join('\n')
}

const TITLES: Readonly<Record<Level, string>> = {
  automatic: 'Automatic: the next start does it',
  reviewed: 'To be accepted by a person',
  refused: 'Refused: it would lose data, or rows are in its way',
}
const LEVELS = Object.keys(TITLES) as readonly Level[]

/** How many rows a table has is told where it is first spoken of. */
export function describeSteps(
  steps: readonly Step[],
  rows: ReadonlyMap<string, number>,
  gradual: ReadonlySet<string>,
): string {
  const untold = new Map(rows)
  const isGentle = ({ gently, table = '' }: Step): boolean => gently !== null && gradual.has(table)
  const sqlOf = (one: Step): readonly string[] =>
    ((isGentle(one) ? one.gently : null) ?? one.sql).map((sql) => `      ${sql.replaceAll('\n', '\n      ')};`)
  const lineOf = (one: Step): string => {
    const { table = '', text } = one
    const count = untold.get(table)
    untold.delete(table)
    const has = count === undefined ? '' : ` (${table}: ${count.toLocaleString('en')} rows)`
    return `  - ${text.en}${has}${isGentle(one) ? ', without stopping anybody' : ''}`
  }
  return LEVELS.map((level) => ({ level, ...askedAmong(steps.filter((one) => one.level === level)) }))
    .filter(({ asked }) => asked.length > 0)
    .map(({ level, asked, along }) =>
      [
        TITLES[level],
        ...asked.flatMap((one) => [lineOf(one), ...sqlOf(one)]),
        ...(along.length === 0 ? [] : [`  - ${alongWith(along.length).en}`, ...along.flatMap(sqlOf)]),
      ].join('\n'),
    )
    .join('\n')
}

export const describeRemains = (remains: readonly Remains[]): string =>
  [
    'Left over: kept until somebody drops it (npm run migrate -- --drop <name>)',
    ...remains.map(({ name, rows }) => `  - ${name}: ${rows.toLocaleString('en')} rows with data`),
  ].join('\n')
