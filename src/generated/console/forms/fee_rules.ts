// Generated from schemas/entities/fee_rule.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":50,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","tidying":"line","message":null,"warning":null},
  type: {"schema":{"type":"integer","enum":[1,2]},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  sharp_price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  peak_price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  shoulder_price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  off_peak_price: {"schema":{"type":"string","format":"decimal","formatExclusiveMinimum":"0","formatMaximum":"5","pattern":"^-?\\d{1,14}(\\.\\d{1,4})?$","x-scale":4},"required":false,"nullable":true,"write":"always","tidying":null,"message":null,"warning":null},
  segments: {"schema":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["begin_hour","end_hour","period"],"properties":{"begin_hour":{"minimum":0,"maximum":23,"type":"integer"},"end_hour":{"minimum":1,"maximum":24,"type":"integer"},"period":{"type":"string","enum":["sharp","peak","shoulder","off_peak"]}}}},"required":false,"nullable":true,"write":"always","tidying":{},"message":null,"warning":null},
  enabled: {"schema":{"type":"boolean"},"required":false,"nullable":false,"write":"always","tidying":null,"message":null,"warning":null},
  note: {"schema":{"minLength":1,"type":"string","maxLength":200,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","tidying":"lines","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
