// Generated from schemas/entities/manage_card.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  number: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Fa-f]{8,20}$","examples":["3F00A1B2"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"create","tidying":"line","message":null,"warning":null},
  card_type: {"schema":{"type":"integer","enum":[1,2]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  holder: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入10个字符以内","en":"10 characters or fewer"},"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  store_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  home_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  valid_range: {"schema":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
