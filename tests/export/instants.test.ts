/**
 * Times in a workbook are numbers: each must be the very number that the time is, or a spreadsheet that cuts shows the
 * second before.
 */
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../src/server/operations/export/format.ts'
import { sheetFile } from '../../src/server/operations/export/xlsx/parts.ts'
import { xlsx } from '../../src/server/operations/export/xlsx/xlsx.ts'

const SECONDS = 86_400
/** Excel's day 0. */
const FIRST = Date.UTC(1899, 11, 30)
const column: Column = { head: '时间', type: 'datetime', scale: 0, width: 100 }

/** Every second of the day, as COPY writes it. */
const secondsOf = (day: string): string =>
  Array.from(
    { length: SECONDS },
    (_, second) =>
      `${new Date(Date.parse(`${day}T00:00:00Z`) + second * 1000).toISOString().slice(0, 19).replace('T', ' ')}\n`,
  ).join('')

async function numbersOf(rows: string): Promise<readonly string[]> {
  const pieces: Buffer[] = []
  for await (const { bytes } of xlsx.write(Readable.from([Buffer.from(rows)]), { columns: [column], title: '时间' }))
    pieces.push(bytes)
  const sheet = unzipSync(await buffer(Readable.from(pieces)))[sheetFile(1)]
  return [...strFromU8(sheet ?? new Uint8Array()).matchAll(/<v>([^<]*)<\/v>/g)].map(([, text]) => text!)
}

describe('every second of a day is the number nearest to it, in digits that every spreadsheet reads', () => {
  // The first day that Excel counts right, days of other sizes of number, and the last day.
  test.each([
    '1900-03-01',
    '1902-10-20',
    '1927-05-18',
    '1989-09-18',
    '2026-05-20',
    '2079-06-05',
    '2173-10-14',
    '9999-12-31',
  ])('%s', async (day) => {
    const texts = await numbersOf(secondsOf(day))
    const start = (Date.parse(`${day}T00:00:00Z`) - FIRST) / 1000
    expect(texts).toHaveLength(SECONDS)
    // A quotient of whole numbers is rounded once: there is no nearer number.
    expect(texts.filter((text, second) => Number(text) !== (start + second) / SECONDS).slice(0, 3)).toEqual([])
    expect(texts.filter((text) => text.replace('.', '').length > 17).slice(0, 3)).toEqual([])
  })
})
