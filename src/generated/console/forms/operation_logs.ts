// Generated from schemas/entities/operation_log.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  staff_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  staff_name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  action: {"schema":{"type":"string","enum":["login","logout","create","update","remove","transition","export","import","reveal","command"]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  resource: {"schema":{"type":"string","examples":["ability","access_grant","access_person","article","bill","charge","chat_message","check_out","co_tenant","command_task","contract","cost","delete_card","device","electric_count","electric_usage","electricity_reading","elemeter_setting","event","fee_rule","file","fund_account","grant","grant_batch","home","in_out_setting","invoice","lease","lock_setting","loss_card","manage_card","merchant","message","open_door_count","opening","operation_log","pass_record","payment","pool_share","recharge","role","room","saved_view","sms_recharge","sms_record","staff","store","team","tenant","tenant_tag","ticket","ticket_record","ticket_remark","view_default","water_count","water_reading","water_usage","watermeter_setting"]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  record_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  record_name: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  rows_count: {"schema":{"type":"integer","minimum":0,"maximum":2147483647},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  store_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  address: {"schema":{"minLength":1,"type":"string","maxLength":64,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  succeeded: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
