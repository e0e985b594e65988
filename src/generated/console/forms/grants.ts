// Generated from schemas/entities/grant.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  grant_type: {"schema":{"type":"integer","enum":[1,2,3,4,5]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  lease_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  staff_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  name: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入15个字符以内","en":"15 characters or fewer"},"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  paas_id: {"schema":{"type":"integer","minimum":1,"maximum":9999},"required":false,"nullable":true,"write":"create","tidying":null,"message":null,"warning":null},
  permission_begin: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  permission_end: {"schema":{"type":"string","format":"date-time"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
