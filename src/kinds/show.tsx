/** Draws one value with its kind's cell; masked values with the link that reveals them. */
import type { ReactNode } from 'react'
import { EMPTY, isEmpty, type CellInput } from './cell.ts'
import { MaskedValue } from './MaskedValue.tsx'

export function show(given: CellInput): ReactNode {
  const input = given.field.english === null ? given : inTheirLanguage(given)
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

/** The text is there in English as well: the server says so to those who read English. */
function inTheirLanguage(input: CellInput): CellInput {
  const english = (input.record['_labels'] as Readonly<Record<string, unknown>> | undefined)?.[input.name]
  return isEmpty(english) ? input : { ...input, value: english }
}
