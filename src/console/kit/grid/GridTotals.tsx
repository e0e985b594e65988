/** Sums under the columns; stays in sight. */
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { cellClass, titleOf } from './GridRow.tsx'

interface GridTotalsProps {
  readonly label: ReactNode
  readonly columns: readonly Column[]
  readonly selectable: boolean
  readonly actions: boolean
}

export function GridTotals({ label, columns, selectable, actions }: GridTotalsProps) {
  const summed = columns.findIndex(({ total }) => total !== undefined)
  // The label has the room up to the first sum, and goes with it: a sum must not disappear behind it.
  const lead = Math.max(1, summed < 0 ? columns.length : summed)
  return (
    <tfoot>
      <tr>
        {selectable && <td className="g-stick g-select" />}
        <td colSpan={lead} className="g-lead"><span>{label}</span></td>
        {columns.slice(lead).map(({ key, align, total }) => <td key={key} className={cellClass(align, false, selectable)} title={titleOf(align, total)}>{total}</td>)}
        <td />
        {actions && <td className="g-actions" />}
      </tr>
    </tfoot>
  )
}
