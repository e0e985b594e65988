/**
 * Every entity in both formats, read by programs that are not ours: a cell of the workbook says what the same cell of
 * the CSV says.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { guarded } from '../../src/values/formula-guard.ts'
import { FIELD_KINDS } from '../../src/kinds/facts.ts'
import type { Entity, FieldKindName } from '../../src/model/model.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { LONGEST_TEXT } from '../../src/server/operations/export/xlsx/text.ts'
import { fieldNamed } from '../../src/server/sql/sources.ts'
import { DEMO } from '../http/support/server.ts'
import { Company, model } from '../operations/company.ts'
import { describeOne } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { AWKWARD, spoil } from './awkward.ts'
import { download } from './exported.ts'

const entities = Object.values(model.entities).filter(({ tenant, fields }) => tenant && fields.length > 0)

describeOne('a workbook says what the CSV says', (open) => {
  let company: Company
  const seen = new Set<FieldKindName>()
  const texts = new Set<string>()

  beforeAll(async () => {
    const store = await open({}, withTables(model))
    await seed(store, model, { ...DEMO, days: 1, hourlyDays: 0 })
    company = new Company(store)
    for (const entity of entities) await spoil(store, entity)
  }, 240_000)

  test.each(entities.map((entity) => [entity.name, entity] as const))('%s', { timeout: 60_000 }, async (_, entity) => {
    const [csv, workbook] = [await csvCells(company, entity), await workbookCells(company, entity)]
    // The log has been told of the first of both.
    expect(different(csv, entity.journal ? workbook.slice(0, -1) : workbook)).toEqual([])
    entity.export.columns.forEach((name, at) => {
      const cells = workbook.slice(1).map((row) => row[at] ?? '')
      for (const text of cells) texts.add(understood(text))
      if (cells.some((text) => text !== '')) seen.add(fieldNamed(entity, name).kind)
    })
  })

  test('of every kind that can be exported, and of all that is awkward', () => {
    expect(FIELD_KINDS.filter((kind) => !seen.has(kind))).toEqual(['secret'])
    expect(AWKWARD.filter((text) => !texts.has(text))).toEqual([])
  })
})

type Cells = readonly (readonly string[])[]

/** The cells that do not say the same, by their place. */
function different(csv: Cells, workbook: Cells): readonly unknown[] {
  const rows = Math.max(csv.length, workbook.length)
  return Array.from({ length: rows }, (_, row) => row)
    .flatMap((row) =>
      (csv[row] ?? []).map((text, at) => ({ row, column: csv[0]?.[at], csv: text, workbook: workbook[row]?.[at] })),
    )
    .filter(
      ({ csv: text, workbook: shown }) =>
        shown === undefined || !(shown === text || guarded(shown) === text || guarded(understood(shown)) === text),
    )
}

/**
 * Signs that XML cannot hold stand as Excel writes them. ExcelJS understands them where texts are shared, and leaves
 * them elsewhere.
 */
const understood = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** By ExcelJS's reader of CSV, which is told to leave texts as they are. */
async function csvCells(company: Company, entity: Entity): Promise<Cells> {
  const bytes = await buffer((await download(company, entity.name, { format: 'csv', sort: entity.key })).stream)
  const options = { map: (value: unknown) => value, parserOptions: { trim: false, ignoreEmpty: false } }
  const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([bytes]), options)
  return cellsOf(sheet, (cell) => cut(String(cell.value ?? '').replaceAll(/\r\n?/g, '\n')))
}

/** What a workbook's cell can hold of a text. */
const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text)

async function workbookCells(company: Company, entity: Entity): Promise<Cells> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(
    (await buffer((await download(company, entity.name, { format: 'xlsx', sort: entity.key })).stream))
      .buffer as ArrayBuffer,
  )
  return cellsOf(book.worksheets[0]!, shown)
}

function cellsOf(sheet: ExcelJS.Worksheet, text: (cell: ExcelJS.Cell) => string): Cells {
  const width = sheet.getRow(1).cellCount
  const rows: string[][] = []
  sheet.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length: width }, (_, at) => text(row.getCell(at + 1))))
  })
  return rows
}

/** As a spreadsheet shows the cell by its format. */
function shown({ value, numFmt }: ExcelJS.Cell): string {
  if (value instanceof Date)
    return value
      .toISOString()
      .replace('T', ' ')
      .slice(0, numFmt === 'yyyy-mm-dd' ? 10 : 23)
      .replace(/\.000Z?$/, '')
  if (typeof value === 'number') return value.toFixed(/\.(0+)$/.exec(numFmt ?? '')?.[1]?.length ?? 0)
  return String(value ?? '')
}
