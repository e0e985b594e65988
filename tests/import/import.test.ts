import { beforeAll, expect, test } from 'vitest'
import { type Company, homeIn, type Row } from '../operations/company.ts'
import { describeEvery } from '../support/stores.ts'
import { cellsOf, csvOf, file, foundByAccount, imported, workbookOf } from './files.ts'

const HEADS = ['房源名称*', '门店*', '房源类型*', '省份', '城市', '区县']
const row = (name: string, store = '城西店', type = '集中式') => [name, store, type, '浙江省', '杭州市', '西湖区']

describeEvery('an import', (open) => {
  let company: Company
  let stores: Row[]

  beforeAll(async () => {
    company = await foundByAccount(open)
    stores = [await company.create('store', { name: '城西店' }), await company.create('store', { name: '城东店' })]
    await company.create('home', homeIn(stores[0]!, '旧家'))
  }, 120_000)

  const names = async (): Promise<readonly unknown[]> =>
    (await company.list('home', { sort: 'home_id', limit: '100' })).list.map(({ name }) => name)

  test('that is tried counts and writes nothing', async () => {
    const before = await names()
    const state = await imported(
      company,
      'home',
      csvOf([HEADS, row('甲'), row('旧家', '城西店', '分散式'), row('乙', '没有的店')]),
      { dry_run: 'true' },
    )
    expect(state).toMatchObject({
      state: 'done',
      rows: 3,
      added: 1,
      unchanged: 1,
      changed: 0,
      wrong: 1,
      written: false,
      percent: 100,
      key: ['name'],
    })
    expect(state.problems).toEqual([{ row: 4, column: '门店', text: '没有名为“没有的店”的门店' }])
    expect(await names()).toEqual(before)
  })

  test('takes a name for the same whatever blanks stand around it', async () => {
    const state = await imported(company, 'home', csvOf([HEADS, row(' 旧家\u3000'), row('\u3000新家 '), row('新家')]), {
      dry_run: 'true',
      key: 'none',
    })
    expect(state.problems.map(({ row: number, column }) => [number, column])).toEqual([
      [2, '房源名称'],
      [4, '房源名称'],
    ])
  })

  test('takes nothing that a record has not, and misses what it must have', async () => {
    await company.create('fee_rule', { name: '居民' })
    const state = await imported(
      company,
      'fee_price',
      csvOf([
        ['电价规则*', '生效日期*', '电价类型', '单一电价', '尖时电价', '峰时电价', '平时电价', '谷时电价'],
        ['居民', '2030-01-01', '单一电价', '0.5', '', '', '', ''],
        ['居民', '2030-02-01', '单一电价', '0.5', '1.2', '', '', ''],
        ['居民', '2030-03-01', '单一电价', '', '', '', '', ''],
      ]),
      { dry_run: 'true' },
    )
    expect(state).toMatchObject({ rows: 3, added: 1, wrong: 2 })
    expect(state.problems).toEqual([
      { row: 3, column: '尖时电价', text: '仅电价类型为分时电价时才有此项，请留空' },
      { row: 4, column: '单一电价', text: '不能为空' },
    ])
  })

  test('is all or nothing: one wrong row keeps every other out, and all wrong ones are told', async () => {
    const before = await names()
    const rows = [HEADS, row('丙'), row('丁', '城西店', '没有的类型'), row('戊'), row('丙')]
    const state = await imported(company, 'home', csvOf(rows))
    expect(state).toMatchObject({ state: 'done', rows: 4, wrong: 2, written: false })
    expect(state.problems.map(({ row: number, column, text }) => [number, column, text.slice(0, 12)])).toEqual([
      [3, '房源类型', '“没有的类型”不在可选值中'.slice(0, 12)],
      [5, '房源名称', '与第2行重复'],
    ])
    expect(await names()).toEqual(before)
  })

  test('writes the good rows alone when so asked, with what comes with each', async () => {
    const state = await imported(
      company,
      'home',
      csvOf([HEADS, row('己'), row('庚', '不存在'), row('辛', '城东店', 'Decentralized')]),
      { partial: 'true' },
    )
    expect(state).toMatchObject({ added: 2, wrong: 1, written: true })
    const { list } = await company.list('home', { name: '己,辛', sort: 'home_id' })
    expect(list.map(({ name, home_type, store_id }) => [name, home_type, store_id])).toEqual([
      ['己', 2, stores[0]!['id']],
      ['辛', 1, stores[1]!['id']],
    ])
    const rooms = await company.list('room', { home_id: list.map(({ home_id }) => home_id).join() })
    expect(rooms.list.map(({ room_type }) => room_type)).toHaveLength(2)
  })

  test('its wrong rows come back as a file of the same format, with what is wrong; corrected, it goes through', async () => {
    const bytes = await workbookOf([HEADS, row('壬'), row('癸', '错店')])
    expect(await imported(company, 'home', bytes, { partial: 'true' })).toMatchObject({ added: 1, wrong: 1 })
    const problems = await file(company, 'import_problems', 'home')
    expect(problems.name).toBe('房源_错误原因_20260520_120000.xlsx')
    const rows = await cellsOf(problems.bytes)
    expect(rows).toEqual([
      [...HEADS, '错误原因'],
      [...row('癸', '错店'), '门店：没有名为“错店”的门店'],
    ])
    const corrected = await workbookOf(
      rows.map((cells, at) => (at === 0 ? cells : cells.map((cell) => (cell === '错店' ? '城东店' : cell)))),
    )
    expect(await imported(company, 'home', corrected)).toMatchObject({ added: 1, wrong: 0, written: true })
    expect(await names()).toContain('癸')
  })

  test('of its own export changes nothing; of a changed cell changes that cell', async () => {
    for (const format of ['csv', 'xlsx']) {
      const { bytes } = await file(company, 'export', 'home', {
        format,
        columns: 'home_id,name,store_id,home_type,province,city,district,address,created_at',
      })
      const state = await imported(company, 'home', bytes)
      expect(state).toMatchObject({ added: 0, changed: 0, wrong: 0, key: ['home_id'] })
      expect([state.unchanged, state.ignored]).toEqual([(await names()).length, ['创建时间']])
    }
    const before = (await company.list('home', { name: '旧家' })).list[0]!
    const state = await imported(
      company,
      'home',
      csvOf([
        ['房源名称', '详细地址', '门店'],
        ['旧家', '文三路1号', ''],
      ]),
    )
    expect(state).toMatchObject({ added: 0, changed: 1, wrong: 0, written: true })
    expect((await company.list('home', { name: '旧家' })).list[0]).toMatchObject({
      address: '文三路1号',
      store_id: before['store_id'],
      version: before.version + 1,
    })
  })
  test('tells of numbers of identity cards that may be wrong, and takes them', async () => {
    const heads = ['姓名', '手机号', '证件类型', '身份证号', '房源']
    const tenant = (name: string, phone: string, number: string) => [name, phone, '居民身份证', number, '旧家']
    const rows = [
      heads,
      tenant('张三', '13800000001', '11010519491231002X'),
      tenant('李四', '13800000002', '110105194912310021'),
      tenant('王五', '13800000003', '110105194902300025'),
      tenant('赵六', '13800000004', '1'),
    ]
    const doubt = (row: number) => ({ row, column: '身份证号', text: '出生日期或校验位有误，请与证件核对' })
    const tried = await imported(company, 'tenant', csvOf(rows), { dry_run: 'true' })
    expect(tried).toMatchObject({ added: 3, wrong: 1, doubtful: 2, doubts: [doubt(3), doubt(4)] })
    const state = await imported(company, 'tenant', csvOf(rows.slice(0, 4)))
    expect(state).toMatchObject({ added: 3, wrong: 0, written: true, doubtful: 2, doubts: [doubt(3), doubt(4)] })
  })
})
