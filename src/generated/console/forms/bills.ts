// Generated from schemas/entities/bill.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  number: {"schema":{"minLength":1,"type":"string","maxLength":30,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  contract_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  month: {"schema":{"minLength":1,"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$","examples":["2026-11"],"not":{"pattern":"\\u0000"},"maxLength":200},"required":true,"nullable":false,"write":"always","tidying":"line","message":{"zh":"请输入年-月，例如2026-11","en":"Please enter year and month, for example 2026-11"},"warning":null},
  cost_type: {"schema":{"type":"integer","enum":[1,2,3,4,5]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  payable: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  due_on: {"schema":{"type":"string","format":"date"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
