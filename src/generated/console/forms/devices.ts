// Generated from schemas/entities/device.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  sn: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z]{6,32}$","examples":["LK202403000000000001"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"create","tidying":"line","message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  position: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  gateway_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  state: {"schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  lock_body_type: {"schema":{"type":"integer","enum":[-6,-5,-4,-3,-2,-1]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  bound_at: {"schema":{"type":"string","format":"date-time"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  warranty_until: {"schema":{"type":"string","format":"date"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  pay_mode: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  overdraft: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  low_warning: {"schema":{"type":"integer","enum":[3,5,8,10]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  capacity: {"schema":{"type":"integer","minimum":0,"maximum":100000},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  transformer_ratio: {"schema":{"type":"integer","enum":[20,30,40,50,60,80,100,120]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  iccid: {"schema":{"minLength":1,"type":"string","maxLength":20,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  traffic_provider: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  traffic_until: {"schema":{"type":"string","format":"date"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
