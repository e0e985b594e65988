/**
 * Tables whose entity was renamed: they take their new names first, with all that hangs on them, and the rest of the
 * plan is made of the database as it will be then. Rows are asked about where they are until that is done.
 */
import { constraintName } from '../../../kinds/constraint-name.ts'
import { ident, literal } from '../../../kinds/sql-text.ts'
import { endsStatement, ITEM, keepsLastStatement, listTableName } from '../../../kinds/tables.ts'
import type { ForeignKey, FormerName, Table } from '../../../kinds/table.ts'
import type { Catalogue, LiveTable } from './catalogue.ts'
import { areNamed } from './named-values.ts'
import { step, type Step } from './plan.ts'
import type { Probe, Stored } from './probe.ts'
import { renamedColumns } from './renaming.ts'

export interface TableRenames {
  /** The catalogue as it is once they are done. */
  readonly live: Catalogue
  readonly stored: ReadonlyMap<string, Stored>
  readonly steps: readonly Step[]
  /** Names that rows of other tables hold until then. */
  readonly names: readonly FormerName[]
}

export async function tableRenames(tables: readonly Table[], live: Catalogue, probe: Probe): Promise<TableRenames> {
  const { old, replaced, refused } = await movesOf(tables, live, probe)
  const names = await namesOf(tables, { live, probe, old })
  const keys = renamedKeys(tables, live, old)
  if (old.size === 0 && keys.size === 0) return { live, stored: new Map(), steps: refused, names }
  const moves: Moves = { old, replaced, keys }
  const kept = [...live.tables.values()].filter(({ name }) => !replaced.has(name))
  const now = new Map([...old].map(([is, was]) => [was, is]))
  const moved = kept.map((found) => movedTable(found, now.get(found.name) ?? found.name))
  const byName = new Map(tables.map((table) => [table.name, table]))
  const followed = moved.map(({ found, sql }) => ({
    sql,
    ...hanging(byName.get(found.name), found, moves),
  }))
  const hung = followed.flatMap((one) => one.hangs)
  return {
    live: {
      ...live,
      tables: new Map(followed.map(({ found }) => [found.name, found])),
      told: new Set([...live.told].map((name) => toldNow(name, now))),
    },
    stored: storedOf(tables, moves),
    steps: [
      ...(replaced.size === 0 ? [] : [emptied(replaced)]),
      ...followed.flatMap(({ found, sql }) =>
        old.has(found.name) ? [renamed(byName.get(found.name)!, old.get(found.name)!, sql)] : [],
      ),
      ...(hung.length === 0 ? [] : [references(hung)]),
      ...refused,
    ],
    names,
  }
}

interface Moves {
  /** Now → then. */
  readonly old: ReadonlyMap<string, string>
  /** Empty tables in whose places the old ones come. */
  readonly replaced: ReadonlySet<string>
  /** Of tables that others refer to: columns that are renamed. */
  readonly keys: ReadonlyMap<string, ReadonlyMap<string, string>>
}

// ---------------------------------------------------------------- which of them

interface Decided extends Pick<Moves, 'old' | 'replaced'> {
  readonly refused: readonly Step[]
}

async function movesOf(tables: readonly Table[], live: Catalogue, probe: Probe): Promise<Decided> {
  const wanted = new Set(tables.map(({ name }) => name))
  const old = new Map<string, string>()
  const replaced = new Set<string>()
  const refused: Step[] = []
  // Lists of an entity's records go where its records go, so these come first.
  for (const table of [...tables].sort((a, b) => Number(a.joins !== null) - Number(b.joins !== null))) {
    const before = live.tables.get(formerTable(table, live, old) ?? '')
    if (before === undefined || wanted.has(before.name)) continue
    const there = live.tables.get(table.name)
    if (there !== undefined) {
      const held = await probe.count(before.name)
      if (held === 0) continue
      const rows = await probe.count(table.name)
      if (rows > 0) {
        refused.push(twice(table, { before, held, there, rows }))
        continue
      }
      replaced.add(table.name)
    }
    old.set(table.name, before.name)
  }
  return { old, replaced, refused }
}

function formerTable({ name, renamedFrom, joins }: Table, live: Catalogue, old: Moves['old']): string | undefined {
  if (joins === null) return renamedFrom?.table
  const whose = old.get(joins.table) ?? joins.table
  return joins.lists.map((list) => listTableName(whose, list)).find((one) => one !== name && live.tables.has(one))
}

interface Both {
  readonly before: LiveTable
  readonly held: number
  readonly there: LiveTable
  readonly rows: number
}

function twice({ name, entity }: Table, { before, held, there, rows }: Both): Step {
  const known = new Set(there.columns.map((column) => column.name))
  const columns = before.columns.flatMap((column) => (known.has(column.name) ? [ident(column.name)] : [])).join(', ')
  const was = before.name
  return step(
    {
      zh: `表 ${was}（${held} 行）应改名为 ${name}，但 ${name} 中已有 ${rows} 行数据，需人工决定如何合并。请在 schemas/migrations 的文件中转移数据并删除旧表；如旧表不再需要，运行 npm run migrate -- --drop ${was}；如并非改名，请从 ${entity} 的文档中去掉 x-renamed-from 和 x-plural-from`,
      en: `${was}, which has ${held} rows, cannot become ${name}, which already has ${rows} of its own: decide how to merge them. Move the rows in a file of schemas/migrations and drop the old table there; or, if it is no longer needed, run npm run migrate -- --drop ${was}; or, if this is no rename, take x-renamed-from and x-plural-from out of the document of ${entity}`,
    },
    [`INSERT INTO ${ident(name)} (${columns}) SELECT ${columns} FROM ${ident(was)}`, `DROP TABLE ${ident(was)}`],
    { level: 'refused', table: name },
  )
}

interface Asked {
  readonly live: Catalogue
  readonly probe: Probe
  readonly old: Moves['old']
}

/** With its table; where the table keeps its name, as long as rows say the old one of the entity. */
async function namesOf(tables: readonly Table[], { live, probe, old }: Asked): Promise<readonly FormerName[]> {
  const names: FormerName[] = []
  for (const { name, renamedFrom } of tables) {
    if (renamedFrom === null || renamedFrom.names.length === 0) continue
    if (old.has(name)) names.push(...renamedFrom.names)
    else if (renamedFrom.table === name)
      for (const other of tables) {
        const found = live.tables.get(other.name)
        if (found === undefined || !(await areNamed(other, found, renamedFrom.names, probe))) continue
        names.push(...renamedFrom.names)
        break
      }
  }
  return names
}

const renamedKeys = (tables: readonly Table[], live: Catalogue, old: Moves['old']): Moves['keys'] => {
  const referred = new Set(tables.flatMap(({ foreignKeys }) => foreignKeys.map(({ table }) => table)))
  return new Map(
    tables.flatMap((table) => {
      const found = live.tables.get(old.get(table.name) ?? table.name)
      const columns = found && referred.has(table.name) ? renamedColumns(table, found) : new Map<string, string>()
      return columns.size === 0 ? [] : [[table.name, columns] as const]
    }),
  )
}

const storedOf = (tables: readonly Table[], { old, keys }: Moves): ReadonlyMap<string, Stored> =>
  new Map(
    tables.flatMap(({ name }) =>
      old.has(name) || keys.has(name)
        ? [[name, { table: old.get(name) ?? name, columns: keys.get(name) ?? new Map<string, string>() }] as const]
        : [],
    ),
  )

const toldNow = (told: string, now: ReadonlyMap<string, string>): string => {
  const [table = '', ...column] = told.split('.')
  return [now.get(table) ?? table, ...column].join('.')
}

// ---------------------------------------------------------------- what has the table's name in its own

interface Moved {
  readonly found: LiveTable
  readonly sql: readonly string[]
}

/** `cars_colour_index_0a1b2c3d` of `cars`; also of a trigger that writes two columns. */
const OURS = /^(.+)_([a-z]+)_([0-9a-f]{8})$/

function movedTable(found: LiveTable, to: string): Moved {
  const { name: from, constraints, indexes, triggers } = found
  if (from === to) return { found, sql: [] }
  const named = (name: string): string => {
    if (name === `${from.slice(0, 58)}_pkey`) return `${to.slice(0, 58)}_pkey`
    const [, whole = '', kind = '', hash = ''] = OURS.exec(name) ?? []
    if (!whole.startsWith(`${from}_`)) return name
    return `${`${to}${whole.slice(from.length)}`.slice(0, 63 - kind.length - 10)}_${kind}_${hash}`
  }
  const all = <One extends { readonly name: string }>(list: readonly One[], sql: (was: string, is: string) => string) =>
    list.flatMap(({ name }) => (named(name) === name ? [] : [sql(ident(name), ident(named(name)))]))
  const table = ident(to)
  const twins = triggers.filter((name) => /_both_[0-9a-f]{8}$/.test(name)).map((name) => ({ name }))
  return {
    found: {
      ...found,
      name: to,
      constraints: constraints.map((one) => ({ ...one, name: named(one.name) })),
      indexes: indexes.map((one) => ({ ...one, name: named(one.name) })),
      triggers: triggers.map((name) => (twins.some((one) => one.name === name) ? named(name) : name)),
    },
    sql: [
      `ALTER TABLE ${ident(from)} RENAME TO ${table}`,
      ...all(constraints, (was, is) => `ALTER TABLE ${table} RENAME CONSTRAINT ${was} TO ${is}`),
      ...all(indexes, (was, is) => `ALTER INDEX ${was} RENAME TO ${is}`),
      ...all(twins, (was, is) => `ALTER TRIGGER ${was} ON ${table} RENAME TO ${is}`),
      ...all(twins, (was, is) => `ALTER FUNCTION ${was}() RENAME TO ${is}`),
      ...numbers(found, to),
      ...(found.inMonths ? [parts(from, to)] : []),
    ],
  }
}

/** The name of its numbers is free for a table that is called so one day. */
const numbers = ({ columns, inMonths }: LiveTable, to: string): readonly string[] =>
  columns
    .filter(({ identity }) => identity)
    .map(({ name }) => {
      const sequence = inMonths ? `${to.slice(0, 55)}_key_seq` : `${to}_${name}_seq`.slice(0, 63)
      return `DO $numbers$ DECLARE old text := pg_get_serial_sequence(${literal(ident(to))}, ${literal(name)}); BEGIN
  IF old IS NOT NULL AND to_regclass(${literal(ident(sequence))}) IS NULL THEN EXECUTE format('ALTER SEQUENCE %s RENAME TO %I', old, ${literal(sequence)}); END IF;
END $numbers$`
    })

const parts = (from: string, to: string): string => {
  const [was, is] = [`${from.slice(0, 55)}_`, `${to.slice(0, 55)}_`]
  return `DO $parts$ DECLARE part text; BEGIN
  FOR part IN SELECT c.relname::text FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = ${literal(ident(to))}::regclass AND starts_with(c.relname::text, ${literal(was)}) LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', part, ${literal(is)} || substr(part, ${was.length + 1}));
  END LOOP;
END $parts$`
}

const renamed = (table: Table, was: string, sql: readonly string[]): Step =>
  step(
    { zh: `表 ${was} 改名为 ${table.name}，数据保留`, en: `Rename table ${was} to ${table.name}; its data stays` },
    [...sql, ...ownNotes(table, was)],
    { level: 'reviewed', table: table.name },
  )

/** What the store itself has noted of it: left-over columns, and rules that rows have been held against. */
const ownNotes = ({ name, renamedFrom }: Table, was: string): readonly string[] => {
  const entity = renamedFrom?.names.find(({ of }) => of === 'entity')
  return [
    noted('schema_left_overs', was, name),
    ...(entity === undefined ? [] : [noted('schema_rules', entity.was, entity.is)]),
  ]
}

const noted = (notes: string, was: string, is: string): string => {
  const now = `${literal(is)} || substr(one.name, ${was.length + 1})`
  return `DO $notes$ BEGIN IF to_regclass('${notes}') IS NOT NULL THEN
  UPDATE ${notes} one SET name = ${now} WHERE starts_with(one.name, ${literal(`${was}.`)}) AND NOT EXISTS (SELECT FROM ${notes} other WHERE other.name = ${now});
END IF; END $notes$`
}

/** Nobody may have written to them meanwhile; what refers to them finds nothing there. */
function emptied(replaced: ReadonlySet<string>): Step {
  const names = [...replaced]
  const tables = names.map(ident).join(', ')
  return step(
    {
      zh: `删除空表 ${names.join('、')}，由改名的表取代`,
      en: `Drop the empty ${names.join(', ')} to make room for the renamed tables`,
    },
    [
      `DO $room$ DECLARE one record; BEGIN
  ${names.map((name) => `IF EXISTS (SELECT FROM ${ident(name)}) THEN RAISE EXCEPTION '% has rows by now', ${literal(name)}; END IF;`).join('\n  ')}
  FOR one IN SELECT conrelid::regclass AS place, conname FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid AND confrelid = ANY (ARRAY[${names.map((name) => literal(ident(name))).join(', ')}]::regclass[]) LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.place, one.conname);
  END LOOP;
END $room$`,
      `DROP TABLE ${tables}`,
    ],
    { level: 'reviewed' },
  )
}

// ---------------------------------------------------------------- what has the name of another table in its own

interface Hangs {
  readonly table: string
  readonly sql: readonly string[]
}

/** References and triggers, whose names hold a hash of what they say: the other table's name among it. */
function hanging(
  table: Table | undefined,
  found: LiveTable,
  moves: Moves,
): { readonly found: LiveTable; readonly hangs: readonly Hangs[] } {
  if (table === undefined) return { found, hangs: [] }
  const keys = table.foreignKeys.flatMap((key) => keysOf(table, found, key, moves))
  const gone = new Set(keys.flatMap(({ is, to }) => (moves.replaced.has(to) ? [is] : [])))
  const constraints = found.constraints.filter(({ name }) => !gone.has(name))
  const there = new Set(constraints.map(({ name }) => name))
  const renames = new Map(keys.flatMap(({ was, is }) => (there.has(was) && !there.has(is) ? [[was, is] as const] : [])))
  const triggers = triggersOf(table, moves).filter(({ was }) => found.triggers.includes(was))
  const whole = ident(found.name)
  const sql = [
    ...[...renames].map(([was, is]) => `ALTER TABLE ${whole} RENAME CONSTRAINT ${ident(was)} TO ${ident(is)}`),
    ...triggers.flatMap(({ was, made }) => [`DROP TRIGGER ${ident(was)} ON ${whole}`, made]),
  ]
  return {
    found: {
      ...found,
      constraints: constraints.map((one) => ({ ...one, name: renames.get(one.name) ?? one.name })),
      triggers: found.triggers.map((name) => triggers.find(({ was }) => was === name)?.is ?? name),
    },
    hangs: sql.length === 0 ? [] : [{ table: found.name, sql }],
  }
}

/** A reference to what is renamed, by the names that its columns have now and those that they are about to have. */
function keysOf(table: Table, found: LiveTable, key: ForeignKey, { old, keys }: Moves) {
  const { table: to, references, onDelete } = key
  if (!old.has(to) && !keys.has(to)) return []
  const own = renamedColumns(table, found)
  const before = {
    table: old.get(to) ?? to,
    references: references.map((column) => keys.get(to)?.get(column) ?? column),
    onDelete,
  }
  const named = (columns: readonly string[], rest: Omit<ForeignKey, 'name' | 'columns' | 'field'>): string =>
    constraintName(table.name, columns.at(-1) ?? '', 'fkey', { columns, ...rest })
  return [key.columns, key.columns.map((column) => own.get(column) ?? column)].map((columns) => ({
    to,
    was: named(columns, before),
    is: named(columns, { table: to, references, onDelete }),
  }))
}

/** What a trigger asks is text: the database does not follow it. */
function triggersOf(table: Table, { old }: Moves) {
  const name = old.get(table.name) ?? table.name
  const before = (sql: string): string =>
    [...old]
      .reduce((text, [is, was]) => text.replaceAll(`from ${ident(is)} t`, `from ${ident(was)} t`), sql)
      .replace(/^update ("(?:[^"]|"")+") t/, (all, quoted: string) => {
        const was = old.get(quoted.slice(1, -1))
        return was === undefined ? all : `update ${ident(was)} t`
      })
  const { keepsLast, ends, primaryKey } = table
  const last =
    keepsLast === null
      ? []
      : [
          {
            was: constraintName(name, ITEM, 'last', keepsLast.asks.map(before)),
            is: keepsLast.name,
            made: keepsLastStatement(table, keepsLast),
          },
        ]
  const ended = ends.map((one) => {
    const { after, when, does } = one
    const was = constraintName(name, primaryKey.columns.at(-1) ?? '', 'ends', [{ after, when }, does.map(before)])
    return { was, is: one.name, made: endsStatement(table, one) }
  })
  return [...last, ...ended].filter(({ was, is }) => was !== is)
}

const references = (hangs: readonly Hangs[]): Step => {
  const names = hangs.map(({ table }) => table)
  return step(
    {
      zh: `${names.join('、')} 中的引用和触发器随之更名`,
      en: `Rename references and triggers of ${names.join(', ')} to match`,
    },
    hangs.flatMap(({ sql }) => sql),
    { level: 'reviewed' },
  )
}
