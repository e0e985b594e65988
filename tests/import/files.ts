/** Files to import as people make them, and imports as a caller runs them. */
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { deflated, Zip } from '../../src/server/operations/export/xlsx/zip.ts'
import type { Download } from '../../src/server/operations/operation.ts'
import { operations, type OperationName } from '../../src/server/operations/table.ts'
import type { ImportRun } from '../../src/model/answers.ts'
import { type Company, found, model, type Outcome } from '../operations/company.ts'
import type { Open } from '../support/stores.ts'

export type State = ImportRun

type Cells = readonly (readonly unknown[])[]

export const csvOf = (rows: Cells): Buffer =>
  Buffer.from(
    rows.map((cells) => cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\r\n'),
  )

const HOME_HEADS = ['房源名称', '门店', '房源类型', '省份', '城市', '区县']
/** Of homes of the store 一店. */
export const homesFile = (count: number): Buffer =>
  csvOf([
    HOME_HEADS,
    ...Array.from({ length: count }, (_, at) => [`断电公寓${at}`, '一店', '分散式', '上海市', '上海市', '浦东新区']),
  ])

export async function workbookOf(
  rows: Cells,
  change: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void = () => undefined,
): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('数据')
  for (const cells of rows) sheet.addRow([...cells])
  change(sheet, book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

export async function cellsOf(bytes: Buffer): Promise<readonly (readonly unknown[])[]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  const rows: unknown[][] = []
  book.worksheets[0]!.eachRow((row) => {
    rows.push((row.values as unknown[]).slice(1))
  })
  return rows
}

/** Namespace of a sheet. */
export const SHEET_XML = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook whose one sheet is the given XML, in pieces, with other parts beside it or instead of the usual ones. */
export async function sheetOf(
  pieces: Iterable<string>,
  others: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const zip = new Zip()
  const parts: Buffer[] = []
  const add = async (name: string, all: Iterable<string>): Promise<void> => {
    parts.push(zip.begin(name))
    for (const piece of all) parts.push(zip.add(Buffer.from(piece), await deflated(Buffer.from(piece))))
    parts.push(zip.end())
  }
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const usual = {
    'xl/workbook.xml': `<workbook xmlns="${SHEET_XML}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  }
  for (const [name, text] of Object.entries({ ...usual, ...others })) await add(name, [text])
  await add('xl/worksheets/sheet1.xml', pieces)
  return Buffer.concat([...parts, zip.directory()])
}

/** A company with the account in whose name everything is done: an import goes on only as long as its account does. */
export async function foundByAccount(open: Open): Promise<Company> {
  const company = await found(open)
  await company.store.script(`insert into roles (client_id, id, name, permissions) values (1, 100, '管理员', '{every}');
    insert into staff (client_id, name, account, password, phone, role_id) values (1, '经理', 'importer', '$argon2id$', '13900000000', 100)`)
  return company
}

/** To its end, however long it takes. */
export async function imported(
  company: Company,
  entity: string,
  bytes: Buffer,
  query: Record<string, string> = {},
): Promise<State> {
  let state = await company.do<State>('import', entity, { query, body: bytes })
  while (state.state === 'running') state = await company.do<State>('import_state', entity)
  return state
}

export const refused = (
  company: Company,
  entity: string,
  bytes: Buffer,
  query: Record<string, string> = { dry_run: 'true' },
): Promise<Outcome> => company.try('import', entity, { query, body: bytes })

export async function file(
  company: Company,
  operation: OperationName,
  entity: string,
  query: Record<string, string> = {},
  lang: 'zh' | 'en' = 'zh',
): Promise<Download & { readonly bytes: Buffer }> {
  const answer = await operations[operation]({ ...company.context, lang }, model.entities[entity]!, { query })
  if (answer.kind !== 'file') throw new Error('no file was answered')
  return { ...answer.file, bytes: await buffer(answer.file.stream) }
}
