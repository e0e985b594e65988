/** A CSV file as rows, in whatever encoding and with whichever delimiter spreadsheets write. */
import type { Cell } from '../../../../kinds/server-kind.ts'
import { unguarded } from '../../../../values/formula-guard.ts'
import { AppError } from '../../../../errors/app-error.ts'
import { after, Batches, type FileRow, type FileTable, headsOf, type IsHead, isEmpty } from '../file.ts'
import { decoded } from './encoding.ts'
import { Records } from './records.ts'

export async function openCsv(bytes: Buffer, isHead: IsHead): Promise<FileTable> {
  const batches = batchesOf(bytes)
  const { value: first, done } = await batches.next()
  const [head, ...rest] = done ? [] : first
  if (head === undefined) throw new AppError('import_empty')
  const heads = headsOf(head)
  const wrong = isHead(heads)
  if (wrong !== null) throw wrong
  return { format: 'csv', heads, from1904: false, batches: after(rest, batches) }
}

async function* batchesOf(bytes: Buffer): AsyncGenerator<readonly FileRow[]> {
  let records: Records | null = null
  const batches = new Batches()
  let number = 0
  for (const { text, read } of decoded(bytes)) {
    records ??= new Records(delimiterOf(text))
    for (const cells of read === bytes.length && text === '' ? records.end() : records.push(text)) {
      const row = {
        number: ++number,
        cells: new Map(cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [[at, cellOf(cell)] as const]))),
      }
      if (!isEmpty(row)) batches.add(row)
    }
    yield* batches.full()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  yield* batches.rest()
}

/** Spreadsheets are told by an apostrophe that what follows is no formula, and so do our own exports tell them. */
const cellOf = (text: string): Cell => ({ kind: 'text', text: unguarded(text) })

/** Of the first line, outside of quotes: the one there is most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r|\n/, 1)
  const count = (sign: string): number => line.split(sign).length
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
