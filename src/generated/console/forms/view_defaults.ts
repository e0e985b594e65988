// Generated from schemas/entities/view_default.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  list: {"schema":{"minLength":1,"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$","examples":["homes"],"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"create","message":null,"warning":null},
  view_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
