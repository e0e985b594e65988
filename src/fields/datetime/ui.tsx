import { DayFilter } from '../DayFilter.tsx'
import type { InputProps } from '../input.ts'
import { TextBox } from '../TextBox.tsx'
import { fromLocalInput, toLocalInput } from '../times.ts'

/** Typed and shown in Asia/Shanghai, kept in UTC. */
export const Input = (props: InputProps) => (
  <TextBox {...props} type="datetime-local" format={(value) => (typeof value === 'string' ? toLocalInput(value) : '')} parse={(text) => (text === '' ? null : fromLocalInput(text))} attributes={{ step: 1, max: '9999-12-31T23:59:59' }} />
)
export const Filter = DayFilter
