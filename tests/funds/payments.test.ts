/** What operators pay the provider: from their account, or by an order at the gateway that tells its end by itself. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCheck } from '../../src/apartment/jobs/payment-check.ts'
import { BillState, PaymentState, PaymentWay, WebhookState } from '../../src/generated/enums.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { apartment } from '../../src/apartment/product.ts'
import { loggedIn, projectModel } from '../http/support/server.ts'
import { dueSince, job, runnerOf } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { newNumber, post } from '../webhooks/support.ts'
import { payingServer } from './support.ts'

type Paying = Awaited<ReturnType<typeof payingServer>>

const model = await projectModel()
const { alipay, balance, transfer } = PaymentWay
const { pending, arrived, failed, cancelled, to_settle } = PaymentState

test('an address without a key, or a key without an address, is a mistake of the settings', () => {
  for (const [PAYMENT_URL, PAYMENT_KEY] of [
    ['https://pay.example.com', ''],
    ['', 'secret'],
  ])
    expect(readSettings({ PAYMENT_URL, PAYMENT_KEY }, apartment)).toMatchObject({
      mistakes: ['PAYMENT_URL and PAYMENT_KEY go together: one of them is missing.'],
    })
})

describeOne('payments', (open, kind) => {
  let server: Paying['server']
  let admin: Paying['admin']
  let shop: Paying['shop']
  let query: Paying['query']
  let bill: Paying['bill']
  let figures: Paying['figures']
  let smsLeft: Paying['smsLeft']
  beforeAll(async () => {
    ;({ server, admin, shop, query, bill, figures, smsLeft } = await payingServer(open))
    await query(`insert into fund_accounts (client_id, id, name, balance, frozen) values (1, 1, '主账户', 300, 100)`)
  })
  afterAll(() => shop.server.close())
  beforeEach(async () => {
    shop.asked.length = 0
    Object.assign(shop.says, { answer: { pay_url: 'https://pay.example.com/o/1' }, of: {}, status: 200 })
    await query('update fund_accounts set balance = 300, frozen = 100')
    await query('update contracts set paid = 0.00')
    await query('update clients set enable_sms_recharge = true, sms_left = 10')
  })

  const pay = (id: number, body: object, headers?: Record<string, string>) =>
    admin.call('POST', `/v3/contract_bill/bills/${id}/pay`, body, headers && { headers })
  const buy = (body: object) => admin.call('POST', '/v3/sms/recharge', body)
  const payments = (id: number) =>
    query('select number, state, amount::text as amount from payments where bill_id = $1 order by id', id)
  const told = async (message: object) => {
    const number = newNumber()
    expect((await post(server.app, message, { webhook: 'payment_notice', number })).status).toBe(200)
    await server.app.inbox.rested()
    const [{ state, failure } = {}] = await query(
      'select state, failure from webhook_messages where number = $1',
      number,
    )
    return { state, failure: failure === null ? null : String(failure) }
  }
  const handled = { state: WebhookState.handled, failure: null }

  test('by an order: it has a page, waits, and is booked once when the gateway says that it was paid', async () => {
    const id = await bill()
    const { json } = await pay(id, { way: alipay, amount: '40.00' })
    expect(json).toMatchObject({ err_code: 0, data: { state: pending, pay_url: 'https://pay.example.com/o/1' } })
    const [{ number } = {}] = await payments(id)
    expect(shop.asked).toEqual([
      {
        path: '/pay/orders',
        key: number,
        by: 'Bearer secret',
        body: { number, amount: '40.00', subject: `账单ZD${id}`, way: alipay },
      },
    ])
    expect(await figures(id)).toEqual({ paid: '0.00', state: BillState.awaiting_payment, contract: '0.00' })
    expect(await query('select paid_at from payments where number = $1', number)).toEqual([{ paid_at: null }])
    const notice = { number, state: 'paid', amount: '40.00' }
    expect([await told(notice), await told(notice)]).toEqual([handled, handled])
    expect(await figures(id)).toEqual({ paid: '40.00', state: BillState.part_paid, contract: '40.00' })
    expect(await payments(id)).toEqual([{ number, state: arrived, amount: '40.00' }])
    expect(await query('select paid_at from payments where number = $1', number)).not.toEqual([{ paid_at: null }])
    await pay(id, { way: transfer, amount: '60.00' })
    const [, rest] = await payments(id)
    await told({ number: rest!['number'], state: 'paid', amount: '60.00' })
    expect(await figures(id)).toEqual({ paid: '100.00', state: BillState.paid, contract: '100.00' })
  })

  test('from the account: at once, and only what is not frozen', async () => {
    const id = await bill()
    const missing = await pay(id, { way: balance, amount: '10.00' })
    expect(missing.json.data['fields']).toMatchObject([{ field: 'fund_account_id' }])
    const { json } = await pay(id, { way: balance, amount: '100.00', fund_account_id: 1 })
    expect(json).toMatchObject({ err_code: 0, data: { state: arrived } })
    expect(await figures(id)).toEqual({ paid: '100.00', state: BillState.paid, contract: '100.00' })
    expect(await query('select balance::text as balance from fund_accounts where id = 1')).toEqual([
      { balance: '200.00' },
    ])
    expect(shop.asked).toEqual([])
    const other = await bill()
    await query('update fund_accounts set balance = 150')
    const refused = await pay(other, { way: balance, amount: '50.01', fund_account_id: 1 })
    expect([refused.status, refused.json.err_msg]).toEqual([409, '账户可用余额只有50.00元'])
    expect(await payments(other)).toEqual([])
  })

  test('never more than is unpaid, with what is on its way; not what awaits nothing', async () => {
    const id = await bill()
    await pay(id, { way: alipay, amount: '70.00' })
    const refused = await pay(id, { way: alipay, amount: '30.01' })
    expect([refused.status, refused.json.err_msg]).toEqual([409, '未付金额只有30.00元'])
    expect(refused.json.data['fields']).toMatchObject([{ field: 'amount' }])
    // Nobody was asked to open an order for it.
    expect(shop.asked).toHaveLength(1)
    for (const state of [BillState.awaiting_confirm, BillState.paid, BillState.void]) {
      shop.asked.length = 0
      expect((await pay(await bill(state), { way: alipay, amount: '1.00' })).status).toBe(409)
      expect(shop.asked).toEqual([])
    }
  })

  test('two at once do not pay twice', async () => {
    const id = await bill()
    const both = await Promise.all([1, 2].map(() => pay(id, { way: alipay, amount: '60.00' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payments(id)).toHaveLength(1)
  })

  test('the same key is answered with the same payment', async () => {
    const id = await bill()
    const again = { 'idempotency-key': `key-${id}` }
    const body = { way: alipay, amount: '10.00' }
    const [one, two] = [await pay(id, body, again), await pay(id, body, again)]
    expect(two.json.data).toEqual(one.json.data)
    expect(await payments(id)).toHaveLength(1)
    // Nor does a second order stand open at the gateway.
    expect(shop.asked).toHaveLength(1)
    const other = await pay(id, { ...body, amount: '11.00' }, again)
    expect([other.status, shop.asked.length]).toEqual([409, 1])
  })

  test('what the gateway closes or fails is told, and frees the bill; late money arrives all the same', async () => {
    const id = await bill()
    await pay(id, { way: alipay, amount: '100.00' })
    const [{ number } = {}] = await payments(id)
    expect(await told({ number, state: 'closed' })).toEqual(handled)
    expect(await payments(id)).toMatchObject([{ state: cancelled }])
    await pay(id, { way: alipay, amount: '100.00' })
    const [, { number: second } = {}] = await payments(id)
    await told({ number: second, state: 'failed' })
    expect((await payments(id)).map(({ state }) => state)).toEqual([cancelled, failed])
    await told({ number, state: 'paid', amount: '100.00' })
    await told({ number, state: 'closed' })
    expect((await payments(id)).map(({ state }) => state)).toEqual([arrived, failed])
    expect(await figures(id)).toMatchObject({ paid: '100.00', state: BillState.paid })
  })

  test('an unknown number is kept in the inbox, and books nothing', async () => {
    const id = await bill()
    await pay(id, { way: alipay, amount: '100.00' })
    const [{ number } = {}] = await payments(id)
    for (const [message, says] of [
      [{ number: 'FK-nobody', state: 'paid', amount: '1.00' }, '没有单号为FK-nobody的付款'],
      [{ number: 'nobody', state: 'paid', amount: '1.00' }, '没有单号为nobody的付款'],
      [{ number, state: 'paid' }, 'amount'],
    ] as const) {
      const { state, failure } = await told(message)
      expect([state, failure]).toEqual([WebhookState.refused, expect.stringContaining(says)])
    }
    expect(await payments(id)).toMatchObject([{ state: pending }])
    expect(await figures(id)).toMatchObject({ paid: '0.00' })
  })

  test.each([
    [{ pay_url: 'javascript:alert(1)' }, 200],
    [{ pay_url: 'http://pay.example.com' }, 200],
    [{}, 503],
  ])('a gateway that answers %j with %i is out of order, and nothing is recorded', async (answer, status) => {
    Object.assign(shop.says, { answer, status })
    const id = await bill()
    const { json } = await pay(id, { way: alipay, amount: '1.00' })
    expect(json.err_code).not.toBe(0)
    expect(await payments(id)).toEqual([])
  })

  test('text messages: the price is told first, and they are there once they are paid', async () => {
    const told_ = await buy({ count_bought: 1000, way: alipay, preview: true })
    expect(told_.json.data).toEqual({ amount: '80.00' })
    expect([shop.asked, await query('select id from sms_recharges')]).toEqual([[], []])
    const { json } = await buy({ count_bought: 1000, way: alipay })
    expect(json.data).toMatchObject({ amount: '80.00', state: pending, pay_url: 'https://pay.example.com/o/1' })
    expect(await smsLeft()).toBe(10)
    const number = shop.asked[0]!.body['number']
    await told({ number, state: 'paid', amount: '80.00' })
    await told({ number, state: 'paid', amount: '80.00' })
    expect(await smsLeft()).toBe(1010)
    const own = await buy({ count_bought: 100, way: balance, fund_account_id: 1 })
    expect(own.json.data).toMatchObject({ amount: '8.00', state: arrived })
    expect(await smsLeft()).toBe(1110)
    expect((await buy({ count_bought: 2401, way: balance, fund_account_id: 1, preview: true })).json.err_msg).toBe(
      '账户可用余额只有192.00元',
    )
  })

  test('whoever has no right, or no such service, buys and pays nothing', async () => {
    const id = await bill()
    const other = await loggedIn(server.app, 'no-finance')
    const asks = [
      other.call('POST', `/v3/contract_bill/bills/${id}/pay`, { way: alipay, amount: '1.00' }),
      other.call('POST', '/v3/sms/recharge', { count_bought: 1, way: alipay }),
    ]
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([403, 403])
    await query('update clients set enable_sms_recharge = false')
    expect((await buy({ count_bought: 1, way: alipay })).status).toBe(501)
    expect(shop.asked).toEqual([])
  })

  test('another company’s bills and accounts are not there', async () => {
    await query(
      `insert into contracts (client_id, id, number, name, signed_on, term_from, term_to, payment_type, amount)
        values (2, 2, 'HT2', '平台服务', '2026-01-01', '2026-01-01', '2026-12-31', 1, 1000) on conflict do nothing`,
    )
    await query(
      `insert into bills (client_id, id, number, contract_id, month, cost_type, payable, state)
        values (2, 900, 'ZD900', 2, '2026-10', 2, 100, 2) on conflict do nothing`,
    )
    await query(
      `insert into fund_accounts (client_id, id, name, balance) values (2, 2, '主账户', 300.00) on conflict do nothing`,
    )
    expect((await pay(900, { way: alipay, amount: '1.00' })).status).toBe(404)
    const id = await bill()
    for (const { json } of [
      await pay(id, { way: balance, amount: '1.00', fund_account_id: 2 }),
      await buy({ count_bought: 1, way: balance, fund_account_id: 2 }),
    ])
      expect(json.data['fields']).toMatchObject([{ field: 'fund_account_id' }])
    expect([shop.asked, await payments(id)]).toEqual([[], []])
    expect(await query('select balance::text as balance from fund_accounts where client_id = 2')).toEqual([
      { balance: '300.00' },
    ])
  })

  test.each(['-5.00', '0.00', '1e9', '99999999999999999999999999.00', 20, 'NaN'])(
    'a gateway that says that %j was paid is not believed, and keeps back no other',
    async (amount) => {
      const id = await bill()
      await query('delete from payments')
      await query('delete from sms_recharges')
      await pay(id, { way: alipay, amount: '20.00' })
      await pay(id, { way: alipay, amount: '30.00' })
      await query(`update payments set created_at = now() - interval '2 minutes'`)
      const [one, two] = (await payments(id)).toSorted((a, b) => (String(a['number']) < String(b['number']) ? -1 : 1))
      shop.says.of = { [String(one!['number'])]: { state: 'paid', amount } }
      shop.says.answer = { state: 'paid', amount: two!['amount'] }
      const jobs = { payment_check: { code: paymentCheck, each: 'company' as const } }
      const runner = runnerOf(server.store, model, jobs, server.app.ports.all)
      await runner.look()
      await dueSince(server.store, 'payment_check', '1 second')
      await runner.go()
      expect(runner.warnings).toEqual([])
      const states = new Map((await payments(id)).map(({ number, state }) => [number, state]))
      expect([states.get(one!['number']), states.get(two!['number'])]).toEqual([pending, arrived])
      expect(await told({ number: one!['number'], state: 'paid', amount })).toMatchObject({
        state: WebhookState.refused,
      })
      expect(await figures(id)).toMatchObject({ paid: two!['amount'] })
    },
  )

  // The other store has one writer at a time.
  if (kind !== 'pglite')
    test('the job waits for who settles another payment of the contract, and holds nothing that they need', async () => {
      const id = await bill()
      await query('delete from payments')
      for (const amount of ['20.00', '30.00']) await pay(id, { way: alipay, amount })
      const other = await bill()
      await pay(other, { way: alipay, amount: '40.00' })
      await query(`update payments set created_at = now() - interval '2 minutes'`)
      const numbers = (await query('select number from payments order by number')).map(({ number }) => String(number))
      shop.says.of = Object.fromEntries(
        (await query('select number, amount::text as amount from payments')).map(({ number, amount }) => [
          String(number),
          { state: 'paid', amount },
        ]),
      )
      const jobs = { payment_check: { code: paymentCheck, each: 'company' as const } }
      const runner = runnerOf(server.store, model, jobs, server.app.ports.all)
      await runner.look()
      await dueSince(server.store, 'payment_check', '1 second')
      let locked = (): void => undefined
      const isLocked = new Promise<void>((resolve) => {
        locked = resolve
      })
      // Begun outside of the transaction, which it would be part of.
      const gone = isLocked.then(() => runner.go())
      await server.store.transaction(async (connection) => {
        const ask = (text: string, ...values: readonly unknown[]) => connection.query({ text, values: [...values] })
        await ask('select 1 from payments where number = $1 for no key update', numbers[1])
        locked()
        const waiting = async () => (await ask('select 1 from pg_locks where not granted')).rows.length
        await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0)
        await ask(`set local lock_timeout = '500ms'`)
        await ask('select 1 from contracts for no key update')
      })
      await gone
      expect(runner.warnings).toEqual([])
      expect(await query('select distinct state from payments')).toEqual([{ state: arrived }])
      expect((await figures(id))!['contract']).toBe('90.00')
    })

  test('the job asks for those that nobody has told of, leaves the young alone and closes the old', async () => {
    const id = await bill()
    for (const amount of ['10.00', '20.00', '30.00']) await pay(id, { way: alipay, amount })
    const [old, due, young] = await payments(id)
    const age = (number: unknown, ago: string) =>
      query(`update payments set created_at = now() - $2::interval where number = $1`, number, ago)
    await query('delete from payments where bill_id <> $1', id)
    await query('update sms_recharges set state = 2')
    await age(old!['number'], '8 days')
    await age(due!['number'], '2 minutes')
    shop.asked.length = 0
    const runner = runnerOf(
      server.store,
      model,
      { payment_check: { code: paymentCheck, each: 'company' } },
      server.app.ports.all,
    )
    await runner.look()
    const look = async (answer: object) => {
      shop.says.answer = answer
      await dueSince(server.store, 'payment_check', '1 second')
      await runner.go()
    }
    await look({ state: 'waiting' })
    const asked = new Set(shop.asked.map(({ path, body }) => `${path} ${body['number']}`))
    const finds = [old, due].map((one) => `/pay/orders/find ${String(one!['number'])}`)
    expect(asked).toEqual(new Set([...finds, `/pay/orders/close ${String(old!['number'])}`]))
    // A gateway that does not close it may still take money for it.
    expect((await payments(id)).map(({ state }) => state)).toEqual([pending, pending, pending])
    shop.says.onClose = { state: 'closed' }
    await look({ state: 'waiting' })
    expect((await payments(id)).map(({ state }) => state)).toEqual([cancelled, pending, pending])
    await age(young!['number'], '2 minutes')
    await look({ state: 'nonsense' })
    await look({ state: 'paid', amount: '20.00' })
    expect(await figures(id)).toMatchObject({ paid: '20.00', state: BillState.part_paid })
    expect((await payments(id)).map(({ state }) => state)).toEqual([cancelled, arrived, to_settle])
    expect(runner.warnings).toEqual([])
    expect((await job(server.store, 'payment_check'))[0]).toMatchObject({ client_id: 1 })
  })
})
