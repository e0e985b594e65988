// Generated from schemas/entities/message.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  title: {"schema":{"minLength":1,"type":"string","maxLength":100,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  type: {"schema":{"type":"integer","enum":[1,2,3,4,5]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  content: {"schema":{"minLength":1,"type":"string","maxLength":50000,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"lines","message":null,"warning":null},
  store_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  sent_at: {"schema":{"type":"string","format":"date-time"},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  pinned: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
