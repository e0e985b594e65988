/** `webhook_replay`: a message that was refused, or has failed too often, is handled once more. */
import { WebhookState } from '../../generated/enums.ts'
import type { Work } from '../calls/operation.ts'
import type { OwnStatement } from '../calls/statements.ts'

export const MESSAGE_DUE: OwnStatement = {
  name: 'webhook due',
  text: ({ company, value }) => {
    const message = company('webhook_message')
    return `insert into webhook_deliveries (client_id, message_id, attempts, next_at)
      select ${message.column('client_id')}, ${message.key}, 0, now() from ${message.from} where ${message.where} and ${message.key} = ${value(0)}
      on conflict (client_id, message_id) do nothing`
  },
}

export async function replay({ records, ask }: Work, { id }: { readonly id: number }): Promise<null> {
  await records.of('webhook_message').change(id, { state: WebhookState.received, failure: null, settled_at: null })
  await ask(MESSAGE_DUE, id)
  return null
}
