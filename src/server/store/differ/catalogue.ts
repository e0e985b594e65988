/** What stands in the database now, read from its catalogue in one statement. */
import type { Connection } from '../store.ts'
import { toldOf } from './left-over.ts'

export interface LiveColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** As PostgreSQL writes the expression back. */
  readonly default: string | null
  readonly identity: boolean
}

export interface LiveConstraint {
  readonly name: string
  readonly kind: 'p' | 'u' | 'c' | 'f'
  /** False: rows that were there before it have not been looked through. */
  readonly valid: boolean
  readonly columns: readonly string[]
}

export interface LiveIndex {
  readonly name: string
  /** False after an interrupted CREATE INDEX CONCURRENTLY: it costs and serves nothing. */
  readonly valid: boolean
}

export interface LiveTable {
  readonly name: string
  /** Its rows lie apart by months. */
  readonly inMonths: boolean
  /** Per cent of a page that is written at first; null: nothing is said, which is all of it. */
  readonly fill: number | null
  readonly columns: readonly LiveColumn[]
  readonly constraints: readonly LiveConstraint[]
  readonly indexes: readonly LiveIndex[]
  /** Names of what runs when its rows are written. */
  readonly triggers: readonly string[]
}

export interface Catalogue {
  readonly tables: ReadonlyMap<string, LiveTable>
  /** Name → body. */
  readonly functions: ReadonlyMap<string, string>
  readonly extensions: ReadonlySet<string>
  /** Names of what is left over, of which a person has been told. */
  readonly told: ReadonlySet<string>
}

/** Tables of the store itself: what it has done to the others. */
export const OWN_TABLES = ['schema_changes', 'schema_versions', 'schema_rules', 'schema_left_overs'] as const

const COLUMNS = `SELECT jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'nullable', NOT a.attnotnull,
    'default', pg_get_expr(d.adbin, d.adrelid), 'identity', a.attidentity <> '' OR EXISTS (SELECT FROM pg_depend o
      JOIN pg_class s ON s.oid = o.objid AND s.relkind = 'S' WHERE o.refobjid = a.attrelid AND o.refobjsubid = a.attnum AND o.deptype = 'a')) ORDER BY a.attnum)
  FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped`
const CONSTRAINTS = `SELECT jsonb_agg(jsonb_build_object('name', k.conname, 'kind', k.contype, 'valid', k.convalidated, 'columns',
    (SELECT coalesce(jsonb_agg(a.attname ORDER BY p.place), '[]') FROM unnest(k.conkey) WITH ORDINALITY p(number, place)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = p.number)) ORDER BY k.conname)
  FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'c', 'f')`
const INDEXES = `SELECT jsonb_agg(jsonb_build_object('name', x.relname, 'valid', i.indisvalid) ORDER BY x.relname)
  FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
  WHERE i.indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.conrelid = c.oid)`

const READ = `SELECT jsonb_build_object(
  'tables', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', c.relname, 'inMonths', c.relkind = 'p', 'fill',
      (SELECT o.option_value::int FROM pg_options_to_table(c.reloptions) o WHERE o.option_name = 'fillfactor'), 'columns', coalesce((${COLUMNS}), '[]'),
      'constraints', coalesce((${CONSTRAINTS}), '[]'), 'indexes', coalesce((${INDEXES}), '[]'),
      'triggers', coalesce((SELECT jsonb_agg(g.tgname) FROM pg_trigger g WHERE g.tgrelid = c.oid AND NOT g.tgisinternal), '[]')) ORDER BY c.relname), '[]')
    FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname NOT IN (${OWN_TABLES.map((name) => `'${name}'`).join(', ')})),
  'functions', (SELECT coalesce(jsonb_agg(jsonb_build_array(p.proname, p.prosrc)), '[]')
    FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace AND p.prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')),
  'extensions', (SELECT coalesce(jsonb_agg(e.extname), '[]') FROM pg_extension e))`

interface Read {
  readonly tables: readonly LiveTable[]
  readonly functions: readonly (readonly [string, string])[]
  readonly extensions: readonly string[]
}

export const readCatalogue = async (connection: Connection): Promise<Catalogue> => {
  const read = JSON.parse((await connection.text({ text: READ, values: [] })) ?? '{}') as Read
  return {
    tables: new Map(read.tables.map((table) => [table.name, table])),
    functions: new Map(read.functions),
    extensions: new Set(read.extensions),
    told: await toldOf(connection),
  }
}
