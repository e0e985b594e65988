/** Which rows are chosen after a click or key; the order of choosing is kept. */
import type { RowId } from './column.ts'

export function toggle(selected: readonly RowId[], id: RowId): readonly RowId[] {
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]
}

/** From the row chosen last to this one, all as this one becomes. */
export function toggleRange(
  selected: readonly RowId[],
  page: readonly RowId[],
  anchor: RowId | undefined,
  id: RowId,
): readonly RowId[] {
  const from = anchor === undefined ? -1 : page.indexOf(anchor)
  const to = page.indexOf(id)
  if (from < 0 || to < 0) return toggle(selected, id)
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return selected.includes(id) ? without(selected, range) : withAll(selected, range)
}

export function isAll(selected: readonly RowId[], page: readonly RowId[]): boolean {
  const chosen = new Set(selected)
  return page.length > 0 && page.every((id) => chosen.has(id))
}

export const togglePage = (selected: readonly RowId[], page: readonly RowId[]): readonly RowId[] =>
  isAll(selected, page) ? without(selected, page) : withAll(selected, page)

function without(all: readonly RowId[], gone: readonly RowId[]): readonly RowId[] {
  const left = new Set(gone)
  return all.filter((id) => !left.has(id))
}

const withAll = (all: readonly RowId[], more: readonly RowId[]): readonly RowId[] => [...new Set([...all, ...more])]
