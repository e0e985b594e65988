/**
 * The operator's own money: contracts with the provider, bills, payments and invoices in every state, accounts and
 * recharges.
 */
import { sms_price } from '../../../generated/constants.ts'
import { addDays, addMonths } from '../../../values/calendar.ts'
import {
  BillState,
  CostType,
  FinancePaymentType,
  InvoiceState,
  InvoiceType,
  MerchantChannel,
  MerchantSubject,
  PaymentState,
  PaymentWay,
} from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { phoneNumber } from '../words/people.ts'

const day = (today: string, ago: number): string => addDays(today, -ago)
const numbered = (letters: string, { client_id }: Plan, id: number): string =>
  `${letters}${client_id}${String(id).padStart(6, '0')}`

const CONTRACTS = [
  { name: '智能门锁采购合同', payment_type: FinancePaymentType.pay_before_goods, amount: 28_600_000 },
  { name: '水电表设备与安装合同', payment_type: FinancePaymentType.project, amount: 16_480_000 },
  { name: '平台服务年度合同', payment_type: FinancePaymentType.monthly, amount: 7_200_000 },
] as const

const { awaiting_confirm, awaiting_payment, part_paid, paid, void: voided } = BillState
interface Bill {
  readonly id: number
  readonly contract_id: number
  readonly back: number
  readonly cost_type: number
  readonly payable: number
  readonly state: BillState
  readonly paid: number
}

/** Eighteen months of bills, six a contract; the older ones are settled. */
function billsOf({ client_id }: Plan): readonly Bill[] {
  const states = [awaiting_confirm, awaiting_payment, part_paid, paid, voided, paid]
  return Array.from({ length: CONTRACTS.length * states.length }, (_, at): Bill => {
    const chance = dice('bill', client_id, at)
    const state = states[at % states.length] ?? paid
    const contract = CONTRACTS[Math.floor(at / states.length)]
    // All bills of a contract together stay below its amount.
    const payable = Math.floor(((contract?.amount ?? 0) * chance.int(6, 16)) / 1_000_000) * 10_000
    return {
      id: at + 1,
      contract_id: 1 + Math.floor(at / states.length),
      back: at % states.length,
      payable,
      state,
      cost_type:
        [CostType.device, CostType.install, CostType.service, CostType.traffic, CostType.sms][at % 5] ??
        CostType.service,
      paid: state === paid ? payable : state === part_paid ? Math.floor(payable / 2) : 0,
    }
  })
}

export const contracts: Rows = function* (plan) {
  const { client_id, today } = plan
  for (const [at, { amount, ...contract }] of CONTRACTS.entries()) {
    const signed = 700 - at * 180
    const settled = billsOf(plan)
      .filter(({ contract_id }) => contract_id === at + 1)
      .reduce((sum, bill) => sum + bill.paid, 0)
    yield {
      create: {
        ...contract,
        number: numbered('HT', plan, at + 1),
        amount: hundredths(amount),
        signed_on: day(today, signed),
        term: [day(today, signed), addMonths(day(today, signed), 36)],
      },
      server: { id: at + 1, client_id, paid: hundredths(settled), created_at: daysAgo(plan, signed, 600) },
    }
  }
}

export const bills: Rows = function* (plan) {
  const issued = invoicesOf(plan)
  for (const { id, contract_id, back, cost_type, payable, state, paid: settled } of billsOf(plan)) {
    const created = back * 30 + 3
    yield {
      create: {
        number: numbered('ZD', plan, id),
        contract_id,
        month: addMonths(plan.today, -back).slice(0, 7),
        cost_type,
        payable: hundredths(payable),
        due_on: day(plan.today, created - 30),
      },
      server: known({
        id,
        client_id: plan.client_id,
        state,
        paid: hundredths(settled),
        invoiced: hundredths(invoicedOf(issued, id)),
        reason: state === voided ? '账单重复生成' : null,
        created_at: daysAgo(plan, created, 540),
      }),
    }
  }
}

const ITEMS: Readonly<Record<number, string>> = {
  [CostType.device]: '门锁 D5G',
  [CostType.install]: '上门安装',
  [CostType.service]: '平台服务费',
  [CostType.traffic]: '流量卡年费',
  [CostType.sms]: '短信包',
}

/** A bill is made of two items that add up to it. */
export const costs: Rows = function* (plan) {
  for (const { id, cost_type, payable, back } of billsOf(plan)) {
    const first = Math.floor(payable / 200) * 100
    for (const [at, price] of [first, payable - first].entries()) {
      yield {
        create: {
          bill_id: id,
          item: at === 0 ? (ITEMS[cost_type] ?? '服务费') : '其他费用',
          quantity: '1',
          price: hundredths(price),
        },
        server: { id: id * 2 - 1 + at, client_id: plan.client_id, created_at: daysAgo(plan, back * 30 + 3, 545) },
      }
    }
  }
}

export const payments: Rows = function* (plan) {
  let id = 1
  for (const bill of billsOf(plan).filter(({ paid: settled }) => settled > 0)) {
    const paid_at = daysAgo(plan, bill.back * 30 + 1, 600 + bill.id)
    yield {
      create: {
        number: numbered('FK', plan, id),
        bill_id: bill.id,
        way: PaymentWay.transfer,
        amount: hundredths(bill.paid),
        paid_at,
        payer: plan.client,
        bank_card: '6222000000000012345',
        staff_id: 1,
      },
      server: { id: id++, client_id: plan.client_id, state: PaymentState.arrived, created_at: paid_at },
    }
  }
  for (const [at, state] of [PaymentState.pending, PaymentState.failed, PaymentState.cancelled].entries()) {
    yield {
      create: {
        number: numbered('FK', plan, id),
        bill_id: 2,
        way: PaymentWay.alipay,
        amount: hundredths(50_000 + at),
        payer: plan.client,
      },
      server: { id: id++, client_id: plan.client_id, state, created_at: daysAgo(plan, 2 + at, 620) },
    }
  }
}

const TITLE = {
  tax_number: '91330106MA2CYDXG0R',
  bank: '杭州联合银行城西支行',
  bank_card: '201000123456789012',
  address: '杭州市西湖区文澜路66号',
  phone: '057182000000',
  email: 'finance@example.com',
}

interface Invoice {
  readonly bill: Bill
  readonly state: InvoiceState
  readonly amount: number
}

/** One in every state, and another issued one; a paid bill each. */
function invoicesOf(plan: Plan): readonly Invoice[] {
  const settled = billsOf(plan).filter(({ state }) => state === paid)
  return [...Object.values(InvoiceState), InvoiceState.issued].flatMap((state, at) => {
    const bill = settled[at % settled.length]
    return bill === undefined ? [] : [{ bill, state, amount: Math.floor(bill.payable / 2) }]
  })
}

/** Those that were rejected, cancelled or made void free the bill again. */
const FREED: ReadonlySet<InvoiceState> = new Set([InvoiceState.rejected, InvoiceState.cancelled, InvoiceState.void])
const invoicedOf = (all: readonly Invoice[], bill_id: number): number =>
  all.filter(({ bill, state }) => bill.id === bill_id && !FREED.has(state)).reduce((sum, { amount }) => sum + amount, 0)

export const invoices: Rows = function* (plan) {
  for (const [at, { bill, state, amount }] of invoicesOf(plan).entries()) {
    const type = at % 2 === 0 ? InvoiceType.special : InvoiceType.ordinary
    const issued = state === InvoiceState.issued || state === InvoiceState.void
    yield {
      create: {
        number: numbered('FP', plan, at + 1),
        bill_ids: [bill.id],
        type,
        title: plan.client,
        ...TITLE,
        amount: hundredths(amount),
      },
      server: known({
        id: at + 1,
        client_id: plan.client_id,
        state,
        parts: [{ bill_id: bill.id, amount: hundredths(amount) }],
        created_at: daysAgo(plan, 20 - at, 700),
        invoice_code: issued ? `2633200000${String(10_000_000 + at)}` : null,
        issued_at: issued ? daysAgo(plan, 18 - at, 900) : null,
        reason: REASONS[state] ?? null,
      }),
    }
  }
}
const REASONS: Readonly<Partial<Record<InvoiceState, string>>> = {
  [InvoiceState.rejected]: '抬头与合同不一致',
  [InvoiceState.failed]: '税号校验未通过',
  [InvoiceState.void]: '购方信息有误，重新开具',
}

const { company, individual_business, person } = MerchantSubject
/** One in each state of the quick-money application, from not applied for to refused. */
const MERCHANTS: readonly (readonly [subject: MerchantSubject, quick_money: number | null, short_name: string])[] = [
  [company, 1, '栖屿公寓收款'],
  [company, 0, '栖屿公寓滨江店'],
  [individual_business, 2, '城西便民服务部'],
  [person, null, '栖屿个人收款'],
  [company, 3, '栖屿公寓张江店'],
  [company, 4, '栖屿公寓姑苏店'],
]

export const merchants: Rows = function* (plan) {
  for (const [at, [subject_type, quick_money, short_name]] of MERCHANTS.entries()) {
    const papers: Values =
      subject_type === person
        ? { alipay_account: `pay${at}@example.com` }
        : {
            business_number: '91330106MA2CYDXG0R',
            legal_name: '林岚',
            id_card: '11010519491231002X',
            bank: TITLE.bank,
            bank_card: TITLE.bank_card,
          }
    yield {
      create: {
        channel: at === 4 ? MerchantChannel.youyun : MerchantChannel.alipay,
        subject_type,
        name: `${plan.client}${at === 0 ? '' : at}`,
        short_name: short_name.padEnd(7, '店'),
        contact_name: '沈佳琪',
        contact_phone: phoneNumber(4),
        service_phone: '057182000000',
        ...papers,
      },
      server: known({
        id: at + 1,
        client_id: plan.client_id,
        quick_money,
        failure: quick_money === 2 || quick_money === 4 ? '营业执照照片不清晰' : null,
        created_at: daysAgo(plan, 300 - at * 30, 640),
      }),
    }
  }
}

/** What came in, less what text messages were bought for. */
export const fundAccounts: Rows = function* (plan) {
  const { client_id } = plan
  const balance =
    PAID.reduce((sum, state, at) => sum + (state === arrived ? rechargeOf(at) : 0), 0) -
    SMS.reduce((sum, { state, count }) => sum + (state === arrived ? count * SMS_PRICE : 0), 0)
  yield {
    create: { name: '主账户', warning_at: '1000.00' },
    server: {
      id: 1,
      client_id,
      balance: hundredths(balance),
      frozen: '300.00',
      created_at: daysAgo(plan, 1200, 600),
    },
  }
}

const { pending, arrived, failed, cancelled } = PaymentState
const PAID = [arrived, arrived, failed, arrived, cancelled, arrived, arrived, pending]
const rechargeOf = (at: number): number => (at + 1) * 100_000

export const recharges: Rows = function* (plan) {
  for (const [at, state] of PAID.entries()) {
    const created_at = daysAgo(plan, (PAID.length - 1 - at) * 21, 640 + at)
    const way = at % 2 === 0 ? PaymentWay.transfer : PaymentWay.alipay
    yield {
      create: known({
        number: numbered('CZ', plan, at + 1),
        fund_account_id: 1,
        way,
        amount: hundredths(rechargeOf(at)),
        paid_at: state === pending ? null : created_at,
        staff_id: 1,
      }),
      server: { id: at + 1, client_id: plan.client_id, state, created_at },
    }
  }
}

const SMS_PRICE = Number(sms_price) * 100
const SMS = [
  { state: arrived, count: 1000 },
  { state: arrived, count: 2000 },
  { state: failed, count: 1000 },
  { state: arrived, count: 5000 },
]

export const smsRecharges: Rows = function* (plan) {
  for (const [at, { state, count: count_bought }] of SMS.entries()) {
    yield {
      create: {
        number: numbered('DX', plan, at + 1),
        count_bought,
        amount: hundredths(count_bought * SMS_PRICE),
        way: PaymentWay.balance,
        staff_id: 1,
      },
      server: { id: at + 1, client_id: plan.client_id, state, created_at: daysAgo(plan, 400 - at * 110, 660) },
    }
  }
}
