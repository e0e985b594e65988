/** What is invoiced of bills: what has been paid, once; what is rejected, cancelled or void can be invoiced again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { InvoiceState } from '../../src/generated/enums.ts'
import { describeOne } from '../support/stores.ts'
import { payingServer } from './support.ts'

type Paying = Awaited<ReturnType<typeof payingServer>>

const TITLE = { type: 1, title: '栖屿公寓', tax_number: '91330106MA2CYDXG0R' }

describeOne('invoices', (open) => {
  let shop: Paying['shop']
  let admin: Paying['admin']
  let query: Paying['query']
  let bill: Paying['bill']
  beforeAll(async () => {
    ;({ shop, admin, query, bill } = await payingServer(open))
  })
  afterAll(() => shop.server.close())

  const paidBill = async (paid: number): Promise<number> => {
    const id = await bill()
    await query('update bills set paid = $2 where id = $1', id, paid)
    return id
  }
  const apply = (bill_id: number, amount: string, more: object = {}) =>
    admin.call('POST', '/v3/contract_bill/invoices', { bill_id, ...TITLE, amount, ...more })
  const applied = async (...asked: Parameters<typeof apply>): Promise<number> => {
    const { json } = await apply(...asked)
    expect(json.err_msg).toBe('')
    return Number(json.data['invoice_id'])
  }
  const step = async (id: number, name: string, more: object = {}) => {
    const { version } = (await admin.call('GET', `/v3/invoices/${id}`)).json.data
    const { json } = await admin.call('POST', `/v3/invoices/${id}/${name}`, { version, ...more })
    expect(json.err_msg).toBe('')
  }
  const invoiced = async (...ids: readonly number[]) =>
    (await query('select invoiced::text as invoiced from bills where id = any($1) order by id', ids)).map(
      (row) => row['invoiced'],
    )
  const shown = async (id: number) => (await admin.call('GET', `/v3/invoices/${id}`)).json.data
  const beyond = (left: string) => ({
    err_code: 4293,
    data: { fields: [{ field: 'amount', message: `可开票金额只有${left}元` }] },
  })

  test('take what has been paid, and no more: the surplus is refused beside its field', async () => {
    const id = await paidBill(60)
    expect((await apply(id, '60.01')).json).toMatchObject(beyond('60.00'))
    const first = await applied(id, '45.00')
    expect(await shown(first)).toMatchObject({
      number: expect.stringMatching(/^FP\d{8}[0-9A-F]{12}$/),
      state: InvoiceState.awaiting_confirm,
      parts: [{ bill_id: id, amount: '45.00' }],
    })
    expect((await apply(id, '15.01')).json).toMatchObject(beyond('15.00'))
    await applied(id, '15.00')
    expect(await invoiced(id)).toEqual(['60.00'])
    // There is nothing left: the button says so, and so does the server.
    expect((await apply(id, '0.01')).status).toBe(409)
  })

  test('of two at once, one takes what is left', async () => {
    const id = await paidBill(60)
    const answers = await Promise.all([apply(id, '60.00'), apply(id, '60.00')])
    expect(answers.filter(({ json }) => json.err_code === 0)).toHaveLength(1)
    expect(await invoiced(id)).toEqual(['60.00'])
  })

  test('go over several bills in order, and give back what each had given', async () => {
    const [one, other] = [await paidBill(60), await paidBill(100)]
    const both = await applied(one, '90.00', { more_bill_ids: [other] })
    expect(await invoiced(one, other)).toEqual(['60.00', '30.00'])
    await step(both, 'reject', { reason: '抬头不一致' })
    expect(await invoiced(one, other)).toEqual(['0.00', '0.00'])
    expect((await apply(one, '160.01', { more_bill_ids: [other] })).json).toMatchObject(beyond('160.00'))
  })

  test('leave each bill what it gave when the amount changes, in whichever order the bills were named', async () => {
    const [one, other, third] = [await paidBill(60), await paidBill(100), await paidBill(10)]
    const both = await applied(other, '110.00', { more_bill_ids: [one] })
    expect(await invoiced(one, other)).toEqual(['10.00', '100.00'])
    const change = async (values: object) => {
      const { version } = await shown(both)
      return (await admin.call('PUT', `/v3/invoices/${both}`, { version, ...values })).json
    }
    expect((await change({ amount: '105.00' })).err_msg).toBe('')
    expect(await invoiced(one, other)).toEqual(['5.00', '100.00'])
    // Nobody is left on an invoice to which they give nothing.
    const { number } = (await admin.call('GET', `/v3/bills/${one}`)).json.data
    expect(await change({ amount: '100.00' })).toMatchObject({
      err_code: 4295,
      data: { fields: [{ field: 'bill_ids', message: `账单${String(number)}分不到开票金额，请移除` }] },
    })
    expect((await apply(third, '10.00', { more_bill_ids: [await paidBill(0)] })).json.err_code).toBe(4295)
    expect((await change({ amount: '100.00', bill_ids: [other] })).err_msg).toBe('')
    expect(await invoiced(one, other, third)).toEqual(['0.00', '100.00', '0.00'])
  })

  test('follow a change of the amount while they wait, as far as there is so much', async () => {
    const id = await paidBill(60)
    const one = await applied(id, '45.00')
    const change = async (amount: string) => {
      const { version } = await shown(one)
      return (await admin.call('PUT', `/v3/invoices/${one}`, { version, amount })).json
    }
    expect(await change('60.01')).toMatchObject(beyond('60.00'))
    expect((await change('20.00')).err_msg).toBe('')
    expect(await invoiced(id)).toEqual(['20.00'])
    expect((await change('60.00')).err_msg).toBe('')
    expect(await invoiced(id)).toEqual(['60.00'])
  })

  test('are recorded with their number once they are there; void, they free the bill', async () => {
    const id = await paidBill(60)
    const one = await applied(id, '60.00')
    await step(one, 'confirm')
    await step(one, 'fail', { reason: '税号校验未通过' })
    expect(await invoiced(id)).toEqual(['60.00'])
    // What was wrong is put right before the next attempt.
    const { version } = await shown(one)
    const { json } = await admin.call('PUT', `/v3/invoices/${one}`, { version, title: '栖屿公寓管理有限公司' })
    expect(json.err_msg).toBe('')
    await step(one, 'sync', { invoice_code: '26332000001234567890' })
    expect(await shown(one)).toMatchObject({
      ...{ state: InvoiceState.issued, title: '栖屿公寓管理有限公司', reason: null },
      invoice_code: '26332000001234567890',
      issued_at: expect.stringMatching(/Z$/),
    })
    await step(one, 'invalid', { reason: '购方信息有误' })
    expect(await invoiced(id)).toEqual(['0.00'])
    // The number of an invoice is given once, and stays with one that is void.
    const other = await applied(id, '60.00')
    await step(other, 'confirm')
    const again = { version: (await shown(other)).version, invoice_code: '26332000001234567890' }
    expect((await admin.call('POST', `/v3/invoices/${other}/sync`, again)).json).toMatchObject({
      data: { fields: [{ field: 'invoice_code' }] },
    })
  })

  test('one that could not be issued can be given up', async () => {
    const id = await paidBill(60)
    const one = await applied(id, '60.00')
    await step(one, 'confirm')
    await step(one, 'fail', { reason: '税号校验未通过' })
    await step(one, 'cancel')
    expect(await invoiced(id)).toEqual(['0.00'])
  })

  test('of several that are changed at once, each is held to what those before it have left', async () => {
    const id = await paidBill(60)
    const ids = [await applied(id, '20.00'), await applied(id, '20.00')]
    await admin.call('POST', '/v3/invoices/batch', { action: 'update', ids, data: { amount: '40.00' } })
    expect(Number((await invoiced(id))[0])).toBeLessThanOrEqual(60)
    const sum = await query(`select sum(amount)::text as sum from invoices where id = any($1)`, ids)
    expect(await invoiced(id)).toEqual([sum[0]!['sum']])
  })
})
