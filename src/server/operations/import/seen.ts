/**
 * The values that a file has given so far, each with the row that gave it first. All rows' are held until the file's
 * end: of each no more than a part of its hash, so long that no two values share it, in one table without objects.
 */
import { createHash, randomBytes } from 'node:crypto'

/** 32-bit words of an entry: its hash, then its row. */
const HASH = 3
const ENTRY = HASH + 1
const PLACES = Array.from({ length: HASH }, (_, at) => at)
const FIRST_SIZE = 1 << 10

export class Seen {
  /** The author of a file cannot know which of its values would stand close together here. */
  readonly #salt = randomBytes(16)
  #size = FIRST_SIZE
  #entries = new Uint32Array(FIRST_SIZE * ENTRY)
  #count = 0

  /** The row that gave the values first, which is the given one when none did. */
  firstRow(values: readonly unknown[], row: number): number {
    const hash = createHash('sha256').update(this.#salt).update(JSON.stringify(values)).digest()
    const words = PLACES.map((at) => hash.readUInt32LE(4 * at))
    const place = this.#placeOf(words)
    // Nothing stands where no row does: a row is written one higher.
    const before = this.#entries[place + HASH]!
    if (before > 0) return before - 1
    this.#entries.set([...words, row + 1], place)
    if (++this.#count > this.#size / 2) this.#grow()
    return row
  }

  /** Of the entry, or of the free one where it would stand. */
  #placeOf(words: ArrayLike<number>): number {
    for (let slot = words[0]! % this.#size; ; slot = (slot + 1) % this.#size) {
      const place = slot * ENTRY
      if (this.#entries[place + HASH] === 0 || PLACES.every((at) => this.#entries[place + at] === words[at]))
        return place
    }
  }

  #grow(): void {
    const old = this.#entries
    this.#size *= 2
    this.#entries = new Uint32Array(this.#size * ENTRY)
    for (let at = 0; at < old.length; at += ENTRY) {
      if (old[at + HASH] !== 0)
        this.#entries.set(old.subarray(at, at + ENTRY), this.#placeOf(old.subarray(at, at + HASH)))
    }
  }
}
