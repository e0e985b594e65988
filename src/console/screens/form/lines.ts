/** Rows of other entities in a form: what is sent of them, what a copy takes, what is made of a conflict. */
import isEqual from 'lodash/isEqual'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { removedOf } from '../../../model/lines.ts'
import type { Lines } from '../../../model/model.ts'
import type { May } from '../record/rights.ts'

type Values = Readonly<Record<string, unknown>>

const NONE: readonly Lines[] = []

/** Those that the user may see, and do something with; of a new record: make. */
export const linesOf = ({ lines = NONE }: ConsoleEntity, mode: 'create' | 'edit', may: May): readonly Lines[] =>
  lines
    .filter(({ access }) => may(access.list))
    .filter(({ access: { create, update, remove } }) =>
      (mode === 'create' ? [create] : [create, update, remove]).some((key) => may(key)),
    )
    .map((one) => {
      const rows = one.field.rows.filter(({ permission }) => permission === null || may(permission))
      return { ...one, field: { ...one.field, rows } }
    })

export const rowsIn = (values: Values | undefined, { field }: Pick<Lines, 'field'>): readonly Values[] => {
  const rows = values?.[field.name]
  return Array.isArray(rows) ? (rows as Values[]) : []
}

/** All rows in order, and by name those that are to go, where anything of them was changed. */
export function withLines(lines: readonly Lines[], values: Values, before: Values | undefined): Values {
  const sent: Record<string, unknown> = { ...values }
  for (const one of lines) {
    const { field, key } = one
    const [rows, were] = [rowsIn(values, one), rowsIn(before, one)]
    if (isEqual(rows, were)) {
      sent[field.name] = before?.[field.name] ?? null
      continue
    }
    const stay = new Set(rows.map((row) => row[key]))
    sent[field.name] = rows.map((row) => bare(one, row))
    const gone = were.filter((row) => !stay.has(row[key]))
    if (gone.length > 0) sent[removedOf(one)] = gone.map((row) => ({ [key]: row[key], version: row['version'] }))
  }
  return sent
}

function bare({ field, key }: Lines, row: Values): Values {
  const known = row[key] === undefined ? {} : { [key]: row[key], version: row['version'] }
  const values = field.rows.map(({ name }) => [name, blankAsNull(row[name])] as const)
  return { ...known, ...Object.fromEntries(values) }
}

const blankAsNull = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value

/** A copy has rows of its own. */
export const copiedRows = ({ field, key }: Lines, record: Values): readonly Values[] =>
  rowsIn(record, { field }).map((row) =>
    Object.fromEntries(field.rows.filter(({ name }) => name !== key).map(({ name }) => [name, row[name] ?? null])),
  )

/** My rows on those that now stand there: what somebody else has removed meanwhile is new once more. */
export function onto(lines: readonly Lines[], mine: Values, theirs: Values): Values {
  const based = lines.map((one) => {
    const { field, key } = one
    const there = new Map(rowsIn(theirs, one).map((row) => [row[key], row['version']]))
    const rows = rowsIn(mine, one).map(({ [key]: number, version: _, ...row }) =>
      there.has(number) ? { ...row, [key]: number, version: there.get(number) } : row,
    )
    return [field.name, rows] as const
  })
  return { ...mine, ...Object.fromEntries(based) }
}

/** My rows with the names that are known of what they refer to: those of rows that came from the server. */
export function named({ field }: Lines, mine: unknown, ...known: readonly Values[]): unknown {
  const names = new Map(
    known.flatMap((record) =>
      rowsIn(record, { field }).flatMap((row) =>
        Object.entries((row['_labels'] ?? {}) as Values).map(([name, label]) => [at(name, row), label] as const),
      ),
    ),
  )
  const labels = (row: Values): Values =>
    Object.fromEntries(
      Object.keys(row).flatMap((name) => (names.has(at(name, row)) ? [[name, names.get(at(name, row))]] : [])),
    )
  return Array.isArray(mine) ? (mine as Values[]).map((row) => ({ ...row, _labels: labels(row) })) : mine
}

const at = (name: string, row: Values): string => `${name} ${String(row[name])}`
