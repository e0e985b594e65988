/**
 * What may be wrong in a record that is taken all the same (a rule that only warns, or its `x-doubt`): whoever wrote it
 * is told in the answer, as a form tells before and an import afterwards.
 */
import { warningOf, warns } from '../../../kinds/warning.ts'
import type { Entity, Field, Label, Model } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import type { Body } from './body.ts'

const DOUBTS = '_doubts'

export interface Doubtful {
  readonly field: Field
  readonly message: Label
}

/** Only of what is sent anew: what stands there already was somebody's own decision. */
export const doubtsOf = ({ rules }: Model, fields: readonly Field[], sent: Body): readonly Doubtful[] =>
  fields.flatMap((field) => {
    const warning = field.rule === null ? null : warningOf(rules[field.rule])
    const value = sent[field.name] ?? null
    return warning !== null && value !== null && warns(warning, value) ? [{ field, message: warning.message }] : []
  })

/** `text`: JSON of the record that was written. Most are beyond doubt, and stay the text that they are. */
export function withDoubts({ model, lang }: Context, { fields }: Entity, sent: Body, text: string): string {
  const doubts = doubtsOf(model, fields, sent).map(({ field, message }) => ({
    field: field.name,
    message: message[lang],
  }))
  return doubts.length === 0 ? text : JSON.stringify({ ...(JSON.parse(text) as Body), [DOUBTS]: doubts })
}
