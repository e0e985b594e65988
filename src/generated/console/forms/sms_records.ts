// Generated from schemas/entities/sms_record.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  type: {"schema":{"type":"integer","enum":[1,2,3]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  content: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"lines","message":null,"warning":null},
  parts: {"schema":{"type":"integer","minimum":1,"maximum":10},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  state: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  failure: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  sent_at: {"schema":{"type":"string","format":"date-time"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
