/** Which records have a field, and which of them must hold a value in it: for people who write programs. */
import { conditionInWords, type Named } from '../../src/model/condition-words.ts'
import type { Field } from '../../src/model/model.ts'

export const conditionText = (named: Named, { when, requiredWhen }: Field): readonly string[] => [
  ...(when === null ? [] : [`only where ${conditionInWords(named, when, 'en')}`]),
  ...(requiredWhen === null
    ? []
    : [requiredWhen === true ? 'required there' : `required where ${conditionInWords(named, requiredWhen, 'en')}`]),
]
