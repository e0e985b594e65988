/** Every field has a kind, and rows hold simple ones only. */
import { facts } from '../../kinds/facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc } from '../documents.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const kinds: ConsistencyRule = function* (linked) {
  for (const { entity, field, inRow } of allFields(linked)) {
    if (field.kind === null && !refersToBroken(field.doc))
      yield mistake(entity.raw, field.path, {
        message: `no kind follows from the type of "${field.name}"`,
        expected: expectation(field.doc),
      })
    if (field.kind === 'key' && field.doc.type !== 'integer')
      yield mistake(entity.raw, [...field.path, 'type'], {
        message: `the key "${field.name}" is ${field.doc.type ?? 'of no type'}`,
        expected: 'integer',
      })
    if (field.kind === 'rows' && field.rows.size === 0)
      yield mistake(entity.raw, field.path, {
        message: `rows of "${field.name}" have no fields`,
        expected: '"items" with "properties"',
      })
    if (inRow && field.kind && !facts[field.kind].inRows)
      yield mistake(entity.raw, field.path, { message: `a row cannot hold a field of kind ${field.kind}` })
    if (inRow && field.doc['x-computed'] !== undefined)
      yield mistake(entity.raw, [...field.path, 'x-computed'], {
        message: 'a row cannot hold a computed field',
        key: true,
      })
  }
}

/** A `$ref` that leads nowhere is reported where it is followed; what would have come of it is no second mistake. */
const refersToBroken = (doc: FieldDoc): boolean => doc.type === undefined

const expectation = (doc: FieldDoc): string =>
  doc.type === 'array'
    ? 'items that refer to an enum, are integers with x-reference, or have properties (rows)'
    : doc.type === 'object'
      ? 'a kind of schemas/kinds; objects stand in arrays, as rows'
      : 'an integer for x-reference'
