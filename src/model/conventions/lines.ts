/** Rows of other entities that a record's form asks for, as a field of kind `rows` that no record has. */
import type { FieldDoc, LinesDoc } from '../documents.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { isGiven } from '../lookup.ts'
import type { Field, Label, Lines } from '../model.ts'
import { accessOf } from '../permissions.ts'
import { accessNow } from './awaits.ts'
import { fieldOf } from './field.ts'

const NOWHERE = { required: new Set<string>(), sought: new Set<string>() }

export const linesOf = (linked: Linked, { doc }: LinkedEntity): readonly Lines[] =>
  (doc['x-lines'] ?? []).flatMap((said): readonly Lines[] => {
    const [name = '', by = ''] = said.list.split('.')
    const rows = linked.entities.get(name)
    if (rows === undefined) return []
    return [
      {
        entity: name,
        key: rows.key,
        by,
        position: said.position ?? null,
        access: accessNow(linked, rows, accessOf(rows)).access,
        field: rowsField(linked, rows, said),
      },
    ]
  })

function rowsField(linked: Linked, rows: LinkedEntity, { label, columns }: LinesDoc): Field {
  const asked = columns.flatMap((name) => rows.fields.get(name) ?? [])
  const doc: FieldDoc = {
    type: 'array',
    'x-label': label ?? manyOf(rows),
    items: { type: 'object', required: asked.filter((field) => isAlwaysAsked(rows, field)).map(({ name }) => name) },
  }
  return fieldOf(linked, NOWHERE, {
    name: rows.plural,
    path: [],
    declared: false,
    doc,
    kind: 'rows',
    rule: null,
    enum: null,
    rows: new Map(asked.map((field) => [field.name, field])),
  })
}

/** Of what the server fills in, or some may not see or write, a row need not say anything. */
const isAlwaysAsked = ({ doc: { required = [] } }: LinkedEntity, { name, doc }: LinkedField): boolean =>
  required.includes(name) &&
  !isGiven(doc) &&
  doc['x-permission'] === undefined &&
  doc['x-write-permission'] === undefined

/** As its menu says; Chinese calls one and many the same. */
const manyOf = ({ doc, plural }: LinkedEntity): Label =>
  (typeof doc['x-menu'] === 'object' ? doc['x-menu'].label : undefined) ?? {
    zh: doc['x-label'].zh,
    en: plural.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),
  }
