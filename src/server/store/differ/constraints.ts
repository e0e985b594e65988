/** The steps from a table's constraints and indexes as they are to those it should have. */
import {
  checkClause,
  constraintClause,
  foreignKeyClause,
  indexStatement,
  LIVING,
  primaryKeyOf,
} from '../../../kinds/ddl.ts'
import { ARCHIVED_AT } from '../../../model/archive.ts'
import { ident } from '../../../kinds/sql-text.ts'
import type { CheckConstraint, Constraint, ForeignKey, Index, Table } from '../../../kinds/table.ts'
import type { LiveConstraint, LiveTable } from './catalogue.ts'
import { step, stricter, type Level, type Step } from './plan.ts'
import { NOTHING_FOLLOWS, type Following } from './named-values.ts'
import type { Found, Probe } from './probe.ts'

/** Names that we give: what it is and a hash of what it says. */
const OURS = /_(check|unique|fkey|index|gin)_[0-9a-f]{8}$/

interface Missing {
  readonly name: string
  readonly kind: LiveConstraint['kind'] | 'index'
  readonly columns: readonly string[]
  readonly what: Step['text']
  /** Rows that would not pass; not asked when the columns are not there yet. */
  violations(): Promise<Found>
  readonly sql: readonly string[]
  readonly gently: readonly string[]
  /** Said where rows do not comply, which hinders nothing else: what a person has to do. */
  readonly advice?: (rows: Found) => Step['text']
}

export const constraintSteps = async (
  table: Table,
  found: LiveTable,
  probe: Probe,
  pending: ReadonlyMap<string, Level>,
  { steps: follow, values }: Following = NOTHING_FOLLOWS,
): Promise<readonly Step[]> => {
  const built = new Set(found.indexes.filter(({ valid }) => valid).map(({ name }) => name))
  const live = new Set(found.constraints.filter(({ valid }) => valid).map(({ name }) => name))
  const there = new Set(found.columns.map(({ name }) => name))
  const begun = new Set([...built, ...found.constraints.map(({ name }) => name)])
  const missing = wantedOf(table, found, { probe, values })
    .filter(({ name, kind }) => !live.has(name) && !(kind === 'index' && built.has(name)))
    .map((one) => (begun.has(one.name) ? rest(one) : one))
  const added: Step[] = []
  const levels = new Map<string, Level>()
  for (const one of missing) {
    const waits = stricter('automatic', ...one.columns.map((column) => pending.get(column) ?? 'automatic'))
    // Of a column that keeps another type the question itself would fail.
    const asked = waits !== 'refused' && one.columns.every((column) => there.has(column))
    const rows = asked ? await one.violations() : NONE
    const isBroken = rows.count > 0
    const level = isBroken ? 'refused' : waits
    levels.set(placeOf(one), stricter(levels.get(placeOf(one)) ?? 'automatic', level))
    added.push(
      step(isBroken ? (one.advice?.(rows) ?? violated(one.what, rows)) : one.what, one.sql, {
        level,
        gently: one.gently,
        waits: !isBroken && waits !== 'automatic',
        needed: one.advice === undefined || !isBroken,
      }),
    )
  }
  // Values change when the old rule is gone and the new one is not there yet.
  return [...obsolete(table, found, pending, levels), ...follow, ...added]
}

/** Somebody was stopped halfway: it holds for what is new already, or its index is there. */
const rest = (one: Missing): Missing => ({ ...one, sql: one.gently.slice(1), gently: one.gently.slice(1) })

const NONE: Found = { count: 0, first: '' }

const violated = ({ zh, en }: Step['text'], { count, first }: Found): Step['text'] => ({
  zh: `${zh}：${count} 行不符合（${first}）`,
  en: `${en}: ${count} rows do not comply (${first})`,
})

/** What replaces what: same kind, same columns. */
const placeOf = ({ kind, columns }: Pick<Missing, 'kind' | 'columns'>): string => `${kind} ${columns.join()}`

/**
 * Of ours, no longer asked for. One that is replaced stays until its successor can come; one on a column that is left
 * over may stay.
 */
const obsolete = (
  table: Table,
  found: LiveTable,
  pending: ReadonlyMap<string, Level>,
  successors: ReadonlyMap<string, Level>,
): readonly Step[] => {
  const wanted = new Set(
    [...table.unique, ...table.checks, ...table.foreignKeys, ...table.indexes].map(({ name }) => name),
  )
  const names = new Map(
    table.columns.flatMap(
      ({ name, renamedFrom }) =>
        [[name, name], ...(renamedFrom === null ? [] : [[renamedFrom, name]])] as [string, string][],
    ),
  )
  const constraints = found.constraints
    .filter(({ name }) => OURS.test(name) && !wanted.has(name))
    .flatMap(({ name, kind, columns }) => {
      const now = columns.map((column) => names.get(column))
      if (now.some((column) => column === undefined)) return []
      const level = stricter(
        successors.get(placeOf({ kind, columns: now as string[] })) ?? 'automatic',
        ...now.map((column) => pending.get(column ?? '') ?? 'automatic'),
      )
      return [
        step(
          { zh: `${table.name} 去掉旧约束 ${name}`, en: `Drop the old constraint ${name} of ${table.name}` },
          [`ALTER TABLE ${ident(table.name)} DROP CONSTRAINT ${ident(name)}`],
          { level, needed: level !== 'refused', waits: level !== 'automatic' },
        ),
      ]
    })
  const renaming = stricter('automatic', ...pending.values())
  const indexes = found.indexes
    .filter(({ name, valid }) => OURS.test(name) && (!valid || !wanted.has(name)))
    .map(({ name, valid }) =>
      step(
        { zh: `${table.name} 去掉旧索引 ${name}`, en: `Drop the old index ${name} of ${table.name}` },
        [`DROP INDEX ${ident(name)}`],
        {
          level: valid ? renaming : 'automatic',
          waits: valid && renaming !== 'automatic',
          gently: [`DROP INDEX CONCURRENTLY ${ident(name)}`],
          needed: false,
        },
      ),
    )
  return [...constraints, ...indexes]
}

/** Which rows hold a condition, of the table as it is. */
type Judge = (condition: string) => Promise<Found>

interface Asking {
  readonly probe: Probe
  readonly values: Following['values']
}

const wantedOf = (table: Table, found: LiveTable, { probe, values }: Asking): readonly Missing[] => {
  const judge: Judge = (condition) => probe.rows(found, condition)
  const judgeValues: Judge = (condition) =>
    judge([...values].reduce((text, [column, value]) => text.replaceAll(ident(column), () => value), condition))
  const shared = (columns: readonly string[]) => judge(probe.repeated(table.name, columns))
  return [
    primary(table, shared),
    ...table.unique.map((key) => unique(table, key, shared)),
    ...table.checks.map((check) => checked(table, check, judgeValues)),
    ...table.foreignKeys.map((key) => referring(table, key, async () => judge(await probe.orphans(table.name, key)))),
    ...table.indexes.map((index) =>
      index.living !== undefined
        ? living(table, index, index.living, () =>
            judge(probe.repeated(table.name, index.living ?? [], amongOf(found))),
          )
        : index.onePlace === undefined
          ? indexed(table, index)
          : onePlace(table, index, () => judge(probe.repeatedBy(table.name, index.keys))),
    ),
  ]
}

/** Before there is an archive nothing is in it. */
const amongOf = ({ columns }: LiveTable): string | undefined =>
  columns.some(({ name }) => name === ARCHIVED_AT) ? LIVING : undefined

const alter = (table: Table, what: string): string => `ALTER TABLE ${ident(table.name)} ${what}`

/** Rows that share these columns' values. */
type Shared = (columns: readonly string[]) => Promise<Found>

const unique = (table: Table, key: Constraint, shared: Shared): Missing => ({
  ...key,
  kind: 'u',
  what: {
    zh: `${table.name} 的 ${key.columns.join('、')} 不得重复`,
    en: `Keep ${key.columns.join(', ')} of ${table.name} unique`,
  },
  violations: () => shared(key.columns),
  sql: [alter(table, `ADD ${constraintClause('unique', key)}`)],
  gently: [
    `CREATE UNIQUE INDEX CONCURRENTLY ${ident(key.name)} ON ${ident(table.name)} (${key.columns.map(ident).join(', ')})`,
    alter(table, `ADD CONSTRAINT ${ident(key.name)} UNIQUE USING INDEX ${ident(key.name)}`),
  ],
})

const primary = (table: Table, shared: Shared): Missing => {
  const key = primaryKeyOf(table)
  const sql = [alter(table, `ADD ${constraintClause('primary key', key)}`)]
  return {
    ...unique(table, key, shared),
    kind: 'p',
    what: {
      zh: `${table.name} 的主键为 ${key.columns.join('、')}`,
      en: `Make ${key.columns.join(', ')} the key of ${table.name}`,
    },
    sql,
    gently: sql,
  }
}

/** Of the table's columns, those that an expression names. */
const mentioned = (table: Table, expression: string): readonly string[] =>
  table.columns.map(({ name }) => name).filter((name) => expression.includes(ident(name)))

const checked = (table: Table, check: CheckConstraint, judge: Judge): Missing => ({
  name: check.name,
  kind: 'c',
  columns: mentioned(table, check.expression),
  what: { zh: `${table.name}.${check.field} 的取值范围`, en: `Check the values of ${table.name}.${check.field}` },
  violations: () => judge(`NOT (${check.expression})`),
  sql: [alter(table, `ADD ${checkClause(check)}`)],
  gently: [
    alter(table, `ADD ${checkClause(check)} NOT VALID`),
    alter(table, `VALIDATE CONSTRAINT ${ident(check.name)}`),
  ],
})

const referring = (table: Table, key: ForeignKey, violations: Missing['violations']): Missing => ({
  name: key.name,
  kind: 'f',
  columns: key.columns,
  what: {
    zh: `${table.name}.${key.field} 引用 ${key.table}`,
    en: `Make ${table.name}.${key.field} refer to ${key.table}`,
  },
  violations,
  sql: [alter(table, `ADD ${foreignKeyClause(key)}`)],
  gently: [
    alter(table, `ADD ${foreignKeyClause(key)} NOT VALID`),
    alter(table, `VALIDATE CONSTRAINT ${ident(key.name)}`),
  ],
})

const indexed = (table: Table, index: Index): Missing => {
  const sql = indexStatement(table, index)
  return {
    name: index.name,
    kind: 'index',
    columns: mentioned(table, index.keys.join(' ')),
    what: { zh: `${table.name} 建立索引 ${index.name}`, en: `Index ${index.name} on ${table.name}` },
    violations: () => Promise.resolve(NONE),
    sql: [sql],
    gently: [sql.replace(/^create index/i, 'CREATE INDEX CONCURRENTLY')],
  }
}

/** Among what is not archived. */
const living = (
  table: Table,
  index: Index,
  columns: readonly string[],
  violations: Missing['violations'],
): Missing => ({
  ...indexed(table, index),
  columns,
  what: {
    zh: `${table.name} 未归档记录的 ${columns.join('、')} 不得重复`,
    en: `Keep ${columns.join(', ')} of ${table.name} unique among what is not archived`,
  },
  violations,
  gently: [uniquely(table, index)],
})

const uniquely = (table: Table, index: Index): string =>
  indexStatement(table, index).replace(/^create unique index/i, 'CREATE UNIQUE INDEX CONCURRENTLY')

/**
 * Of settings: those there are too many of stay, and the server works on; which of them is meant only a person knows.
 */
const onePlace = (table: Table, index: Index, violations: Missing['violations']): Missing => ({
  ...indexed(table, index),
  what: { zh: `${table.name} 每个层级对象只能有一条设置`, en: `Keep one record of ${table.name} for each place` },
  violations,
  advice: ({ count, first }) => ({
    zh: `${table.name}：${count} 条设置（${first}）与其他设置的适用对象相同，目前以最新一条为准。请在列表中每个对象只保留一条，然后重新启动`,
    en: `${table.name}: ${count} records (${first}) are of a place that has more than one; the newest counts for now. Keep one for each place in the list, then start again`,
  }),
  gently: [uniquely(table, index)],
})
