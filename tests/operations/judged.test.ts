/** What hangs together within one record: the hours of a tariff, the devices of an installation. */
import { beforeAll, expect, test } from 'vitest'
import { missingRules } from '../../src/server/operations/product-rules.ts'
import { describeStores } from '../support/stores.ts'
import { apartment } from '../../src/apartment/product.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { Company, found, homeIn, model, NOW, type Row } from './company.ts'

const wrongOf = async (tried: ReturnType<Company['try']>) => {
  const { error, details } = await tried
  return error === null ? null : (details?.data?.fields ?? []).map(({ field, message }) => `${field}: ${message.zh}`)
}

/** What its schemas name is not written yet, or misspelt. */
class Unwritten extends Company {
  override get context(): Context {
    return { ...super.context, rules: { derivations: {}, judgements: {} } as unknown as Context['rules'] }
  }
}

describeStores('A record', (open) => {
  let company: Company
  let home: Row
  beforeAll(async () => {
    company = await found(open)
    home = await company.create('home', homeIn(await company.create('store', { name: '一店' }), '翠苑'))
  })

  let names = 0
  const rule = async () => Number((await company.create('fee_rule', { name: `规则${(names += 1)}` }))['id'])
  const price = async (body: object) =>
    company.try('create', 'fee_price', { body: { fee_rule_id: await rule(), from_day: '2026-06-01', ...body } })
  const prices = { sharp_price: '1.2', peak_price: '1', shoulder_price: '0.8', off_peak_price: '0.4' }
  const span = (begin_hour: number, end_hour: number, period = 'peak') => ({ begin_hour, end_hour, period })

  test('of a tariff by time gives every hour of the day one price, over midnight if need be', async () => {
    expect(await wrongOf(price({ type: 2, ...prices, segments: [span(22, 6, 'off_peak'), span(6, 22)] }))).toBeNull()
    expect(await wrongOf(price({ type: 2, ...prices, segments: [span(0, 8), span(9, 24)] }))).toEqual([
      'segments: 8:00–9:00没有划分时段',
    ])
    expect(await wrongOf(price({ type: 2, ...prices, segments: [span(0, 9), span(8, 24)] }))).toEqual([
      'segments: 8:00–9:00划分了多个时段',
    ])
    for (const segments of [undefined, null, []]) {
      expect(await wrongOf(price({ type: 2, ...prices, ...(segments !== undefined && { segments }) }))).toEqual([
        'segments: 0:00–24:00没有划分时段',
      ])
    }
  })

  test('of a tariff has one price or those of its periods, never none and never both', async () => {
    const only = (field: string, type: string) => `${field}: 仅电价类型为${type}时才有此项，请留空`
    expect(await wrongOf(price({ type: 1 }))).toEqual(['price: 不能为空'])
    expect(await wrongOf(price({ type: 1, price: '1', peak_price: '2' }))).toEqual([only('peak_price', '分时电价')])
    expect(await wrongOf(price({ type: 1, price: '1', segments: [span(0, 24)] }))).toEqual([
      only('segments', '分时电价'),
    ])
    expect(await wrongOf(price({ type: 2, price: '1', ...prices, segments: [span(0, 24)] }))).toEqual([
      only('price', '单一电价'),
    ])
    // An empty list is none.
    expect(await wrongOf(price({ type: 1, price: '5', segments: [] }))).toBeNull()
    for (const wrong of ['0', '5.0001', '1.00001', '-1'])
      expect(await wrongOf(price({ type: 1, price: wrong }))).toMatchObject([expect.stringMatching(/^price: /)])
  })

  test('is judged as a whole when a part of it is changed', async () => {
    const made = await company.create('fee_price', {
      fee_rule_id: await rule(),
      from_day: '2026-06-01',
      type: 2,
      ...prices,
      segments: [span(0, 24)],
    })
    const change = (body: object) =>
      company.try('update', 'fee_price', { id: String(made['id']), body: { version: 1, ...body } })
    expect(await wrongOf(change({ segments: [span(1, 24)] }))).toEqual(['segments: 0:00–1:00没有划分时段'])
    expect(await wrongOf(change({ type: 1 }))).toEqual(['price: 不能为空'])
    expect(await wrongOf(change({ peak_price: '0.9' }))).toBeNull()
  })

  test('of prices begins today or later, but for a rule’s first, and stays as it was once it has begun', async () => {
    const fee_rule_id = await rule()
    const from = (from_day: string, price: string) =>
      company.try('create', 'fee_price', { body: { fee_rule_id, from_day, type: 1, price } })
    // Today is 2026-05-20.
    expect(await wrongOf(from('2026-01-01', '0.5'))).toBeNull()
    expect(await wrongOf(from('2026-05-19', '0.6'))).toEqual(['from_day: 过去的日子已经计费，生效日期不能早于今天'])
    expect(await wrongOf(from('2026-05-20', '0.6'))).toBeNull()
    expect(await wrongOf(from('2026-06-01', '0.7'))).toBeNull()
    expect((await from('2026-06-01', '0.8')).error).toBe('duplicate')
    const shown = await company.do('info', 'fee_rule', { id: String(fee_rule_id) })
    expect(shown).toMatchObject({ type: 1, price: '0.6000', current_from: '2026-05-20', prices_count: 3 })
    const { rows } = await company.store.query({
      text: 'select id from fee_prices where fee_rule_id = $1 order by from_day',
      values: [fee_rule_id],
    })
    const [begun, today, ahead] = rows.map(({ id }) => String(id))
    const change = (id: string | undefined, body: object) =>
      company.try('update', 'fee_price', { id: id!, body: { version: 1, ...body } })
    expect((await change(begun, { price: '0.55' })).error).toBe('not_changeable')
    expect((await company.try('remove', 'fee_price', { id: begun! })).error).toBe('not_changeable')
    expect((await change(today, { price: '0.65' })).error).toBeNull()
    expect(await wrongOf(change(ahead, { from_day: '2026-05-19' }))).toEqual([
      'from_day: 过去的日子已经计费，生效日期不能早于今天',
    ])
    expect((await company.try('remove', 'fee_price', { id: ahead! })).error).toBeNull()
  })

  test('that is taken and may be wrong says so in the answer, of what was sent and in the language of who sent it', async () => {
    const doubt = { field: 'id_card', message: '出生日期或校验位有误，请与证件核对' }
    const person = { name: '张三', phone: '13800000077', home_id: home['home_id'] }
    const made = await company.create('tenant', { ...person, id_card: '110101199002300019' })
    expect(made['_doubts']).toEqual([doubt])
    const change = async (version: number, body: object) =>
      (await company.do('update', 'tenant', { id: String(made['tenant_id']), body: { version, ...body } }))['_doubts']
    expect(await change(1, { note: '不变' })).toBeUndefined()
    expect(await change(2, { id_card: '110101199003074515' })).toEqual([doubt])
    expect(await change(3, { id_card: '11010519491231002X' })).toBeUndefined()
  })

  test('of an installation lists its devices, of another ticket it need not', async () => {
    const appointment_date = new Date(NOW.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const ticket = (body: object) =>
      company.try('create', 'ticket', {
        body: {
          home_id: home['home_id'],
          service_target: 1,
          contact_name: '王芳',
          contact_phone: '13800001234',
          appointment_date,
          ...body,
        },
      })
    const missing = ['product_device_list: 不能为空']
    expect(await wrongOf(ticket({ service_type: 1 }))).toEqual(missing)
    expect(await wrongOf(ticket({ service_type: 1, product_device_list: null }))).toEqual(missing)
    expect(await wrongOf(ticket({ service_type: 1, product_device_list: [] }))).toEqual(missing)
    expect(
      await wrongOf(ticket({ service_type: 1, product_device_list: [{ device_product: 'D3', estimate_quantity: 2 }] })),
    ).toBeNull()
    expect(await wrongOf(ticket({ service_type: 2, fault: '没电', product_device_list: [] }))).toBeNull()
  })

  test('whose functions nobody has written yet is left as it is, and none is made', async () => {
    const unwritten = new Unwritten(company.store)
    const person = { name: '沈月', phone: '13800000001', person_type: 1, home_id: home['home_id'] }
    const { id, version, revision } = await company.create('access_person', {
      ...person,
      valid_begin: '2026-05-20T00:00:00Z',
      valid_end: '2026-05-30T00:00:00Z',
    })
    expect(revision).toEqual(expect.any(String))
    const changed = { id: String(id), body: { name: '沈一月', version } }
    expect((await unwritten.try('update', 'access_person', changed)).error).toBe('unavailable')
    expect(await company.do('info', 'access_person', { id: String(id) })).toMatchObject({ version, revision })
    const judged = { fee_rule_id: await rule(), from_day: '2026-06-01', type: 1, price: '1' }
    expect((await unwritten.try('create', 'fee_price', { body: judged })).error).toBe('unavailable')
    expect((await company.try('create', 'fee_price', { body: judged })).error).toBeNull()
  })
})

test('Functions that nobody has written are named when a server starts', () => {
  const { derivations, judgements } = apartment
  expect(missingRules(model, apartment)).toEqual([])
  expect(missingRules(model, { derivations: {} as typeof derivations, judgements })).toContain(
    'device_type_of_sn (device.device_type)',
  )
  expect(missingRules(model, { derivations, judgements: {} as typeof judgements })).toEqual(['day_covered (fee_price)'])
})
