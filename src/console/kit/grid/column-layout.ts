/**
 * Which columns a user sees, in which order and how wide, kept by name: a column added to the schema later finds its
 * place. Every step gives a new layout.
 */
import type { Column, Row } from './column.ts'

export interface ColumnLayout {
  /** Names in the order chosen; empty: as declared. */
  readonly order: readonly string[]
  /** Only what differs from the declaration. */
  readonly shown: Readonly<Record<string, boolean>>
  readonly widths: Readonly<Record<string, number>>
}

export const DEFAULT_LAYOUT: ColumnLayout = { order: [], shown: {}, widths: {} }
export const MIN_WIDTH = 60
export const MAX_WIDTH = 800

/** As much of a column as tells where it stands. */
type Placed = Pick<Column, 'key' | 'hidden' | 'width' | 'least'>

/** All columns in the user's order, with the user's widths. */
export function ordered<C extends Placed>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return orderOf(columns, layout).map((key) => {
    const column = byKey.get(key) as C
    const width = layout.widths[key]
    // A width that somebody chose is no matter of room.
    return typeof width !== 'number' ? column : { ...column, width, least: width }
  })
}

export const isShown = ({ key, hidden }: Pick<Column, 'key' | 'hidden'>, layout: ColumnLayout): boolean =>
  layout.shown[key] ?? !hidden

/** What is drawn; never nothing. */
export function visible<C extends Placed>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  const all = ordered(columns, layout)
  const chosen = all.filter((column) => isShown(column, layout))
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}

/** A column that the stored order does not know follows the one before which it was declared. */
function orderOf(columns: readonly Pick<Column, 'key'>[], { order }: ColumnLayout): readonly string[] {
  const declared = columns.map(({ key }) => key)
  const known = [...new Set(order)].filter((key) => declared.includes(key))
  return declared.reduce<readonly string[]>((all, key, i) => {
    if (all.includes(key)) return all
    const before = declared[i - 1]
    const at = before === undefined ? 0 : all.indexOf(before) + 1
    return [...all.slice(0, at), key, ...all.slice(at)]
  }, known)
}

/** Puts a column where another stands. */
export function move(
  columns: readonly Pick<Column, 'key'>[],
  layout: ColumnLayout,
  key: string,
  target: string,
): ColumnLayout {
  const order = orderOf(columns, layout)
  const [from, to] = [order.indexOf(key), order.indexOf(target)]
  if (from < 0 || to < 0 || from === to) return layout
  const rest = order.filter((name) => name !== key)
  return { ...layout, order: [...rest.slice(0, to), key, ...rest.slice(to)] }
}

/** One place to the left (-1) or right (1) among the columns that are shown. */
export function shift<R extends Row>(
  columns: readonly Column<R>[],
  layout: ColumnLayout,
  key: string,
  step: -1 | 1,
): ColumnLayout {
  const seen = visible(columns, layout).map((column) => column.key)
  const target = seen[seen.indexOf(key) + step]
  return target === undefined ? layout : move(columns, layout, key, target)
}

export const resize = (layout: ColumnLayout, key: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))) },
})

export const show = (layout: ColumnLayout, key: string, shown: boolean): ColumnLayout => ({
  ...layout,
  shown: { ...layout.shown, [key]: shown },
})
