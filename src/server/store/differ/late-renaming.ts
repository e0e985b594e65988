/**
 * A rename that was declared when the new column was there already, empty or with what has been written since: what
 * the old column still holds moves over, where nobody has written something else meanwhile.
 */
import { ident } from '../../../kinds/sql-text.ts'
import type { Table, TableColumn } from '../../../kinds/table.ts'
import type { LiveColumn, LiveTable } from './catalogue.ts'
import { areTwins } from './doubling.ts'
import { inPages } from './pieces.ts'
import { step, type Step } from './plan.ts'
import type { Probe } from './probe.ts'
import { widens } from './widening.ts'

interface Late {
  readonly table: Table
  readonly wanted: TableColumn
  readonly now: LiveColumn
  readonly then: LiveColumn
}

export const lateRenames = async (table: Table, found: LiveTable, probe: Probe): Promise<readonly Step[]> => {
  const steps: Step[] = []
  for (const late of lateOf(table, found)) steps.push(...(await stepsOf(late, probe)))
  return steps
}

const lateOf = (table: Table, found: LiveTable): readonly Late[] => {
  const live = new Map(found.columns.map((column) => [column.name, column]))
  return table.columns.flatMap((wanted) => {
    const [now, then] = [live.get(wanted.name), live.get(wanted.renamedFrom ?? '')]
    const is = now !== undefined && then !== undefined && !areTwins(table.name, found, now.name, then.name)
    return is ? [{ table, wanted, now, then }] : []
  })
}

async function stepsOf(late: Late, probe: Probe): Promise<readonly Step[]> {
  const { table, then } = late
  const held = await probe.count(table.name, `${ident(then.name)} IS NOT NULL`)
  if (held === 0) return []
  const why = await impossible(late, probe)
  if (why !== null) return [refusal(late, held, why)]
  const free = await probe.count(table.name, movable(late))
  const taken = await probe.count(table.name, `${written(late)} AND NOT coalesce(${movable(late)}, false)`)
  return [...(free > 0 ? [move(late, free)] : []), ...(taken > 0 ? [refusal(late, taken, TAKEN)] : [])]
}

/** Rows whose new column says nothing of its own. */
const movable = ({ wanted, then }: Late): string => {
  const [now, old] = [ident(wanted.name), ident(then.name)]
  const own = wanted.default === null ? '' : ` OR ${now} = ${wanted.default}`
  return `${old} IS NOT NULL AND (${now} IS NULL${own} OR ${now} = ${old})`
}

/** Rows whose old column says something that it would not say by itself. */
const written = ({ then }: Late): string =>
  `${ident(then.name)} IS NOT NULL${then.default === null ? '' : ` AND ${ident(then.name)} IS DISTINCT FROM ${then.default}`}`

const TAKEN: Step['text'] = { zh: '新字段已另有值', en: 'their new field has another value' }

async function impossible({ table, wanted, then }: Late, probe: Probe): Promise<Step['text'] | null> {
  if (then.type !== wanted.type && !widens(then.type, wanted.type))
    return { zh: `类型不同（${then.type}、${wanted.type}）`, en: `the types differ (${then.type}, ${wanted.type})` }
  const [now, old] = [ident(wanted.name), ident(then.name)]
  for (const { expression } of table.checks.filter((check) => check.expression.includes(now))) {
    const rows = await probe.count(table.name, `NOT (${expression.replaceAll(now, old)})`)
    if (rows > 0)
      return { zh: `${rows} 行的值不符合新规则`, en: `${rows} rows have a value that the new field does not allow` }
  }
  return null
}

const move = (late: Late, rows: number): Step => {
  const { table, wanted, then } = late
  const [whole, now, old] = [ident(table.name), ident(wanted.name), ident(then.name)]
  const free = [
    ...(then.nullable ? [] : [`ALTER TABLE ${whole} ALTER COLUMN ${old} DROP NOT NULL`]),
    // New rows would have something to carry over again.
    ...(then.default === null ? [] : [`ALTER TABLE ${whole} ALTER COLUMN ${old} DROP DEFAULT`]),
  ]
  const set = `${now} = ${old}, ${old} = NULL`
  return step(
    {
      zh: `${table.name}.${then.name} 的 ${rows} 行数据移至 ${wanted.name}`,
      en: `Move what ${rows} rows have in ${table.name}.${then.name} to ${wanted.name}`,
    },
    [...free, `UPDATE ${whole} SET ${set} WHERE ${movable(late)}`],
    { level: 'reviewed', gently: [...free, inPages(table.name, set, movable(late))] },
  )
}

const refusal = (late: Late, rows: number, why: Step['text']): Step => {
  const { table, wanted, then } = late
  const [now, old] = [ident(wanted.name), ident(then.name)]
  return step(
    {
      zh: `${table.name}.${then.name} 有 ${rows} 行数据无法移至 ${wanted.name}：${why.zh}`,
      en: `What ${rows} rows have in ${table.name}.${then.name} cannot be moved to ${wanted.name}: ${why.en}`,
    },
    [`UPDATE ${ident(table.name)} SET ${now} = ${old}::${wanted.type}, ${old} = NULL WHERE ${old} IS NOT NULL`],
    { level: 'refused', needed: false },
  )
}
