import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FieldKindName } from '../../src/model/model.ts'
import type { Cell, CellReading } from '../../src/kinds/server-kind.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { valueSchema } from '../../src/kinds/kinds.ts'
import { callFile } from '../../src/server/calls/by-file/call-file.ts'
import { valueOf } from '../../src/server/operations/import/cells.ts'
import { isWritable } from '../../src/server/operations/import/columns.ts'
import { exampleFor } from '../../src/server/operations/import/example.ts'
import { type Company, homeIn, model, type Row } from '../operations/company.ts'
import { describeOne } from '../support/stores.ts'
import { cellsOf, csvOf, file, foundByAccount, imported } from './files.ts'

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const cellsIn = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
const reading: CellReading = { model, lang: 'zh', from1904: false }
const fieldOf = (entity: string, name: string) => model.entities[entity]!.fields.find((field) => field.name === name)!
const read = (entity: string, name: string, text: string, kind: Cell['kind'] = 'text', how = reading) => {
  const made = valueOf({ text, kind }, fieldOf(entity, name), how)
  return 'value' in made ? made.value : made.problem.zh
}

type Example = readonly [what: string, entity: string, field: string, text: string, value: unknown, kind?: Cell['kind']]

describe('a cell is read as people write it', () => {
  test.each<Example>([
    ['a phone number that the sheet took for a number', 'tenant', 'phone', '13800138000', '13800138000', 'number'],
    [
      'a number that has lost digits',
      'tenant',
      'name',
      '622848040056478300000',
      '数字超过15位，Excel 已丢失精度，请把该列设为文本后重新填写',
      'number',
    ],
    ['a whole number with separators', 'room', 'floor', '１,200', 1200],
    ['a whole number that is none', 'room', 'floor', '3.5', '请输入整数'],
    ['money with a sign and separators', 'room', 'rent', '¥1,200.5', '1200.50'],
    ['money from a sheet', 'room', 'rent', '1200.5', '1200.50', 'number'],
    ['money with too many digits is left for the rules', 'room', 'rent', '0.125', '0.125'],
    ['a word where money belongs', 'room', 'rent', '面议', '请输入数字，小数最多2位，整数最多16位'],
    ['a day in words', 'lease', 'check_out_date', '2026年1月5日', '2026-01-05'],
    ['a day with slashes', 'lease', 'check_out_date', '2026/1/5', '2026-01-05'],
    ['a day that is none', 'lease', 'check_out_date', '2026-02-30', '请输入日期，例如 2026-01-31'],
    ['a day as the sheet counts', 'lease', 'check_out_date', '46027', '2026-01-05', 'number'],
    ['a day before the sheet’s own mistake', 'lease', 'check_out_date', '12', '请输入日期，例如 2026-01-31', 'number'],
    ['an instant of China', 'payment', 'paid_at', '2026-01-05 09:30', '2026-01-05T01:30:00.000Z'],
    ['an instant as the sheet counts', 'payment', 'paid_at', '46027.5', '2026-01-05T04:00:00.000Z', 'number'],
    ['an instant of the wire', 'payment', 'paid_at', '2026-01-05T01:30:00Z', '2026-01-05T01:30:00.000Z'],
    ['two days', 'lease', 'lease_range', '2026-01-01 ~ 2026-12-31', ['2026-01-01', '2026-12-31']],
    ['one day where two belong', 'lease', 'lease_range', '2026-01-01', '请输入起止日期，例如 2026-01-01 ~ 2026-01-31'],
    ['yes', 'staff', 'active', '是', true],
    ['no in English', 'staff', 'active', 'NO', false],
    ['no from a sheet', 'staff', 'active', 'false', false, 'boolean'],
    ['neither', 'staff', 'active', '也许', '请填“是”或“否”'],
    ['a code by its label', 'home', 'home_type', '集中式', 2],
    ['a code by its other label', 'home', 'home_type', 'decentralized', 1],
    ['a code itself', 'home', 'home_type', '2', 2],
    [
      'words into markup',
      'article',
      'content',
      '第一行\n<b>不是标签</b>',
      '<p>第一行</p><p>&lt;b&gt;不是标签&lt;/b&gt;</p>',
    ],
    ['a file', 'payment', 'voucher', 'a.png', '文件不能通过导入添加，请在详情中上传'],
    ['what no database keeps', 'home', 'name', 'a\ud800b', '含有无法保存的字符'],
  ])('%s', (...example) => {
    const [, entity, name, text, value, kind] = example as unknown as Example
    expect(read(entity, name, text, kind)).toEqual(value)
  })

  test('days count from 1904 where the workbook says so', () => {
    expect(read('lease', 'check_out_date', '44565', 'number', { ...reading, from1904: true })).toBe('2026-01-05')
  })
})

/** Fields that a person writes and a file can carry. */
const CARRIED: ReadonlySet<FieldKindName> = new Set([
  'string',
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'date-range',
  'enum',
  'enum-set',
  'reference',
  'references',
  'rows',
  'html',
])

describeOne('what is exported and imported again', (open) => {
  let company: Company
  let store: Row

  beforeAll(async () => {
    company = await foundByAccount(open)
    store = await company.create('store', { name: '城西店' })
    const home = await company.create('home', homeIn(store, '旧家'))
    const unit = await company.create('room', { home_id: home['home_id'], room_type: 3, building_name: '1幢' })
    await company.create('room', {
      home_id: home['home_id'],
      room_type: 1,
      building_name: '1幢',
      household_name: '甲',
      room_name: '101',
      floor: 3,
      area: '20.50',
      rent: '1200.50',
      parent_ids: [unit['room_id']],
      note: '两行\n备注',
    })
    await company.create('role', { name: '店长', permissions: ['homes_view', 'device_base'] })
    await company.create('tenant', { name: '张三丰', phone: '13800138000', home_id: home['home_id'] })
    await company.create('team', { name: '维修队', leader: '老王', phone: '13800138001', store_ids: [store['id']] })
    await company.create('fund_account', { name: '对公账户', warning_at: '10.00' })
    await company.create('article', { title: '须知', kind: 'handbook', content: '<p>第一行</p><p>第二行</p>' })
  }, 120_000)

  test.each(['store', 'home', 'room', 'role', 'tenant', 'team', 'fund_account', 'article'])(
    'leaves every %s as it is, in both formats and languages',
    { timeout: 60_000 },
    async (name) => {
      const entity = model.entities[name]!
      const columns = entity.fields
        .filter(({ kind }) => kind === 'key' || CARRIED.has(kind))
        .map((field) => field.name)
        .join()
      const { count } = await company.list(name)
      expect(count).toBeGreaterThan(0)
      for (const format of ['csv', 'xlsx']) {
        for (const lang of ['zh', 'en'] as const) {
          const { bytes } = await file(company, 'export', name, { format, columns }, lang)
          const { problems, unchanged, changed, added } = await imported(company, name, bytes)
          expect({ problems, unchanged, changed, added }).toEqual({
            problems: [],
            unchanged: count,
            changed: 0,
            added: 0,
          })
        }
      }
    },
  )

  test('adds and changes records by what is unique of them, and refers by names', async () => {
    const head = ['房源', '房间类型', '楼栋', '户', '房间号', '楼层', '面积', '挂牌月租 (元)', '上级', '备注']
    const state = await imported(
      company,
      'room',
      csvOf([
        head,
        ['旧家', '普通房间', '1幢', '乙', '102', 4, '18.5', '1,000', '', '新'],
        ['旧家', '普通房间', '1幢', '甲', '101', 3, '', '', '', '改了'],
      ]),
    )
    expect(state).toMatchObject({
      added: 1,
      changed: 1,
      wrong: 0,
      key: ['home_id', 'building_name', 'household_name', 'room_name'],
    })
    expect((await company.list('room', { room_name: '102' })).list[0]).toMatchObject({
      floor: 4,
      area: '18.50',
      rent: '1000.00',
      note: '新',
    })
    expect((await company.list('room', { room_name: '101' })).list[0]).toMatchObject({
      floor: 3,
      rent: '1200.50',
      note: '改了',
    })
  })

  test('a word empties a field, an empty cell leaves it; what must be there cannot be emptied', async () => {
    const head = ['房源', '楼栋', '户', '房间号', '备注', '楼层']
    expect(await imported(company, 'room', csvOf([head, ['旧家', '1幢', '甲', '101', '(清空)', '']]))).toMatchObject({
      changed: 1,
      wrong: 0,
    })
    expect((await company.list('room', { room_name: '101' })).list[0]).toMatchObject({ floor: 3, note: null })
    const { problems } = await imported(
      company,
      'home',
      csvOf([
        ['房源名称', '省份'],
        ['旧家', '(清空)'],
      ]),
    )
    expect(problems.map(({ text }) => text)).toEqual(
      model.entities['home']!.fields.find(({ name }) => name === 'province')!.nullable ? [] : ['不能清空'],
    )
  })

  test('a masked text stays what it is, and stars are never written', async () => {
    const {
      list: [tenant],
    } = await company.list('tenant')
    const head = ['编号', '姓名', '手机号']
    expect(
      await imported(company, 'tenant', csvOf([head, [tenant!['tenant_id'], tenant!['name'], tenant!['phone']]])),
    ).toMatchObject({ unchanged: 1, changed: 0 })
    const { problems } = await imported(
      company,
      'tenant',
      csvOf([head, [tenant!['tenant_id'], tenant!['name'], '139****0000']]),
    )
    expect(problems).toHaveLength(1)
  })

  test('names behind a mask are found as the mask shows them and by their numbers, never by trying whole names', async () => {
    const {
      list: [home],
    } = await company.list('home', { name: '旧家' })
    const {
      list: [tenant],
    } = await company.list('tenant')
    const person = async (name: string, lang: 'zh' | 'en' = 'zh') => {
      const head = ['name', 'phone', 'person_type', 'home_id', 'tenant_id', 'valid_begin', 'valid_end'].map(
        (field) => fieldOf('access_person', field).label[lang],
      )
      const row = [
        '李四',
        '13800138009',
        model.enums['face_person_type']!.values[1]!.label[lang],
        `#${home!['home_id']}`,
        name,
        '2026-06-01 00:00:00',
        '2027-06-01 00:00:00',
      ]
      return imported(company.speaking(lang), 'access_person', csvOf([head, row]), { dry_run: 'true' })
    }
    expect((await person('张三丰')).problems.map(({ column, text }) => [column, text])).toEqual([
      ['租客', '租客的名称已脱敏，不能用“张三丰”查找，请填编号，如 #1'],
    ])
    expect((await person('张三', 'en')).problems.map(({ text }) => text)).toEqual([
      'Names of Tenant are masked, so that "张三" cannot be looked up; give the number instead, such as #1',
    ])
    expect((await person('张*')).problems).toEqual([])
    expect((await person(`#${tenant!['tenant_id']}`)).problems).toEqual([])
  })

  test('a record cannot come to refer to itself, however long the way', async () => {
    const [first, second] = (await company.list('room', { room_name_null: 'false', sort: 'room_id' })).list
    const unknown = await imported(
      company,
      'room',
      csvOf([
        ['编号', '上级'],
        [first!['room_id'], '本文件里的房间'],
      ]),
      { dry_run: 'true' },
    )
    expect(unknown.problems.map(({ text }) => text)).toEqual([
      '没有名为“本文件里的房间”的房间；如果它也在本文件中，请先导入被引用的记录',
    ])
    const state = await imported(
      company,
      'room',
      csvOf([
        ['编号', '上级'],
        [first!['room_id'], `#${second!['room_id']}`],
        [second!['room_id'], `#${first!['room_id']}`],
      ]),
    )
    expect(state).toMatchObject({ written: false })
    expect(new Set(state.problems.map(({ text }) => text))).toEqual(new Set(['不能指向自身，也不能互相循环引用']))
  })
})

describeOne('the template of an import', (open) => {
  let company: Company
  beforeAll(async () => {
    company = await foundByAccount(open)
    await company.create('store', { name: '城西店' })
  }, 120_000)

  test('has the columns that can be written, says what each may hold, and can itself be imported', async () => {
    const { bytes, name } = await file(company, 'import_template', 'home', { format: 'xlsx' })
    expect(name).toBe('房源_导入模板_20260520_120000.xlsx')
    const [heads] = await cellsOf(bytes)
    expect(heads!.slice(0, 3)).toEqual(expect.arrayContaining(['房源名称*']))
    expect(heads).not.toContain('创建时间')
    expect(await imported(company, 'home', bytes, { dry_run: 'true' })).toMatchObject({ rows: 0, wrong: 0 })
    const { bytes: text } = await file(company, 'import_template', 'home', { format: 'csv' }, 'en')
    expect(text.toString('utf8').slice(1).split('\n')[0]!.split(',')).toEqual(
      expect.arrayContaining(['Name*', 'Store*', 'Home type*']),
    )
  })

  test('exists for every entity that can be created, and its heads are known again', { timeout: 120_000 }, async () => {
    const made = Object.values(model.entities).filter(({ internal, access }) => !internal && access.create !== null)
    for (const { name } of made)
      for (const [lang, told] of [
        ['zh', '模板的示例行（第2行）'],
        ['en', 'the template’s example in row 2'],
      ] as const) {
        const { bytes } = await file(company, 'import_template', name, { format: 'csv' }, lang)
        const { state, rows, ignored } = await imported(company, name, bytes, { dry_run: 'true', key: 'none' })
        // Sent back as it is, whatever the language of the reader.
        expect([name, lang, state, rows, ignored]).toEqual([
          name,
          lang,
          'done',
          0,
          [told.replace(/^the.*/, '模板的示例行（第2行）')],
        ])
      }
    expect(made.length).toBeGreaterThan(20)
  })

  test('shows in a row how it is filled in, which counts once it is written over', async () => {
    const { bytes } = await file(company, 'import_template', 'home', { format: 'csv' })
    const [heads, example] = cellsIn(bytes)
    expect(example).toHaveLength(heads!.length)
    const at = (head: string) => heads!.findIndex((one) => one.replace('*', '') === head)
    expect([example![at('房源名称')], example![at('门店')]]).toEqual(['示例房源名称', '示例门店'])
    const over = (changes: Readonly<Record<string, string>>) =>
      imported(
        company,
        'home',
        csvOf([heads!, example!.map((cell, place) => changes[heads![place]!.replace('*', '')] ?? cell)]),
        { dry_run: 'true' },
      )
    expect(await over({ 房源类型: '集中式' })).toMatchObject({ rows: 0 })
    expect(await over({ 房源名称: '城西一号' })).toMatchObject({ rows: 1, wrong: 1, problems: [{ column: '门店' }] })
    expect(await over({ 房源名称: '城西一号', 门店: '城西店' })).toMatchObject({ rows: 1, wrong: 0, added: 1 })
  })

  test('gives only examples that the fields take, and one of each that must be filled in', () => {
    const made = Object.values(model.entities).filter(({ internal, access }) => !internal && access.create !== null)
    const forms = [...made, ...Object.values(model.calls).flatMap((call) => callFile(model, call)?.form ?? [])]
    const wrong = forms.flatMap(({ name, fields }) => {
      const given = fields.filter((field) => isWritable(field) && field.kind !== 'files')
      return (['zh', 'en'] as const).flatMap((lang) => {
        const example = exampleFor({ model, lang }, given)
        return given.flatMap((field) => {
          const cell = example.get(field.name)
          const needed = field.required && !['rows', 'secret'].includes(field.kind)
          if (cell === undefined) return needed ? [`${name}.${field.name} has none`] : []
          const value = valueOf({ text: cell.text, kind: 'text' }, field, { model, lang, from1904: false })
          if ('problem' in value) return [`${name}.${field.name} ${cell.text}: ${value.problem.en}`]
          if (field.reference !== null) return []
          return ajv.validate(valueSchema(field), value.value)
            ? []
            : [`${name}.${field.name} ${cell.text}: ${ajv.errorsText()}`]
        })
      })
    })
    expect(wrong).toEqual([])
  })
})
