/**
 * Compares the tables that the schemas ask for with the catalogue and says what to do, step by step. It changes
 * nothing. Names of our constraints and indexes hold a hash of what they say, so one name means one definition; names
 * without such a hash are somebody else's and stay untouched.
 */
import {
  ADDED_ONLY,
  addedOnlyStatement,
  createStatements,
  endsStatement,
  fillStatement,
  foreignKeyStatements,
  keepsLastStatement,
  preludeStatements,
} from '../../../kinds/tables.ts'
import { ident } from '../../../kinds/sql-text.ts'
import type { Table } from '../../../kinds/table.ts'
import { ARCHIVED_AT } from '../../../model/archive.ts'
import type { Catalogue, LiveTable } from './catalogue.ts'
import { columnSteps, leftOver, pendingColumns } from './columns.ts'
import { constraintSteps } from './constraints.ts'
import { areTwins } from './doubling.ts'
import { keptNameSteps } from './kept-names.ts'
import { lateRenames } from './late-renaming.ts'
import { parting } from './parting.ts'
import { renamedColumns, renaming } from './renaming.ts'
import { step, type ColumnStep, type Level, type Plan, type Step } from './plan.ts'
import { following, type Following } from './named-values.ts'
import type { Probe } from './probe.ts'
import { tableRenames, type TableRenames } from './table-renaming.ts'
import { tableRenamedPerhaps, vanishedTables, type VanishedTable } from './vanished.ts'

/** `gradual`: tables that are in use and too large to be held up, so that renamed columns stand beside the old ones. */
export const diff = async (
  tables: readonly Table[],
  live: Catalogue,
  probe: Probe,
  gradual: ReadonlySet<string> = new Set(),
): Promise<Plan> => {
  const renames = await tableRenames(tables, live, probe)
  const seen = renames.live
  const asked = probe.at(renames.stored)
  const fresh = tables.filter((table) => !seen.tables.has(table.name))
  const known = tables.flatMap((table) => {
    const found = seen.tables.get(table.name)
    return found ? [{ table, found }] : []
  })
  const gone = await vanishedTables(tables, seen, probe)
  const changes: Step[] = []
  for (const { table, found } of known) {
    const follow = await following(table, found, renames.names, asked)
    const keptNames = await keptNameSteps(table, found, renames.names, asked)
    const manner = { told: seen.told, gradual: gradual.has(table.name), follow, keptNames }
    const rowsIn = renames.stored.get(table.name)?.table
    const steps = await changesOf(table, found, asked, manner)
    changes.push(...(rowsIn === undefined ? steps : steps.map((one) => ({ ...one, rowsIn }))))
  }
  return {
    steps: [
      ...prelude(live),
      ...renames.steps.map((one) => ({ ...one, ...rowsBefore(one, renames.stored) })),
      ...fresh.map((table) => creation(table, gone)),
      ...changes,
      ...fresh.filter(({ foreignKeys }) => foreignKeys.length > 0).map(references),
      ...abandoned(tables, seen),
    ],
  }
}

const rowsBefore = ({ table }: Step, stored: TableRenames['stored']): Pick<Step, 'rowsIn'> => {
  const rowsIn = stored.get(table ?? '')?.table
  return rowsIn === undefined ? {} : { rowsIn }
}

const prelude = (live: Catalogue): readonly Step[] =>
  preludeStatements.flatMap((sql) => {
    const extension = /create extension if not exists (\w+)/i.exec(sql)?.[1]
    const routine = /function (\w+)\s*\(/i.exec(sql)?.[1]
    const body = live.functions.get(routine ?? '')
    const there = extension === undefined ? body !== undefined && sql.includes(body) : live.extensions.has(extension)
    return there
      ? []
      : [
          step(
            extension === undefined
              ? { zh: `定义函数 ${routine}`, en: `Define the function ${routine}` }
              : { zh: `启用扩展 ${extension}`, en: `Enable the extension ${extension}` },
            [sql],
          ),
        ]
  })

const creation = (table: Table, gone: readonly VanishedTable[]): Step => {
  const question = tableRenamedPerhaps(table, gone)
  return step(
    { zh: `新建表 ${table.name}${question?.zh ?? ''}`, en: `Create table ${table.name}${question?.en ?? ''}` },
    createStatements(table),
    { table: table.name, level: question === null ? 'automatic' : 'reviewed' },
  )
}

/** After all tables are there: they may refer to each other. */
const references = (table: Table): Step => {
  const targets = [...new Set(table.foreignKeys.map((key) => key.table))]
  return step(
    {
      zh: `新表 ${table.name} 引用 ${targets.join('、')}`,
      en: `Make the new table ${table.name} refer to ${targets.join(', ')}`,
    },
    foreignKeyStatements(table),
  )
}

interface Manner {
  readonly told: ReadonlySet<string>
  readonly gradual: boolean
  readonly follow: Following
  readonly keptNames: readonly Step[]
}

const changesOf = async (
  asked: Table,
  found: LiveTable,
  probe: Probe,
  { told, gradual, follow, keptNames }: Manner,
): Promise<readonly Step[]> => {
  const isGuarded = found.triggers.includes(ADDED_ONLY)
  const beside: ReadonlyMap<string, string> =
    gradual && !isGuarded ? renamedColumns(asked, found) : new Map<string, string>()
  const late = await lateRenames(asked, found, probe)
  const table = apart(asked, found, beside)
  const carried = renaming(table, found)
  const columns = await columnSteps(table, found, probe, { carried: carried.sql, beside, told })
  const isParted = table.months !== null && !found.inMonths
  const guards = [
    ...(await constraintSteps(table, carried.found, probe, pendingOf(columns, follow), follow)),
    ...guardSteps(table, found),
    ...fillSteps(table, found),
    ...lastSteps(table, found),
    ...endsSteps(table, found),
  ].map((one) => ({ ...one, guards: true }))
  return [
    ...(isParted ? [parting(table)] : []),
    ...[
      ...(await archiveSteps(table, found, probe)),
      ...columns.map((one) => one.step),
      ...late,
      ...keptNames,
      ...guards,
      ...leftOver(table, found, told),
    ].map((one) => (isParted || found.inMonths || isGuarded ? { ...one, gently: null } : one)),
  ].map((one) => ({ ...(isGuarded ? unguardedStep(table, one) : one), table: table.name }))
}

const unguardedStep = (table: Table, one: Step): Step => ({
  ...one,
  sql: unguarded(table, one.sql),
  ...(one.fills && {
    fills: {
      ...one.fills,
      first: [...one.fills.first, guard(table.name, 'DISABLE')],
      then: [guard(table.name, 'ENABLE'), ...one.fills.then],
    },
  }),
})

/** Migrations may change rows that are otherwise only added to: the guard is off for their UPDATEs. */
const unguarded = ({ name }: Table, sql: readonly string[]): readonly string[] =>
  sql.flatMap((statement) =>
    statement.startsWith('UPDATE ') ? [guard(name, 'DISABLE'), statement, guard(name, 'ENABLE')] : [statement],
  )
const guard = (table: string, way: 'DISABLE' | 'ENABLE'): string =>
  `ALTER TABLE ${ident(table)} ${way} TRIGGER ${ADDED_ONLY}`

/** Columns that are not yet as the schemas ask: of another shape, or with values that are about to change. */
const pendingOf = (columns: readonly ColumnStep[], { values }: Following): ReadonlyMap<string, Level> =>
  new Map([...[...values.keys()].map((name) => [name, 'reviewed'] as const), ...pendingColumns(columns)])

/** The old column of one that stands beside it, or is about to, is left over and keeps what hangs on it. */
const apart = (table: Table, found: LiveTable, beside: ReadonlyMap<string, string>): Table => ({
  ...table,
  columns: table.columns.map((column) =>
    column.renamedFrom !== null &&
    (beside.has(column.name) || areTwins(table.name, found, column.name, column.renamedFrom))
      ? { ...column, renamedFrom: null }
      : column,
  ),
})

/** Without its archive, what is in it would be in use again: whether it is to be only a person knows. */
const archiveSteps = async (table: Table, found: LiveTable, probe: Probe): Promise<readonly Step[]> => {
  const has = (columns: readonly { readonly name: string }[]): boolean =>
    columns.some(({ name }) => name === ARCHIVED_AT)
  if (has(table.columns) || !has(found.columns)) return []
  const { count, first } = await probe.rows(found, `${ident(ARCHIVED_AT)} IS NOT NULL`)
  if (count === 0) return []
  return [
    step(
      {
        zh: `${table.name} 不再归档：已归档的 ${count} 条（${first}）会重新出现在列表中，请先在归档中恢复或彻底删除`,
        en: `${table.name} has no archive any more: ${count} archived rows (${first}) would be in lists again; restore them or delete them for good first`,
      },
      [],
      { level: 'refused' },
    ),
  ]
}

/** For what is written from now on: pages that stand stay as full as they are. */
const fillSteps = (table: Table, { fill }: LiveTable): readonly Step[] =>
  table.fill === fill
    ? []
    : [
        step(
          {
            zh: `${table.name} 的数据页写到 ${table.fill ?? 100}%`,
            en: `Write pages of ${table.name} to ${table.fill ?? 100} per cent`,
          },
          [fillStatement(table)],
        ),
      ]

const guardSteps = (table: Table, { triggers }: LiveTable): readonly Step[] => {
  if ((table.addedOnly !== null) === triggers.includes(ADDED_ONLY)) return []
  return [
    table.addedOnly !== null
      ? step(
          {
            zh: `${table.name} 只增不改：禁止修改和删除`,
            en: `Make ${table.name} append-only: no updates, no deletes`,
          },
          [addedOnlyStatement(table, table.addedOnly)],
        )
      : step(
          { zh: `${table.name} 允许修改和删除`, en: `Allow updates and deletes on ${table.name}` },
          [`DROP TRIGGER ${ADDED_ONLY} ON "${table.name}"`],
          { level: 'reviewed' },
        ),
  ]
}

/** Its name says what it asks, as a constraint's does. */
const lastSteps = (table: Table, { triggers }: LiveTable): readonly Step[] => [
  ...triggers
    .filter((name) => /_last_[0-9a-f]{8}$/.test(name) && name !== table.keepsLast?.name)
    .map((name) =>
      step({ zh: `${table.name} 不再保留最后一项`, en: `Allow removing the last entry in ${table.name}` }, [
        `DROP TRIGGER "${name}" ON "${table.name}"`,
      ]),
    ),
  ...(table.keepsLast === null || triggers.includes(table.keepsLast.name)
    ? []
    : [
        step({ zh: `${table.name} 保留最后一项`, en: `Refuse removing the last entry in ${table.name}` }, [
          keepsLastStatement(table, table.keepsLast),
        ]),
      ]),
]

const endsSteps = (table: Table, { triggers }: LiveTable): readonly Step[] => [
  ...triggers
    .filter((name) => /_ends_[0-9a-f]{8}$/.test(name) && !table.ends.some((one) => one.name === name))
    .map((name) =>
      step(
        {
          zh: `${table.name} 结束时不再删除其他记录`,
          en: `Stop deleting other records when rows of ${table.name} end`,
        },
        [`DROP TRIGGER "${name}" ON "${table.name}"`],
      ),
    ),
  ...table.ends
    .filter(({ name }) => !triggers.includes(name))
    .map((one) =>
      step(
        {
          zh: `${table.name} 结束时删除随之失效的记录`,
          en: `Delete dependent records when rows of ${table.name} end`,
        },
        [endsStatement(table, one)],
      ),
    ),
]

const abandoned = (tables: readonly Table[], live: Catalogue): readonly Step[] => {
  const wanted = new Set(tables.map(({ name }) => name))
  return [...live.tables.keys()]
    .filter((name) => !wanted.has(name))
    .map((name) =>
      step(
        { zh: `表 ${name} 已不在模型中：数据保留`, en: `Table ${name} is no longer in the schemas: its data stays` },
        [`DROP TABLE "${name}"`],
        { level: 'refused', needed: false, leftOver: { name, told: live.told.has(name) } },
      ),
    )
}
