/** The list as it stands on paper; not seen on the screen. */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { formatInstant } from '../../../../kinds/times.ts'
import type { FilterValues } from '../../../../kinds/input.ts'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { Column } from '../../../kit/grid/column.ts'
import { fieldOf, type EntityView } from '../../entity-view.ts'
import { FilterSummary } from '../FilterSummary.tsx'
import { activeFields } from '../filter-values.ts'
import { margins, paperOf } from './paper.ts'
import './print.css'

interface PrintSheetProps {
  readonly view: EntityView
  readonly columns: readonly Column<CellRecord>[]
  readonly rows: readonly CellRecord[]
  readonly values: FilterValues
  /** What the list's address narrows, which is not said here. */
  readonly fixed: FilterValues
  readonly totals: Readonly<Record<string, string | number | null>>
}

export function PrintSheet({ view, columns, rows, values, fixed, totals }: PrintSheetProps) {
  const { entity, lang, say, label } = view
  const translate = useTranslate()
  const isField = (name: string) => fieldOf(entity, name) !== undefined
  const names = activeFields(values, isField)
  const sums = columns.map(({ key }) => totals[key])
  const title = entity.menu ? say(entity.menu.label) : label
  const printed = translate('print.printed', {
    time: formatInstant(new Date().toISOString()),
    count: formatDecimal(String(rows.length)),
  })
  const { shares, points, side } = paperOf(columns.map(({ width }) => width))
  return (
    <div className="p-sheet" data-testid="print-sheet">
      <style>{margins(title, printed)}</style>
      <h1>{title}</h1>
      <p>
        <span>{printed}</span>
        {values['q'] !== undefined && (
          <span>
            {translate('list.condition', { label: translate('list.search') })}
            {String(values['q'])}
          </span>
        )}
        {names.map((name) => {
          const field = fieldOf(entity, name)
          return (
            <span key={name}>
              {translate('list.condition', { label: field ? say(field.label) : name })}
              <FilterSummary entity={entity} field={field} name={name} values={{ ...values, ...fixed }} lang={lang} />
            </span>
          )
        })}
      </p>
      <table style={{ fontSize: `${points}pt`, ['--p-side' as string]: `${side}mm` }}>
        <colgroup>
          {columns.map(({ key }, i) => (
            <col key={key} style={{ width: `${shares[i]}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} className={`p-${align}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, align, cell }) => (
                <td key={key} className={`p-${align}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.some((sum) => sum !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ key, align }, i) => (
                <td key={key} className={`p-${align}`}>
                  {sums[i] != null ? formatDecimal(String(sums[i])) : i === 0 ? translate('list.totals') : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
