// Generated from schemas/entities/ticket.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  service_type: {"schema":{"type":"integer","enum":[1,2,3,4]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  service_target: {"schema":{"type":"integer","enum":[1,2,3,4,5]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  room_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  device_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  product_device_list: {"schema":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["device_product","estimate_quantity"],"properties":{"device_product":{"not":{"pattern":"\\u0000"},"maxLength":50,"minLength":1,"type":"string"},"estimate_quantity":{"minimum":1,"maximum":9999,"type":"integer"}}}},"required":false,"nullable":true,"write":"always","tidying":{"device_product":"line"},"message":null,"warning":null},
  fault: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
  teardown_reason: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  tags: {"schema":{"type":"array","items":{"type":"integer","enum":[1,2]},"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  contact_name: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入10个字符以内","en":"10 characters or fewer"},"warning":null},
  contact_phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  appointment_date: {"schema":{"type":"string","format":"date"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  appointment_period: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  needs_contract: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  fee: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  pictures: {"schema":{"type":"array","maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
