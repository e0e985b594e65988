/**
 * There is one journal at most, it has the fields that the server fills in, and no call writes it; words and links name
 * fields that can bear them.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { fieldMistakes } from '../lookup.ts'
import type { LinkedEntity } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'

/** What the server writes of each deed, by field. */
export const JOURNAL_FIELDS: Readonly<Record<string, FieldKindName>> = {
  staff_id: 'reference',
  staff_name: 'string',
  action: 'enum',
  resource: 'enum',
  record_id: 'integer',
  record_name: 'string',
  changes: 'rows',
  rows_count: 'integer',
  store_id: 'reference',
  home_id: 'reference',
  address: 'string',
  succeeded: 'boolean',
}

export const journal: ConsistencyRule = function* (linked) {
  const journals = [...linked.entities.values()].filter(({ doc }) => doc['x-journal'])
  for (const entity of journals.slice(1))
    yield mistake(entity.raw, ['x-journal'], { message: `${journals[0]?.name} is the journal already` })
  for (const entity of journals) yield* fields(entity)
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

function* namesIn(entity: LinkedEntity): Iterable<Mistake> {
  for (const { path, doc } of entity.fields.values()) {
    if (doc['x-changes-of'] !== undefined) yield* fieldMistakes(entity, [...path, 'x-changes-of'], doc['x-changes-of'])
    for (const part of ['entity', 'key'] as const) {
      if (doc['x-link'] !== undefined) yield* fieldMistakes(entity, [...path, 'x-link', part], doc['x-link'][part])
    }
  }
}
