// Generated from schemas/entities/reveal_log.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  staff_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","message":null,"warning":null},
  resource: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","message":null,"warning":null},
  record_id: {"schema":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"required":true,"nullable":false,"write":"always","message":null,"warning":null},
  label: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","message":null,"warning":null},
  address: {"schema":{"minLength":1,"type":"string","maxLength":64,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
