/** A plan as a person reads it: rows, SQL, and what each part asks of them. */
import { pendingOf } from '../../src/server/store/migrations/bring.ts'
import type { Level, Plan, Step } from '../../src/server/store/differ/plan.ts'
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
  reviewed: 'To be accepted by a person: write it into a file (--write)',
  refused: 'Refused: it would lose data, or rows are in its way',
}
const LEVELS = Object.keys(TITLES) as readonly Level[]

export const describeSteps = (
  steps: readonly Step[],
  rows: ReadonlyMap<string, number>,
  gradual: ReadonlySet<string>,
): string =>
  LEVELS.map((level) => ({ level, some: steps.filter((one) => one.level === level) }))
    .filter(({ some }) => some.length > 0)
    .map(({ level, some }) => [TITLES[level], ...some.flatMap((one) => linesOf(one, rows, gradual))].join('\n'))
    .join('\n')

function linesOf(one: Step, rows: ReadonlyMap<string, number>, gradual: ReadonlySet<string>): readonly string[] {
  const count = rows.get(one.table ?? '')
  const gently = one.gently !== null && gradual.has(one.table ?? '')
  const sql = gently ? one.gently : one.sql
  return [
    `  - ${one.text.en}${count === undefined ? '' : ` (${count.toLocaleString('en')} rows)`}${gently ? ', without stopping anybody' : ''}`,
    ...sql.map((statement) => `      ${statement.replaceAll('\n', '\n      ')};`),
  ]
}

export const describeRemains = (remains: readonly Remains[]): string =>
  [
    'Left over: kept until somebody drops it (npm run migrate -- --drop <name>)',
    ...remains.map(({ name, rows }) => `  - ${name}: ${rows.toLocaleString('en')} rows with data`),
  ].join('\n')
