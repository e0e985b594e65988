/**
 * What people keep of lists (filters, order, columns) names fields: where one was renamed, it follows, together with
 * its column. What is kept later by the old name, as by a server of the version before, follows at the next start.
 */
import { ident, literal } from '../../../kinds/sql-text.ts'
import type { FormerName, KeptNames, RenamedInList, Table } from '../../../kinds/table.ts'
import type { LiveTable } from './catalogue.ts'
import { oldListOf } from './named-values.ts'
import { inPages } from './pieces.ts'
import { step, type Step } from './plan.ts'
import type { Probe } from './probe.ts'

export async function keptNameSteps(
  table: Table,
  found: LiveTable,
  names: readonly FormerName[],
  probe: Probe,
): Promise<readonly Step[]> {
  const there = new Set(found.columns.map(({ name }) => name))
  const steps: Step[] = []
  for (const { name: column, keeps } of table.columns) {
    if (keeps === undefined || keeps.renamed.length === 0 || !there.has(column) || !there.has(keeps.list)) continue
    const change = WAYS[keeps.as](keptIn(table, column, keeps, names))
    const rows = await probe.count(table.name, change.where)
    if (rows > 0) steps.push(followed(table, column, keeps, change, rows))
  }
  return steps
}

interface Kept {
  /** The column and the list's name, as SQL. */
  readonly held: string
  readonly list: string
  readonly renamed: readonly Renamed[]
}

interface Renamed extends Omit<RenamedInList, 'list'> {
  /** By the list's name now, and those that it has until it is renamed itself. */
  readonly lists: readonly string[]
}

interface Change {
  readonly value: string
  readonly where: string
}

const keptIn = (table: Table, column: string, { list, renamed }: KeptNames, names: readonly FormerName[]): Kept => ({
  held: `${ident(table.name)}.${ident(column)}`,
  list: `split_part(${ident(table.name)}.${ident(list)}, '.', 1)`,
  renamed: renamed.map(({ list: now, ...one }) => ({ ...one, lists: [now, ...names.flatMap(oldListOf(now))] })),
})

const WAYS: Readonly<Record<KeptNames['as'], (kept: Kept) => Change>> = {
  filters: parameters,
  parameters,
  names: (kept) => itemsOf(kept, kept.renamed, []),
  order: (kept) => ({ value: inWords(kept, kept.held), where: namedInWords(kept, kept.held) }),
}

/** Of which the values are names: of dimensions, of columns. */
const NAMING = ['group', 'sort', 'columns'].map(literal).join(', ')

function parameters(kept: Kept): Change {
  const named = kept.renamed.flatMap(({ lists, was, is, endings }) =>
    endings.map((ending) => ({ lists, was: was + ending, is: is + ending, isWhole: ending === '' })),
  )
  // A field that was called so itself, before one whose name with an ending was.
  named.sort((one, other) => Number(other.isWhole) - Number(one.isWhole))
  const value = `item ->> 'value'`
  const isNaming = `item ->> 'name' IN (${NAMING})`
  return itemsOf(kept, named, [
    {
      key: 'value',
      value: `CASE WHEN ${isNaming} THEN ${inWords(kept, value)} ELSE ${value} END`,
      where: `(${isNaming} AND ${namedInWords(kept, value)})`,
    },
  ])
}

interface Part extends Change {
  readonly key: string
}

/**
 * Each item by the name that is right now, unless there is one of that name already, and with its other parts. Of
 * several that come to the same name the first has it.
 */
function itemsOf(
  { held, list }: Kept,
  named: readonly Pick<Renamed, 'lists' | 'was' | 'is'>[],
  parts: readonly Part[],
): Change {
  const rows = `(VALUES ${onceEach(named).join(', ')})`
  const items = `jsonb_array_elements(${held}) WITH ORDINALITY`
  const isThere = `${held} @> jsonb_build_array(jsonb_build_object('name', renamed.is_now))`
  const isTaken = `EXISTS (SELECT FROM ${items} AS earlier (item, place)
    JOIN ${rows} AS same (list, was, is_now) ON same.list = ${list} AND same.was = earlier.item ->> 'name'
    WHERE same.is_now = renamed.is_now AND earlier.place < items.place)`
  const from = `${items} AS items (item, place)
  LEFT JOIN ${rows} AS renamed (list, was, is_now)
  ON renamed.list = ${list} AND renamed.was = item ->> 'name' AND NOT ${isThere} AND NOT ${isTaken}`
  const changed = [
    `'name', coalesce(renamed.is_now, item ->> 'name')`,
    ...parts.map(({ key, value }) => `${literal(key)}, ${value}`),
  ]
  return {
    value: `(SELECT jsonb_agg(item || jsonb_build_object(${changed.join(', ')}) ORDER BY place) FROM ${from})`,
    where: `EXISTS (SELECT FROM ${from} WHERE ${['renamed.was IS NOT NULL', ...parts.map(({ where }) => where)].join(' OR ')})`,
  }
}

/** A name in a list becomes one other, whichever ways lead to it: an item that met two would be there twice. */
function onceEach(named: readonly Pick<Renamed, 'lists' | 'was' | 'is'>[]): readonly string[] {
  const rows = new Map<string, string>()
  for (const { lists, was, is } of named)
    for (const one of lists) {
      const key = `${literal(one)}, ${literal(was)}`
      if (!rows.has(key)) rows.set(key, `(${key}, ${literal(is)})`)
    }
  return [...rows.values()]
}

// ---------------------------------------------------------------- names in a text, with commas between them

const patternOf = ({ was }: Renamed): string => `(^|[",-])${was.replaceAll('.', '[.]')}(?=$|[",])`
/** It is found nowhere. */
const NOTHING = '(?=x)y'

const isOf = ({ list }: Kept, { lists }: Renamed): string => `${list} IN (${lists.map(literal).join(', ')})`

const inWords = (kept: Kept, text: string): string =>
  kept.renamed.reduce((sql, one) => {
    const pattern = `CASE WHEN ${isOf(kept, one)} THEN ${literal(patternOf(one))} ELSE ${literal(NOTHING)} END`
    return `regexp_replace(${sql}, ${pattern}, ${literal(`\\1${one.is}`)}, 'g')`
  }, text)

const namedInWords = (kept: Kept, text: string): string =>
  `(${kept.renamed.map((one) => `${isOf(kept, one)} AND ${text} ~ ${literal(patternOf(one))}`).join(' OR ')})`

// ---------------------------------------------------------------- as a step

/** It hinders nothing: until it is done, a view shows its list without what it says of that field. */
function followed(table: Table, column: string, { renamed }: KeptNames, { value, where }: Change, rows: number): Step {
  const set = `${ident(column)} = ${value}`
  const told = (between: string): string => renamed.map(({ list, was, is }) => `${list}: ${was} → ${is}`).join(between)
  return step(
    {
      zh: `${table.name}.${column} 中的字段名随之更改（${told('、')}）：${rows} 行`,
      en: `Update the names of fields in ${table.name}.${column} (${told(', ')}): ${rows} rows`,
    },
    [`UPDATE ${ident(table.name)} SET ${set} WHERE ${where}`],
    { gently: [inPages(table.name, set, where)], needed: false },
  )
}
