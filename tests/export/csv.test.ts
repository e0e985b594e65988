import { beforeAll, describe, expect, test } from 'vitest'
import { type Company, found, homeIn, type Row } from '../operations/company.ts'
import { describeStores } from '../support/stores.ts'
import { csvRows, csvText, download } from './exported.ts'

describeStores('a CSV export', (open) => {
  let company: Company
  let stores: Row[]
  let homes: Row[]

  beforeAll(async () => {
    company = await found(open)
    stores = [await company.create('store', { name: '城西店' }), await company.create('store', { name: '=城东店' })]
    const home = (at: number, rest: Record<string, unknown>) =>
      company.create('home', { ...homeIn(stores[at]!, ''), ...rest })
    homes = [
      await home(0, { name: '丁家院', community: '西湖花园' }),
      await home(1, {
        name: '=1+1',
        community: '@SUM(A1)',
        alias: '＝1',
        home_type: 2,
        address: '含"引号", 逗号\n和换行',
      }),
      await home(0, { name: '-丙家院', community: '+86', home_type: 3 }),
    ]
    await company.create('room', { home_id: homes[0]!['home_id'], room_type: 1, room_name: '101', rent: '1200.5' })
    await company.create('room', {
      home_id: homes[0]!['home_id'],
      room_type: 1,
      room_name: '102',
      rent: '123456789012345.67',
    })
  }, 120_000)

  test('begins with a byte order mark and the columns’ heads, in the asked language', async () => {
    const columns = { columns: 'name,store_id,home_type,created_at' }
    expect((await csvText(company, 'home', columns)).split('\n')[0]).toBe('\uFEFF房源名称,门店,房源类型,创建时间')
    expect((await csvText(company, 'home', columns, { lang: 'en' })).split('\n')[0]).toBe(
      '\uFEFFName,Store,Home type,Created',
    )
  })

  test('says what codes and references mean, in the asked language', async () => {
    const query = { columns: 'name,store_id,home_type', sort: 'home_id', home_type: '1,3' }
    expect((await csvRows(company, 'home', query)).slice(1)).toEqual([
      ['丁家院', '城西店', '分散式'],
      ["'-丙家院", '城西店', '混合式'],
    ])
    expect((await csvRows(company, 'home', query, { lang: 'en' }))[1]).toEqual(['丁家院', '城西店', 'Decentralized'])
  })

  test('no text of a record becomes a formula', async () => {
    expect((await csvRows(company, 'home', { columns: 'name,community,alias,store_id', home_type: '2' }))[1]).toEqual([
      "'=1+1",
      "'@SUM(A1)",
      "'＝1",
      "'=城东店",
    ])
    expect((await csvRows(company, 'home', { columns: 'community', home_type: '3' }))[1]).toEqual(["'+86"])
  })

  test('quotes what holds quotes, commas and line feeds', async () => {
    expect(await csvText(company, 'home', { columns: 'address,alias', home_type: '2' })).toBe(
      '\uFEFF详细地址,别名\n"含""引号"", 逗号\n和换行",\'＝1\n',
    )
  })

  test('decimals are exact, times are those of China', async () => {
    await company.store.script(`update rooms set created_at = '2026-05-19T16:30:59.999Z'`)
    expect(
      await csvRows(company, 'room', { columns: 'room_name,rent,created_at', sort: 'room_id', room_type: '1' }),
    ).toEqual([
      ['房间号', '挂牌月租 (元)', '创建时间'],
      ['101', '1200.50', '2026-05-20 00:30:59'],
      ['102', '123456789012345.67', '2026-05-20 00:30:59'],
    ])
  })

  test('announces how many rows come', async () => {
    const file = await download(company, 'home', { store_id: String(stores[0]!['id']) })
    expect(file).toMatchObject({
      rows: 2,
      exact: true,
      name: '房源_20260520_120000.csv',
      type: 'text/csv; charset=utf-8',
    })
    file.stream.destroy()
  })

  describe('is the list itself', () => {
    test.each([
      ['its filters', { home_type: '2' }],
      ['its search', { q: '家院' }],
      ['an order', { sort: 'name' }],
      ['an order backwards, empty ones last', { sort: '-community' }],
      ['an order with empty ones last', { sort: 'alias' }],
      ['an order by what is referred to', { sort: '-store_id' }],
      ['chosen records', { home_id: '1,3', sort: '-home_id' }],
      ['its own order', {}],
    ])('%s', async (_, query: Record<string, string>) => {
      const listed = (await company.list('home', query)).list.map(({ home_id }) => String(home_id))
      expect((await csvRows(company, 'home', { ...query, columns: 'home_id' })).slice(1).flat()).toEqual(listed)
      expect(listed.length).toBeGreaterThan(0)
    })
  })
})
