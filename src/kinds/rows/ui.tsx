/** A short table that is edited in place. */
import type { InputProps } from '../input.ts'
import { RowsTable } from './RowsTable.tsx'

export const Input = (props: InputProps) => <RowsTable {...props} />
