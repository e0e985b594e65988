/** The steps from a table's columns as they are to the columns as they should be. */
import { columnClause } from '../../../kinds/ddl.ts'
import { ident } from '../../../kinds/sql-text.ts'
import type { Table, TableColumn } from '../../../kinds/table.ts'
import type { LiveColumn, LiveTable } from './catalogue.ts'
import { LARGE } from './large.ts'
import { step, stricter, type ColumnStep, type Level, type Step } from './plan.ts'
import type { Probe } from './probe.ts'
import { doubled, requiredGently } from './doubling.ts'
import { fillsOf } from './filling.ts'
import { renamedColumns } from './renaming.ts'
import { vanished, type Vanished } from './vanished.ts'
import { rewrites, widens } from './widening.ts'

type Aspect = (context: Context) => Promise<readonly ColumnStep[]> | readonly ColumnStep[]

interface Context {
  readonly found: LiveTable
  readonly table: string
  readonly wanted: TableColumn
  readonly live: LiveColumn
  readonly probe: Probe
  /** The wanted default as the catalogue would write it. */
  readonly defaults: string | null
}

export interface ColumnQuestions {
  /** What gives constraints and indexes their names, after renamed columns have theirs. */
  readonly carried: readonly string[]
  /** New columns that are written beside the old ones: new name → old name. */
  readonly beside: ReadonlyMap<string, string>
  /** Left over, and a person knows. */
  readonly told: ReadonlySet<string>
}

export const columnSteps = async (
  table: Table,
  found: LiveTable,
  probe: Probe,
  { carried, beside, told }: ColumnQuestions,
): Promise<readonly ColumnStep[]> => {
  const live = new Map(found.columns.map((column) => [column.name, column]))
  const gone = await vanished(table, found, probe, new Set([...told, ...namesIn(table, beside)]))
  const written = await writtenDefaults(table, live, probe)
  const steps: ColumnStep[] = []
  const asked = new Set<Vanished>()
  const last = [...renamedColumns(table, found).keys()].at(-1)
  for (const wanted of table.columns) {
    const same = live.get(wanted.name) ?? null
    const old = same ?? live.get(wanted.renamedFrom ?? '') ?? null
    const twin = live.get(beside.get(wanted.name) ?? '')
    if (same === null && twin !== undefined) steps.push(doubled(table, wanted, twin))
    else if (old === null) steps.push(await added(table, wanted, { found, probe, gone, asked }))
    else {
      if (same === null) steps.push(renamed(table, wanted, old, wanted.name === last ? carried : []))
      const defaults = written.get(wanted.name) ?? null
      const context = { found, table: table.name, wanted, live: old, probe, defaults }
      const type = later(await retyped(context), same === null ? 'reviewed' : 'automatic')
      const waits = stricter(same === null ? 'reviewed' : 'automatic', ...type.map(({ step: { level } }) => level))
      steps.push(...type)
      for (const aspect of ASPECTS) steps.push(...later(await aspect(context), waits))
    }
  }
  return steps
}

const namesIn = ({ name }: Table, beside: ReadonlyMap<string, string>): readonly string[] =>
  [...beside.values()].map((column) => `${name}.${column}`)

/** What follows another name or another type waits for it: a default of the new type is none of the old one. */
const later = (steps: readonly ColumnStep[], waits: Level): readonly ColumnStep[] =>
  steps.map((one) => {
    const level = stricter(one.step.level, waits)
    return level === one.step.level ? one : { ...one, step: { ...one.step, level, waits: true } }
  })

const alter = (table: string, what: string): string => `ALTER TABLE ${ident(table)} ${what}`

/** `carried` names what hangs on renamed columns: after the last of them. */
const renamed = ({ name }: Table, wanted: TableColumn, old: LiveColumn, carried: readonly string[]): ColumnStep => ({
  column: wanted.name,
  step: step(
    {
      zh: `${name}.${old.name} 改名为 ${wanted.name}，数据保留`,
      en: `Rename ${name}.${old.name} to ${wanted.name}; its data stays`,
    },
    [alter(name, `RENAME COLUMN ${ident(old.name)} TO ${ident(wanted.name)}`), ...carried],
    { level: 'reviewed' },
  ),
})

interface Gone {
  readonly gone: readonly Vanished[]
  /** Those of which it has been told what to do. */
  readonly asked: Set<Vanished>
}

const added = async (
  { name }: Table,
  wanted: TableColumn,
  { found, probe, gone, asked }: Pick<Context, 'found' | 'probe'> & Gone,
): Promise<ColumnStep> => {
  const sql = [alter(name, `ADD COLUMN ${columnClause(wanted)}`)]
  const rows = wanted.nullable || wanted.default !== null || wanted.identity ? 0 : await probe.count(name)
  const question = renamedPerhaps(
    gone.filter(({ type }) => type === wanted.type),
    asked,
  )
  if (rows === 0)
    return {
      column: question === null ? null : wanted.name,
      step: step(
        {
          zh: `${name} 增加字段 ${wanted.name}${question?.zh ?? ''}`,
          en: `Add ${wanted.name} to ${name}${question?.en ?? ''}`,
        },
        sql,
        { level: question === null ? 'automatic' : 'reviewed' },
      ),
    }
  return {
    column: wanted.name,
    step: step(
      {
        zh: `${name} 增加必填字段 ${wanted.name}：已有 ${rows} 行没有值${question?.zh ?? ''}`,
        en: `Add the required ${wanted.name} to ${name}: ${rows} rows would have no value${question?.en ?? ''}`,
      },
      [],
      {
        level: 'refused',
        fills: fillsOf({
          found,
          table: name,
          column: wanted,
          first: [alter(name, `ADD COLUMN ${columnClause({ ...wanted, nullable: true })}`)],
        }),
      },
    ),
  }
}

/** A field that went as another of its type came may be the same one by another name: only a person knows. */
const renamedPerhaps = (gone: readonly Vanished[], asked: Set<Vanished>): Step['text'] | null => {
  if (gone.length === 0) return null
  if (gone.every((one) => asked.has(one))) {
    const names = gone.map(({ column }) => column).join(', ')
    return { zh: `：也可能是 ${names} 改名`, en: `: perhaps ${names} by another name` }
  }
  for (const one of gone) asked.add(one)
  const said = (words: (one: Vanished) => string): string => gone.map(words).join('; ')
  return {
    zh: `：${said(({ column, rows }) => `${column}（${rows} 行有值）已不在模型中`)}。如为改名，请在文档中写 "x-renamed-from": "${gone[0]!.column}"；如为新字段，请确认`,
    en: `: ${said(({ column, rows }) => `${column}, which ${rows} rows have, is no longer in the schemas`)}. If it is the same by another name, say "x-renamed-from": "${gone[0]!.column}"; if it is new, accept it`,
  }
}

const retyped: Aspect = async ({ table, wanted, live, probe }) => {
  if (wanted.type === live.type) return []
  const text = (zh: string, en: string, cost: Step['text']) => ({
    zh: `${table}.${wanted.name} 类型由 ${live.type} ${zh} ${wanted.type}${cost.zh}`,
    en: `${en} ${table}.${wanted.name} from ${live.type} to ${wanted.type}${cost.en}`,
  })
  const sql = [
    alter(table, `ALTER COLUMN ${ident(wanted.name)} TYPE ${wanted.type} USING ${ident(wanted.name)}::${wanted.type}`),
  ]
  const wide = widens(live.type, wanted.type)
  const cost = wide && rewrites(live.type, wanted.type) ? standstill(await probe.count(table)) : FREE
  return [
    {
      column: wanted.name,
      step: wide
        ? step(text('扩大为', 'Widen', cost), sql, { level: 'reviewed' })
        : step(text('改为', 'Change', FREE), sql, { level: 'refused' }),
    },
  ]
}

const FREE: Step['text'] = { zh: '', en: '' }

/** What a rewritten table costs those who use it; nobody notices it of a small one. */
const standstill = (rows: number): Step['text'] =>
  rows < LARGE
    ? FREE
    : {
        zh: `：${rows} 行全部重写，期间该表不可读写。如不能接受，请另建字段并用文件分批填入`,
        en: `: all ${rows} rows are rewritten, and nobody can read or write the table meanwhile. If that is not acceptable, add a new field instead, and fill it in batches by a file`,
      }

const nullability: Aspect = async ({ found, table, wanted, live, probe }) => {
  if (wanted.nullable === live.nullable) return []
  const change = (what: string) => alter(table, `ALTER COLUMN ${ident(wanted.name)} ${what}`)
  if (wanted.nullable)
    return [
      {
        column: null,
        step: step({ zh: `${table}.${wanted.name} 改为可空`, en: `Allow ${table}.${wanted.name} to be empty` }, [
          change('DROP NOT NULL'),
        ]),
      },
    ]
  const { count: empty, first } = await probe.rows(found, `${ident(live.name)} IS NULL`)
  const filled =
    empty > 0 && wanted.default !== null
      ? [`UPDATE ${ident(table)} SET ${ident(wanted.name)} = ${wanted.default} WHERE ${ident(wanted.name)} IS NULL`]
      : []
  const refused = empty > 0 && filled.length === 0
  return [
    {
      column: null,
      step: step(
        {
          zh: `${table}.${wanted.name} 改为必填${empty === 0 ? '' : refused ? `：${empty} 行为空（${first}）` : `：${empty} 行空值填入默认值`}`,
          en: `Require ${table}.${wanted.name}${empty === 0 ? '' : refused ? `: ${empty} rows have none (${first})` : `: ${empty} empty rows get the default`}`,
        },
        [...filled, change('SET NOT NULL')],
        refused
          ? { level: 'refused', fills: fillsOf({ found, table, column: wanted }) }
          : { level: 'reviewed', gently: requiredGently(table, wanted) },
      ),
    },
  ]
}

const defaulted: Aspect = ({ table, wanted, live, defaults }) => {
  if (defaults === live.default || wanted.identity) return []
  const what = wanted.default === null ? 'DROP DEFAULT' : `SET DEFAULT ${wanted.default}`
  return [
    {
      column: null,
      step: step(
        {
          zh: `${table}.${wanted.name} 默认值改为 ${wanted.default ?? '无'}`,
          en: `Change the default of ${table}.${wanted.name} to ${wanted.default ?? 'none'}`,
        },
        [alter(table, `ALTER COLUMN ${ident(wanted.name)} ${what}`)],
      ),
    },
  ]
}

const numbered: Aspect = ({ table, wanted, live }) => {
  if (!wanted.identity || live.identity) return []
  const name = ident(wanted.name)
  return [
    {
      column: null,
      step: step({ zh: `${table}.${wanted.name} 改为自动编号`, en: `Number ${table}.${wanted.name} automatically` }, [
        alter(table, `ALTER COLUMN ${name} DROP DEFAULT, ALTER COLUMN ${name} ADD GENERATED BY DEFAULT AS IDENTITY`),
        `SELECT setval(pg_get_serial_sequence('${ident(table).replaceAll("'", "''")}', '${wanted.name}'), coalesce(max(${name}), 0) + 1, false) FROM ${ident(table)}`,
      ]),
    },
  ]
}

/** Beside its type. */
const ASPECTS: readonly Aspect[] = [nullability, defaulted, numbered]

const writtenDefaults = async (
  table: Table,
  live: ReadonlyMap<string, LiveColumn>,
  probe: Probe,
): Promise<ReadonlyMap<string, string>> => {
  const doubtful = table.columns.flatMap(({ name, type, default: expression, renamedFrom }) => {
    const old = live.get(name) ?? live.get(renamedFrom ?? '')
    return expression !== null && old && old.default !== expression ? [{ name, type, expression }] : []
  })
  const certain = table.columns.flatMap(({ name, default: expression }) =>
    expression === null ? [] : [[name, expression] as const],
  )
  const written = doubtful.length === 0 ? [] : await probe.written(doubtful)
  return new Map([...certain, ...doubtful.map(({ name }, place) => [name, written[place] ?? ''] as const)])
}

/** Columns that cannot be used yet, and what it takes. */
export const pendingColumns = (steps: readonly ColumnStep[]): ReadonlyMap<string, Level> =>
  new Map(steps.flatMap(({ column, step: { level } }) => (column === null ? [] : [[column, level] as const])))

/** Columns that no field asks for any more keep their data; what would keep a new row from being written is let go. */
export const leftOver = (table: Table, found: LiveTable, told: ReadonlySet<string>): readonly Step[] => {
  const live = new Set(found.columns.map(({ name }) => name))
  const wanted = new Set(
    table.columns.flatMap(({ name, renamedFrom }) => [
      name,
      ...(renamedFrom === null || live.has(name) ? [] : [renamedFrom]),
    ]),
  )
  return found.columns
    .filter(({ name }) => !wanted.has(name))
    .flatMap(({ name, nullable, default: expression, identity }) => [
      ...(nullable || expression !== null || identity
        ? []
        : [
            step(
              {
                zh: `${table.name}.${name} 已不在模型中：改为可空`,
                en: `${table.name}.${name} is no longer in the schemas: allow it to be empty`,
              },
              [alter(table.name, `ALTER COLUMN ${ident(name)} DROP NOT NULL`)],
            ),
          ]),
      step(
        {
          zh: `${table.name}.${name} 已不在模型中：数据保留`,
          en: `${table.name}.${name} is no longer in the schemas: its data stays`,
        },
        [alter(table.name, `DROP COLUMN ${ident(name)}`)],
        {
          level: 'refused',
          needed: false,
          leftOver: { name: `${table.name}.${name}`, told: told.has(`${table.name}.${name}`) },
        },
      ),
    ])
}
