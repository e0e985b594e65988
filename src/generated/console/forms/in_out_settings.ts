// Generated from schemas/entities/in_out_setting.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  enabled: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  home_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  person_types: {"schema":{"type":"array","items":{"type":"integer","enum":[1,2,3]},"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  quiet_days: {"schema":{"type":"integer","minimum":1,"maximum":90},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  night_begin: {"schema":{"type":"integer","minimum":0,"maximum":23},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  night_end: {"schema":{"type":"integer","minimum":0,"maximum":23},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  daily_limit: {"schema":{"type":"integer","minimum":1,"maximum":999},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  notify_staff_ids: {"schema":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9007199254740991},"maxItems":1000,"uniqueItems":true},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
