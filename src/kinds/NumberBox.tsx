import type { InputProps } from './input.ts'
import { numberInBox, paddedDecimal, typedNumber } from './numbers.ts'
import { TextBox } from './TextBox.tsx'
import { asText } from './use-field-input.ts'

/** Decimals stay text from the box to the wire. */
export const DecimalBox = (props: InputProps) => (
  <TextBox
    {...props}
    parse={(text) => typedNumber(text) || null}
    format={(value) => numberInBox(asText(value))}
    tidy={(text) => numberInBox(paddedDecimal(typedNumber(text), props.field.scale))}
    attributes={{ inputMode: 'decimal', autoComplete: 'off', ...inTable(props) }}
  />
)

/** What is no integer stays text, for the form to refuse. */
export const IntegerBox = (props: InputProps) => (
  <TextBox
    {...props}
    parse={parseInteger}
    attributes={{ inputMode: 'numeric', autoComplete: 'off', ...inTable(props) }}
  />
)

function parseInteger(text: string): number | string | null {
  const typed = typedNumber(text)
  if (typed === '') return null
  return /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed
}

/** Numbers under each other end at one line; a number by itself begins where its label does. */
const inTable = ({ bare }: InputProps) => (bare ? { style: { textAlign: 'right' as const } } : {})
