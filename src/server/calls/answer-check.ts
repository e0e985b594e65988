/**
 * Checks that an operation's answer matches its call's document. Done in tests and development only, while the code is
 * still being written.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { teach } from '../../kinds/ajv.ts'
import type { Call } from '../../model/model.ts'

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const compiled = new WeakMap<Call, ValidateFunction>()

export function refuseWrongAnswer(call: Call, answer: unknown): void {
  const check = compiled.get(call) ?? ajv.compile(call.response)
  compiled.set(call, check)
  if (check(answer)) return
  throw new Error(
    `the answer of "${call.name}" is not what its document says: ${ajv.errorsText(check.errors, { dataVar: 'answer' })}`,
  )
}
