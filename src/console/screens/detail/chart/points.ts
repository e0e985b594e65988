/**
 * Records → what a chart draws: a point for each day of the period, whether anything was noted then or not, so that a
 * gap is seen as one. Sums are exact: decimals are never added as floats.
 */
import { Decimal } from 'decimal.js'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { addDays, dayOf } from '../../../../values/calendar.ts'
import type { Chart } from '../../../../model/model.ts'

export interface Points {
  readonly days: readonly string[]
  /** By the field's name: a value a day, as text; null: none. */
  readonly values: Readonly<Record<string, readonly (string | null)[]>>
  /** By the field's name, over all days. */
  readonly sums: Readonly<Record<string, string>>
  readonly isEmpty: boolean
}

type Asked = Pick<Chart, 'type' | 'x' | 'y'>

/** The first day that is drawn. */
export const firstDay = (today: string, count: number): string => addDays(today, 1 - count)

/** `records` from old to new. */
export function pointsOf({ type, x, y }: Asked, records: readonly CellRecord[], today: string, count: number): Points {
  const days = Array.from({ length: count }, (_, index) => addDays(firstDay(today, count), index))
  const byDay = new Map<string, CellRecord[]>(days.map((day) => [day, []]))
  for (const record of records) byDay.get(dayIn(String(record[x])))?.push(record)
  const valueOf = (name: string, day: string): string | null => {
    const noted = (byDay.get(day) ?? []).flatMap((record) => (record[name] == null ? [] : [String(record[name])]))
    if (noted.length === 0) return null
    return type === 'bar' ? sum(noted) : (noted.at(-1) ?? null)
  }
  const values = Object.fromEntries(y.map((name) => [name, days.map((day) => valueOf(name, day))]))
  return {
    days,
    values,
    sums: Object.fromEntries(y.map((name) => [name, sum((values[name] ?? []).filter((one) => one !== null))])),
    isEmpty: y.every((name) => values[name]?.every((one) => one === null)),
  }
}

const dayIn = (text: string): string => (text.includes('T') ? dayOf(new Date(text)) : text)
const sum = (values: readonly string[]): string =>
  values.reduce((total, value) => total.add(value), new Decimal(0)).toFixed()
