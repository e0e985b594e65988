import type { Operation } from '../../../server/calls/operation.ts'
import { ownClient } from './own-client.ts'

export const clientSettings: Operation<'client_settings'> = async (work) => {
  const { key: _, ...settings } = await ownClient(work, [
    'is_mogoroom_auth',
    'is_hzzf',
    'enable_sms_recharge',
    'need_check_switch',
  ])
  return settings
}
