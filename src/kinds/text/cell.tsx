import type { Cell } from '../cell.ts'

export const longTextCell: Cell = ({ value, context }) =>
  context.place === 'list' ? (
    <span className="k-clip" title={String(value)}>
      {String(value).replaceAll(/\s+/g, ' ')}
    </span>
  ) : (
    <span className="k-lines">{String(value)}</span>
  )
