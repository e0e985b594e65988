/**
 * Rules that the server keeps when it writes and no table can (`x-checks`, `x-exclusive`): rows that were there before
 * such a rule are held against it once, when it comes into force; from then on it is noted, with what it says. Nobody
 * may write while a version comes into force, so all rows are looked at before, and then those that were written since.
 */
import type { Label } from '../../../model/model.ts'
import { ident, literal } from '../../../kinds/sql-text.ts'
import { codeOf } from '../failures.ts'
import { plain } from '../statements.ts'
import type { Connection, Store } from '../store.ts'
import { step, type Step } from './plan.ts'
import { firstOf, NAMED, type Found } from './probe.ts'

export interface StoredRule {
  /** `room.deposit_covers_fee` */
  readonly name: string
  /** Of what it says: another one is another rule. */
  readonly hash: string
  /** What a caller is told who breaks it. */
  readonly message: Label
  readonly table: string
  readonly key: string
  /** For FROM and WHERE: the rows that break it, of which `alias` is the name. */
  readonly from: string
  readonly where: string
  readonly alias: string
}

const NOTES = 'schema_rules'
export const MAKE_RULE_NOTES = `CREATE TABLE IF NOT EXISTS ${NOTES} (name text PRIMARY KEY, hash text NOT NULL, noted_at timestamptz NOT NULL DEFAULT now())`

/** A line of no rule: this database has been held against the rules that it had then. */
const BEGUN = ''

async function notedRules(connection: Connection): Promise<ReadonlyMap<string, string>> {
  if ((await connection.text(plain(`SELECT to_regclass('${NOTES}')::text`))) === null) return new Map()
  const { rows } = await connection.query(plain(`SELECT name, hash FROM ${NOTES}`))
  return new Map(rows.map(({ name, hash }) => [String(name), String(hash)]))
}

export async function noteRules(connection: Connection, rules: readonly StoredRule[]): Promise<void> {
  const noted = await notedRules(connection)
  const now = new Map([[BEGUN, BEGUN], ...rules.map(({ name, hash }) => [name, hash] as const)])
  if (noted.size === now.size && [...now].every(([name, hash]) => noted.get(name) === hash)) return
  await connection.query(plain(MAKE_RULE_NOTES))
  await connection.query({ text: `DELETE FROM ${NOTES} WHERE name <> ALL($1)`, values: [[...now.keys()]] })
  await connection.query({
    text: `INSERT INTO ${NOTES} (name, hash) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (name) DO UPDATE
      SET hash = excluded.hash, noted_at = now() WHERE ${NOTES}.hash <> excluded.hash`,
    values: [[...now.keys()], [...now.values()]],
  })
}

export interface Judged {
  /** Of the rules that rows break. */
  readonly steps: readonly Step[]
  /** Whose columns are not there yet: they are asked again when the rest is done. */
  readonly waiting: readonly StoredRule[]
}

/**
 * Rules that every row keeps that could be seen, by their names, with the first transaction that could not be seen
 * whole: rows that later ones wrote are to be judged still.
 */
export type Ahead = ReadonlyMap<string, string>
const NOT_AHEAD: Ahead = new Map()

export interface LookedAhead {
  readonly kept: Ahead
  /** Rows break one of them. */
  readonly broken: boolean
}

/** Each in a transaction of its own, while everybody writes. */
export async function judgeAhead(store: Store, rules: readonly StoredRule[]): Promise<LookedAhead> {
  if (rules.length === 0) return { kept: NOT_AHEAD, broken: false }
  const noted = await notedRules(store)
  const found = await inTurn(
    rules.filter(({ name, hash }) => noted.get(name) !== hash),
    (rule) =>
      store.transaction(async (connection) => {
        // Before the rows are looked at: what has ended by now is seen by the next statement.
        const since = await connection.text(plain('SELECT pg_snapshot_xmin(pg_current_snapshot())::text'))
        return { since: since!, ...(await judged(connection, rule)) }
      }),
  )
  return {
    kept: new Map(found.flatMap(({ rule, rows, since }) => (rows?.count === 0 ? [[rule.name, since] as const] : []))),
    broken: found.some(({ rows }) => rows !== null && rows.count > 0),
  }
}

/**
 * Within a transaction. Of a database that was never held against rules nobody knows which of them are new: what its
 * rows break is told and hinders nothing.
 */
export async function judgeRules(
  connection: Connection,
  rules: readonly StoredRule[],
  ahead: Ahead = NOT_AHEAD,
): Promise<Judged> {
  if (rules.length === 0) return { steps: [], waiting: [] }
  const noted = await notedRules(connection)
  const fresh = rules.filter(({ name, hash }) => noted.get(name) !== hash)
  const found = await inTurn(fresh, async (rule) => {
    const since = ahead.get(rule.name)
    const late = since === undefined ? null : await judged(connection, rule, since)
    // Of a rule that is broken all rows are told.
    return late?.rows?.count === 0 ? late : judged(connection, rule)
  })
  return {
    steps: found.flatMap(({ rule, rows }) =>
      rows === null || rows.count === 0 ? [] : [broken(rule, rows, noted.has(BEGUN))],
    ),
    waiting: found.flatMap(({ rule, rows }) => (rows === null ? [rule] : [])),
  }
}

async function inTurn<In, Out>(list: readonly In[], work: (one: In) => Promise<Out>): Promise<readonly Out[]> {
  const done: Out[] = []
  for (const one of list) done.push(await work(one))
  return done
}

/**
 * The rows that a transaction wrote, or a later one. A row that was frozen long ago may seem to be one of them: it is
 * judged once more. Found first, by where they stand: joins begin with these few. Of records that exclude each other
 * one was written last; a record that is referred to is judged by no write of its own, neither before nor later.
 */
const writtenSince = ({ alias, table }: StoredRule, since: string): string =>
  `${alias}.ctid = ANY (ARRAY(SELECT ctid FROM ${ident(table)} ` +
  `WHERE age(xmin) <= (SELECT age(${literal(since)}::xid8::xid))))`

/** `since`: of the rows before it is known that they keep the rule. */
async function judged(
  connection: Connection,
  rule: StoredRule,
  since?: string,
): Promise<{ readonly rule: StoredRule; readonly rows: Found | null }> {
  const { key, from, where, alias } = rule
  const late = since === undefined ? '' : `${writtenSince(rule, since)} AND `
  const keys = `SELECT DISTINCT ${alias}.${ident(key)} AS key FROM ${from} WHERE ${late}(${where})`
  await connection.query(plain('SAVEPOINT rule'))
  try {
    const count = Number(await connection.text(plain(`SELECT count(*) FROM (${keys}) broken`)))
    const named = count === 0 ? [] : (await connection.query(plain(`${keys} ORDER BY key LIMIT ${NAMED}`))).rows
    await connection.query(plain('RELEASE SAVEPOINT rule'))
    return {
      rule,
      rows: {
        count,
        first: firstOf(
          [key],
          named.map((one) => String(one['key'])),
          count,
        ),
      },
    }
  } catch (error) {
    if (!/^42/.test(codeOf(error) ?? '')) throw error
    await connection.query(plain('ROLLBACK TO SAVEPOINT rule'))
    return { rule, rows: null }
  }
}

function broken(
  { name, hash, message, table, key, from, where, alias }: StoredRule,
  rows: Found,
  isNew: boolean,
): Step {
  const rule = name.slice(name.indexOf('.') + 1)
  const { count, first } = rows
  return step(
    {
      zh: `${table}：${count} 行（${first}）不符合${isNew ? '新' : ''}规则 ${rule}“${message.zh}”。${isNew ? '请先改正；或在文件中写明保留原样，直到有人修改' : '它们可以照常读取，修改时须符合规则'}`,
      en: `${table}: ${count} rows (${first}) break the ${isNew ? 'new ' : ''}rule ${rule}, "${message.en}". ${isNew ? 'Put them right first; or let them stay until somebody edits them, by the line in the file that notes the rule' : 'They stay until somebody edits them'}`,
    },
    [
      `SELECT DISTINCT ${alias}.${ident(key)} FROM ${from} WHERE ${where}`,
      `INSERT INTO ${NOTES} (name, hash) VALUES (${literal(name)}, ${literal(hash)}) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`,
    ],
    { level: 'refused', needed: isNew, table },
  )
}
