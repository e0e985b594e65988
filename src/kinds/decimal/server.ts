/** An exact decimal number, of as many digits as its field has. */
import type { Field, Label } from '../../model/model.ts'
import { typedNumber } from '../numbers.ts'
import { numberCell, unlike, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind, SheetCell, ValueAt } from '../server-kind.ts'
import { number } from '../server-sample.ts'
import { inWords, matching, partText, shortNote } from '../server-words.ts'

const rounded = (at: ValueAt, field: Field): string => `round(${at.value(field)}, ${field.scale})`

/** Too many digits after the point are for the validator to refuse. A sign of a currency may stand in front. */
const read: SheetCell['read'] = ({ text: written }, field) => {
  const [, sign = '', whole = '', fraction = ''] =
    /^([-+]?)(\d+)(?:\.(\d*))?$/.exec(typedNumber(written).replace(/^\p{Sc}/u, '')) ?? []
  if (whole === '') return unlike(field)
  const digits = fraction.replace(/0+$/, '').padEnd(field.scale, '0')
  return value(`${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}${digits === '' ? '' : `.${digits}`}`)
}

const hint = ({ unit }: Field): Label | null => unit && { zh: `数字，单位${unit.zh}`, en: `Number, in ${unit.en}` }

export const decimalServer: ServerKind = {
  words: (at, field) => inWords(at, field, rounded(at, field)),
  partWords: partText,
  note: shortNote(matching(/^-?\d+(\.\d+)?$/), rounded),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: { ...numberCell(read), hint: (field) => hint(field) ?? numberCell(read).hint(field) },
  sample: ({ field: { schema, scale }, salt, by }) => {
    const unit = 10 ** scale
    const low =
      Math.ceil(number(schema['formatMinimum'] ?? schema['formatExclusiveMinimum'], 0) * unit) +
      ('formatExclusiveMinimum' in schema ? 1 : 0)
    const high =
      Math.floor(number(schema['formatMaximum'] ?? schema['formatExclusiveMaximum'], low / unit + 9999) * unit) -
      ('formatExclusiveMaximum' in schema ? 1 : 0)
    return [`round(${by.between(low, Math.min(high, low + 2_000_000_000), salt)}::numeric / ${unit}, ${scale})`]
  },
}
