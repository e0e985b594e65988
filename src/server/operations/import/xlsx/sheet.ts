/** One sheet's rows as they come. Merged cells are known only at its end: until then nothing of it is for good. */
import type { Cell } from '../../../../kinds/server-kind.ts'
import { AppError } from '../../../../errors/app-error.ts'
import { Batches, type FileRow, LONGEST_CELL, MOST_COLUMNS } from '../file.ts'
import { textItem, unescaped } from './strings.ts'
import { parsed } from './xml.ts'

export async function* sheetRows(
  pieces: AsyncIterable<Buffer>,
  strings: readonly string[],
): AsyncGenerator<readonly FileRow[]> {
  const sheet = new Sheet(strings)
  for await (const _ of parsed(pieces, { open: sheet.open, text: sheet.text, close: sheet.close })) {
    void _
    yield* sheet.batches.full()
  }
  yield* sheet.batches.rest()
}

class Sheet {
  readonly batches = new Batches()
  readonly #strings: readonly string[]
  readonly #item = textItem()
  #number = 0
  #cells = new Map<number, Cell>()
  #column = -1
  #type = ''
  #value = ''
  #inValue = false
  #isFormula = false

  constructor(strings: readonly string[]) {
    this.#strings = strings
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    this.#item.open(name)
    if (name === 'c') this.#beginCell(attributes)
    else if (name === 'v') this.#inValue = true
    else if (name === 'f') this.#isFormula = true
    else if (name === 'row') this.#beginRow(attributes)
    else if (name === 'mergeCell')
      throw new AppError('import_merged', { cells: (attributes['ref'] ?? '').slice(0, 20) })
  }

  readonly text = (text: string): void => {
    if (this.#inValue) this.#value += text
    else this.#item.text(text)
    if (this.#value.length > LONGEST_CELL) throw this.#tooLong()
  }

  readonly close = (name: string): void => {
    this.#item.close(name)
    if (name === 'v') this.#inValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
  }

  #beginRow({ r }: Readonly<Record<string, string>>): void {
    this.#number = r !== undefined && /^\d{1,8}$/.test(r) ? Number(r) : this.#number + 1
    this.#cells = new Map()
    this.#column = -1
  }

  #endRow(): void {
    if (this.#cells.size === 0) return
    this.batches.add({ number: this.#number, cells: this.#cells })
    this.#cells = new Map()
  }

  #beginCell({ r, t = 'n' }: Readonly<Record<string, string>>): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    this.#type = t
    this.#value = ''
    this.#isFormula = false
    this.#item.begin()
  }

  #endCell(): void {
    const cell = this.#isFormula
      ? ({ kind: 'formula', text: unescaped(this.#value) } as const)
      : (CELLS.get(this.#type) ?? asText)(this.#value, this.#item.value(), this.#strings)
    if (cell.text.trim() === '' && !this.#isFormula) return
    if (cell.text.length > LONGEST_CELL) throw this.#tooLong()
    if (this.#column >= MOST_COLUMNS) throw new AppError('import_columns', { max: MOST_COLUMNS })
    this.#cells.set(this.#column, cell)
  }

  #tooLong(): AppError {
    return new AppError('import_long_cell', { row: this.#number, max: LONGEST_CELL })
  }
}

type Read = (value: string, item: string, strings: readonly string[]) => Cell

const asText: Read = (value) => ({ kind: 'text', text: unescaped(value) })

/** By the word that the file gives, which may be any: a map knows no others than these. */
const CELLS: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['n', (value) => ({ kind: 'number', text: plainNumber(value) })],
  ['s', (value, _, strings) => ({ kind: 'text', text: strings[Number(value)] ?? '' })],
  ['inlineStr', (_, item) => ({ kind: 'text', text: item })],
  ['str', asText],
  ['b', (value) => ({ kind: 'boolean', text: value === '1' || value === 'true' ? 'true' : 'false' })],
  ['e', (value) => ({ kind: 'error', text: value })],
  ['d', (value) => ({ kind: 'text', text: value })],
])

/** As people read it: without an exponent, and without the noise of the sixteenth digit. */
function plainNumber(text: string): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return ''
  if (/^-?\d{1,15}$/.test(text)) return text
  const [digits = '0', exponent = '0'] = value.toExponential(14).split('e')
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d)\.?(\d*)$/.exec(digits) ?? []
  return shifted(sign, whole + fraction, Number(exponent) + 1)
}

function shifted(sign: string, digits: string, point: number): string {
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(1, point)
  const fraction = padded.slice(at).replace(/0+$/, '')
  return `${sign}${padded.slice(0, at)}${fraction === '' ? '' : `.${fraction}`}`
}

/** `A1` → 0, `AB7` → 27. */
function columnOf(reference: string): number {
  const letters = /^([A-Za-z]{1,3})\d/.exec(reference)?.[1]?.toUpperCase() ?? 'A'
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
