import { isText } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'
import { enumChip, enumText } from '../enum-chip.tsx'

const SHOWN = 3

const enumSetCell: Cell = ({ value, field, context }) => {
  if (!Array.isArray(value)) return String(value)
  const found = context.enums[field.enum ?? '']
  const shown = context.place === 'list' ? value.slice(0, SHOWN) : value
  const rest = value.slice(shown.length)
  return (
    <span className={context.place === 'list' ? undefined : 'k-wrap'}>
      {shown.map((code) => enumChip(found, code, context.lang))}
      {rest.length > 0 && (
        <span
          className="k-chip"
          title={rest.map((code) => enumText(found, code, context.lang)).join(context.translate('value.separator'))}
        >
          +{rest.length}
        </span>
      )}
    </span>
  )
}

export const enumSetUi: FieldUi = {
  Cell: enumSetCell,
  align: 'start',
  wide: true,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.85,
  accepts: isText,
  copied: true,
  drafted: true,
}
