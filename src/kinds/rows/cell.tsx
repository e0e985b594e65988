import { isNothing } from '../accepts.ts'
import { isEmpty, type Cell, type CellRecord, type FieldUi } from '../cell.ts'
import type { FieldKindName } from '../../model/model.ts'
import { headOf } from '../head.ts'
import { show } from '../show.tsx'

/** Words and numbers that nobody reads in two pieces. */
const SHORT: ReadonlySet<FieldKindName> = new Set(['boolean', 'date', 'datetime', 'decimal', 'enum', 'integer'])

const rowsCell: Cell = ({ value, field, context }) => {
  const rows = (Array.isArray(value) ? value : []) as readonly CellRecord[]
  if (context.place === 'list') return context.translate('value.rows', { count: rows.length })
  const part = { ...context, place: 'list' as const }
  return (
    <table className="k-plain k-rows">
      <thead>
        <tr>
          {field.rows.map((column) => (
            <th key={column.name} scope="col" style={{ whiteSpace: 'nowrap' }}>
              {headOf(column, context.lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {field.rows.map((column) => (
              <td
                key={column.name}
                style={{
                  textAlign: context.uis[column.kind].align,
                  ...(SHORT.has(column.kind) && { whiteSpace: 'nowrap' as const }),
                }}
                data-head={headOf(column, context.lang)}
                data-empty={isEmpty(row[column.name]) || undefined}
              >
                {show({ value: row[column.name], record: row, field: column, name: column.name, context: part })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const rowsUi: FieldUi = {
  Cell: rowsCell,
  align: 'start',
  wide: true,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.7,
  accepts: isNothing,
  copied: true,
  drafted: true,
}
