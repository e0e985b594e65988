/** Sums under the columns; stays in sight. Where their columns are out of sight, the label names them. */
import { useRef, type ReactNode, type RefObject } from 'react'
import type { Column } from './column.ts'
import { cellClass, titleOf } from './GridRow.tsx'
import { useBeyond } from './sides.ts'

interface GridTotalsProps {
  readonly label: ReactNode
  readonly columns: readonly Column[]
  readonly selectable: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** px of the whole table and of its frame. */
  readonly sizes: readonly number[]
  /** px of the actions column; 0: there is none. */
  readonly actions: number
}

export function GridTotals({ label, columns, selectable, actions, scroller, sizes }: GridTotalsProps) {
  const summed = columns.findIndex(({ total }) => total !== undefined)
  // The label has the room up to the first sum, and goes with it: a sum must not disappear behind it.
  const lead = Math.max(1, summed < 0 ? columns.length : summed)
  const first = useRef<HTMLTableCellElement>(null)
  const isBeyond = useBeyond(scroller, first, actions, lead, ...sizes)
  const sums = columns.slice(lead)
  return (
    <tfoot>
      <tr>
        {selectable && <td className="g-stick g-select" />}
        <td colSpan={lead} className="g-lead">
          <span>
            {label}
            {isBeyond &&
              sums.map(
                ({ key, header, total }) =>
                  total !== undefined && (
                    <span key={key} className="g-away">
                      {header} <b>{total}</b>
                    </span>
                  ),
              )}
          </span>
        </td>
        {sums.map(({ key, align, total }, i) => (
          <td
            key={key}
            ref={i === 0 ? first : undefined}
            className={cellClass(align, false, selectable)}
            title={titleOf(align, total)}
          >
            {total}
          </td>
        ))}
        <td />
        {actions > 0 && <td className="g-actions" />}
      </tr>
    </tfoot>
  )
}
