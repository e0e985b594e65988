/** Enum codes as constants with the names that their documents give them. */
import type { Enum } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { comment, header, literal, pascal, property } from '../writing.ts'

export const emitEnums: Emit = (model) =>
  files([[`${GENERATED}/enums.ts`, [header('schemas'), ...Object.values(model.enums).map(constant)].join('\n')]])

function constant(one: Enum): string {
  const name = pascal(one.name)
  const values = one.values.map(
    (value) =>
      `  /** ${comment(`${value.label.zh} ${value.label.en}`)} */\n  ${property(value.name)}: ${literal(value.value)},`,
  )
  return `/** ${comment(`${one.label.zh} ${one.label.en}`)} */
export const ${name} = {
${values.join('\n')}
} as const
export type ${name} = (typeof ${name})[keyof typeof ${name}]
`
}
