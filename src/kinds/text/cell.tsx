import { isText } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'

const longTextCell: Cell = ({ value, context }) =>
  context.place === 'list' ? (
    <span className="k-clip" title={String(value)}>
      {String(value).replaceAll(/\s+/g, ' ')}
    </span>
  ) : (
    <span className="k-lines">{String(value)}</span>
  )

export const textUi: FieldUi = {
  Cell: longTextCell,
  align: 'start',
  wide: true,
  listed: true,
  leads: true,
  shortest: 80,
  enough: 0.6,
  accepts: isText,
  copied: true,
  drafted: true,
}
