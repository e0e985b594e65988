/** What a file format is: bytes made of the rows as COPY writes them in CSV, piece by piece. */
import type { CellType } from '../../../kinds/server-kind.ts'

export interface Format {
  readonly ending: string
  readonly type: string
  /** Texts could be run as formulas. */
  readonly guarded: boolean
  /** It has a place for notes beside the rows. */
  readonly noted: boolean
  write(rows: AsyncIterable<Buffer>, sheet: Sheet): AsyncIterable<Piece>
}

export interface Sheet {
  readonly columns: readonly Column[]
  /** Of the sheet, where the format has one. */
  readonly title: string
  /** What the rows are of and come to, of a format that is `noted`. */
  readonly notes?: Notes
}

export interface Notes {
  readonly title: string
  readonly lines: readonly NoteLine[]
}

/** `isNumber`: the text is a decimal. */
export interface NoteLine {
  readonly label: string
  readonly text: string
  readonly isNumber: boolean
}

export interface Column {
  readonly head: string
  readonly type: CellType
  /** Digits after the point. */
  readonly scale: number
  /** In px, as the list has it. */
  readonly width: number
}

export interface Piece {
  readonly bytes: Buffer
  /** Rows that ended in it. */
  readonly rows: number
}
