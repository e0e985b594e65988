// Generated from schemas/entities/water_reading.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  read_time: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  amount: {"schema":{"type":"integer","minimum":0,"maximum":2147483647},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  valve: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  battery: {"schema":{"type":"integer","minimum":-1,"maximum":100},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  source: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  is_reset: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
