/**
 * What a template may name is told apart by its label, and stands in braces in a text that is markup. A page is printed
 * with fields that it has.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { allFields, entityNameMistakes, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import { placeholderFields } from '../placeholder-fields.ts'

/** What ends a placeholder, or means something else in markup. */
const UNWRITABLE = /[{}<>&]/

export const placeholders: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    const named = field.doc['x-placeholders']
    if (named === undefined) continue
    const path = [...field.path, 'x-placeholders']
    const of = linked.entities.get(named)
    if (of === undefined) {
      yield* entityNameMistakes(linked, entity.raw, path, named)
      continue
    }
    const seen = new Map<string, string>()
    for (const { name, doc } of placeholderFields(of)) {
      const { zh, en } = doc['x-label'] ?? { zh: name, en: name }
      for (const said of new Set([name, zh, en])) {
        const other = seen.get(said)
        if (other !== undefined && other !== name)
          yield mistake(entity.raw, path, { message: `"${said}" would mean "${other}" and "${name}" of ${named}` })
        if (UNWRITABLE.test(said))
          yield mistake(entity.raw, path, { message: `"${said}" of ${named} cannot stand in braces` })
        seen.set(said, name)
      }
    }
  }
  for (const entity of linked.entities.values()) {
    const fields = entity.doc['x-detail']?.print?.fields ?? []
    for (const [index, name] of fields.entries()) {
      const path = ['x-detail', 'print', 'fields', index]
      const field = entity.fields.get(name)
      if (field === undefined) yield unknownField(entity, path, name)
      else if (field.kind === 'secret' || field.kind === 'files')
        yield mistake(entity.raw, path, { message: `a field of kind ${field.kind} cannot be printed` })
    }
  }
}
