// Generated from schemas/entities/open_door_count.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  day: {"schema":{"type":"string","format":"date"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  passes_in: {"schema":{"type":"integer","minimum":0,"maximum":2147483647},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  passes_out: {"schema":{"type":"integer","minimum":0,"maximum":2147483647},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  people: {"schema":{"type":"integer","minimum":0,"maximum":2147483647},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
