// Generated from schemas/entities/saved_view.json by `npm run generate`; edit the source instead.
import { formOf, warningsOf, type FormFields, type Translate } from '../../../fields/form.ts'

const fields: FormFields = {
  name: {"schema":{"minLength":1,"type":"string","maxLength":30,"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"always","message":null,"warning":null},
  list: {"schema":{"minLength":1,"type":"string","maxLength":60,"pattern":"^[a-z0-9_/.]+$","examples":["homes"],"not":{"pattern":"\\u0000"}},"required":true,"nullable":false,"write":"create","message":null,"warning":null},
  sharing: {"schema":{"type":"integer","enum":[1,2,3]},"required":false,"nullable":false,"write":"always","message":null,"warning":null},
  role_id: {"schema":{"type":"integer","minimum":1,"maximum":9007199254740991},"required":false,"nullable":true,"write":"always","message":null,"warning":null},
  sorting: {"schema":{"minLength":1,"type":"string","maxLength":130,"not":{"pattern":"\\u0000"}},"required":false,"nullable":true,"write":"always","message":null,"warning":null},
  page_size: {"schema":{"type":"integer","minimum":1,"maximum":1000},"required":false,"nullable":true,"write":"always","message":null,"warning":null},
  filters: {"schema":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"not":{"pattern":"\\u0000"},"maxLength":130,"minLength":1,"type":"string"},"value":{"not":{"pattern":"\\u0000"},"maxLength":2000,"minLength":1,"type":"string"}}}},"required":false,"nullable":true,"write":"always","message":null,"warning":null},
  layout: {"schema":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["name","shown"],"properties":{"name":{"not":{"pattern":"\\u0000"},"maxLength":63,"minLength":1,"type":"string"},"shown":{"type":"boolean"},"width":{"anyOf":[{"minimum":40,"maximum":1200,"type":"integer"},{"type":"null"}]}}}},"required":false,"nullable":true,"write":"always","message":null,"warning":null},
}

export const create = (t: Translate) => formOf(fields, 'create', t)
export const update = (t: Translate) => formOf(fields, 'update', t)
export const warnings = (values: Readonly<Record<string, unknown>>, t: Translate) => warningsOf(fields, values, t)
