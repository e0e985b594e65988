/** Both languages of a text have the same `{placeholders}`. */
import { textsOf } from '../actions.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Path, Raw } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { mistake } from '../mistake.ts'
import type { Label } from '../model.ts'

export const texts: ConsistencyRule = function* (linked) {
  for (const { raw, path, label } of templates(linked)) {
    const [zh, en] = [placeholders(label.zh), placeholders(label.en)]
    if (zh !== en)
      yield mistake(raw, path, { message: 'zh and en have different placeholders', expected: zh || 'none' })
  }
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')

function* templates({
  app,
  calls,
}: Linked): Iterable<{ readonly raw: Raw<unknown>; readonly path: Path; readonly label: Label }> {
  for (const [key, label] of Object.entries(app.copy?.doc.copy ?? {}))
    if (app.copy) yield { raw: app.copy, path: ['copy', key], label }
  for (const [key, { message, hint, choices = [] }] of Object.entries(app.errors?.doc.errors ?? {})) {
    if (app.errors) yield { raw: app.errors, path: ['errors', key, 'message'], label: message }
    for (const [at, { label }] of choices.entries())
      if (app.errors) yield { raw: app.errors, path: ['errors', key, 'choices', at, 'label'], label }
    if (app.errors && hint) yield { raw: app.errors, path: ['errors', key, 'hint'], label: hint }
  }
  for (const { raw } of calls.values())
    for (const [path, label] of textsOf(raw.doc.action ?? {})) yield { raw, path: ['action', ...path], label }
}
