/**
 * Versions of the schemas in one database. A version is what rows are kept in and judged by: tables and rules, and
 * nothing that is only shown. The database notes when each came into force, and by what it judges, so that a server of
 * another one knows what it may do: it goes on writing as long as whatever it takes the one in force takes as well, and
 * otherwise only shows what is there.
 */
import { createHash } from 'node:crypto'
import { AppError } from '../../../errors/app-error.ts'
import type { Table } from '../../../kinds/table.ts'
import { inCommon, type Judgement, judgementOf, refusedBy } from '../../../model/judgement.ts'
import type { Label, Model } from '../../../model/model.ts'
import { plain } from '../statements.ts'
import type { Connection, Store } from '../store.ts'

export interface Version {
  readonly hash: string
  /** Null: whoever says so knows the tables alone. */
  readonly judges: Judgement | null
}

export interface Noted {
  readonly hash: string
  readonly at: Date
}

/** Whoever writes reads the table: it is held up only where it has to change. */
export const MAKE_VERSIONS = `CREATE TABLE IF NOT EXISTS schema_versions (hash text PRIMARY KEY, in_force_at timestamptz NOT NULL, judges text);
DO $judges$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'schema_versions'::regclass AND attname = 'judges' AND NOT attisdropped) THEN
    ALTER TABLE schema_versions ADD COLUMN judges text;
  END IF;
END $judges$`

export const versionOf = (tables: readonly Table[], judges: Judgement | null): Version => ({
  hash: createHash('sha256')
    .update(JSON.stringify(judges === null ? tables : [tables, judges]))
    .digest('hex')
    .slice(0, 32),
  judges,
})

export const versionOfModel = (tables: readonly Table[], model: Model): Version => versionOf(tables, judgementOf(model))

/** Whoever brings a version into force waits until no row is being judged by another, and keeps all others out. */
export const JUDGING = 7_202_612
const IN_FORCE = 'SELECT hash FROM schema_versions ORDER BY in_force_at DESC LIMIT 1'

/** The one in force first. */
export async function versionsIn(connection: Connection): Promise<readonly Noted[]> {
  if ((await connection.text(plain("SELECT to_regclass('schema_versions')::text"))) === null) return []
  const { rows } = await connection.query(
    plain('SELECT hash, in_force_at AS at FROM schema_versions ORDER BY in_force_at DESC'),
  )
  return rows as unknown as readonly Noted[]
}

/** Whether the table has the column written here; a server that may change no table does not add it. */
export const canNote = async (connection: Connection): Promise<boolean> =>
  (await connection.text(
    plain(
      "SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('schema_versions') AND attname = 'judges' AND NOT attisdropped",
    ),
  )) !== null

/** Null: nobody said. A database that no server of this kind has served has no column for it. */
export async function judgementIn(connection: Connection, hash: string): Promise<Judgement | null> {
  const text = await connection.text({
    text: `SELECT to_jsonb(noted) ->> 'judges' FROM schema_versions noted WHERE hash = $1`,
    values: [hash],
  })
  return text === null ? null : (JSON.parse(text) as Judgement)
}

/**
 * Within a transaction, which ends with the version in force or not at all. Only one server at a time does it, and
 * nobody is kept from writing where it is in force already.
 */
export async function takeOver(connection: Connection, { hash, judges }: Version): Promise<void> {
  if ((await connection.text(plain(IN_FORCE))) === hash) return
  await connection.text(plain(`SELECT pg_advisory_xact_lock(${JUDGING})`))
  await connection.query({
    text: `INSERT INTO schema_versions (hash, in_force_at, judges) VALUES ($1, clock_timestamp(), $2)
      ON CONFLICT (hash) DO UPDATE SET in_force_at = excluded.in_force_at, judges = excluded.judges`,
    values: [hash, judges === null ? null : JSON.stringify(judges)],
  })
}

/** Without the entities and fields that the other one has never heard of: nobody there looks at them. */
export const knownTo = (other: Judgement | null, judges: Judgement | null): Judgement | null =>
  other === null || judges === null ? null : inCommon(other, judges)

/** Why rows that `older` takes may be wrong to `newer`; null: none, or nobody can tell. */
export const wrongTo = (newer: Judgement | null, older: Judgement | null): Label | null =>
  newer === null || older === null ? null : refusedBy(newer, older)

export interface Oversight {
  /** From now on it looks now and then, though nothing is written. */
  start(everyMs: number): void
  stop(): void
}

/** From now on each transaction asks first, and each statement by itself that writes. `lost` is told once. */
export function oversee(store: Store, own: Version, lost: (why: Label) => void): Oversight {
  const verdicts = new Map<string, Label | null>()
  let timer: NodeJS.Timeout | undefined
  /** For good: its work in the background has ended, whatever comes into force again. */
  let superseded: Label | null = null
  const verdict = async (connection: Connection, hash: unknown): Promise<Label | null> => {
    if (superseded !== null || typeof hash !== 'string' || hash === own.hash) return superseded
    const known = verdicts.get(hash)
    const why = known === undefined ? wrongTo(await judgementIn(connection, hash), own.judges) : known
    verdicts.set(hash, why)
    if (why !== null && superseded === null) {
      superseded = why
      lost(why)
    }
    return why
  }
  store.judgedBy({
    // The second statement sees what whoever had the lock before has done.
    asks: `SELECT pg_advisory_xact_lock_shared(${JUDGING}); ${IN_FORCE}`,
    hears: async (connection, { rows }) => {
      if ((await verdict(connection, rows[0]?.['hash'])) !== null) throw new AppError('superseded')
    },
  })
  const looked = async (): Promise<Label | null> => verdict(store, await store.text(plain(IN_FORCE)))
  return {
    start: (everyMs) => {
      timer = setInterval(() => void looked().catch(() => undefined), everyMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}
