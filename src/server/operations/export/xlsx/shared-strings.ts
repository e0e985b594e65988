/**
 * Texts that many cells share, written once at the workbook's end. The table is bounded: what comes too late stands in
 * its own cell.
 */
import { stringItem } from './text.ts'

const MOST_STRINGS = 65_536
const MOST_CHARACTERS = 4_000_000

export class SharedStrings {
  /** By the bytes as they came, read one by one: quicker than understanding them. */
  readonly #places = new Map<string, number>()
  readonly #items: string[] = []
  #characters = 0

  /** Its place in the table, or -1 when it is new and the table is full. */
  place(key: string, text: () => string): number {
    const known = this.#places.get(key)
    if (known !== undefined) return known
    if (this.#items.length >= MOST_STRINGS || this.#characters + key.length > MOST_CHARACTERS) return -1
    this.#characters += key.length
    this.#places.set(key, this.#items.length)
    return this.#items.push(stringItem(text())) - 1
  }

  /** The table's file, in pieces. */
  *xml(): Generator<Buffer> {
    yield Buffer.from(
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
        `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${this.#items.length}">`,
    )
    for (let at = 0; at < this.#items.length; at += 4096)
      yield Buffer.from(
        this.#items
          .slice(at, at + 4096)
          .map((item) => `<si>${item}</si>`)
          .join(''),
      )
    yield Buffer.from('</sst>')
  }
}
