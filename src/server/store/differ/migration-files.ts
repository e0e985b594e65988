/** A plan as numbered SQL files for a server in use: read by people, run once each, in order, under one lock. */
import { createHash } from 'node:crypto'
import type { Store } from '../store.ts'
import type { Plan, Step } from './plan.ts'

export interface MigrationFile {
  readonly name: string
  readonly sql: string
}

/** Statements that PostgreSQL runs outside a transaction only stand in a file of their own. */
const ALONE = /\bCONCURRENTLY\b/

const comment = ({ text: { zh, en } }: Step): string => `-- ${zh}\n-- ${en}`
const statements = (one: Step): readonly string[] => one.gently ?? one.sql

const written = (steps: readonly Step[]): string =>
  steps.map((one) => [comment(one), ...statements(one).map((sql) => `${sql};`)].join('\n')).join('\n\n')
const outcommented = (steps: readonly Step[]): string =>
  steps.map((one) => [comment(one), ...one.sql.map((sql) => `-- ${sql};`)].join('\n')).join('\n\n')

const slug = (steps: readonly Step[]): string =>
  (steps[0]?.text.en ?? 'changes')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/_+$/, '')

/** `first` is the number of the first file: one more than the last one there is. */
export const migrationFiles = ({ steps }: Plan, first: number): readonly MigrationFile[] => {
  const meant = steps.filter(({ level }) => level !== 'refused')
  const alone = (one: Step): boolean => statements(one).some((sql) => ALONE.test(sql))
  const together = meant.filter((one) => !alone(one))
  const refused = steps.filter(({ level }) => level === 'refused')
  const parts = [
    ...(together.length + refused.length === 0
      ? []
      : [
          {
            steps: together.length > 0 ? together : refused,
            sql: [written(together), outcommented(refused)].filter((text) => text !== '').join('\n\n'),
          },
        ]),
    ...meant.filter(alone).map((one) => ({ steps: [one], sql: written([one]) })),
  ]
  return parts.map((part, place) => ({
    name: `${String(first + place).padStart(4, '0')}_${slug(part.steps)}.sql`,
    sql: `${part.sql}\n`,
  }))
}

const JOURNAL =
  'CREATE TABLE IF NOT EXISTS schema_changes (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())'
/** Any number will do, as long as every process of this product asks for the same. */
const LOCK = 7_202_612

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex')
const pieces = (sql: string): readonly string[] =>
  sql
    .split(/;\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.replace(/^--.*$/gm, '').trim() !== '')

const note = (store: Store, { name, sql }: MigrationFile): Promise<unknown> =>
  store.query({ text: 'INSERT INTO schema_changes (name, hash) VALUES ($1, $2)', values: [name, hashOf(sql)] })

const noted = async (store: Store, { name, sql }: MigrationFile): Promise<boolean> => {
  const hash = await store.text({ text: 'SELECT hash FROM schema_changes WHERE name = $1', values: [name] })
  if (hash !== null && hash !== hashOf(sql)) throw new Error(`${name} was changed after it ran`)
  return hash !== null
}

const run = async (store: Store, file: MigrationFile): Promise<void> => {
  for (const piece of ALONE.test(file.sql) ? pieces(file.sql) : [file.sql]) await store.script(piece)
  await note(store, file)
}

/**
 * Runs the files that have not run yet, one process at a time; returns their names. A file that was changed after it
 * ran is an error.
 */
export const runMigrations = (store: Store, files: readonly MigrationFile[]): Promise<readonly string[]> =>
  store.locked(LOCK, async () => {
    await store.script(JOURNAL)
    const ran: string[] = []
    for (const file of [...files].sort((a, b) => a.name.localeCompare(b.name))) {
      if (await noted(store, file)) continue
      await (ALONE.test(file.sql) ? run(store, file) : store.transaction(() => run(store, file)))
      ran.push(file.name)
    }
    return ran
  })
