// Generated from schemas/entities/team.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  leader: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入10个字符以内","en":"10 characters or fewer"},"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  service_targets: {"schema":{"type":"array","items":{"type":"integer","enum":[1,2,3,4,5]},"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  store_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  staff_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  active: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
