/**
 * How each kind is shown in lists and details. Complete by type. Inputs and filters are heavier and stand in
 * `inputs.ts` and `filters.ts`, which the screens load when they need them.
 */
import type { FieldKindName } from '../model/model.ts'
import type { Cell, FieldUi } from './cell.ts'
import { booleanCell } from './boolean/cell.ts'
import { dateRangeCell } from './date-range/cell.ts'
import { datetimeCell } from './datetime/cell.ts'
import { enumCell } from './enum/cell.ts'
import { enumSetCell } from './enum-set/cell.tsx'
import { filesCell } from './files/cell.tsx'
import { htmlCell } from './html/cell.tsx'
import { numberCell } from './number-cell.tsx'
import { referenceCell } from './reference/cell.ts'
import { referencesCell } from './references/cell.tsx'
import { rowsCell } from './rows/cell.tsx'
import { secretCell } from './secret/cell.ts'
import { textCell } from './text-cell.ts'
import { longTextCell } from './text/cell.tsx'

const left = (Cell: Cell): FieldUi => ({ Cell, align: 'start', wide: false })
const right = (Cell: Cell): FieldUi => ({ Cell, align: 'end', wide: false })
const wide = (Cell: Cell): FieldUi => ({ Cell, align: 'start', wide: true })

export const uis: Record<FieldKindName, FieldUi> = {
  key: left(textCell),
  string: left(textCell),
  text: wide(longTextCell),
  html: wide(htmlCell),
  integer: right(numberCell),
  decimal: right(numberCell),
  money: right(numberCell),
  energy: right(numberCell),
  volume: right(numberCell),
  boolean: left(booleanCell),
  date: left(textCell),
  datetime: left(datetimeCell),
  'date-range': left(dateRangeCell),
  enum: left(enumCell),
  'enum-set': wide(enumSetCell),
  state: left(enumCell),
  reference: left(referenceCell),
  references: wide(referencesCell),
  files: wide(filesCell),
  rows: wide(rowsCell),
  secret: left(secretCell),
}
