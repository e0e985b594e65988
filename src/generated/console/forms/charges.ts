// Generated from schemas/entities/charge.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  lease_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  mode: {"schema":{"type":"integer","enum":[2,4,5]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  channel: {"schema":{"type":"integer","enum":[1,2,3,4]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  money: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  energy: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  charged_at: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  number: {"schema":{"minLength":1,"type":"string","maxLength":64,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"create","tidying":"line","message":null,"warning":null},
  staff_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  reason: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
