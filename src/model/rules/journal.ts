/**
 * There is one journal at most, it has the fields that the server fills in, and no call writes it; words and links name
 * fields that can bear them.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { fieldMistakes } from '../lookup.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'
import { saidPaths } from '../scope-doc.ts'

/** What the server writes of each action, by field. */
export const JOURNAL_FIELDS: Readonly<Record<string, FieldKindName>> = {
  staff_id: 'reference',
  staff_name: 'string',
  action: 'enum',
  resource: 'enum',
  record_id: 'integer',
  record_name: 'string',
  changes: 'rows',
  rows_count: 'integer',
  address: 'string',
  succeeded: 'boolean',
}

export const journal: ConsistencyRule = function* (linked) {
  const journals = [...linked.entities.values()].filter(({ doc }) => doc['x-journal'])
  for (const entity of journals.slice(1))
    yield mistake(entity.raw, ['x-journal'], { message: `${journals[0]?.name} is the journal already` })
  for (const entity of journals) yield* [...fields(entity), ...places(linked, entity)]
  for (const entity of linked.entities.values()) yield* namesIn(entity)
}

function* fields(entity: LinkedEntity): Iterable<Mistake> {
  for (const [name, kind] of Object.entries(JOURNAL_FIELDS)) {
    if (entity.fields.get(name)?.kind !== kind)
      yield mistake(entity.raw, ['x-journal'], {
        message: `a journal needs the field "${name}"`,
        expected: `a field of kind ${kind}`,
      })
  }
  if (entity.doc['x-access']?.write !== null)
    yield mistake(entity.raw, ['x-journal'], {
      message: 'a journal that calls may write proves nothing',
      expected: '"write": null in "x-access"',
    })
}

/** The place of an entry stands in the entry itself: what it is about may move, or go. */
function* places({ app }: Linked, entity: LinkedEntity): Iterable<Mistake> {
  const paths = saidPaths(entity.doc)
  for (const { name } of app.scopes?.doc.scopes ?? []) {
    const [field = '', ...more] = paths.get(name) ?? []
    if (more.length > 0 || entity.fields.get(field)?.kind !== 'reference')
      yield mistake(entity.raw, ['x-journal'], {
        message: `a journal keeps the ${name} of each entry`,
        expected: `a reference, and its name as "${name}" in "x-scope"`,
      })
  }
}

function* namesIn(entity: LinkedEntity): Iterable<Mistake> {
  for (const { path, doc } of entity.fields.values()) {
    if (doc['x-changes-of'] !== undefined) yield* fieldMistakes(entity, [...path, 'x-changes-of'], doc['x-changes-of'])
    for (const part of ['entity', 'key'] as const) {
      if (doc['x-link'] !== undefined) yield* fieldMistakes(entity, [...path, 'x-link', part], doc['x-link'][part])
    }
  }
}
