/**
 * The provider's payment gateway, by which operators pay what they owe the provider: an order is opened under a number
 * of this installation, paid there, and told back by a message (`payment_notice`) or when it is asked for.
 */
import { randomUUID } from 'node:crypto'
import { PaymentWay } from '../../generated/enums.ts'
import { formats } from '../../kinds/formats.ts'
import { secretSetting, setting, text, webPage } from '../../server/config.ts'
import { ask } from '../../server/ports/ask.ts'
import type { Port } from '../../server/ports/port.ts'

export interface Order {
  /** The same number is the same order. */
  readonly number: string
  /** CNY, two decimals. */
  readonly amount: string
  /** What it is for, as the payer reads it. */
  readonly subject: string
  readonly way: PaymentWay
}

/** `amount`: CNY, what has arrived. */
export type Outcome =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' | 'closed' }
  | { readonly state: 'paid'; readonly amount: string }

export type Ended = Exclude<Outcome, { readonly state: 'waiting' }>

export interface PaymentGateway {
  /** The page on which it is paid; null: there is none, as for a bank transfer. */
  open(order: Order): Promise<string | null>
  /** How it stands; an order that is not known there is closed. */
  find(order: Pick<Order, 'number' | 'amount' | 'way'>): Promise<Outcome>
  /** Nobody can pay it any more; answers its end, which may be that it was paid before. */
  close(order: Pick<Order, 'number'>): Promise<Ended>
}

declare module '../../server/ports/ports.ts' {
  interface ProductPorts {
    readonly payment: PaymentGateway
  }
}

const settings = {
  /** Where the gateway is; empty: it is simulated. */
  paymentUrl: setting('PAYMENT_URL', '', webPage),
  /** By which it knows this installation. */
  paymentKey: secretSetting('PAYMENT_KEY', text),
} as const

/** As the records can hold it: what they refuse would be told again and again. */
const AMOUNT = /^\d{1,16}(?:\.\d{1,2})?$/

const OUTCOMES: ReadonlySet<unknown> = new Set<Outcome['state']>(['waiting', 'failed', 'closed'])

export const payment: Port<PaymentGateway, typeof settings> = {
  settings,
  contradiction: ({ paymentUrl, paymentKey }) =>
    (paymentUrl === '') === (paymentKey === '')
      ? null
      : 'PAYMENT_URL and PAYMENT_KEY go together: one of them is missing.',
  seconds: 15,
  choose: ({ paymentUrl }) => (paymentUrl === '' ? 'simulated' : 'http'),
  adapters: {
    /**
     * There is nothing to pay: what is asked for has been paid by the time that anybody looks, but for transfers, which
     * only a bank knows of.
     */
    simulated: {
      simulated: true,
      open: () => ({
        contract: {
          open: () => Promise.resolve(null),
          find: ({ amount, way }) =>
            Promise.resolve(way === PaymentWay.transfer ? { state: 'waiting' } : { state: 'paid', amount }),
          close: () => Promise.resolve({ state: 'closed' }),
        },
        check: () => Promise.resolve(),
      }),
    },
    http: {
      simulated: false,
      open: ({ paymentUrl, paymentKey }) => {
        const base = paymentUrl.replace(/\/+$/, '')
        const headers = { authorization: `Bearer ${paymentKey}` }
        const told = async (path: string, body: object, key: string): Promise<Readonly<Record<string, unknown>>> => {
          const answer = await ask(`${base}${path}`, { body, key, headers })
          return (await answer.json()) as Readonly<Record<string, unknown>>
        }
        return {
          contract: {
            open: async (order) => pageOf((await told('/orders', order, order.number))['pay_url']),
            find: async ({ number }) => outcomeOf(await told('/orders/find', { number }, randomUUID())),
            close: async ({ number }) => endOf(await told('/orders/close', { number }, `${number}-close`)),
          },
        }
      },
    },
  },
}

/** What the other side names is opened by people, and must be a page of the web. */
function pageOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' && value.length <= 1000 && formats.uri.validate(value)) return value
  throw new Error('the payment gateway gave no valid web address')
}

function outcomeOf({ state, amount }: Readonly<Record<string, unknown>>): Outcome {
  if (OUTCOMES.has(state)) return { state } as Outcome
  if (state === 'paid' && typeof amount === 'string' && AMOUNT.test(amount) && Number(amount) > 0)
    return { state, amount }
  throw new Error('the payment gateway gave an unknown order state')
}

function endOf(answer: Readonly<Record<string, unknown>>): Ended {
  const outcome = outcomeOf(answer)
  if (outcome.state === 'waiting') throw new Error('the payment gateway did not close the order')
  return outcome
}
