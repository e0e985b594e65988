import { KeyFilter } from '../TextFilter.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { TextBox } from '../TextBox.tsx'

/** The database gives keys. */
export const Input = (props: InputProps) => <TextBox {...props} disabled />
export const filter: FieldFilter = { Filter: KeyFilter, typed: true }
