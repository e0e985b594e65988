import { beforeAll, expect, test } from 'vitest'
import { type Company, found, homeIn, type Row } from '../operations/company.ts'
import { describeStores } from '../support/stores.ts'
import { csvText, download } from './exported.ts'

describeStores('an export says in words', (open) => {
  let company: Company
  let ticket: Row
  let stores: Row[]

  beforeAll(async () => {
    company = await found(open)
    stores = [await company.create('store', { name: '城西店' }), await company.create('store', { name: '=城东店' })]
    const home = await company.create('home', homeIn(stores[0]!, '丁家院'))
    ticket = await company.create('ticket', {
      service_type: 1,
      home_id: home['home_id'],
      service_target: 1,
      contact_name: '欧阳锋',
      contact_phone: '13800003333',
      appointment_date: '2026-06-01',
      product_device_list: [
        { device_product: 'M1 门锁', estimate_quantity: 2 },
        { device_product: '=电表', estimate_quantity: 1 },
      ],
      tags: [1, 2],
      pictures: [
        { name: '门口.jpg', url: '/files/1.jpg', size: 1, type: 'image/jpeg' },
        { name: '@电表.jpg', url: '/files/2.jpg', size: 1, type: 'image/jpeg' },
      ],
      needs_contract: true,
    })
    await company.store
      .script(`insert into roles (client_id, id, name, permissions, built_in) values (1, 100, '管理员', '{}', true);
      insert into staff (client_id, staff_id, name, account, phone, password, role_id) values (1, 1, '员工', 'one', '13800000000', '$argon2id$x', 100)`)
  }, 120_000)

  const cell = async (entity: string, column: string, query: Record<string, string> = {}) =>
    (await csvText(company, entity, { columns: column, ...query })).slice(1).split('\n').slice(1).join('\n').trimEnd()

  test('yes and no', async () => {
    expect(await cell('ticket', 'needs_contract')).toBe('是')
  })

  test('several codes', async () => {
    expect(await cell('ticket', 'tags')).toMatch(/^[^\d、]+、[^\d、]+$/)
  })

  test('a short table', async () => {
    expect(await cell('ticket', 'product_device_list')).toBe(
      '"设备型号: M1 门锁; 预计数量: 2\n设备型号: =电表; 预计数量: 1"',
    )
  })

  test('files by their names', async () => {
    expect(await cell('ticket', 'pictures')).toBe('"门口.jpg\n@电表.jpg"')
  })

  test('a state as its flow calls it', async () => {
    const label = async (service_type: number) => {
      await company.store.query({
        text: 'update tickets set service_type = $1, state = $2',
        values: [service_type, ticket['state']],
      })
      const {
        list: [row],
      } = await company.list('ticket')
      return { row, text: await cell('ticket', 'state') }
    }
    const texts = [(await label(1)).text, (await label(3)).text]
    expect(texts.every((text) => /^\p{Script=Han}+$/u.test(text))).toBe(true)
  })

  test('several records that are referred to', async () => {
    for (const store of stores)
      await company.store.query({
        text: 'insert into staff_store_ids (client_id, owner_id, item_id) values (1, 1, $1)',
        values: [store['id']],
      })
    expect(await cell('staff', 'store_ids')).toBe('城西店、=城东店')
  })

  test('a text that looks like a formula', async () => {
    await company.store.query({ text: `update tickets set note = '=1+1'`, values: [] })
    expect(await cell('ticket', 'note')).toBe("'=1+1")
  })

  test('formatted text, without its markup', async () => {
    await company.create('article', {
      title: '手册',
      kind: 'handbook',
      content: '<h2>开门</h2><p>按&lt;电源&gt;键 &amp; <b>等待</b></p>',
    })
    expect(await cell('article', 'content')).toBe('"开门\n按<电源>键 & 等待"')
  })

  test('every column of every kind, in both formats and both languages', async () => {
    for (const format of ['csv', 'xlsx']) {
      for (const lang of ['zh', 'en'] as const) {
        const file = await download(company, 'ticket', { format }, { lang })
        expect(file.rows).toBe(1)
        let bytes = 0
        for await (const chunk of file.stream) bytes += (chunk as Buffer).length
        expect(bytes).toBeGreaterThan(300)
      }
    }
  })
})
