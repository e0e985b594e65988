/**
 * Text in pieces → records of cells (RFC 4180): quotes hold delimiters, line ends and doubled quotes. A piece may end
 * anywhere.
 */
import { AppError } from '../../../../errors/app-error.ts'
import { LONGEST_CELL, MOST_COLUMNS } from '../file.ts'

/** Where the reader stands: before a cell, in a plain one, inside quotes, or behind a quote that may end the cell. */
type State = 'start' | 'plain' | 'quoted' | 'closing'

export class Records {
  readonly #delimiter: string
  #state: State = 'start'
  #cell = ''
  #cells: string[] = []
  #number = 0
  #afterReturn = false

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  push(text: string): readonly (readonly string[])[] {
    const records: string[][] = []
    for (let at = 0; at < text.length; at++) {
      const run = this.#runFrom(text, at)
      if (run > at) {
        this.#add(text.slice(at, run))
        at = run - 1
      } else if (this.#sign(text[at]!)) records.push(this.#record())
    }
    return records
  }

  end(): readonly (readonly string[])[] {
    if (this.#state === 'quoted') throw new AppError('import_quote', { row: this.#number + 1 })
    return this.#cells.length === 0 && this.#cell === '' ? [] : [this.#record()]
  }

  /** End of the characters that mean nothing here but themselves. */
  #runFrom(text: string, from: number): number {
    if (this.#state === 'closing' || (this.#state === 'start' && text[from] === '"')) return from
    let at = from
    if (this.#state === 'quoted') while (at < text.length && text[at] !== '"') at++
    else while (at < text.length && text[at] !== this.#delimiter && text[at] !== '\n' && text[at] !== '\r') at++
    if (at > from && this.#state === 'start') this.#state = 'plain'
    return at
  }

  #add(text: string): void {
    this.#afterReturn = false
    this.#cell += text
    if (this.#cell.length > LONGEST_CELL)
      throw new AppError('import_long_cell', { row: this.#number + 1, max: LONGEST_CELL })
  }

  /** Answers whether a record ends here. */
  #sign(sign: string): boolean {
    if (this.#state === 'quoted' || (this.#state === 'start' && sign === '"')) {
      this.#state = this.#state === 'quoted' ? 'closing' : 'quoted'
      return false
    }
    if (this.#state === 'closing' && sign === '"') {
      this.#state = 'quoted'
      this.#add('"')
      return false
    }
    const secondOfTwo = sign === '\n' && this.#afterReturn
    this.#afterReturn = sign === '\r'
    if (secondOfTwo) return false
    if (sign === this.#delimiter) this.#endCell()
    else if (sign !== '\n' && sign !== '\r') {
      this.#state = 'plain'
      this.#add(sign)
    } else return true
    return false
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    if (this.#cells.length > MOST_COLUMNS) throw new AppError('import_columns', { max: MOST_COLUMNS })
    this.#cell = ''
    this.#state = 'start'
  }

  #record(): string[] {
    this.#endCell()
    const cells = this.#cells
    this.#cells = []
    this.#number++
    return cells
  }
}
