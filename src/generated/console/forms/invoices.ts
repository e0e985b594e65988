// Generated from schemas/entities/invoice.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  number: {"schema":{"minLength":1,"type":"string","maxLength":30,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  bill_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  type: {"schema":{"type":"integer","enum":[1,2]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  title: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  tax_number: {"schema":{"minLength":1,"type":"string","pattern":"^([0-9A-Za-z]{15}|[0-9A-Za-z]{18})$","examples":["91350100M000100Y43"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入正确的营业执照号","en":"Please enter a correct business registration number"},"warning":null},
  amount: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  bank: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  bank_card: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9]{14,20}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入14-20位银行卡号","en":"Please enter a bank card number of 14 to 20 digits"},"warning":null},
  address: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":null,"warning":null},
  phone: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9]{5,15}$","not":{"pattern":"\\u0000"},"maxLength":200},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入5-15位数字","en":"Please enter 5 to 15 digits"},"warning":null},
  email: {"schema":{"minLength":1,"type":"string","pattern":"^[0-9A-Za-z._%+-]+@[0-9A-Za-z-]+([.][0-9A-Za-z-]+)+$","maxLength":100,"examples":["name@example.com"],"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"line","message":{"zh":"请输入正确的邮箱地址","en":"Please enter a correct email address"},"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
