import { useRecordContext } from 'ra-core'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import { EnumFilter } from '../ChoiceFilter.tsx'
import { EMPTY, type CellRecord } from '../cell.ts'
import { enumChip } from '../enum-chip.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { useFieldInput } from '../use-field-input.ts'

/** Changed by transitions only. */
export function Input(props: InputProps) {
  const { field, context } = props
  const record = useRecordContext() as CellRecord | undefined
  const input = useFieldInput<unknown>(
    { ...props, disabled: true },
    { format: (value) => value, parse: (value) => value },
  )
  return (
    <FieldFrame {...input.frame} group>
      <span style={{ lineHeight: '34px' }}>
        {input.value === null || input.value === undefined
          ? EMPTY
          : enumChip(context.enums[field.enum ?? ''], input.value, context.lang, record)}
      </span>
    </FieldFrame>
  )
}
export const filter: FieldFilter = { Filter: EnumFilter, typed: false }
