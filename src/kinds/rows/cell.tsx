import { isNothing } from '../accepts.ts'
import { text } from '../../console/kit/lang.ts'
import type { Cell, CellRecord, FieldUi } from '../cell.ts'
import { show } from '../show.tsx'

const rowsCell: Cell = ({ value, field, context }) => {
  const rows = (Array.isArray(value) ? value : []) as readonly CellRecord[]
  if (context.place === 'list') return context.translate('value.rows', { count: rows.length })
  const part = { ...context, place: 'list' as const }
  return (
    <table className="k-plain">
      <thead>
        <tr>
          {field.rows.map(({ name, label, unit }) => (
            <th key={name} scope="col">
              {text(label, context.lang)}
              {unit ? ` (${text(unit, context.lang)})` : ''}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {field.rows.map((column) => (
              <td key={column.name} style={{ textAlign: context.uis[column.kind].align }}>
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
