/**
 * Values that name what was renamed (an entity in the journal, a list in saved views, a right in roles, or in the
 * filters that a view keeps) follow: what they say is the same by another name.
 */
import { ident, literal } from '../../../kinds/sql-text.ts'
import type { FormerName, KeptNames, Table, TableColumn } from '../../../kinds/table.ts'
import type { LiveTable } from './catalogue.ts'
import { inPages } from './pieces.ts'
import { step, type Step } from './plan.ts'
import type { Probe } from './probe.ts'

export interface Following {
  readonly steps: readonly Step[]
  /** What columns will hold, by which new rules judge their rows. */
  readonly values: ReadonlyMap<string, string>
}

export const NOTHING_FOLLOWS: Following = { steps: [], values: new Map() }

interface Change {
  readonly column: string
  /** Those that it may hold. */
  readonly names: readonly FormerName[]
  readonly value: string
  readonly where: string
}

export async function following(
  table: Table,
  found: LiveTable,
  names: readonly FormerName[],
  probe: Probe,
): Promise<Following> {
  const changes = changesOf(table, found, names)
  const steps: Step[] = []
  for (const change of changes) steps.push(followed(table, found, change, await probe.count(table.name, change.where)))
  return { steps, values: new Map(changes.map(({ column, value }) => [column, value])) }
}

/** Whether rows say such a name. */
export async function areNamed(
  table: Table,
  found: LiveTable,
  names: readonly FormerName[],
  probe: Probe,
): Promise<boolean> {
  for (const { where } of changesOf(table, found, names)) if ((await probe.count(table.name, where)) > 0) return true
  return false
}

const changesOf = (table: Table, found: LiveTable, names: readonly FormerName[]): readonly Change[] => {
  const there = new Set(found.columns.map(({ name }) => name))
  return table.columns.flatMap((column) => {
    if (!there.has(column.name)) return []
    const own = names.filter(({ of }) => of === column.names)
    if (own.length > 0) return [changeOf(table, column, own)]
    return column.keeps === undefined ? [] : keptChange(table, column.name, column.keeps, names)
  })
}

function changeOf(table: Table, { name, type }: TableColumn, names: readonly FormerName[]): Change {
  const held = `${ident(table.name)}.${ident(name)}`
  if (type.endsWith('[]')) {
    const cases = names.map(({ was, is }) => `WHEN ${literal(was)} THEN ${literal(is)}`).join(' ')
    // Who holds both has one of them twice.
    const value = `ARRAY(SELECT item FROM (SELECT CASE item ${cases} ELSE item END AS item, place FROM unnest(${held}) WITH ORDINALITY AS items (item, place)) AS all_items GROUP BY item ORDER BY min(place))`
    return { column: name, names, value, where: `${held} && ARRAY[${names.map(({ was }) => literal(was)).join(', ')}]` }
  }
  const ways = names.map((one) => waysOf(held, one))
  const value = `CASE ${ways.map(({ when, then }) => `WHEN ${when} THEN ${then}`).join(' ')} ELSE ${held} END`
  const where = `(${ways.map(({ when }) => when).join(' OR ')})`
  return { column: name, names, value, where: [where, ...free(table, name, value)].join(' AND ') }
}

/** Of filters that a view keeps only those values that name such a thing: another list's may be the same word. */
function keptChange(table: Table, column: string, keeps: KeptNames, names: readonly FormerName[]): readonly Change[] {
  const held = `${ident(table.name)}.${ident(column)}`
  const list = `split_part(${ident(table.name)}.${ident(keeps.list)}, '.', 1)`
  const ways = names.flatMap((name) => {
    const pairs = keeps.named
      .filter(({ of }) => of === name.of)
      .flatMap((one) => [one.list, ...names.flatMap(oldListOf(one.list))].map((by) => ({ ...one, list: by })))
      .map((one) => `(${literal(one.list)}, ${literal(one.filter)})`)
    const [was, is] = [name.was, name.is].map((word) => literal(JSON.stringify(word))) as [string, string]
    const meant = `(${list}, item ->> 'name') IN (${pairs.join(', ')})`
    return pairs.length === 0 ? [] : [{ name, was, is, meant }]
  })
  if (ways.length === 0) return []
  // Where nothing is looked for, nothing is replaced.
  const said = ways.reduce(
    (text, { was, is, meant }) => `replace(${text}, CASE WHEN ${meant} THEN ${was} ELSE '' END, ${is})`,
    `item ->> 'value'`,
  )
  const elements = `jsonb_array_elements(${held}) WITH ORDINALITY AS items (item, place)`
  return [
    {
      column,
      names: ways.map(({ name }) => name),
      value: `(SELECT jsonb_agg(jsonb_set(item, '{value}', to_jsonb(${said})) ORDER BY place) FROM ${elements})`,
      where: `EXISTS (SELECT FROM ${elements} WHERE ${ways.map(({ was, meant }) => `${meant} AND strpos(item ->> 'value', ${was}) > 0`).join(' OR ')})`,
    },
  ]
}

/** Which of the two comes first, the list's name or its filters, is nobody's care. */
export const oldListOf =
  (list: string) =>
  ({ of, was, is }: FormerName): readonly string[] =>
    of === 'list' && is === list ? [was] : []

/** A list is named with what narrows it: `orders`, `orders.2`. */
const waysOf = (held: string, { of, was, is }: FormerName) =>
  of === 'list'
    ? {
        when: `(${held} = ${literal(was)} OR starts_with(${held}, ${literal(`${was}.`)}))`,
        then: `${literal(is)} || substr(${held}, ${was.length + 1})`,
      }
    : { when: `${held} = ${literal(was)}`, then: literal(is) }

/** Where a row of the new name is there already, and no two may be alike, the old one stays as it is. */
const free = (table: Table, column: string, value: string): readonly string[] =>
  table.unique
    .filter(({ columns }) => columns.includes(column))
    .map(({ columns }) => {
      const same = columns.map(
        (one) => `other.${ident(one)} = ${one === column ? value : `${ident(table.name)}.${ident(one)}`}`,
      )
      return `NOT EXISTS (SELECT FROM ${ident(table.name)} AS other WHERE ${same.join(' AND ')})`
    })

function followed(table: Table, found: LiveTable, { column, names, value, where }: Change, rows: number): Step {
  const set = `${ident(column)} = ${value}`
  const told = (between: string): string => names.map(({ was, is }) => `${was} → ${is}`).join(between)
  return step(
    {
      zh: `${table.name}.${column} 中的名称随之更改（${told('、')}）${rows === 0 ? '' : `：${rows} 行`}`,
      en: `Update the names in ${table.name}.${column} (${told(', ')})${rows === 0 ? '' : `: ${rows} rows`}`,
    },
    [`UPDATE ${ident(table.name)} SET ${set} WHERE ${where}`],
    { level: 'reviewed', gently: rows === 0 ? null : [inPages(table.name, set, where)] },
  )
}
