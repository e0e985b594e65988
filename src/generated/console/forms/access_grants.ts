// Generated from schemas/entities/access_grant.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  access_person_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  op_state: {"schema":{"type":"integer","enum":[11,12,13,21,22,23,31,32,33]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  failure: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  attempts: {"schema":{"type":"integer","minimum":0,"maximum":99},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  delivered_at: {"schema":{"type":"string","format":"date-time"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
