/** Column widths for the room there is: wanted widths grow evenly up to a limit, what is still left is a filler before the actions. */
import type { Column } from './column.ts'

export const SELECT_WIDTH = 40
const GROWTH = 1.5

export interface Widths { readonly widths: readonly number[]; readonly total: number; readonly filler: number }

export function fitWidths(columns: readonly Pick<Column, 'width'>[], room: number, sides: { readonly select: boolean; readonly actions: number }): Widths {
  const fixed = (sides.select ? SELECT_WIDTH : 0) + sides.actions
  const wanted = columns.reduce((sum, { width }) => sum + width, 0)
  const growth = Math.min(GROWTH, Math.max(1, (room - fixed) / Math.max(1, wanted)))
  const widths = columns.map(({ width }) => Math.floor(width * growth))
  const used = widths.reduce((sum, width) => sum + width, fixed)
  const filler = Math.max(0, room - used)
  return { widths, total: used + filler, filler }
}
