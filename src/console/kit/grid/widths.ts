/**
 * Column widths for the room there is. Wanted widths grow evenly up to a limit, what is still left is a filler before
 * the actions. Where there is too little, each gives up what it can do without; if that is not enough, those that fit
 * fill the room, so that none is cut in its middle.
 */
import type { Column } from './column.ts'

export const SELECT_WIDTH = 40
const GROWTH = 1.5

export interface Widths {
  readonly widths: readonly number[]
  readonly total: number
  readonly filler: number
}

type Wanted = Pick<Column, 'width' | 'least'>

export function fitWidths(
  columns: readonly Wanted[],
  room: number,
  sides: { readonly select: boolean; readonly actions: number },
): Widths {
  const fixed = (sides.select ? SELECT_WIDTH : 0) + sides.actions
  const widths = fitting(columns, room - fixed)
  const used = sum(widths) + fixed
  const filler = Math.max(0, room - used)
  return { widths, total: used + filler, filler }
}

function fitting(columns: readonly Wanted[], space: number): readonly number[] {
  const wanted = columns.map(({ width }) => width)
  if (space <= 0) return wanted
  if (sum(wanted) <= space) return scaled(wanted, Math.min(GROWTH, space / Math.max(1, sum(wanted))))
  const least = columns.map(({ width, least: enough }) => Math.min(width, enough ?? width))
  const spare = space - sum(least)
  if (spare >= 0)
    return least.map((width, i) => Math.floor(width + ((wanted[i]! - width) * spare) / (sum(wanted) - sum(least))))
  const first = least.slice(
    0,
    least.findIndex((_, i) => sum(least.slice(0, i + 1)) > space),
  )
  return [...filling(first, space), ...least.slice(first.length)]
}

/** To the last pixel: what is next would show a strip. */
function filling(widths: readonly number[], space: number): readonly number[] {
  const factor = space / Math.max(1, sum(widths))
  const grown = scaled(widths, Math.min(GROWTH, factor))
  return factor > GROWTH
    ? grown
    : grown.map((width, i) => (i === grown.length - 1 ? width + space - sum(grown) : width))
}

const scaled = (widths: readonly number[], factor: number): readonly number[] =>
  widths.map((width) => Math.floor(width * factor))
const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0)
