import { deflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { Zip } from '../../src/server/operations/export/xlsx/zip.ts'
import { type Company, homeIn, model } from '../operations/company.ts'
import { describeOne } from '../support/stores.ts'
import { csvOf, foundByAccount, imported, refused, SHEET_XML, sheetOf, workbookOf } from './files.ts'

const HEADS = ['房源名称', '门店', '房源类型', '省份', '城市', '区县']
const row = (name: string, store = '城西店') => [name, store, '分散式', '浙江省', '杭州市', '西湖区']
const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const rowXml = (cells: readonly string[]): string => `<row>${cells.map(cell).join('')}</row>`
const HEAD = `<worksheet xmlns="${SHEET_XML}"><sheetData>${rowXml(HEADS)}`
const TAIL = '</sheetData></worksheet>'
function* many(count: number): Generator<string> {
  yield HEAD
  for (let at = 0; at < count; at += 5000)
    yield Array.from({ length: 5000 }, (_, one) => rowXml([`家${at + one}`])).join('')
  yield TAIL
}

describeOne('a bad file', (open) => {
  let company: Company

  beforeAll(async () => {
    company = await foundByAccount(open)
    const store = await company.create('store', { name: '城西店' })
    await company.create('home', homeIn(store, '旧家'))
  }, 120_000)

  test.each<readonly [string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing at all', 'import_empty', () => Buffer.alloc(0)],
    ['blank lines only', 'import_empty', () => Buffer.from('\r\n \r\n')],
    ['a picture', 'import_format', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an old or encrypted workbook', 'import_old_workbook', () => Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    [
      'a ZIP file that is no workbook',
      'import_format',
      () => {
        const zip = new Zip()
        const parts = [
          zip.begin('a.txt'),
          zip.add(Buffer.from('x'), deflateRawSync('x', { finishFlush: 2 })),
          zip.end(),
        ]
        return Buffer.concat([...parts, zip.directory()])
      },
    ],
    [
      'a workbook cut in half',
      'import_broken',
      async () => {
        const whole = await workbookOf([HEADS, row('甲')])
        return whole.subarray(0, whole.length / 2)
      },
    ],
    [
      'an unknown encoding',
      'import_encoding',
      () => Buffer.concat([Buffer.from(`${HEADS.join(',')}\n`), Buffer.from([0xff, 0xff, 0xff, 0x0a])]),
    ],
    ['a quote without its end', 'import_quote', () => Buffer.from(`${HEADS.join(',')}\n"甲,城西店`)],
    ['a cell without an end', 'import_long_cell', () => csvOf([HEADS, ['甲'.repeat(40_000)]])],
    ['no heads', 'import_heads', () => csvOf([row('甲'), row('乙')])],
    ['an unknown head', 'import_unknown_heads', () => csvOf([[...HEADS, '奇怪的列'], row('甲')])],
    ['a head twice', 'import_double_heads', () => csvOf([[...HEADS, 'Name'], row('甲')])],
    [
      'merged cells',
      'import_merged',
      () =>
        workbookOf([HEADS, row('甲'), row('乙')], (sheet) => {
          sheet.mergeCells('A2:A3')
        }),
    ],
    ['a document type', 'import_broken', () => sheetOf([`<!DOCTYPE a [<!ENTITY x "y">]>${HEAD}${TAIL}`])],
    ['broken XML', 'import_broken', () => sheetOf([`${HEAD}<row></c></row>${TAIL}`])],
    [
      'a text without an end',
      'import_bomb',
      () => sheetOf([`${HEAD}<row><c t="inlineStr"><is><t>`, 'x'.repeat(3_000_000), `</t></is></c></row>${TAIL}`]),
    ],
    [
      'elements within elements',
      'import_bomb',
      () => sheetOf(['<worksheet>', ...Array.from({ length: 10 }, () => '<a>'.repeat(100_000))]),
    ],
    [
      'shared texts within elements',
      'import_bomb',
      () => sheetOf([`${HEAD}${TAIL}`], { 'xl/sharedStrings.xml': `<sst>${'<si>'.repeat(1_000_000)}` }),
    ],
    [
      'a book of nothing but sheets and relations',
      'import_bomb',
      () =>
        sheetOf([`${HEAD}${TAIL}`], {
          'xl/workbook.xml': `<workbook>${'<sheet r:id="b"/>'.repeat(200_000)}</workbook>`,
          'xl/_rels/workbook.xml.rels': `<a>${'<Relationship Id="a"/>'.repeat(150_000)}</a>`,
        }),
    ],
    [
      'elements that hold nothing',
      'import_bomb',
      () => sheetOf(['<worksheet>', ...Array.from({ length: 45 }, () => '<c/>'.repeat(100_000))]),
    ],
    [
      'entries of endless names',
      'import_bomb',
      () => sheetOf([`${HEAD}${TAIL}`], { [`xl/${'x'.repeat(60_000)}`]: 'x' }),
    ],
    [
      'one text in all of a row',
      'import_long_row',
      () =>
        sheetOf([`${HEAD}<row>${'<c t="s"><v>0</v></c>'.repeat(400)}</row>${TAIL}`], {
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
        }),
    ],
    [
      'one text in all of its rows',
      'import_bomb',
      () =>
        sheetOf([HEAD, `<row>${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`.repeat(1_000), TAIL], {
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
        }),
    ],
    [
      'a record without a line end',
      'import_long_row',
      () => Buffer.from(`${HEADS.join(',')}\n${`${'x'.repeat(32_000)},`.repeat(450)}`),
    ],
    ['a million columns', 'import_columns', () => Buffer.from(`${HEADS.join(',')}\n${','.repeat(1_000_000)}`)],
    [
      'a bomb',
      'import_bomb',
      () =>
        sheetOf(
          (function* () {
            yield HEAD
            for (let at = 0; at < 40; at++) yield `<row>${'<c/>'.repeat(250_000)}</row>`
            yield TAIL
          })(),
        ),
    ],
  ])('with %s is refused by saying so', { timeout: 60_000 }, async (_, key, bytes) => {
    const outcome = await refused(company, 'home', await bytes())
    const said = outcome.details ?? { key: keyOf(await told()) }
    expect(said.key).toBe(key)
  })

  /** What took longer than a caller waits is told by the run. */
  async function told(): Promise<string | null> {
    for (;;) {
      const { state, message } = await company.do<{ state: string; message: string | null }>('import_state', 'home')
      if (state !== 'running') return message
    }
  }
  const keyOf = (message: string | null): string | undefined =>
    Object.entries(model.app.errors).find(
      ([
        ,
        {
          message: { zh },
        },
      ]) => zh === message,
    )?.[0]

  test('with a million rows is refused', { timeout: 60_000 }, async () => {
    const bytes = await sheetOf(many(1_048_577))
    const state = await imported(company, 'home', bytes, { dry_run: 'true', key: 'none' }).catch(
      (error: { key: string; params: unknown }) => ({ ...error, state: 'failed', message: '一个文件最多200000行数据' }),
    )
    expect(state).toMatchObject({ state: 'failed', message: '一个文件最多200000行数据' })
  })

  test('nothing of any of these was written', async () => {
    expect((await company.list('home')).count).toBe(1)
  })

  test('in GBK, UTF-16 or UTF-8 with a mark is read as it was meant', async () => {
    const text = `${HEADS.join(',')}\n${row('旧家').join(',')}\n`
    // 旧家, 城西店 … in GBK, as Excel writes it.
    const gbk = Buffer.from('b7bfd4b4c3fbb3c62cc3c5b5ea0abec9bcd22cb3c7cef7b5ea0a', 'hex')
    const files = [
      gbk,
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(text.replaceAll(',', ';')),
      Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le').swap16(),
    ]
    for (const bytes of files)
      expect(await imported(company, 'home', bytes)).toMatchObject({ rows: 1, unchanged: 1, wrong: 0 })
  })

  test('with formulas, errors or columns without a head says in which cell', async () => {
    const bytes = await workbookOf([HEADS, row('甲'), row('乙')], (sheet) => {
      sheet.getCell('A2').value = { formula: 'CONCATENATE("a","b")', result: 'ab' }
      sheet.getCell('B3').value = { error: '#N/A' }
      sheet.getCell('H3').value = '多余'
    })
    const { problems, wrong } = await imported(company, 'home', bytes, { dry_run: 'true' })
    expect(wrong).toBe(2)
    expect(problems).toEqual([
      { row: 2, column: '房源名称', text: '单元格是公式，请改为数值后再导入' },
      { row: 3, column: null, text: '第8列有内容但没有表头' },
      { row: 3, column: '门店', text: '单元格内容是错误值 #N/A' },
    ])
  })

  test.each(['constructor', '__proto__', 'toString'])(
    'with a cell of the type %s reads its value as a text',
    async (type) => {
      const bytes = await sheetOf([
        HEAD,
        `<row><c t="${type}"><v>旧家</v></c>${row('').slice(1).map(cell).join('')}</row>`,
        TAIL,
      ])
      expect(await imported(company, 'home', bytes, { dry_run: 'true' })).toMatchObject({
        state: 'done',
        rows: 1,
        unchanged: 1,
        wrong: 0,
      })
    },
  )

  test(
    'with long texts in every row is checked in small parts, and its wrong rows are kept',
    { timeout: 60_000 },
    async () => {
      const shared = `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`
      const bytes = await sheetOf([HEAD, `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(100), TAIL], {
        'xl/sharedStrings.xml': shared,
      })
      expect(await imported(company, 'home', bytes, { dry_run: 'true' })).toMatchObject({
        state: 'done',
        rows: 100,
        wrong: 100,
      })
    },
  )

  test('of several sheets the one with our heads is read', async () => {
    const bytes = await workbookOf([['说明'], ['请填写第二页']], (_, book) => {
      const second = book.addWorksheet('房源')
      second.addRow([])
      second.addRow(HEADS)
      second.addRow(row('旧家'))
    })
    expect(await imported(company, 'home', bytes, { dry_run: 'true' })).toMatchObject({ rows: 1, unchanged: 1 })
  })

  test('does not let two rows give one record, nor a record that is not there', async () => {
    const id = (await company.list('home')).list[0]!['home_id']
    const { problems } = await imported(
      company,
      'home',
      csvOf([
        ['编号', '别名'],
        [id, '甲'],
        [id, '乙'],
        [987654, '丙'],
      ]),
      { dry_run: 'true', key: 'id' },
    )
    expect(problems.map(({ row: number, text }) => [number, text])).toEqual([
      [3, '与第2行重复'],
      [4, '没有编号为987654的记录'],
    ])
  })
})
