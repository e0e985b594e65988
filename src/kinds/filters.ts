/** The filter of each kind, complete by type; null: a list cannot be asked for it. Loaded with a list's filter bar. */
import type { FieldKindName } from '../model/model.ts'
import type { FieldFilter } from './input.ts'
import { Filter as booleanFilter } from './boolean/ui.tsx'
import { Filter as dateFilter } from './date/ui.tsx'
import { Filter as dateRangeFilter } from './date-range/ui.tsx'
import { Filter as datetimeFilter } from './datetime/ui.tsx'
import { Filter as decimalFilter } from './decimal/ui.tsx'
import { Filter as energyFilter } from './energy/ui.tsx'
import { Filter as enumFilter } from './enum/ui.tsx'
import { Filter as enumSetFilter } from './enum-set/ui.tsx'
import { Filter as integerFilter } from './integer/ui.tsx'
import { Filter as keyFilter } from './key/ui.tsx'
import { Filter as moneyFilter } from './money/ui.tsx'
import { Filter as referenceFilter } from './reference/ui.tsx'
import { Filter as referencesFilter } from './references/ui.tsx'
import { Filter as stateFilter } from './state/ui.tsx'
import { Filter as stringFilter } from './string/ui.tsx'
import { Filter as textFilter } from './text/ui.tsx'
import { Filter as volumeFilter } from './volume/ui.tsx'

export const filters: Record<FieldKindName, FieldFilter | null> = {
  key: keyFilter,
  string: stringFilter,
  text: textFilter,
  html: null,
  integer: integerFilter,
  decimal: decimalFilter,
  money: moneyFilter,
  energy: energyFilter,
  volume: volumeFilter,
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
