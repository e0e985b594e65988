/** Defaults that are worked out: the server gives them to whoever leaves the field out, and nothing foreign. */
import { beforeAll, expect, test } from 'vitest'
import type { Expr, Model } from '../../src/model/model.ts'
import { operations } from '../../src/server/operations/table.ts'
import { csvOf, foundByAccount, imported } from '../import/files.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, homeIn, model, NOW, type Row } from './company.ts'

const KEY = 'finance_base'
const USUAL: Readonly<Record<string, Readonly<Record<string, Expr>>>> = {
  room: { room_name: '$home_id.alias', rent: { coalesce: ['$home_id.note', '1500.00'] } },
  lease: { rent: '$room_id.rent' },
}
/** What a home is called besides needs a key of its own here. */
const changed: Model = {
  ...model,
  entities: Object.fromEntries(
    Object.entries(model.entities).map(([name, entity]) => [
      name,
      {
        ...entity,
        fields: entity.fields.map((field) => ({
          ...field,
          ...(USUAL[name]?.[field.name] !== undefined && { usual: USUAL[name][field.name]! }),
          ...(name === 'home' && field.name === 'alias' && { permission: KEY }),
        })),
      },
    ]),
  ),
}

describeStores('A default that is worked out', (open) => {
  let company: Company
  let home: Row

  beforeAll(async () => {
    company = await foundByAccount(open)
    home = await company.create('home', {
      ...homeIn(await company.create('store', { name: '城西店' }), '翠苑'),
      alias: '301',
    })
  }, 120_000)

  const make = async (one: Company, body: Record<string, unknown>, entity = 'room') => {
    const answer = await operations.create({ ...one.context, model: changed }, changed.entities[entity]!, { body })
    return JSON.parse(answer.kind === 'json' ? answer.text : '{}') as Row
  }
  const contract = {
    name: '装修',
    term: ['2026-05-01', '2026-12-31'],
    payment_type: 1,
    amount: '100.00',
  }

  test('is the day of the product, unless another is said', async () => {
    const made = await company.create('contract', { ...contract, number: 'a' })
    expect(made['signed_on']).toBe('2026-05-20')
    expect(NOW.toISOString()).toContain('2026-05-20')
    const other = await company.create('contract', { ...contract, number: 'b', signed_on: '2026-01-02' })
    expect(other['signed_on']).toBe('2026-01-02')
  })

  test('is nothing where nothing is said, and a field that must hold a value refuses that', async () => {
    const { error, fields } = await company.try('create', 'contract', {
      body: { ...contract, number: 'c', signed_on: null },
    })
    expect([error, fields]).toEqual(['invalid', ['signed_on']])
    expect((await make(company, { home_id: home['home_id'], room_name: '1', rent: null }))['rent']).toBeNull()
  })

  test('comes from the record that is referred to, or from what stands behind it', async () => {
    expect(await make(company, { home_id: home['home_id'] })).toMatchObject({ room_name: '301', rent: '1500.00' })
  })

  test('is judged as if it were sent', async () => {
    const long = await company.create('home', {
      ...homeIn((await company.list('store')).list[0]!, '远山居'),
      alias: '一'.repeat(30),
    })
    await expect(make(company, { home_id: long['home_id'] })).rejects.toMatchObject({
      key: 'invalid',
      data: { fields: [{ field: 'room_name' }] },
    })
  })

  test('tells nobody what they may not see', async () => {
    const blind = company.as(company.scope, KEY)
    await expect(make(blind, { home_id: home['home_id'] })).rejects.toMatchObject({
      key: 'invalid',
      data: { fields: [{ field: 'room_name' }] },
    })
    const listless = company.as(company.scope, changed.entities['home']!.access.list!)
    await expect(
      operations.create({ ...listless.context, model: changed }, changed.entities['room']!, {
        body: { home_id: home['home_id'] },
      }),
    ).rejects.toMatchObject({ key: expect.stringMatching(/invalid|forbidden/) as string })
  })

  test('comes with an import, too', async () => {
    const heads = ['合同编号', '合同名称', '签订日期', '合同期限', '结算方式', '合同金额']
    const state = await imported(
      company,
      'contract',
      csvOf([
        heads,
        ['d', '装修', '', '2026-05-01 ~ 2026-12-31', '月结', '100.00'],
        ['e', '装修', '2026-01-02', '2026-05-01 ~ 2026-12-31', '月结', '100.00'],
      ]),
    )
    expect(state.problems).toEqual([])
    const { list } = await company.list('contract', { sort: 'number', columns: 'number,signed_on' })
    expect(list.filter(({ number }) => number === 'd' || number === 'e').map(({ signed_on }) => signed_on)).toEqual([
      '2026-05-20',
      '2026-01-02',
    ])
  })
})
