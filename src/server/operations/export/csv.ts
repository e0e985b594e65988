/**
 * CSV as the database writes it, led by a byte order mark (without it Excel misreads Chinese) and the columns' heads.
 */
import type { Format, Piece, Sheet } from './format.ts'

export const BYTE_ORDER_MARK = '\uFEFF'

export const csv: Format = {
  ending: 'csv',
  type: 'text/csv; charset=utf-8',
  guarded: true,
  noted: false,
  async *write(rows: AsyncIterable<Buffer>, { columns }: Sheet): AsyncGenerator<Piece> {
    const ends = rowEnds()
    yield { bytes: Buffer.from(`${BYTE_ORDER_MARK}${columns.map(({ head }) => csvCell(head)).join(',')}\n`), rows: 0 }
    for await (const bytes of rows) yield { bytes, rows: ends(bytes) }
  },
}

export const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Line feeds outside of quotes; a chunk may end anywhere. Only the first pieces are counted: they tell how long a row
 * is.
 */
function rowEnds(): (bytes: Buffer) => number {
  let inside = false
  let counted = 0
  return (bytes) => {
    if (counted > 0) return 0
    let rows = 0
    for (const byte of bytes) {
      if (byte === QUOTE) inside = !inside
      else if (byte === LINE_FEED && !inside) rows++
    }
    counted += rows
    return rows
  }
}
