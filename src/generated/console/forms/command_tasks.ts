// Generated from schemas/entities/command_task.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  command: {"schema":{"type":"string","enum":["password_create","password_update","password_delete","fingerprint_create","card_create","face_create","credential_delete","credential_freeze","credential_unfreeze","card_loss","card_delete","setting_write","time_sync","switch_on","switch_off","meter_read","meter_charge","meter_clear","meter_reset","overdraft_set","capacity_set","valve_open","valve_close","access_deliver","access_remove","remote_open","restart","refresh"]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  parameters: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  attempts: {"schema":{"type":"integer","minimum":0,"maximum":99},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  business_key: {"schema":{"minLength":1,"type":"string","maxLength":64,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"create","tidying":"line","message":null,"warning":null},
  staff_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  origin: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  finished_at: {"schema":{"type":"string","format":"date-time"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
