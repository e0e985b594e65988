// Generated from schemas/entities/pool_share.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  period: {"schema":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  pool_type: {"schema":{"type":"integer","enum":[1,2]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  total: {"schema":{"type":"string","format":"decimal","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  weight: {"schema":{"type":"integer","minimum":0,"maximum":1000},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  energy: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  reason: {"schema":{"type":"integer","enum":[0,1,2,3,4,5,6,20,21,22,24]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
