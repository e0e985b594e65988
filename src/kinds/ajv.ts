/**
 * Teaches an ajv instance our formats and keywords; validators at run time and the generated ones are made with it
 * alike.
 */
import { type Ajv, _ } from 'ajv'
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js'
import { formats } from './formats.ts'

export function teach<A extends Pick<Ajv, 'addFormat' | 'addKeyword'>>(ajv: A): A {
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addKeyword(formatLimitDefinition)
  ajv.addKeyword({
    keyword: 'ordered',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must not end before it starts' },
    // An end that is left out is not before anything: it is missing.
    code: (cxt) =>
      cxt.fail(_`${cxt.schema} && ${cxt.data}.length > 1 && ${cxt.data}[1] !== "" && ${cxt.data}[0] > ${cxt.data}[1]`),
  })
  return ajv
}
