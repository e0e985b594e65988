/**
 * Values of the records that point here, day by day: a picture for the eye, the same as a table for whoever asks for
 * it, and for screen readers always.
 */
import { lazy, Suspense, useMemo, useState } from 'react'
import { useGetList, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import { dayOf, startOfDay } from '../../../../values/calendar.ts'
import type { Chart, Field } from '../../../../model/model.ts'
import { text } from '../../../kit/lang.ts'
import { headOf, seen, useEntityView } from '../../entity-view.ts'
import { Choice, Head, Table } from './frame.ts'
import { firstDay, pointsOf, type Points } from './points.ts'
import { TableSwitch } from './TableSwitch.tsx'
import { Failed } from '../../Failed.tsx'

const Drawing = lazy(() => import('./Drawing.tsx'))

interface ChartOfRecordsProps {
  readonly chart: Chart
  /** Whose records are drawn. */
  readonly plural: string
  readonly id: number | string
}

export default function ChartOfRecords({ chart, plural, id }: ChartOfRecordsProps) {
  const view = useEntityView(plural)
  const { entity, lang, may, say } = view
  const translate = useTranslate()
  const [count, setCount] = useState(chart.days[0] ?? 0)
  const [asTable, setAsTable] = useState(false)
  const fields = seen(entity, may).filter(({ name }) => chart.y.includes(name))
  const isDate = entity.fields.find(({ name }) => name === chart.x)?.kind === 'date'
  const [today] = useState(() => dayOf(new Date()))
  const from = firstDay(today, count)
  const { data, meta, error } = useGetList<CellRecord>(plural, {
    filter: { ...chart.filter, [chart.by]: id, [`${chart.x}_from`]: isDate ? from : startOfDay(from).toISOString() },
    pagination: { page: 1, perPage: entity.list.limit },
    sort: { field: chart.x, order: 'DESC' },
    meta: { columns: [chart.x, ...fields.map(({ name }) => name)] },
  })
  const points = useMemo(() => data && pointsOf(chart, [...data].reverse(), today, count), [chart, data, today, count])
  const isClipped = (meta as { next?: string | null } | undefined)?.next != null
  const label = say(chart.label)
  return (
    <>
      <Head>
        <h2>{label}</h2>
        {points && !points.isEmpty && <Told type={chart.type} fields={fields} points={points} lang={lang} />}
        <span className="k-heading-rest" />
        {chart.days.length > 1 && (
          <Choice role="group" aria-label={translate('chart.range')}>
            {chart.days.map((days) => (
              <button key={days} type="button" aria-pressed={days === count} onClick={() => setCount(days)}>
                {translate('chart.days', { count: days })}
              </button>
            ))}
          </Choice>
        )}
        <TableSwitch asTable={asTable} onChange={setAsTable} />
      </Head>
      {error && !data && <Failed error={error} />}
      {points?.isEmpty === true && <p className="k-soft k-none">{translate('chart.empty')}</p>}
      {points?.isEmpty === false && (
        <>
          {!asTable && (
            <div aria-hidden style={{ minHeight: 240 }}>
              <Suspense>
                <Drawing type={chart.type} points={points} fields={fields} lang={lang} />
              </Suspense>
            </div>
          )}
          <Table className={asTable ? undefined : 'k-hidden'} tabIndex={asTable ? 0 : undefined}>
            <DataTable
              label={label}
              points={points}
              fields={fields}
              x={entity.fields.find(({ name }) => name === chart.x)}
              lang={lang}
            />
          </Table>
          {isClipped && <p className="k-soft k-none">{translate('chart.clipped', { count: entity.list.limit })}</p>}
        </>
      )}
    </>
  )
}

interface DrawnProps {
  readonly points: Points
  readonly fields: readonly Field[]
  readonly lang: 'zh' | 'en'
}

/** What one asks of a chart first: how much it comes to, or where it stands. */
function Told({ type, points, fields, lang }: DrawnProps & Pick<Chart, 'type'>) {
  const translate = useTranslate()
  const said = translate(type === 'bar' ? 'chart.sum' : 'chart.latest')
  return fields.map(({ name, scale, kind, label, unit }) => {
    const value = type === 'bar' ? points.sums[name] : points.values[name]?.findLast((one) => one !== null)
    return (
      <span key={name} className="k-soft k-small">
        {fields.length > 1 ? text(label, lang) : said}{' '}
        <b>{formatDecimal(value ?? '', kind === 'integer' ? undefined : scale)}</b> {unit && text(unit, lang)}
      </span>
    )
  })
}

function DataTable({
  label,
  points,
  fields,
  x,
  lang,
}: DrawnProps & { readonly label: string; readonly x: Field | undefined }) {
  return (
    <table className="k-plain">
      <caption className="k-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{x && headOf(x, lang)}</th>
          {fields.map((field) => (
            <th key={field.name} scope="col">
              {headOf(field, lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.days
          .map((day, at) => ({ day, at }))
          .filter(({ at }) => fields.some(({ name }) => points.values[name]?.[at] != null))
          .reverse()
          .map(({ day, at }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {fields.map(({ name, kind, scale }) => {
                const value = points.values[name]?.[at]
                return (
                  <td key={name}>
                    {value == null ? '-' : formatDecimal(value, kind === 'integer' ? undefined : scale)}
                  </td>
                )
              })}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
