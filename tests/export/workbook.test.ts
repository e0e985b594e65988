/** The workbook's bytes, whatever the rows are cut into. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import type { Column, Piece } from '../../src/server/operations/export/format.ts'
import { sheetName } from '../../src/server/operations/export/xlsx/text.ts'
import { workbook } from '../../src/server/operations/export/xlsx/xlsx.ts'
import { deflated, Zip } from '../../src/server/operations/export/xlsx/zip.ts'

const column = (head: string, type: Column['type'], scale = 0): Column => ({ head, type, scale, width: 100 })
const COLUMNS = [
  column('编号', 'number'),
  column('名称', 'text'),
  column('类型', 'label'),
  column('费用', 'number', 2),
  column('日期', 'date'),
  column('时间', 'datetime'),
]
const ROWS = [
  '1,"a ""b"", c",甲,12.30,2026-02-28,2026-02-28 23:59:59',
  '2,,,,,',
  '3,"两\n行",乙,-0.50,1899-12-31,0001-01-01 00:00:00',
  '4,中文😀,甲,0,1900-03-01,2100-12-31 12:00:00',
  '5,"",NaN,NaN,9999-12-31,2000-02-29 06:00:00',
]
const DATA = Buffer.from(`${ROWS.join('\n')}\n`)

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function made(rows: AsyncIterable<Buffer>, mostRows = 1_048_576): Promise<{ bytes: Buffer; rows: number }> {
  const pieces: Piece[] = []
  for await (const piece of workbook(mostRows).write(rows, { columns: COLUMNS, title: '房源' })) pieces.push(piece)
  return {
    bytes: Buffer.concat(pieces.map(({ bytes }) => bytes)),
    rows: pieces.reduce((sum, piece) => sum + piece.rows, 0),
  }
}

async function sheetsOf(bytes: Buffer): Promise<readonly { name: string; rows: unknown[][] }[]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  return book.worksheets.map((sheet) => {
    const rows: unknown[][] = []
    sheet.eachRow({ includeEmpty: true }, (row) => {
      rows.push(Array.from({ length: COLUMNS.length }, (_, at) => row.getCell(at + 1).value))
    })
    return { name: sheet.name, rows }
  })
}

const HEAD = COLUMNS.map(({ head }) => head)
const seconds = (cell: unknown): unknown =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString() : cell

describe('a workbook', () => {
  test('holds every cell with its type; what a spreadsheet cannot hold as a number or date stays a text', async () => {
    const [sheet] = await sheetsOf((await made(cut(DATA, 1000))).bytes)
    expect(sheet!.rows.map((row) => row.map(seconds))).toEqual([
      HEAD,
      [1, 'a "b", c', '甲', 12.3, '2026-02-28T00:00:00.000Z', '2026-02-28T23:59:59.000Z'],
      [2, null, null, null, null, null],
      [3, '两\n行', '乙', -0.5, '1899-12-31', '0001-01-01 00:00:00'],
      [4, '中文😀', '甲', 0, '1900-03-01T00:00:00.000Z', '2100-12-31T12:00:00.000Z'],
      [5, null, 'NaN', 'NaN', '9999-12-31T00:00:00.000Z', '2000-02-29T06:00:00.000Z'],
    ])
  })

  test('is the same however its rows are cut', async () => {
    const whole = await made(cut(DATA, 1000))
    expect(whole.rows).toBe(ROWS.length)
    for (let size = 1; size < 40; size++) expect((await made(cut(DATA, size))).bytes.equals(whole.bytes)).toBe(true)
  })

  test('goes on with another sheet, with a head of its own, when one is full', async () => {
    const sheets = await sheetsOf((await made(cut(DATA, 7), 3)).bytes)
    expect(sheets.map(({ name, rows }) => [name, ...rows.map(([first]) => first)])).toEqual([
      ['房源', '编号', 1, 2],
      ['房源 (2)', '编号', 3, 4],
      ['房源 (3)', '编号', 5],
    ])
  })

  test('has no empty sheet behind a full one', async () => {
    const sheets = await sheetsOf((await made(cut(Buffer.from(`${ROWS.slice(0, 2).join('\n')}\n`), 1000), 3)).bytes)
    expect(sheets).toHaveLength(1)
  })

  test('is none when the rows end in the middle of one', async () => {
    await expect(made(cut(DATA.subarray(0, -5), 1000))).rejects.toThrow(/end in the middle/)
  })

  test('fails as its rows fail', async () => {
    const failing = (async function* () {
      yield* cut(DATA, 30)
      throw new Error('the query failed')
    })()
    await expect(made(failing)).rejects.toThrow('the query failed')
  })
})

describe('the name of a sheet', () => {
  test.each([
    ['a/b:c*d?[e]\\f', 1, 'a b c d  e  f'],
    ["'引号'", 1, '引号'],
    ['', 1, 'Sheet'],
    ['很'.repeat(40), 12, `${'很'.repeat(26)} (12)`],
  ])('%j', (title, number, name) => {
    expect(sheetName(title, number)).toBe(name)
  })
})

test('a ZIP file beyond 4 GiB is read by others', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-zip-'))
  try {
    const file = path.join(folder, 'far.zip')
    const start = 5 * 2 ** 30
    const zip = new Zip(start)
    const bytes = Buffer.from('behind four gibibytes')
    const entry = Buffer.concat([
      zip.begin('far.txt'),
      zip.add(bytes, await deflated(bytes)),
      zip.end(),
      zip.directory(),
    ])
    // Nothing but a hole stands before it.
    writeFileSync(file, '')
    truncateSync(file, start)
    const handle = await open(file, 'r+')
    await handle.write(entry, 0, entry.length, start)
    await handle.close()
    expect(execFileSync(process.execPath, ['-e', READER, file]).toString()).toBe('far.txt: behind four gibibytes')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Reads by the book: end → ZIP64 locator → ZIP64 end → directory → entry. */
const READER = `
const fs = require('node:fs'); const { inflateRawSync } = require('node:zlib')
const fd = fs.openSync(process.argv[1]); const size = fs.fstatSync(fd).size
const at = (from, length) => { const bytes = Buffer.alloc(length); fs.readSync(fd, bytes, 0, length, from); return bytes }
const end = at(size - 22, 22); if (end.readUInt32LE(0) !== 0x06054b50 || end.readUInt32LE(16) !== 0xffffffff) throw new Error('end')
const locator = at(size - 42, 20); if (locator.readUInt32LE(0) !== 0x07064b50) throw new Error('locator')
const far = at(Number(locator.readBigUInt64LE(8)), 56); if (far.readUInt32LE(0) !== 0x06064b50) throw new Error('far end')
const entry = at(Number(far.readBigUInt64LE(48)), Number(far.readBigUInt64LE(40))); if (entry.readUInt32LE(0) !== 0x02014b50) throw new Error('directory')
const names = entry.readUInt16LE(28); const offset = Number(entry.readBigUInt64LE(46 + names + 4))
const local = at(offset, 30); if (local.readUInt32LE(0) !== 0x04034b50) throw new Error('entry')
process.stdout.write(entry.subarray(46, 46 + names) + ': ' + inflateRawSync(at(offset + 30 + local.readUInt16LE(26), entry.readUInt32LE(20))))
`
