/**
 * The picture of a report: one measure by the first of its groups. Over time it is the whole period, in order; else the
 * groups with the most. The grid below holds the same as text.
 */
import { useGetList, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { Grouping } from '../../../model/model.ts'
import Drawing from '../detail/chart/Drawing.tsx'
import type { EntityView } from '../entity-view.ts'
import { groupIn, groupName } from './grouping.ts'
import { Failed } from '../Failed.tsx'

interface ReportChartProps {
  readonly view: EntityView
  readonly grouping: Grouping
  readonly values: FilterValues
  readonly fixed: FilterValues
}

/** Groups that a picture can tell apart; days of a quarter. */
const MOST_BARS = 20
const MOST_DAYS = 92
const HEIGHT = 168

export default function ReportChart({ view, grouping, values, fixed }: ReportChartProps) {
  const { entity, lang } = view
  const translate = useTranslate()
  const [first = ''] = groupIn(grouping, values)
  const { type = 'bar', measure = '' } = grouping.chart ?? {}
  const isTime = grouping.dimensions.some(({ name, by }) => name === first && by !== 'value')
  const asked = { ...values, ...fixed, group: first }
  const { data, error } = useGetList<CellRecord>(entity.plural, {
    filter: asked,
    pagination: { page: 1, perPage: isTime ? MOST_DAYS : MOST_BARS },
    sort: isTime ? { field: first, order: 'DESC' } : { field: measure, order: 'DESC' },
    meta: { columns: [first, measure] },
  })
  const field = entity.fields.find(({ name }) => name === measure)
  if (error && !data) return <Failed error={error} />
  if (!data || !field) return null
  if (data.length === 0) return <p className="k-soft k-none">{translate('chart.empty')}</p>
  const rows = isTime ? [...data].reverse() : data
  const names = rows.map((row) => groupName(view, asked, row))
  const points = {
    days: rows.map((_, at) => String(at)),
    values: { [measure]: rows.map((row) => (row[measure] == null ? null : String(row[measure]))) },
    sums: {},
    isEmpty: false,
  }
  return (
    <div aria-hidden>
      <Drawing
        type={isTime ? type : 'bar'}
        points={points}
        fields={[field]}
        lang={lang}
        height={HEIGHT}
        said={(at) => names[Number(at)] ?? ''}
      />
    </div>
  )
}
