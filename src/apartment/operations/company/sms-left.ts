import type { Operation } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'

/** Everybody sees it in the header, including accounts limited to stores. */
export const SMS_LEFT: OwnStatement = {
  name: 'text messages left',
  text: ({ company }) => {
    const clients = company('client')
    return `select ${clients.column('sms_left')} from ${clients.from} where ${clients.where}`
  },
}

export const smsLeft: Operation<'get_sms_left'> = async ({ ask }) => Number((await ask(SMS_LEFT))[0]?.['sms_left'] ?? 0)
