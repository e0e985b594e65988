/**
 * How many text messages a company may still send. What is counted here has a record of its own (`sms_record`), so that
 * no journal tells of every single one.
 */
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'

/** Value: how many. Those that two take at once are taken one after the other; none where there are not as many. */
export const TAKE_SMS: OwnStatement = {
  name: 'take text messages',
  writes: 'client',
  text: ({ company, value }) => {
    const { from, where, column } = company('client')
    return `update ${from} set sms_left = ${column('sms_left')} - ${value(0, 'integer')}
      where ${where} and ${column('sms_left')} >= ${value(0, 'integer')} returning ${column('sms_left')}`
  },
}

/** Value: how many come back; less than 0: how many more a service has counted, as far as there are any. */
export const GIVE_SMS_BACK: OwnStatement = {
  name: 'give text messages back',
  writes: 'client',
  text: ({ company, value }) => {
    const { from, where, column } = company('client')
    return `update ${from} set sms_left = greatest(${column('sms_left')} + ${value(0, 'integer')}, 0) where ${where}`
  },
}

/** Whether there were as many. */
export const takeSms = async ({ ask }: Pick<Work, 'ask'>, count: number): Promise<boolean> =>
  (await ask(TAKE_SMS, count)).length > 0

export async function giveSmsBack({ ask }: Pick<Work, 'ask'>, count: number): Promise<void> {
  if (count !== 0) await ask(GIVE_SMS_BACK, count)
}
