// Generated from schemas/entities/merchant.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  channel: {"schema":{"type":"integer","enum":[1,2]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  subject_type: {"schema":{"type":"integer","enum":[1,2,3]},"required":true,"nullable":false,"write":"create","tidying":null,"message":null,"warning":null},
  name: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  short_name: {"schema":{"minLength":1,"type":"string","pattern":"^(?![0-9]+$)[0-9A-Za-z\\u4e00-\\u9fff]{7,20}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入7-20个字母、数字或汉字，不能全为数字","en":"7 to 20 letters, digits or Chinese characters, not all digits"},"warning":null},
  business_number: {"schema":{"minLength":1,"type":"string","pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入正确的营业执照号","en":"Please enter a correct business registration number"},"warning":null},
  legal_name: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,15}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入15个字符以内","en":"15 characters or fewer"},"warning":null},
  id_card: {"schema":{"minLength":1,"type":"string","pattern":"^([1-9][0-9]{5}(18|19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]|[1-9][0-9]{5}[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3})$","examples":["11010519491231002X"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"身份证格式不正确","en":"ID card format incorrect"},"warning":null},
  contact_name: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z_\\u4e00-\\u9fff·-]{1,10}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入10个字符以内","en":"10 characters or fewer"},"warning":null},
  contact_phone: {"schema":{"minLength":1,"type":"string","pattern":"^1[0-9]{10}$","examples":["13800138000"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"手机号格式不正确","en":"Phone format incorrect"},"warning":null},
  service_phone: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入5-15位数字","en":"Please enter 5 to 15 digits"},"warning":null},
  email: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入正确的邮箱地址","en":"Please enter a correct email address"},"warning":null},
  bank: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  bank_card: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9]{14,20}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入14-20位银行卡号","en":"Please enter a bank card number of 14 to 20 digits"},"warning":null},
  alipay_account: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  papers: {"schema":{"type":"array","maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","minLength":1,"maxLength":500},"size":{"type":"integer","minimum":0},"type":{"type":"string","maxLength":100}}}},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
