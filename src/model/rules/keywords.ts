/** Keywords stand on fields of kinds that know them: a bound that nothing looks at would be believed to hold. */
import { facts, FIELD_KINDS, type FieldKindName } from '../../kinds/facts.ts'
import { KEYWORDS, type Keyword } from '../../kinds/kind-facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc } from '../documents.ts'
import type { LinkedEntity } from '../linked.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'

/** Which kinds know a keyword. */
const knowing = (keyword: Keyword): readonly FieldKindName[] =>
  FIELD_KINDS.filter((kind) => facts[kind].keywords.includes(keyword))
const KNOWN = KEYWORDS.map((keyword) => [keyword, knowing(keyword)] as const)

/** Codes that may be others than the listed have a form, as texts have. */
const OPEN = new Set(['minLength', 'maxLength', 'pattern'])

export const keywords: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    if (field.kind === null) continue
    const isOpen = linked.enums.get(field.enum ?? '')?.doc['x-open'] === true
    for (const [keyword, kinds] of KNOWN) {
      if (isOpen && OPEN.has(keyword)) continue
      if (
        keyword in said(entity, field.path) &&
        !kinds.includes(field.kind) &&
        said(entity, field.path)[keyword as keyof FieldDoc] !== false
      ) {
        yield mistake(entity.raw, [...field.path, keyword], {
          message: `"${keyword}" on a field of kind ${field.kind}`,
          expected: `a field of kind ${kinds.join(', ')}`,
          key: true,
        })
      }
    }
    for (const value of field.kind === 'string' ? [] : Object.keys(field.doc['x-words'] ?? {})) {
      if (!/^-?[0-9]+(\.[0-9]+)?$/.test(value))
        yield mistake(entity.raw, [...field.path, 'x-words', value], { message: `"${value}" is no number`, key: true })
    }
    if (field.doc.pattern !== undefined && field.rule === null && !isOpen && field.doc.examples === undefined) {
      yield mistake(entity.raw, [...field.path, 'pattern'], {
        message: 'nobody is told what fits this pattern',
        expected: '"examples" beside it, or a rule with a message',
        key: true,
      })
    }
  }
}

/** What the field itself says; keywords that a fragment brings are the fragment's. */
const said = (entity: LinkedEntity, path: readonly (string | number)[]): FieldDoc =>
  (path.length === 0
    ? {}
    : path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], entity.doc)) as FieldDoc
