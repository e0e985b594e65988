/** The filter of each kind, complete by type; null: a list cannot be asked for it. Loaded with a list's filter bar. */
import type { FieldKindName } from '../model/model.ts'
import type { FieldFilter } from './input.ts'
import { filter as booleanFilter } from './boolean/ui.tsx'
import { filter as dateFilter } from './date/ui.tsx'
import { filter as dateRangeFilter } from './date-range/ui.tsx'
import { filter as datetimeFilter } from './datetime/ui.tsx'
import { filter as decimalFilter } from './decimal/ui.tsx'
import { filter as enumFilter } from './enum/ui.tsx'
import { filter as enumSetFilter } from './enum-set/ui.tsx'
import { filter as integerFilter } from './integer/ui.tsx'
import { filter as keyFilter } from './key/ui.tsx'
import { filter as referenceFilter } from './reference/ui.tsx'
import { filter as referencesFilter } from './references/ui.tsx'
import { filter as stateFilter } from './state/ui.tsx'
import { filter as stringFilter } from './string/ui.tsx'
import { filter as textFilter } from './text/ui.tsx'

export const filters: Readonly<Record<FieldKindName, FieldFilter | null>> = {
  key: keyFilter,
  string: stringFilter,
  text: textFilter,
  html: null,
  integer: integerFilter,
  decimal: decimalFilter,
  boolean: booleanFilter,
  date: dateFilter,
  datetime: datetimeFilter,
  'date-range': dateRangeFilter,
  enum: enumFilter,
  'enum-set': enumSetFilter,
  state: stateFilter,
  reference: referenceFilter,
  references: referencesFilter,
  files: null,
  rows: null,
  secret: null,
}
