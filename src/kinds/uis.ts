/**
 * How each kind is shown in lists and details. Complete by type. Inputs and filters are heavier and stand in
 * `inputs.ts` and `filters.ts`, which the screens load when they need them.
 */
import type { FieldKindName } from '../model/model.ts'
import type { FieldUi } from './cell.ts'
import { booleanUi } from './boolean/cell.ts'
import { dateUi } from './date/cell.ts'
import { dateRangeUi } from './date-range/cell.ts'
import { datetimeUi } from './datetime/cell.ts'
import { decimalUi } from './decimal/cell.ts'
import { enumUi } from './enum/cell.ts'
import { enumSetUi } from './enum-set/cell.tsx'
import { filesUi } from './files/cell.tsx'
import { htmlUi } from './html/cell.tsx'
import { integerUi } from './integer/cell.ts'
import { keyUi } from './key/cell.ts'
import { referenceUi } from './reference/cell.ts'
import { referencesUi } from './references/cell.tsx'
import { rowsUi } from './rows/cell.tsx'
import { secretUi } from './secret/cell.ts'
import { stateUi } from './state/cell.ts'
import { stringUi } from './string/cell.ts'
import { textUi } from './text/cell.tsx'

export const uis: Readonly<Record<FieldKindName, FieldUi>> = {
  key: keyUi,
  string: stringUi,
  text: textUi,
  html: htmlUi,
  integer: integerUi,
  decimal: decimalUi,
  boolean: booleanUi,
  date: dateUi,
  datetime: datetimeUi,
  'date-range': dateRangeUi,
  enum: enumUi,
  'enum-set': enumSetUi,
  state: stateUi,
  reference: referenceUi,
  references: referencesUi,
  files: filesUi,
  rows: rowsUi,
  secret: secretUi,
}
