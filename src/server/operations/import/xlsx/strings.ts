/**
 * The texts that a workbook's cells share, in order. They must be held, since cells name them by number; so there is an
 * end to them.
 */
import { AppError } from '../../../../errors/app-error.ts'
import { LONGEST_CELL } from '../file.ts'
import type { Entry } from './archive.ts'
import { readAll } from './xml.ts'

const MOST_BYTES = 200_000_000
const MOST_STRINGS = 2_000_000
const MOST_CHARACTERS = 40_000_000

export async function readStrings(entry: Entry | undefined): Promise<readonly string[]> {
  const strings: string[] = []
  const item = textItem()
  let characters = 0
  if (entry === undefined) return strings
  await readAll(entry.pieces(MOST_BYTES), {
    open: (name) => {
      if (name === 'si') item.begin()
      item.open(name)
    },
    text: item.text,
    close: (name) => {
      item.close(name)
      if (name !== 'si') return
      characters += item.value().length
      strings.push(item.value())
      if (strings.length > MOST_STRINGS || characters > MOST_CHARACTERS) throw new AppError('import_bomb')
    },
  })
  return strings
}

/** The text of a string item: of all its runs, without how it is pronounced. */
export function textItem() {
  let value = ''
  let inText = false
  let spoken = 0
  return {
    begin: (): void => {
      value = ''
      inText = false
      spoken = 0
    },
    open: (name: string): void => {
      if (name === 'rPh') spoken++
      inText = name === 't' && spoken === 0
    },
    text: (text: string): void => {
      if (inText && value.length <= LONGEST_CELL) value += text
    },
    close: (name: string): void => {
      if (name === 'rPh') spoken--
      if (name === 't') inText = false
    },
    value: (): string => unescaped(value),
  }
}

/** Signs that XML forbids are written by spreadsheets as `_x0001_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text
