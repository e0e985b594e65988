/** Payments that the gateway has told nothing of are asked for; one that is young may yet be told by itself. */
import { PaymentState } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { JobAskingFirst } from '../../server/jobs/job.ts'
import type { Outcome } from '../ports/payment.ts'
import { orderEnded, type Ended } from '../funds/outcome.ts'

/** Payments at a time: each is a question to the gateway, one after the other. */
const SOME = 20

/** Values: behind which number. */
export const PENDING: OwnStatement = {
  name: 'payments of which nothing is known',
  text: ({ company, value }) => {
    const one = (entity: 'payment' | 'sms_recharge'): string => {
      const it = company(entity)
      const [number, made] = [it.column('number'), it.column('created_at')]
      return `select ${number} as number from ${it.from} where ${it.where} and ${it.column('state')} = ${PaymentState.pending}
        and ${number} > ${value(0, 'text')} and ${made} < now() - interval '1 minute' and ${made} > now() - interval '7 days'`
    }
    return `${one('payment')} union all ${one('sms_recharge')} order by 1 limit ${SOME}`
  },
}

const isEnded = (found: {
  readonly number: string
  readonly outcome: Outcome
}): found is { number: string; outcome: Ended } => found.outcome !== 'waiting'

export const paymentCheck: JobAskingFirst = {
  ahead: async ({ ask, ports }, { from }) => {
    const numbers = (await ask(PENDING, from ?? '')).map(({ number }) => String(number))
    const found: { readonly number: string; readonly outcome: Outcome }[] = []
    for (const number of numbers) found.push({ number, outcome: await ports.payment.find(number) })
    return async (work) => {
      let done = 0
      for (const order of found.filter(isEnded)) if (await orderEnded(work, order)) done += 1
      return { done, next: numbers.length < SOME ? null : numbers.at(-1)! }
    }
  },
}
