// Generated from schemas/entities/cost.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  bill_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  item: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  quantity: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  price: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
