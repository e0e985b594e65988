// Generated from schemas/entities/contract.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  number: {"schema":{"minLength":1,"type":"string","maxLength":30,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  name: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  signed_on: {"schema":{"type":"string","format":"date"},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  term: {"schema":{"type":"array","prefixItems":[{"type":"string","format":"date"},{"type":"string","format":"date"}],"items":false,"minItems":2,"maxItems":2,"ordered":true},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  payment_type: {"schema":{"type":"integer","enum":[1,2,3]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  amount: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  attachments: {"schema":{"type":"array","maxItems":9,"items":{"type":"object","required":["name","url"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","pattern":"^(https?://|/[^/\\\\]|data:image/)","maxLength":500},"size":{"type":"integer","minimum":0,"maximum":5368709120},"type":{"type":"string","maxLength":100}}}},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":500,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
