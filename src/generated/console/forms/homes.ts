// Generated from schemas/entities/home.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  store_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  home_type: {"schema":{"type":"integer","enum":[1,2,3]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  home_lease_type: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  province: {"schema":{"minLength":1,"type":"string","maxLength":20,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  city: {"schema":{"minLength":1,"type":"string","maxLength":20,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  district: {"schema":{"minLength":1,"type":"string","maxLength":20,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  community: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  address: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  door_number: {"schema":{"minLength":1,"type":"string","maxLength":20,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  alias: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  pool_type: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  pool_area_type: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
