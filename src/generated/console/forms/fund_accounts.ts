// Generated from schemas/entities/fund_account.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  warning_at: {"schema":{"type":"string","format":"decimal","formatMinimum":"0","pattern":"^-?\\d{1,16}(\\.\\d{1,2})?$","x-scale":2},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
