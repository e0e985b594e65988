/**
 * How much a meter used: by the hours of a day, or the days of a month. A picture for the eye, the same as a table for
 * whoever asks for it and for screen readers; from each day a way to its hours and to the readings that it comes from.
 */
import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useCall } from '../../../console/forms/use-call.ts'
import { useMenu } from '../../../console/registry.ts'
import { text, useLang } from '../../../console/kit/lang.ts'
import { Choice, Head, Table } from '../../../console/screens/detail/chart/frame.ts'
import { TableSwitch } from '../../../console/screens/detail/chart/TableSwitch.tsx'
import { SeenCard } from '../../../console/screens/detail/SeenCard.tsx'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import { useEntityView, type EntityView } from '../../../console/screens/entity-view.ts'
import { Failed } from '../../../console/screens/Failed.tsx'
import { DeviceType } from '../../../generated/enums.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { addDays, addMonths, dayOf } from '../../../values/calendar.ts'

const Drawing = lazy(() => import('../../../console/screens/detail/chart/Drawing.tsx'))

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const HEIGHT = 240

const isPeriod = (text: string, byDays: boolean): boolean =>
  (byDays ? /^\d{4}-(0[1-9]|1[0-2])$/ : /^\d{4}-\d\d-\d\d$/).test(text)

/** A month, or a day. */
const isMonth = (period: string): boolean => period.length === 7

function placesOf(period: string): readonly string[] {
  if (!isMonth(period)) return HOURS
  const [first, end] = [`${period}-01`, addMonths(`${period}-01`, 1)]
  const days: string[] = []
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

const moved = (period: string, by: number): string =>
  isMonth(period) ? addMonths(`${period}-01`, by).slice(0, 7) : addDays(period, by)

export default function MeterUse({ view, record }: SlotProps) {
  const translate = useTranslate()
  const isEnergy = record['device_type'] === DeviceType.electricity_meter
  const usage = useEntityView(isEnergy ? 'electric_usages' : 'water_usages')
  const field = usage.entity.fields.find(({ name }) => name === 'used')
  return (
    <SeenCard title={translate('use.title')} minHeight={320}>
      {field && (
        <Use
          key={view.entity.name}
          id={Number(record.id)}
          field={field}
          readings={isEnergy ? 'electricity_reading' : 'water_reading'}
        />
      )}
    </SeenCard>
  )
}

interface UseProps {
  readonly id: number
  readonly field: EntityView['entity']['fields'][number]
  readonly readings: string
}

function Use({ id, field, readings }: UseProps) {
  const translate = useTranslate()
  const lang = useLang()
  const ask = useCall('meter_use')
  const [today] = useState(() => dayOf(new Date()))
  const [period, setPeriod] = useState(today.slice(0, 7))
  const [asTable, setAsTable] = useState(false)
  const byDays = isMonth(period)
  const { data, error, refetch } = useQuery({
    queryKey: ['devices', 'use', id, period],
    queryFn: () => ask({ device_id: id, period }),
    retry: false,
  })
  const used = new Map(data?.list.map((one) => [one.at, one.used]))
  const days = placesOf(period)
  const points = {
    days,
    values: { used: days.map((day) => used.get(day) ?? null) },
    sums: {},
    isEmpty: used.size === 0,
  }
  const number = (value: string): string =>
    `${formatDecimal(value, field.scale)} ${field.unit ? text(field.unit, lang) : ''}`
  return (
    <>
      <Head>
        <h2>{translate('use.title')}</h2>
        {data && !points.isEmpty && (
          <span className="k-soft k-small">
            {translate('chart.sum')} <b>{number(data.total)}</b>
          </span>
        )}
        <span className="k-heading-rest" />
        <Choice role="group" aria-label={translate('use.by')}>
          <button
            type="button"
            aria-pressed={!byDays}
            onClick={() => setPeriod(byDays ? lastDayOf(period, today) : period)}
          >
            {translate('use.by_hours')}
          </button>
          <button type="button" aria-pressed={byDays} onClick={() => setPeriod(period.slice(0, 7))}>
            {translate('use.by_days')}
          </button>
        </Choice>
        <Choice role="group" aria-label={translate(byDays ? 'use.month' : 'use.day')}>
          <button
            type="button"
            aria-label={translate(byDays ? 'use.month_before' : 'use.day_before')}
            onClick={() => setPeriod(moved(period, -1))}
          >
            ‹
          </button>
          <Period
            type={byDays ? 'month' : 'date'}
            aria-label={translate(byDays ? 'use.month' : 'use.day')}
            key={period}
            defaultValue={period}
            max={today.slice(0, period.length)}
            // Where the browser has no box for months, it is a text that is being typed.
            onChange={({ target }) => isPeriod(target.value, byDays) && setPeriod(target.value)}
          />
          <button
            type="button"
            aria-label={translate(byDays ? 'use.month_after' : 'use.day_after')}
            disabled={period >= today.slice(0, period.length)}
            onClick={() => setPeriod(moved(period, 1))}
          >
            ›
          </button>
        </Choice>
        <TableSwitch asTable={asTable} onChange={setAsTable} />
        {!byDays && <Readings id={id} day={period} readings={readings} />}
      </Head>
      {error && !data && <Failed error={error} retry={() => void refetch()} />}
      {data && points.isEmpty && <p className="k-soft">{translate('chart.empty')}</p>}
      {(data === undefined ? !error : !points.isEmpty) && !asTable && (
        <div aria-hidden style={{ minHeight: HEIGHT }}>
          {data && (
            <Suspense>
              <Drawing
                type="bar"
                points={points}
                fields={[field]}
                lang={lang}
                height={HEIGHT}
                said={(place) => (byDays ? place.slice(8) : place)}
              />
            </Suspense>
          )}
        </div>
      )}
      {data && !points.isEmpty && !byDays && <p className="k-soft k-small">{translate('use.hours_help')}</p>}
      {data && !points.isEmpty && (
        <Table className={asTable ? undefined : 'k-hidden'} tabIndex={asTable ? 0 : undefined}>
          <table className="k-plain">
            <caption className="k-hidden">{`${translate('use.title')} ${period}`}</caption>
            <thead>
              <tr>
                <th scope="col">{translate(byDays ? 'use.day' : 'use.hour')}</th>
                <th scope="col">{text(field.label, lang)}</th>
                {byDays && <td />}
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ at, used: value }) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  <td>{number(value)}</td>
                  {byDays && (
                    <td>
                      <button
                        type="button"
                        className="k-link"
                        aria-label={translate('use.hours_of', { day: at })}
                        onClick={() => setPeriod(at)}
                      >
                        {translate('use.by_hours')}
                      </button>{' '}
                      <Readings id={id} day={at} readings={readings} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      )}
    </>
  )
}

/** Of this month today, of another its last day. */
const lastDayOf = (month: string, today: string): string =>
  today.startsWith(month) ? today : addDays(addMonths(`${month}-01`, 1), -1)

/** To the list of the readings of a day; whoever may not read them has no way there. */
function Readings({ id, day, readings }: Pick<UseProps, 'id' | 'readings'> & { readonly day: string }) {
  const translate = useTranslate()
  const { resources } = useMenu()
  const list = resources.find(({ name }) => name === readings)
  if (list === undefined) return null
  const filter = JSON.stringify({ device_id: id, read_time_from: day, read_time_to: day })
  return (
    <a
      className="k-link"
      href={`${list.path}?filter=${encodeURIComponent(filter)}`}
      aria-label={translate('use.readings_of', { day })}
    >
      {translate('use.readings')}
    </a>
  )
}

const Period = styled('input')(({ theme }) => ({
  minHeight: 28,
  padding: '0 6px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontSize: 13,
  color: 'inherit',
}))
