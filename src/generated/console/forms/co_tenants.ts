// Generated from schemas/entities/co_tenant.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  lease_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  tenant_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  relation: {"schema":{"type":"string","enum":["relative","spouse","child","friend"]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  joined_on: {"schema":{"type":"string","format":"date"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  left_on: {"schema":{"type":"string","format":"date"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
