/** Sums under the columns; stays in sight. */
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { cellClass } from './GridRow.tsx'

interface GridTotalsProps {
  readonly label: ReactNode
  readonly columns: readonly Column[]
  readonly selectable: boolean
  readonly actions: boolean
}

export function GridTotals({ label, columns, selectable, actions }: GridTotalsProps) {
  return (
    <tfoot>
      <tr>
        {selectable && <td className="g-stick" />}
        {columns.map(({ key, align, total }, i) => (
          <td key={key} className={cellClass(align, i === 0, selectable)}>{i === 0 ? label : total}</td>
        ))}
        <td />
        {actions && <td className="g-actions" />}
      </tr>
    </tfoot>
  )
}
