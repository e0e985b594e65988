/** Model → every generated file. Pure; `main.ts` and `watch.ts` write. What a console shows comes first. */
import type { Model } from '../src/model/model.ts'
import { emitCalls } from './emit/calls.ts'
import { emitConsole } from './emit/console.ts'
import { emitConstants } from './emit/constants.ts'
import { emitEnums } from './emit/enums.ts'
import { emitErrors } from './emit/errors.ts'
import { emitForms } from './emit/forms.ts'
import { emitFunctions } from './emit/functions.ts'
import { emitGuide } from './emit/guide.ts'
import { emitMasks } from './emit/masks.ts'
import { emitMessages } from './emit/messages.ts'
import { emitModel } from './emit/model.ts'
import { emitOpenapi } from './emit/openapi.ts'
import { emitReference } from './emit/reference.ts'
import { emitTables } from './emit/tables.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators } from './emit/validators.ts'
import { createMemory, type Emit, type Files, type Memory } from './output.ts'

/**
 * Needed to show a change: emitted and written before the rest. The menu, which leads to all else, comes last. The
 * model itself is among the rest: a server reads its file when it starts, and one that runs is given the model.
 */
export const firstEmitters: readonly Emit[] = [emitMessages, emitForms, emitConsole]
export const laterEmitters: readonly Emit[] = [
  emitModel,
  emitConstants,
  emitMasks,
  emitErrors,
  emitEnums,
  emitCalls,
  emitFunctions,
  emitTypes,
  emitValidators,
  emitTables,
  emitOpenapi,
  emitReference,
  emitGuide,
]

export const generate = (model: Model, memory: Memory = createMemory()): Promise<Files> =>
  run([...firstEmitters, ...laterEmitters], model, memory)

export async function run(emitters: readonly Emit[], model: Model, memory: Memory): Promise<Files> {
  const made = await Promise.all(emitters.map((emit) => emit(model, memory)))
  return new Map(made.flatMap((files) => [...files]))
}
