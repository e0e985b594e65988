import { DecimalBox } from '../NumberBox.tsx'
import { RangeFilter } from '../RangeFilter.tsx'

export const Input = DecimalBox
export const Filter = RangeFilter
