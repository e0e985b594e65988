/** What a file to import is read as: its heads, then its rows, a batch at a time, whatever its format. */
import type { AppError } from '../../../errors/app-error.ts'

export interface Cell {
  readonly text: string
  /** A formula or an error of the sheet is no value; numbers are those of the sheet, days counted from 1900 among them. */
  readonly kind: 'text' | 'number' | 'boolean' | 'formula' | 'error'
}

export interface FileRow {
  /** As the spreadsheet numbers it. */
  readonly number: number
  /** By column, counted from 0; empty ones are missing. */
  readonly cells: ReadonlyMap<number, Cell>
}

export interface FileTable {
  readonly format: 'csv' | 'xlsx'
  readonly heads: readonly string[]
  /** Days are counted from 1904. */
  readonly from1904: boolean
  readonly batches: AsyncGenerator<readonly FileRow[]>
}

/** Whether a row is the head that is looked for; what it answers else is thrown when no sheet has one. */
export type IsHead = (heads: readonly string[]) => AppError | null

/** Rows of data in one file. */
export const MOST_ROWS = 200_000
/** What a spreadsheet's cell can hold. */
export const LONGEST_CELL = 32_767
export const MOST_COLUMNS = 500
export const BATCH = 1000

export const isEmpty = ({ cells }: FileRow): boolean => cells.size === 0

/** What is left of a batch that the head was taken from, then the others. */
export async function* after(rest: readonly FileRow[], batches: FileTable['batches']): FileTable['batches'] {
  yield rest
  yield* batches
}

export const headsOf = ({ cells }: FileRow): readonly string[] => {
  const last = Math.max(-1, ...cells.keys())
  return Array.from({ length: last + 1 }, (_, at) => cells.get(at)?.text.trim() ?? '')
}
