// Generated from schemas/entities/store.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  manager: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入10个字符以内","en":"10 characters or fewer"},"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入5-15位数字","en":"Please enter 5 to 15 digits"},"warning":null},
  region: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  address: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
