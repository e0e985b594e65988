/**
 * The first table of kinds: what the model must know of each. A kind's name is its entry here; every other table is
 * complete by these names.
 */
import { booleanFacts } from './boolean/facts.ts'
import { dateFacts } from './date/facts.ts'
import { dateRangeFacts } from './date-range/facts.ts'
import { datetimeFacts } from './datetime/facts.ts'
import { decimalFacts } from './decimal/facts.ts'
import { enumerationFacts } from './enum/facts.ts'
import { enumSetFacts } from './enum-set/facts.ts'
import { filesFacts } from './files/facts.ts'
import { htmlFacts } from './html/facts.ts'
import { integerFacts } from './integer/facts.ts'
import { keyFacts } from './key/facts.ts'
import { referenceFacts } from './reference/facts.ts'
import { referencesFacts } from './references/facts.ts'
import { rowsFacts } from './rows/facts.ts'
import { secretFacts } from './secret/facts.ts'
import { stateFacts } from './state/facts.ts'
import { stringFacts } from './string/facts.ts'
import { textFacts } from './text/facts.ts'
import type { KindFacts } from './kind-facts.ts'

export const facts = {
  key: keyFacts,
  string: stringFacts,
  text: textFacts,
  html: htmlFacts,
  integer: integerFacts,
  decimal: decimalFacts,
  boolean: booleanFacts,
  date: dateFacts,
  datetime: datetimeFacts,
  'date-range': dateRangeFacts,
  enum: enumerationFacts,
  'enum-set': enumSetFacts,
  state: stateFacts,
  reference: referenceFacts,
  references: referencesFacts,
  files: filesFacts,
  rows: rowsFacts,
  secret: secretFacts,
} as const satisfies Readonly<Record<string, KindFacts>>

export type FieldKindName = keyof typeof facts
export const FIELD_KINDS = Object.keys(facts) as readonly FieldKindName[]
