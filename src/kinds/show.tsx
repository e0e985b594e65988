/** Draws one value with its kind's cell; masked values with the link that reveals them. */
import type { ReactNode } from 'react'
import { EMPTY, isEmpty, type CellInput } from './cell.ts'
import { MaskedValue } from './MaskedValue.tsx'

export function show(input: CellInput): ReactNode {
  const { value, field, record, context } = input
  if (isEmpty(value)) return EMPTY
  if (field.mask)
    return (
      <MaskedValue
        key={String(value)}
        masked={String(value)}
        resource={context.plural}
        id={record.id}
        field={field.name}
      />
    )
  return context.uis[field.kind].Cell(input)
}
