/** Values that are not refused and may be wrong all the same: people are told. */
import type { Doubt, JsonSchema, Label, Rule } from '../model/model.ts'
import { doubts } from '../values/doubts.ts'
import { failuresOf } from './verdict.ts'

/** A rule that only warns, or the doubt about values that keep one. */
export type Warning = { readonly schema: JsonSchema; readonly message: Label } | Doubt

export const warningOf = (rule: Rule | undefined): Warning | null =>
  rule?.severity === 'warn' ? { schema: rule.schema, message: rule.message } : (rule?.doubt ?? null)

/** Of a value that is not refused. */
export const warns = (warning: Warning, value: unknown): boolean =>
  'schema' in warning
    ? failuresOf(warning.schema, value).length > 0
    : typeof value === 'string' && doubts[warning.by]?.(value) === true
