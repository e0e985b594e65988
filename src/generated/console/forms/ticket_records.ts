// Generated from schemas/entities/ticket_record.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  ticket_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  home_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  step: {"schema":{"type":"string","enum":["create","service_ack","match_contract","dispatch","alloc","accept","sign_in","submit","check","turndown","review","reject","shut","edit"]},"required":true,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  service_type: {"schema":{"type":"integer","enum":[1,2,3,4]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  from_state: {"schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9,10,11]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  to_state: {"schema":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9,10,11]},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  staff_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  reason: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
