/**
 * Rows of CSV, as the database's COPY writes them, turned into rows of a sheet: bytes in, bytes out, because a million
 * rows are twelve million cells. In charge of cells and their types; must not know sheets, files or the database. What
 * is out of the ordinary (quotes, markup, blanks at an end, numbers that Excel would round) takes the slow way through
 * strings.
 */
import type { Column } from '../format.ts'
import type { SharedStrings } from './shared-strings.ts'
import { columnName, LONGEST_TEXT, stringItem } from './text.ts'

const COMMA = 0x2c
const LINE_FEED = 0x0a
const QUOTE = 0x22
const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
const BLANK = 0x20
/** Bytes of a cell besides its text, at most. */
const AROUND = 160
/** Digits that a spreadsheet's numbers keep. */
const EXACT_DIGITS = 15
/** So many tell every number from its neighbours, as a computer holds them. */
const TELLING_DIGITS = 17
const BILLION = 1_000_000_000

/** 1: a byte that XML or Excel would read otherwise. 2: may begin U+FFFE or U+FFFF. */
const UNUSUAL = new Uint8Array(256).map((_, byte) =>
  byte < BLANK || '&<>_"'.includes(String.fromCharCode(byte)) ? 1 : byte === 0xef ? 2 : 0,
)

const constant = (text: string): Uint8Array => new Uint8Array(Buffer.from(text))
const VALUE_END = constant('</v></c>')
const ROW_END = constant('</row>')
const INLINE = constant('" t="inlineStr"><is>')
const SHARED = constant('" t="s"><v>')
const TEXT = constant('<t>')
const TEXT_END = constant('</t></is></c>')
const INLINE_END = constant('</is></c>')

interface Cell {
  readonly write: (writer: RowWriter, cell: Cell, bytes: Buffer, from: number, to: number, quoted: boolean) => void
  /** `<c r="B` */
  readonly begin: Uint8Array
  /** `" s="2"><v>` */
  readonly value: Uint8Array
}

export class RowWriter {
  readonly #cells: readonly Cell[]
  readonly #strings: SharedStrings
  #out: Buffer
  #at = 0
  readonly #number = new Uint8Array(10)
  #digits = 0

  constructor(columns: readonly Column[], styles: readonly number[], strings: SharedStrings, size: number) {
    this.#cells = columns.map(({ type }, place) => ({
      write: WRITERS[type],
      begin: constant(`<c r="${columnName(place)}`),
      value: constant(`" s="${styles[place] ?? 0}"><v>`),
    }))
    this.#strings = strings
    this.#out = Buffer.allocUnsafe(size)
  }

  get length(): number {
    return this.#at
  }

  /** What has been written since the last time. */
  take(): Buffer {
    const taken = this.#out.subarray(0, this.#at)
    this.#out = Buffer.allocUnsafe(this.#out.length)
    this.#at = 0
    return taken
  }

  /**
   * Writes the row that begins at `from` and answers where the next one begins; -1, and nothing written, when its end
   * has not come yet.
   */
  row(bytes: Buffer, from: number, number: number): number {
    const start = this.#at
    this.#beginRow(number)
    let at = from
    for (const cell of this.#cells) {
      const quoted = bytes[at] === QUOTE
      const end = quoted ? quotedEnd(bytes, at + 1) : plainEnd(bytes, at)
      if (end < 0) {
        this.#at = start
        return -1
      }
      if (end > at) cell.write(this, cell, bytes, at, end, quoted)
      at = end + 1
    }
    this.put(ROW_END)
    return at
  }

  #beginRow(number: number): void {
    this.room(AROUND)
    this.put(ROW)
    const before = this.#at
    this.integer(number)
    this.#digits = this.#at - before
    for (let i = 0; i < this.#digits; i++) this.#number[i] = this.#out[before + i]!
    this.put(ROW_BEGUN)
  }

  begin(cell: Cell, length: number): void {
    this.room(length + AROUND)
    this.put(cell.begin)
    for (let i = 0; i < this.#digits; i++) this.#out[this.#at++] = this.#number[i]!
  }

  room(bytes: number): void {
    if (this.#out.length - this.#at >= bytes) return
    const larger = Buffer.allocUnsafe(this.#out.length + Math.max(bytes, this.#out.length >> 1))
    this.#out.copy(larger, 0, 0, this.#at)
    this.#out = larger
  }

  put(constant: Uint8Array): void {
    const out = this.#out
    let at = this.#at
    for (let i = 0; i < constant.length; i++) out[at++] = constant[i]!
    this.#at = at
  }

  copy(bytes: Buffer, from: number, to: number): void {
    if (to - from > 64) {
      this.#at += bytes.copy(this.#out, this.#at, from, to)
      return
    }
    const out = this.#out
    let at = this.#at
    for (let i = from; i < to; i++) out[at++] = bytes[i]!
    this.#at = at
  }

  write(text: string): void {
    this.room(text.length * 3 + AROUND)
    this.#at += this.#out.write(text, this.#at)
  }

  integer(value: number): void {
    this.#padded(value, digitsOf(value))
  }

  /**
   * Behind the point, more than nine digits of it, but no zeros at the end. Two small whole numbers are quicker than a
   * large one.
   */
  fraction(value: number, digits: number): void {
    this.#out[this.#at++] = POINT
    const high = Math.floor(value / BILLION)
    this.#padded(high, digits - 9)
    this.#padded(value - high * BILLION, 9)
    while (this.#out[this.#at - 1] === ZERO) this.#at--
  }

  #padded(value: number, digits: number): void {
    const out = this.#out
    let rest = value | 0
    for (let place = this.#at + digits - 1; place >= this.#at; place--) {
      const tenth = (rest / 10) | 0
      out[place] = ZERO + rest - tenth * 10
      rest = tenth
    }
    this.#at += digits
  }

  shared(key: string, text: () => string): number {
    return this.#strings.place(key, text)
  }
}

function digitsOf(value: number): number {
  let digits = 1
  for (let power = 10; power <= value; power *= 10) digits++
  return digits
}

const ROW = constant('<row r="')
const ROW_BEGUN = constant('">')

/** Where the cell ends: at a comma or line feed; -1 when that has not come. */
function plainEnd(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === COMMA || byte === LINE_FEED) return at
  }
  return -1
}

function quotedEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(QUOTE, at + 2)) {
    if (bytes[at + 1] !== QUOTE) return at + 1
  }
  return -1
}

// ---------------------------------------------------------------- cells

const stringOf = (bytes: Buffer, from: number, to: number, quoted: boolean): string =>
  quoted ? bytes.toString('utf8', from + 1, to - 1).replaceAll('""', '"') : bytes.toString('utf8', from, to)

function isUsual(bytes: Buffer, from: number, to: number): boolean {
  if (bytes[from] === BLANK || bytes[to - 1] === BLANK || to - from > LONGEST_TEXT) return false
  let found = 0
  for (let at = from; at < to; at++) found |= UNUSUAL[bytes[at]!]!
  return found === 0 || (found === 2 && !/[\uFFFE\uFFFF]/.test(bytes.toString('utf8', from, to)))
}

const text: Cell['write'] = (writer, cell, bytes, from, to, quoted) => {
  writer.begin(cell, to - from)
  writer.put(INLINE)
  if (quoted || !isUsual(bytes, from, to)) {
    writer.write(stringItem(stringOf(bytes, from, to, quoted)))
    writer.put(INLINE_END)
    return
  }
  writer.put(TEXT)
  writer.copy(bytes, from, to)
  writer.put(TEXT_END)
}

const label: Cell['write'] = (writer, cell, bytes, from, to, quoted) => {
  const place = writer.shared(bytes.toString('latin1', from, to), () => stringOf(bytes, from, to, quoted))
  if (place < 0) return text(writer, cell, bytes, from, to, quoted)
  writer.begin(cell, 0)
  writer.put(SHARED)
  writer.integer(place)
  writer.put(VALUE_END)
}

const number: Cell['write'] = (writer, cell, bytes, from, to, quoted) => {
  if (quoted || !isExact(bytes, from, to)) return text(writer, cell, bytes, from, to, quoted)
  writer.begin(cell, to - from)
  writer.put(cell.value)
  writer.copy(bytes, from, to)
  writer.put(VALUE_END)
}

/** A number that a spreadsheet would round is kept as a text. */
function isExact(bytes: Buffer, from: number, to: number): boolean {
  if (to - from > EXACT_DIGITS + 2) return false
  let digits = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    if (byte >= ZERO && byte <= ZERO + 9) digits++
    else if (byte !== POINT && !(byte === MINUS && at === from)) return false
  }
  return digits > 0 && digits <= EXACT_DIGITS
}

const DAY = 86_400
/** 1899-12-30, Excel's day 0, from 1970-01-01; days before March 1900 it counts wrong. */
const EPOCH = 25_569
const FIRST_DAY = 61

const two = (bytes: Buffer, at: number): number => (bytes[at]! - ZERO) * 10 + bytes[at + 1]! - ZERO

/** Excel's number of the day written at `from`. */
function dayAt(bytes: Buffer, from: number): number {
  const month = two(bytes, from + 5)
  const year = two(bytes, from) * 100 + two(bytes, from + 2) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + two(bytes, from + 8) - 1
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468 +
    EPOCH
  )
}

const DATE_LENGTH = 10
const DATETIME_LENGTH = 19
const POWERS = Array.from({ length: TELLING_DIGITS }, (_, digits) => 10 ** digits)

/**
 * A time of day is seldom a whole number of any digits. Spreadsheets cut what they show, but take what is nearest to a
 * second for it: so the number must be the nearest one, and its text must name it.
 */
const instant =
  (length: number): Cell['write'] =>
  (writer, cell, bytes, from, to, quoted) => {
    const day = to - from === length && !quoted ? dayAt(bytes, from) : Number.NaN
    if (!(day >= FIRST_DAY)) return text(writer, cell, bytes, from, to, quoted)
    const seconds =
      length === DATE_LENGTH ? 0 : two(bytes, from + 11) * 3600 + two(bytes, from + 14) * 60 + two(bytes, from + 17)
    writer.begin(cell, to - from)
    writer.put(cell.value)
    writer.integer(day)
    if (seconds > 0) {
      const nearest = (day * DAY + seconds) / DAY
      const digits = TELLING_DIGITS - digitsOf(day)
      writer.fraction(Math.round((nearest - day) * POWERS[digits]!), digits)
    }
    writer.put(VALUE_END)
  }

const WRITERS: Readonly<Record<Column['type'], Cell['write']>> = {
  text,
  label,
  number,
  date: instant(DATE_LENGTH),
  datetime: instant(DATETIME_LENGTH),
}
