import { KeyFilter } from '../TextFilter.tsx'
import type { InputProps } from '../input.ts'
import { TextBox } from '../TextBox.tsx'

/** The database gives keys. */
export const Input = (props: InputProps) => <TextBox {...props} disabled />
export const Filter = KeyFilter
