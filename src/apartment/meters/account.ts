/** What of a meter's record its account is made of. */
import { LEDGER_FIELDS } from './ledgers.ts'

export const ACCOUNT_FIELDS = [
  ...LEDGER_FIELDS,
  'arrears_cut',
  'arrears_told',
  'low_told',
  'relay_state',
  'relay_task_id',
  'restore_task_id',
  'sn',
  'valve',
  'valve_task_id',
] as const
