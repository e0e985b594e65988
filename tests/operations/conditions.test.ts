/** What a record has not, by its own values: refused, emptied, and required where it has it. */
import { beforeAll, expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import type { Expr } from '../../src/model/model.ts'
import { operations } from '../../src/server/operations/table.ts'
import { found, homeIn, model, NOW, type Company, type Row } from './company.ts'

const wrongOf = async (tried: ReturnType<Company['try']>) => {
  const { error, details } = await tried
  return error === null ? null : (details?.data?.fields ?? []).map(({ field, message }) => `${field}: ${message.zh}`)
}

describeStores('What a record has not', (open) => {
  let company: Company
  let home: Row
  let ticket: Record<string, unknown>
  beforeAll(async () => {
    company = await found(open)
    home = await company.create('home', homeIn(await company.create('store', { name: '一店' }), '翠苑'))
    ticket = {
      home_id: home['home_id'],
      service_target: 1,
      contact_name: '王芳',
      contact_phone: '13800001234',
      appointment_date: new Date(NOW.getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
    }
  })

  const devices = [{ device_product: 'D3', estimate_quantity: 2 }]
  test.each([
    [
      'a lock with a warning',
      'device',
      { sn: 'lk24030100000000c001', low_warning: 5 },
      ['low_warning: 仅设备类型为电表，且付费模式为空，或付费模式不为后付费时才有此项，请留空'],
    ],
    ['a lock with no warning', 'device', { sn: 'lk24030100000000c002', low_warning: null, lock_body_type: -1 }, null],
    [
      'a gateway with a lock body',
      'device',
      { sn: 'cn240301000000000001', lock_body_type: -1 },
      ['lock_body_type: 仅设备类型为门锁时才有此项，请留空'],
    ],
    ['a meter with its warning', 'device', { sn: '410000000001', pay_mode: 1, low_warning: 5 }, null],
    [
      'a postpaid meter with a warning',
      'device',
      { sn: '410000000003', pay_mode: 2, low_warning: 5 },
      ['low_warning: 仅设备类型为电表，且付费模式为空，或付费模式不为后付费时才有此项，请留空'],
    ],
    [
      'an installation with a teardown reason',
      'ticket',
      { service_type: 1, product_device_list: devices, teardown_reason: 1 },
      ['teardown_reason: 仅工单类型为拆除时才有此项，请留空'],
    ],
    ['an installation without devices', 'ticket', { service_type: 1 }, ['product_device_list: 不能为空']],
    [
      'an installation with no devices',
      'ticket',
      { service_type: 1, product_device_list: [] },
      ['product_device_list: 不能为空'],
    ],
    ['a repair without a fault', 'ticket', { service_type: 2 }, ['fault: 不能为空']],
    [
      'a repair with an empty list of devices',
      'ticket',
      { service_type: 2, fault: '没电', product_device_list: [] },
      null,
    ],
    ['a teardown', 'ticket', { service_type: 3, teardown_reason: 1 }, null],
  ] as const)('is neither taken nor missed: %s', async (_, entity, body, wrong) => {
    expect(
      await wrongOf(
        entity === 'ticket'
          ? company.try('create', entity, { body: { ...ticket, ...body } })
          : company.tryMake(entity, body),
      ),
    ).toEqual(wrong)
  })

  test('is told in one round with what else is wrong', async () => {
    expect(
      await wrongOf(company.try('create', 'ticket', { body: { ...ticket, service_type: 2, contact_phone: '1' } })),
    ).toEqual([expect.stringMatching(/^contact_phone: /), 'fault: 不能为空'])
  })

  test('holds no default, and what begins to apply takes its own', async () => {
    const lock = await company.make('device', { sn: 'lk24030100000000c010' })
    expect(lock).toMatchObject({ low_told: null, electric_read: null, remaining: null, nb_active: false })
    const meter = await company.make('device', { sn: '410000000010', pay_mode: 2 })
    expect(meter).toMatchObject({
      low_warning: null,
      electric_read: '0.00',
      remaining: null,
      nb_active: null,
      activated: false,
    })
    const prepaid = await company.do('update', 'device', {
      id: String(meter['device_id']),
      body: { version: 1, pay_mode: 1 },
    })
    expect(prepaid).toMatchObject({ remaining: '0.00' })
  })

  test('is emptied by the change of what decides, and the log tells of it', async () => {
    const rule = await company.create('fee_rule', { name: '单一' })
    const tariff = await company.create('fee_price', {
      fee_rule_id: rule['id'],
      from_day: '2026-06-01',
      type: 1,
      price: '0.6',
    })
    const prices = { sharp_price: '1.2', peak_price: '1', shoulder_price: '0.8', off_peak_price: '0.4' }
    const segments = [{ begin_hour: 0, end_hour: 24, period: 'peak' }]
    const change = (body: object) => company.try('update', 'fee_price', { id: String(tariff['id']), body })
    expect(await wrongOf(change({ version: 1, type: 2, segments, ...prices, price: '1' }))).toEqual([
      'price: 仅电价类型为单一电价时才有此项，请留空',
    ])
    expect(await wrongOf(change({ version: 1, type: 2, segments }))).toEqual(
      Object.keys(prices).map((name) => `${name}: 不能为空`),
    )
    expect(
      await company.do('update', 'fee_price', {
        id: String(tariff['id']),
        body: { version: 1, type: 2, segments, ...prices },
      }),
    ).toMatchObject({
      price: null,
      ...{ sharp_price: '1.2000' },
    })
    const { rows } = await company.store.query({
      text: `select changes from operation_logs where resource = 'fee_price' and action = 'update' and record_id = $1`,
      values: [tariff['id']],
    })
    expect(rows[0]?.['changes']).toContainEqual(
      expect.objectContaining({ field: 'price', before: '0.6000', after: null }),
    )
  })

  test('stops in a set only the record that has it not', async () => {
    const [lock, meter] = [
      await company.make('device', { sn: 'lk24030100000000c020' }),
      await company.make('device', { sn: '410000000020' }),
    ]
    const { data } = await company.try('batch', 'device', {
      body: { action: 'update', ids: [lock['device_id'], meter['device_id']], each: true, data: { low_warning: 5 } },
    })
    expect(data).toMatchObject({
      results: [
        { ok: false, err_msg: '仅设备类型为电表，且付费模式为空，或付费模式不为后付费时才有此项，请留空' },
        { ok: true },
      ],
    })
  })

  test('is judged in a step by the state that the record comes to', async () => {
    const ofState = (state: number) => ({ when: { eq: ['$state', state] } as Expr, nullable: true })
    const own: Readonly<Record<string, object>> = {
      solution: ofState(4),
      fee: ofState(4),
      sign_in_position: ofState(8),
    }
    const entity = model.entities['ticket']!
    const changed = {
      ...model,
      entities: {
        ...model.entities,
        ticket: { ...entity, fields: entity.fields.map((field) => ({ ...field, ...own[field.name] })) },
      },
    }
    const { ticket_id: id } = await company.create('ticket', { ...ticket, service_type: 2, fault: '没电' })
    const set = (state: number) =>
      company.store.query({
        text: `update tickets set state = $2, sign_in_position = case when $2 = 8 then '大厅' end where ticket_id = $1`,
        values: [id, state],
      })
    const step = async (name: string, body: object) => {
      const { rows } = await company.store.query({
        text: 'select version from tickets where ticket_id = $1',
        values: [id],
      })
      const input = { id: String(id), transition: name, body: { ...body, version: rows[0]!['version'] } }
      return operations.transition({ ...company.context, model: changed }, changed.entities.ticket, input)
    }
    await set(8)
    await expect(step('submit', { fee: '12.00' })).rejects.toMatchObject({
      key: 'invalid',
      data: { fields: [{ field: 'solution', message: { zh: '不能为空' } }] },
    })
    await step('submit', { solution: '换电池', fee: '12.00' })
    const { rows } = await company.store.query({
      text: 'select state, solution, fee::text, sign_in_position from tickets where ticket_id = $1',
      values: [id],
    })
    // Where it was signed in is of the state that it left.
    expect(rows).toEqual([{ state: 4, solution: '换电池', fee: '12.00', sign_in_position: null }])
  })
})
