import type { FieldFilter } from '../input.ts'
import { IntegerBox } from '../NumberBox.tsx'
import { RangeFilter } from '../RangeFilter.tsx'

export const Input = IntegerBox
export const filter: FieldFilter = { Filter: RangeFilter, typed: true }
