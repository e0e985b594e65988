// Generated from schemas/entities/water_count.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  month: {"schema":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","examples":["2026-11"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入年-月，例如2026-11","en":"Please enter year and month, for example 2026-11"},"warning":null},
  room_count: {"schema":{"type":"integer","minimum":0,"maximum":2147483647},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  used: {"schema":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  fee: {"schema":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  last_month: {"schema":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  last_year: {"schema":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
