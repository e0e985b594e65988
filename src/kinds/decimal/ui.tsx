import type { FieldFilter } from '../input.ts'
import { DecimalBox } from '../NumberBox.tsx'
import { RangeFilter } from '../RangeFilter.tsx'

export const Input = DecimalBox
export const filter: FieldFilter = { Filter: RangeFilter, typed: true }
