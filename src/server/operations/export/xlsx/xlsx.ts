/**
 * A workbook made while its rows come: sheets first, deflated piece by piece, then the shared strings and the files
 * that say what there is. In charge of the order and of when a sheet is full; cells, strings and the ZIP file stand
 * beside it.
 */
import type { Column, Format, Piece, Sheet } from '../format.ts'
import { notesSheet, partsOf, sheetFile, sheetHead, sheetTail, STRINGS_FILE, stylesOf } from './parts.ts'
import { RowWriter } from './row-writer.ts'
import { SharedStrings } from './shared-strings.ts'
import { sheetName } from './text.ts'
import { deflated, Zip } from './zip.ts'

/** Rows of a sheet, its head among them. */
export const MOST_ROWS = 1_048_576
/** An entry of a plain ZIP file must stay below 4 GiB. */
const MOST_BYTES = 3_900_000_000
const PIECE = 256 * 1024

export const xlsx: Format = workbook(MOST_ROWS)

export function workbook(mostRows: number): Format {
  return {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    guarded: false,
    noted: true,
    write: (rows, sheet) => written(new Zip(), rows, sheet, mostRows),
  }
}

async function* written(
  zip: Zip,
  rows: AsyncIterable<Buffer>,
  { columns, title, notes }: Sheet,
  mostRows: number,
): AsyncGenerator<Piece> {
  const strings = new SharedStrings()
  let sheets = 0
  for await (const { xml, rows: count, packed, begins, ends } of packing(
    sheetPieces(rows, columns, strings, mostRows),
  )) {
    if (begins) yield { bytes: zip.begin(sheetFile(++sheets)), rows: 0 }
    yield { bytes: zip.add(xml, packed), rows: count }
    if (ends) yield { bytes: zip.end(), rows: 0 }
  }
  yield* entry(zip, STRINGS_FILE, strings.xml())
  const names = Array.from({ length: sheets }, (_, at) => sheetName(title, at + 1))
  if (notes !== undefined) {
    yield* entry(zip, sheetFile(sheets + 1), [Buffer.from(notesSheet(notes.lines))])
    names.push(sheetName(notes.title, 1))
  }
  for (const { name, xml } of partsOf(names, columns)) yield* entry(zip, name, [Buffer.from(xml)])
  yield { bytes: zip.directory(), rows: 0 }
}

async function* entry(zip: Zip, name: string, pieces: Iterable<Buffer>): AsyncGenerator<Piece> {
  yield { bytes: zip.begin(name), rows: 0 }
  for (const xml of pieces) yield { bytes: zip.add(xml, await deflated(xml)), rows: 0 }
  yield { bytes: zip.end(), rows: 0 }
}

interface SheetPiece {
  readonly xml: Buffer
  readonly rows: number
  readonly begins: boolean
  readonly ends: boolean
}
type Packed = SheetPiece & { readonly packed: Buffer }

/** While one piece is deflated the next is made. */
async function* packing(pieces: AsyncIterable<SheetPiece>): AsyncGenerator<Packed> {
  let before: Promise<Packed> | null = null
  for await (const piece of pieces) {
    const one: Promise<Packed> = deflated(piece.xml).then((packed) => ({ ...piece, packed }))
    // Whoever awaits it is told; if the reader has left, nobody is.
    one.catch(() => undefined)
    if (before !== null) yield await before
    before = one
  }
  if (before !== null) yield await before
}

async function* sheetPieces(
  source: AsyncIterable<Buffer>,
  columns: readonly Column[],
  strings: SharedStrings,
  mostRows: number,
): AsyncGenerator<SheetPiece> {
  const sheets = new Sheets(columns, strings, mostRows)
  for await (const chunk of source) yield* sheets.pieces(chunk)
  yield sheets.end()
}

/** The rows that came, in sheets of so many. */
class Sheets {
  readonly #columns: readonly Column[]
  readonly #mostRows: number
  readonly #writer: RowWriter
  #rest: Buffer = Buffer.alloc(0)
  /**
   * Rows of this sheet, its head among them; how many of them have been given on; bytes before those that the writer
   * holds.
   */
  #rows = 0
  #given = 0
  #bytes = 0

  constructor(columns: readonly Column[], strings: SharedStrings, mostRows: number) {
    this.#columns = columns
    this.#mostRows = mostRows
    this.#writer = new RowWriter(columns, stylesOf(columns), strings, PIECE + PIECE / 4)
    this.#begin(true)
  }

  *pieces(chunk: Buffer): Generator<SheetPiece> {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let at = 0
    for (let next = 0; at < bytes.length; at = next) {
      if (this.#rows === this.#mostRows || this.#bytes > MOST_BYTES) {
        yield this.#take(true)
        this.#begin(false)
      }
      next = this.#writer.row(bytes, at, this.#rows + 1)
      if (next < 0) break
      this.#rows++
      if (this.#writer.length >= PIECE) yield this.#take(false)
    }
    this.#rest = bytes.subarray(at)
  }

  end(): SheetPiece {
    if (this.#rest.length > 0) throw new Error('the rows of an export end in the middle of one')
    return this.#take(true)
  }

  #begin(isFirst: boolean): void {
    this.#writer.write(sheetHead(this.#columns, isFirst))
    this.#rows = 1
    this.#given = 0
    this.#bytes = 0
  }

  #take(ends: boolean): SheetPiece {
    if (ends) this.#writer.write(sheetTail(this.#columns.length, this.#rows))
    const piece = {
      xml: this.#writer.take(),
      rows: this.#rows - Math.max(this.#given, 1),
      begins: this.#given === 0,
      ends,
    }
    this.#given = this.#rows
    this.#bytes += piece.xml.length
    return piece
  }
}
