/** What a file to import is read as: its heads, then its rows, a batch at a time, whatever its format. */
import { AppError } from '../../../errors/app-error.ts'
import type { Cell } from '../../../kinds/server-kind.ts'

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
export const BATCH = 500
/**
 * Characters: cells may share one long text, and each weighs as if it held it, since each is worked on and kept by
 * itself.
 */
const LONGEST_ROW = 1_000_000
export const HEAVY_BATCH = 4_000_000
const MOST_TEXT = 600_000_000

/** Characters. */
export const weightOf = ({ cells }: FileRow): number => {
  let weight = 0
  for (const { text } of cells.values()) weight += text.length
  return weight
}

/** Rows as they come, to be given on in batches: so many rows, or fewer that are long. */
export class Batches {
  readonly #full: FileRow[][] = []
  #rows: FileRow[] = []
  #weight = 0
  #text = 0
  #count = 0

  add(row: FileRow): void {
    if (++this.#count > MOST_ROWS + 1) throw new AppError('import_rows', { max: MOST_ROWS })
    const weight = weightOf(row)
    this.#weight += weight
    this.#text += weight
    if (weight > LONGEST_ROW) throw new AppError('import_long_row', { row: row.number, max: LONGEST_ROW })
    if (this.#text > MOST_TEXT) throw new AppError('import_bomb')
    this.#rows.push(row)
    if (this.#rows.length >= BATCH || this.#weight >= HEAVY_BATCH) this.#close()
  }

  /** Those that are full, which are then forgotten. */
  full(): readonly (readonly FileRow[])[] {
    return this.#full.splice(0)
  }

  /** After the last row. */
  rest(): readonly (readonly FileRow[])[] {
    if (this.#rows.length > 0) this.#close()
    return this.full()
  }

  #close(): void {
    this.#full.push(this.#rows)
    this.#rows = []
    this.#weight = 0
  }
}

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
