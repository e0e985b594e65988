/** Payments that do not end by themselves: people cancel them, confirm transfers, and settle what is amiss. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCheck } from '../../src/apartment/jobs/payment-check.ts'
import { apartment } from '../../src/apartment/product.ts'
import { BillState, PaymentConcern, PaymentState, PaymentWay } from '../../src/generated/enums.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, projectModel } from '../http/support/server.ts'
import { dueSince, runnerOf } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { newNumber, post } from '../webhooks/support.ts'
import { payingServer } from './support.ts'

type Paying = Awaited<ReturnType<typeof payingServer>>

const model = await projectModel()
const { alipay, transfer } = PaymentWay
const { pending, arrived, cancelled, to_settle, refused } = PaymentState

test('simulated, everything is paid by the time that anybody asks, but transfers are not', async () => {
  const { payment } = apartment.ports
  const { contract } = await payment.adapters['simulated']!.open(undefined as never, undefined as never)
  const find = (way: PaymentWay) => contract.find({ number: 'FK1', amount: '1.00', way })
  expect([await find(alipay), await find(transfer)]).toEqual([{ state: 'paid', amount: '1.00' }, { state: 'waiting' }])
  expect(await contract.close({ number: 'FK1' })).toEqual({ state: 'closed' })
})

describeOne('payments that people end', (open) => {
  let server: Paying['server']
  let admin: Paying['admin']
  let shop: Paying['shop']
  let query: Paying['query']
  let bill: Paying['bill']
  let figures: Paying['figures']
  let smsLeft: Paying['smsLeft']
  beforeAll(async () => {
    ;({ server, admin, shop, query, bill, figures, smsLeft } = await payingServer(open))
  })
  afterAll(() => shop.server.close())
  beforeEach(async () => {
    shop.asked.length = 0
    Object.assign(shop.says, { answer: {}, status: 200 })
    await query('delete from messages')
    await query('update contracts set paid = 0.00')
    await query('update clients set enable_sms_recharge = true, sms_left = 10')
  })

  const paid = async (bill_id: number, way: PaymentWay, amount: string) => {
    shop.says.answer = {}
    const { json } = await admin.call('POST', `/v3/contract_bill/bills/${bill_id}/pay`, { way, amount })
    const id = Number(json.data['payment_id'])
    return { id, number: String((await shown(id))['number']) }
  }
  const shown = async (id: number) => (await admin.call('GET', `/v3/payments/${id}`)).json.data
  const settle = (id: number, verb: string, body: object = {}, by = admin) =>
    by.call('POST', `/v3/contract_bill/payments/${id}/${verb}`, body)
  const told = async (message: object) => {
    expect((await post(server.app, message, { webhook: 'payment_notice', number: newNumber() })).status).toBe(200)
    await server.app.inbox.rested()
  }
  const titles = async () => {
    const { json } = await admin.call('GET', '/v3/messages')
    return json.data.list.map(({ title }) => String(title))
  }
  const bought = async (way: PaymentWay) => {
    shop.says.answer = {}
    const { json } = await admin.call('POST', '/v3/sms/recharge', { count_bought: 1000, way })
    return Number(json.data['sms_recharge_id'])
  }
  const recharge = async (id: number) => (await admin.call('GET', `/v3/sms_recharges/${id}`)).json.data
  const settleTexts = (id: number, verb: string, body: object = {}) =>
    admin.call('POST', `/v3/sms/recharges/${id}/${verb}`, body)

  test('a pending one is cancelled, at the gateway too, and the bill can be paid anew', async () => {
    const id = await bill()
    const one = await paid(id, alipay, '100.00')
    shop.says.answer = { state: 'closed' }
    expect((await settle(one.id, 'cancel')).json.err_code).toBe(0)
    expect(shop.asked.at(-1)).toMatchObject({ path: '/pay/orders/close', body: { number: one.number } })
    expect(await shown(one.id)).toMatchObject({ state: cancelled, arrived_amount: '0.00', concern: null })
    expect(await figures(id)).toEqual({ paid: '0.00', state: BillState.awaiting_payment, contract: '0.00' })
    expect((await paid(id, alipay, '100.00')).id).toBeGreaterThan(one.id)
    const again = await settle(one.id, 'cancel')
    expect([again.status, again.json.err_msg]).toEqual([409, '只有待到账的可以取消'])
    expect(shop.asked).toHaveLength(3)
  })

  test('one that has been paid at the gateway is not cancelled, and is booked once it is told', async () => {
    const id = await bill()
    const one = await paid(id, alipay, '60.00')
    shop.says.answer = { state: 'paid', amount: '60.00' }
    refuses(await settle(one.id, 'cancel'), 'order_paid')
    expect(await shown(one.id)).toMatchObject({ state: pending })
    await told({ number: one.number, state: 'paid', amount: '60.00' })
    expect(await shown(one.id)).toMatchObject({ state: arrived, arrived_amount: '60.00', concern: null })
    expect((await settle(one.id, 'cancel')).status).toBe(409)
    expect(await titles()).toEqual([])
  })

  test.each([
    [{ state: 'waiting' }, 200],
    [{ state: 'nonsense' }, 200],
    [{}, 503],
  ])('nothing is cancelled while the gateway answers %j with %i', async (answer, status) => {
    const one = await paid(await bill(), alipay, '1.00')
    Object.assign(shop.says, { answer, status })
    expect((await settle(one.id, 'cancel')).json.err_code).not.toBe(0)
    expect(await shown(one.id)).toMatchObject({ state: pending })
  })

  test('money that arrives after cancelling is booked once, told of and flagged until somebody has checked it', async () => {
    const id = await bill()
    const one = await paid(id, alipay, '100.00')
    shop.says.answer = { state: 'closed' }
    await settle(one.id, 'cancel')
    for (let i = 0; i < 2; i++) await told({ number: one.number, state: 'paid', amount: '100.00' })
    expect(await figures(id)).toEqual({ paid: '100.00', state: BillState.paid, contract: '100.00' })
    expect(await shown(one.id)).toMatchObject({
      state: arrived,
      concern: PaymentConcern.late,
      arrived_amount: '100.00',
    })
    expect(await titles()).toEqual([`取消或失败后到账：${one.number}`])
    expect((await settle(one.id, 'checked')).json.err_code).toBe(0)
    expect(await shown(one.id)).toMatchObject({ state: arrived, concern: null })
    expect((await settle(one.id, 'checked')).status).toBe(409)
  })

  test('another amount waits for a person, counts as on its way, and is booked as it is', async () => {
    const id = await bill()
    const one = await paid(id, alipay, '100.00')
    await told({ number: one.number, state: 'paid', amount: '33.33' })
    await told({ number: one.number, state: 'paid', amount: '100.00' })
    expect(await shown(one.id)).toMatchObject({
      ...{ state: to_settle, concern: PaymentConcern.other_amount, amount: '100.00', arrived_amount: '33.33' },
    })
    expect(await figures(id)).toEqual({ paid: '0.00', state: BillState.awaiting_payment, contract: '0.00' })
    expect(await titles()).toEqual([`金额不符：${one.number}`])
    refuses(
      await admin.call('POST', `/v3/contract_bill/bills/${id}/pay`, { way: alipay, amount: '66.68' }),
      'beyond_unpaid',
      'amount',
    )
    expect((await settle(one.id, 'accept')).json.err_code).toBe(0)
    expect(await figures(id)).toEqual({ paid: '33.33', state: BillState.part_paid, contract: '33.33' })
    expect(await shown(one.id)).toMatchObject({ state: arrived, concern: null, arrived_amount: '33.33' })
    const { json } = await admin.call('GET', `/v3/payments/totals?bill_id=${id}&state=${arrived}`)
    expect(json.data['totals']).toMatchObject({ arrived_amount: '33.33' })
    expect((await settle(one.id, 'accept')).status).toBe(409)
    const rest = await paid(id, alipay, '66.67')
    await told({ number: rest.number, state: 'paid', amount: '66.67' })
    expect(await figures(id)).toEqual({ paid: '100.00', state: BillState.paid, contract: '100.00' })
  })

  test('or is refused with a reason, and frees the bill; more than is unpaid can only be refused', async () => {
    const id = await bill()
    const one = await paid(id, alipay, '100.00')
    await told({ number: one.number, state: 'paid', amount: '100.01' })
    refuses(await settle(one.id, 'accept'), 'beyond_unpaid', 'id')
    expect(await shown(one.id)).toMatchObject({ state: to_settle })
    refuses(await settle(one.id, 'refuse'), 'invalid', 'reason')
    expect((await settle(one.id, 'refuse', { reason: '多付0.01元' })).json.err_code).toBe(0)
    expect(await shown(one.id)).toMatchObject({ state: refused, concern: null, reason: '多付0.01元' })
    await told({ number: one.number, state: 'paid', amount: '100.00' })
    expect(await shown(one.id)).toMatchObject({ state: refused })
    expect(await figures(id)).toEqual({ paid: '0.00', state: BillState.awaiting_payment, contract: '0.00' })
    await paid(id, alipay, '100.00')
  })

  test('late money for which nothing is unpaid any more waits for a person, too', async () => {
    const id = await bill()
    const one = await paid(id, alipay, '100.00')
    shop.says.answer = { state: 'closed' }
    await settle(one.id, 'cancel')
    const other = await paid(id, alipay, '100.00')
    await told({ number: other.number, state: 'paid', amount: '100.00' })
    await told({ number: one.number, state: 'paid', amount: '100.00' })
    expect(await shown(one.id)).toMatchObject({
      ...{ state: to_settle, concern: PaymentConcern.beyond_owed, arrived_amount: '100.00' },
    })
    expect(await figures(id)).toEqual({ paid: '100.00', state: BillState.paid, contract: '100.00' })
    const closed = await bill()
    const late = await paid(closed, alipay, '100.00')
    await query('update bills set state = 5 where id = $1', closed)
    await told({ number: late.number, state: 'paid', amount: '100.00' })
    expect(await shown(late.id)).toMatchObject({ state: to_settle, concern: PaymentConcern.beyond_owed })
    expect(await figures(closed)).toMatchObject({ paid: '0.00', state: BillState.void })
    refuses(await settle(late.id, 'accept'), 'beyond_unpaid', 'id')
  })

  test('a transfer is confirmed by a person, with what has arrived, and with nothing beyond what is unpaid', async () => {
    const id = await bill()
    const one = await paid(id, transfer, '100.00')
    refuses(await settle(one.id, 'confirm', { amount: '100.01' }), 'beyond_unpaid', 'amount')
    refuses(await settle(one.id, 'confirm', { amount: '0.00' }), 'invalid', 'amount')
    const asked = { amount: '40.05', payer: '栖屿公寓', note: '分两次转' }
    expect((await settle(one.id, 'confirm', asked)).json.err_code).toBe(0)
    expect(await figures(id)).toEqual({ paid: '40.05', state: BillState.part_paid, contract: '40.05' })
    expect(await shown(one.id)).toMatchObject({
      ...{ state: arrived, amount: '100.00', arrived_amount: '40.05', payer: '栖屿公寓', note: '分两次转' },
      paid_at: expect.any(String),
    })
    expect((await settle(one.id, 'confirm', { amount: '1.00' })).status).toBe(409)
    const other = await paid(id, alipay, '1.00')
    expect((await settle(other.id, 'confirm', { amount: '1.00' })).json.err_msg).toBe('只有待到账的对公转账需要确认')
  })

  test('the job gives up no transfer, however old, and takes another amount to a person', async () => {
    const id = await bill()
    const one = await paid(id, transfer, '10.00')
    const other = await paid(id, alipay, '20.00')
    await query('delete from payments where bill_id <> $1', id)
    await query(`update payments set created_at = now() - interval '9 days' where id = $1`, one.id)
    await query(`update payments set created_at = now() - interval '2 minutes' where id = $1`, other.id)
    const jobs = { payment_check: { code: paymentCheck, each: 'company' as const } }
    const runner = runnerOf(server.store, model, jobs, server.app.ports.all)
    const look = async (answer: object) => {
      shop.says.answer = answer
      await dueSince(server.store, 'payment_check', '1 second')
      await runner.go()
    }
    await runner.look()
    await look({ state: 'waiting' })
    expect([(await shown(one.id))['state'], (await shown(other.id))['state']]).toEqual([pending, pending])
    await query(`update payments set created_at = now() where id = $1`, one.id)
    await look({ state: 'paid', amount: '20.01' })
    expect(await shown(other.id)).toMatchObject({ state: to_settle, arrived_amount: '20.01' })
    expect(runner.warnings).toEqual([])
  })

  test('text messages are settled alike: of another amount they are counted in proportion', async () => {
    const [one, other, third] = [await bought(transfer), await bought(alipay), await bought(alipay)]
    refuses(await settleTexts(one, 'confirm', { amount: '0.07' }), 'buys_no_text', 'amount')
    expect((await settleTexts(one, 'confirm', { amount: '40.07' })).json.err_code).toBe(0)
    expect(await recharge(one)).toMatchObject({ state: arrived, count_bought: 500, arrived_amount: '40.07' })
    expect(await smsLeft()).toBe(510)
    await told({ number: (await recharge(other))['number'], state: 'paid', amount: '100.00' })
    expect([await smsLeft(), (await recharge(other))['state']]).toEqual([510, to_settle])
    expect((await settleTexts(other, 'accept')).json.err_code).toBe(0)
    expect(await recharge(other)).toMatchObject({ state: arrived, count_bought: 1250, arrived_amount: '100.00' })
    expect(await smsLeft()).toBe(1760)
    shop.says.answer = { state: 'closed' }
    await settleTexts(third, 'cancel')
    const { number } = await recharge(third)
    await told({ number, state: 'paid', amount: '80.00' })
    expect(await recharge(third)).toMatchObject({ state: arrived, concern: PaymentConcern.late })
    expect(await smsLeft()).toBe(2760)
    await settleTexts(third, 'checked')
    expect((await recharge(third))['concern']).toBeNull()
    const fourth = await bought(alipay)
    await told({ number: (await recharge(fourth))['number'], state: 'paid', amount: '1.00' })
    await settleTexts(fourth, 'refuse', { reason: '金额太小' })
    expect(await recharge(fourth)).toMatchObject({ state: refused, reason: '金额太小' })
    expect(await smsLeft()).toBe(2760)
  })

  test('whoever has no right, or is of another company, ends nothing', async () => {
    const one = await paid(await bill(), transfer, '10.00')
    const other = await loggedIn(server.app, 'no-finance')
    const second = await loggedIn(server.app, 'admin@2')
    const bodies = { cancel: {}, confirm: { amount: '10.00' }, accept: {}, refuse: { reason: 'x' }, checked: {} }
    shop.asked.length = 0
    for (const [verb, body] of Object.entries(bodies)) {
      expect((await settle(one.id, verb, body, other)).status).toBe(403)
      expect((await settle(one.id, verb, body, second)).status).toBe(404)
    }
    expect(await shown(one.id)).toMatchObject({ state: pending })
    expect(shop.asked).toEqual([])
  })

  test('two who settle the same at once book it once', async () => {
    const id = await bill()
    const one = await paid(id, transfer, '50.00')
    const both = await Promise.all([1, 2].map(() => settle(one.id, 'confirm', { amount: '50.00' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await figures(id)).toEqual({ paid: '50.00', state: BillState.part_paid, contract: '50.00' })
  })
})
