/** One code of an enum. */
import type { Field } from '../../model/model.ts'
import { codesOf, knownCodes, textChecks } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseCode } from '../parse.ts'
import { list, literal } from '../sql-text.ts'

const codes = (field: Field): readonly (string | number)[] => codesOf(field.schema)
const known = ({ schema }: Field): readonly (string | number)[] => knownCodes(schema)

/** Of the form that the table asks for: one that the list lacks may well stand in records. */
const hasForm = (text: string, { schema }: Field): boolean =>
  codesOf(schema).length === 0 &&
  typeof schema['pattern'] === 'string' &&
  [...text].length <= Number(schema['maxLength'] ?? LONGEST) &&
  new RegExp(schema['pattern'], 'u').test(text)
const LONGEST = 200

export const enumeration = oneColumn({
  type: (field) =>
    codes(field).length > 0 && codes(field).every((code) => typeof code === 'number') ? 'integer' : 'text',
  checks: (field) =>
    codes(field).length === 0 ? textChecks(field.schema) : [`{col} in (${list(codes(field).map(literal))})`],
  parse: (text, field) => (hasForm(text, field) ? text : parseCode(known)(text, field)),
  tidying: null,
  operators: ['eq', 'in', 'null'],
  index: 'few',
  schema: (field) => (codes(field).length > 0 ? field.schema : { maxLength: LONGEST, ...field.schema }),
})
