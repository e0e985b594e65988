import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Company, found, homeIn, type Row } from '../operations/company.ts'
import { describeStores } from '../support/stores.ts'
import { download } from './exported.ts'

async function workbookOf(...asked: Parameters<typeof download>): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await buffer((await download(...asked)).stream)).buffer as ArrayBuffer)
  return workbook
}

const cellsOf = (sheet: ExcelJS.Worksheet): unknown[][] => {
  const rows: unknown[][] = []
  sheet.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length: sheet.columnCount }, (_, at) => row.getCell(at + 1).value))
  })
  return rows
}

const AWKWARD = [
  '<b>&"\'</b>',
  ' blanks ',
  '两行\n文字',
  'a,b',
  '_x0041_',
  '=1+1',
  '😀',
  '（全角）',
  '\uFFFEx',
  '\u0001',
  '"',
  '""',
]

describeStores('an XLSX export', (open) => {
  let company: Company
  let store: Row
  let homes: Row[]

  beforeAll(async () => {
    company = await found(open)
    store = await company.create('store', { name: '城西店 & <店>' })
    homes = []
    for (const [at, name] of ['丁家院', '乙家院', '丙家院'].entries())
      homes.push(
        await company.create('home', { ...homeIn(store, name), home_type: at + 1, alias: at === 1 ? '别名' : null }),
      )
    await company.create('room', {
      home_id: homes[0]!['home_id'],
      room_type: 1,
      room_name: '101',
      rent: '1200.5',
      floor: 3,
    })
    await company
      .create('room', { home_id: homes[0]!['home_id'], room_type: 1, room_name: '102', rent: '-0.1' })
      .catch(() => company.create('room', { home_id: homes[0]!['home_id'], room_type: 1, room_name: '102', rent: '0' }))
    await company.create('room', {
      home_id: homes[0]!['home_id'],
      room_type: 1,
      room_name: '103',
      rent: '1234567890123456.78',
    })
  }, 120_000)

  test('a number is one, whatever other numbers of its column are called', async () => {
    await company.store.script(`insert into devices (client_id, home_id, device_type, sn, battery) values
      (1, ${Number(homes[0]!['home_id'])}, 2, 'lk240350000000007001', 80), (1, ${Number(homes[0]!['home_id'])}, 2, 'lk240350000000007002', -1)`)
    const workbook = await workbookOf(company, 'device', { format: 'xlsx', columns: 'sn,battery', sort: 'sn' })
    expect(cellsOf(workbook.worksheets[0]!).slice(1)).toEqual([
      ['lk240350000000007001', 80],
      ['lk240350000000007002', '未知'],
    ])
  })

  test('has a head that stays, in bold, and columns of some width', async () => {
    const [sheet] = (await workbookOf(company, 'home', { format: 'xlsx', columns: 'name,created_at' })).worksheets
    expect(sheet!.name).toBe('房源管理')
    expect(sheet!.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet!.getCell('A1').font.bold).toBe(true)
    expect(sheet!.getColumn(1).width).toBeGreaterThan(20)
    expect(cellsOf(sheet!)[0]).toEqual(['房源名称', '创建时间'])
  })

  test('has numbers, dates and texts as such', async () => {
    await company.store.script(`update rooms set created_at = '2026-05-19T16:30:59.999Z'`)
    const [sheet] = (
      await workbookOf(company, 'room', {
        format: 'xlsx',
        columns: 'room_name,rent,floor,created_at',
        sort: 'room_id',
        room_type: '1',
      })
    ).worksheets
    const [, first, second, third] = cellsOf(sheet!)
    expect(first!.slice(0, 3)).toEqual(['101', 1200.5, 3])
    // The workbook knows no zone: what is shown is China's clock.
    expect(Math.round((first![3] as Date).getTime() / 1000) * 1000).toBe(Date.parse('2026-05-20T00:30:59Z'))
    expect(sheet!.getCell('B2').numFmt).toBe('#,##0.00')
    expect(sheet!.getCell('D2').numFmt).toBe('yyyy-mm-dd hh:mm:ss')
    expect(second!.slice(2, 3)).toEqual([null])
    // More digits than a spreadsheet's numbers hold.
    expect(third![1]).toBe('1234567890123456.78')
  })

  test('says what codes and references mean', async () => {
    const [sheet] = (
      await workbookOf(company, 'home', { format: 'xlsx', columns: 'home_type,store_id,alias', sort: 'home_id' })
    ).worksheets
    expect(cellsOf(sheet!).slice(1)).toEqual([
      ['分散式', '城西店 & <店>', null],
      ['集中式', '城西店 & <店>', '别名'],
      ['混合式', '城西店 & <店>', null],
    ])
    const [english] = (
      await workbookOf(company, 'home', { format: 'xlsx', columns: 'home_type', sort: 'home_id' }, { lang: 'en' })
    ).worksheets
    expect(cellsOf(english!).flat()).toEqual(['Home type', 'Decentralized', 'Centralized', 'Mixed'])
  })

  test('without rows it has its head alone', async () => {
    const [sheet] = (await workbookOf(company, 'home', { format: 'xlsx', columns: 'name', home_id: '999' })).worksheets
    expect(cellsOf(sheet!)).toEqual([['房源名称']])
  })

  describe('keeps every text', () => {
    test.each(AWKWARD)('%j', async (text) => {
      await company.store.query({
        text: 'update homes set alias = $1, community = $1 where home_id = $2',
        values: [text, homes[2]!['home_id']],
      })
      const [sheet] = (
        await workbookOf(company, 'home', {
          format: 'xlsx',
          columns: 'alias,community',
          home_id: String(homes[2]!['home_id']),
        })
      ).worksheets
      // ExcelJS leaves Excel's own way of writing odd signs as it is.
      const read = (cellsOf(sheet!)[1]![0] as string).replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      expect(read).toBe(text)
    })
  })
})
