// Generated from schemas/entities/watermeter_setting.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  level: {"schema":{"type":"integer","enum":[1,2,3,4]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  store_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  pay_mode: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  cold_price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"100","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  hot_price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"200","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  overdraft: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  cut_on_arrears: {"schema":{"type":"boolean"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
