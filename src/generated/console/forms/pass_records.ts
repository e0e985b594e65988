// Generated from schemas/entities/pass_record.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  access_person_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  person_type: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  direction: {"schema":{"type":"integer","enum":[1,2]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  way: {"schema":{"type":"integer","enum":[1,2,3,4,5]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  result: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  passed_at: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
