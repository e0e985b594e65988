/** Keywords stand on fields of kinds that know them: a bound that nothing looks at would be believed to hold. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc } from '../documents.ts'
import type { LinkedEntity } from '../linked.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'

const TEXTS = ['string', 'text', 'html', 'secret'] as const
const DECIMALS = ['decimal', 'money', 'energy', 'volume'] as const
const NUMBERS = ['integer', ...DECIMALS] as const
const LISTS = ['enum-set', 'references', 'files', 'rows'] as const

const KNOWN: Readonly<Record<string, readonly FieldKindName[]>> = {
  minLength: TEXTS,
  maxLength: TEXTS,
  pattern: TEXTS,
  minimum: ['integer'],
  maximum: ['integer'],
  exclusiveMinimum: ['integer'],
  exclusiveMaximum: ['integer'],
  multipleOf: ['integer'],
  formatMinimum: [...DECIMALS, 'date', 'datetime'],
  formatMaximum: [...DECIMALS, 'date', 'datetime'],
  formatExclusiveMinimum: [...DECIMALS, 'date', 'datetime'],
  formatExclusiveMaximum: [...DECIMALS, 'date', 'datetime'],
  minItems: [...LISTS, 'date-range'],
  maxItems: [...LISTS, 'date-range'],
  uniqueItems: LISTS,
  'x-case': ['string'],
  'x-scale': DECIMALS,
  'x-unit': NUMBERS,
  'x-words': [...NUMBERS, 'string'],
  'x-mask': ['string', 'text'],
  'x-search': ['string', 'text'],
  'x-changes-of': ['rows'],
  'x-link': ['string'],
  'x-offered': ['reference'],
}

/** Codes that may be others than the listed have a form, as texts have. */
const OPEN = new Set(['minLength', 'maxLength', 'pattern'])

export const keywords: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    if (field.kind === null) continue
    const isOpen = linked.enums.get(field.enum ?? '')?.doc['x-open'] === true
    for (const [keyword, kinds] of Object.entries(KNOWN)) {
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
