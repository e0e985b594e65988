/**
 * How a list fits its paper: each column's share of the width, letters as large as all columns allow, and what stands
 * in the margins of every page.
 */

/** Of A4 landscape between its margins, in px of the screen's columns drawn at the largest letters. */
const ROOM = 1400
const LARGEST_PT = 9
const SMALLEST_PT = 6
/** What A4 leaves between its margins, and how much of a column may stay empty at each side. */
const ROOM_MM = 277
const SIDE = 0.15
const WIDEST_SIDE_MM = 1.5
/** Drawn one pixel wide at least. */
const LINE_MM = 25.4 / 96
const POINT_MM = 25.4 / 72

export interface Paper {
  /** In per cent. */
  readonly shares: readonly number[]
  readonly points: number
  /** At each side of a cell, in mm: many columns have no room to give away. */
  readonly side: number
}

export function paperOf(widths: readonly number[]): Paper {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const each = ROOM_MM / widths.length
  const side = Math.min(WIDEST_SIDE_MM, each * SIDE)
  // No column is narrower than one Chinese character: with very many columns that decides.
  const widest = (each - 2 * side - LINE_MM) / POINT_MM
  const points = Math.min(widest, Math.max(SMALLEST_PT, Math.min(LARGEST_PT, (LARGEST_PT * ROOM) / whole)))
  return {
    side: Math.floor(side * 100) / 100,
    shares: widths.map((width) => Math.round((width / whole) * 10_000) / 100),
    points: Math.floor(points * 10) / 10,
  }
}

/** A page that was parted from the others still says what it is of. */
export const margins = (title: string, printed: string): string =>
  `@page list { @bottom-left { content: ${cssText(title)} } @bottom-right { content: ${cssText(printed)} } }`

const cssText = (text: string): string =>
  `"${text.replace(/["\\<>\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
