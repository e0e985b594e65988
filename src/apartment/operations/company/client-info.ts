import type { Operation } from '../../../server/calls/operation.ts'
import { ownClient } from './own-client.ts'

export const clientInfo: Operation<'client_info'> = async (work) => {
  const { key, tags, ...client } = await ownClient(work, ['name', 'tags', 'sms_left'])
  return { ...client, client_id: key, tags: tags ?? [] }
}
