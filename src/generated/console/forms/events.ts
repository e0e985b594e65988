// Generated from schemas/entities/event.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  code: {"schema":{"type":"integer","enum":[100,1001,1003,1004,1006,1007,1008,1009,1010,1011,2003,2004,3002,3003,4001,4002,4003,4004,5001,5002,5003,5004,5005,5006,5007,5008,5009,5010,5011]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  level: {"schema":{"type":"integer","enum":[1,2,3]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  detail: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  first_at: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  last_at: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  times: {"schema":{"type":"integer","minimum":1,"maximum":2147483647},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
