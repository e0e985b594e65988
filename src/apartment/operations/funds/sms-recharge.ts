/** Text messages are bought: from the account at once, otherwise by an order at the gateway. */
import { Decimal } from 'decimal.js'
import { sms_price } from '../../../generated/constants.ts'
import { PaymentState, PaymentWay } from '../../../generated/enums.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AskingFirst } from '../../../server/calls/operation.ts'
import { Previewed } from '../../../server/calls/previewed.ts'
import { newNumber, shownPage, takeFrom } from '../../funds/orders.ts'
import { orderEnded } from '../../funds/outcome.ts'
import { ownClient } from '../company/own-client.ts'

export const smsRecharge: AskingFirst<'sms_recharge_create'> = {
  ahead: async (ahead, { count_bought, way, fund_account_id, preview }) => {
    const { enable_sms_recharge } = await ownClient(ahead, ['enable_sms_recharge'])
    if (!enable_sms_recharge) throw new AppError('unavailable')
    const number = newNumber('DX', ahead.now)
    const cost = new Decimal(sms_price).times(count_bought)
    const amount = cost.toFixed(2)
    const isFromAccount = way === PaymentWay.balance
    const isOrdered = !isFromAccount && preview !== true
    const subject = `短信${count_bought}条`
    const page = isOrdered ? await ahead.ports.payment.open({ number, amount, subject, way }) : null
    return async (work) => {
      const { records, actor } = work
      if (isFromAccount) await takeFrom(work, fund_account_id!, cost)
      if (preview === true) throw new Previewed({ amount })
      const order = { number, count_bought, amount, way, staff_id: actor.staff_id, ...shownPage(page) }
      const from = isFromAccount ? { fund_account_id: fund_account_id! } : {}
      const sms_recharge_id = await records.of('sms_recharge').create({ ...order, ...from })
      if (isFromAccount) await orderEnded(work, number, { state: 'paid', amount })
      const state = isFromAccount ? PaymentState.arrived : PaymentState.pending
      return { sms_recharge_id, amount, state, ...shownPage(page) }
    }
  },
}
