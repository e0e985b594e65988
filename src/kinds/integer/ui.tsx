import { IntegerBox } from '../NumberBox.tsx'
import { RangeFilter } from '../RangeFilter.tsx'

export const Input = IntegerBox
export const Filter = RangeFilter
