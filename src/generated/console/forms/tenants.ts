// Generated from schemas/entities/tenant.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入15个字符以内","en":"15 characters or fewer"},"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  certificate_type: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  id_card: {"schema":{"minLength":1,"type":"string","pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"身份证格式不正确","en":"ID card format incorrect"},"warning":null},
  certificate_number: {"schema":{"minLength":4,"type":"string","maxLength":30,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  emergency_contact: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入10个字符以内","en":"10 characters or fewer"},"warning":null},
  emergency_phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  email: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入正确的邮箱地址","en":"Please enter a correct email address"},"warning":null},
  tag_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
