/**
 * Payments of which the gateway has told nothing are asked for; one that is young may yet be told by itself. One that
 * nobody has paid for days is closed at the gateway, so that what it was for can be paid anew; late money arrives all
 * the same. A transfer is not: people confirm it or cancel it.
 */
import { PaymentState, PaymentWay } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { JobAskingFirst } from '../../server/jobs/job.ts'
import type { OutsidePorts } from '../../server/ports/ports.ts'
import type { Outcome } from '../ports/payment.ts'
import { orderEnded } from '../funds/outcome.ts'

/**
 * One at a time: each is a question to the gateway, and is booked in a transaction of its own. Of several, one would
 * hold the contract of another that people settle at this moment, and wait for that one's payment.
 */
const SOME = 1

/** Values: behind which number. */
export const PENDING: OwnStatement = {
  name: 'payments of which nothing is known',
  text: ({ company, value }) => {
    const one = (entity: 'payment' | 'sms_recharge'): string => {
      const it = company(entity)
      const [number, made] = [it.column('number'), it.column('created_at')]
      const [way, isOld] = [it.column('way'), `${made} < now() - interval '7 days'`]
      return `select ${number} as number, ${it.column('amount')}::text as amount, ${way} as way, ${way} <> ${PaymentWay.transfer} and ${isOld} as old
        from ${it.from} where ${it.where} and ${it.column('state')} = ${PaymentState.pending}
        and ${number} > ${value(0, 'text')} and ${made} < now() - interval '1 minute'`
    }
    return `${one('payment')} union all ${one('sms_recharge')} order by 1 limit ${SOME}`
  },
}

interface Order {
  readonly number: string
  readonly amount: string
  readonly way: PaymentWay
  readonly isOld: boolean
}

/** One that the gateway cannot tell of, or does not close, waits; the others are asked for all the same. */
async function found({ payment }: OutsidePorts, { isOld, ...order }: Order): Promise<Outcome> {
  const told = async (): Promise<Outcome> => {
    const outcome = await payment.find(order)
    return outcome.state === 'waiting' && isOld ? payment.close(order) : outcome
  }
  return told().catch(() => ({ state: 'waiting' }))
}

export const paymentCheck: JobAskingFirst = {
  ahead: async ({ ask, ports }, { from }) => {
    const rows = await ask(PENDING, from ?? '')
    const orders = rows.map(({ number, amount, way, old }): Order => {
      return { number: String(number), amount: String(amount), way: Number(way) as PaymentWay, isOld: old === true }
    })
    const outcomes: Outcome[] = []
    for (const order of orders) outcomes.push(await found(ports, order))
    return async (work) => {
      let done = 0
      for (const [at, { number }] of orders.entries()) {
        const outcome = outcomes[at]!
        if (outcome.state !== 'waiting' && (await orderEnded(work, number, outcome))) done += 1
      }
      return { done, next: orders.length < SOME ? null : orders.at(-1)!.number }
    }
  },
}
