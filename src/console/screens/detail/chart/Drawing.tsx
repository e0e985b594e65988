/** The picture of a chart. The library that draws it is this file's alone, so that it comes with the first chart. */
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { Chart, Field, Lang } from '../../../../model/model.ts'
import { text } from '../../../kit/lang.ts'
import type { Points } from './points.ts'

interface DrawingProps {
  readonly type: Chart['type']
  readonly points: Points
  readonly fields: readonly Field[]
  readonly lang: Lang
  /** px */
  readonly height?: number
  /** What a place of the axis is called; left out: the day of the year. */
  readonly said?: (day: string) => string
}

/** Apart from each other for people who see red and green alike; none is the colour of a state. */
const OTHERS = ['#d97706', '#0d9488', '#7c3aed', '#be185d']
/** The last label of a line is centred on its last point: leave room for half of it. */
const MARGIN = { top: 12, right: { bar: 12, line: 56 }, bottom: 0, left: 0 }

/** Names that do not fit are left out: Chinese type is taller than what the library reckons with. */
const AXIS_HEIGHT = 32

const monthAndDay = (day: string): string => day.slice(5)

export default function Drawing({ type, points, fields, lang, height = 240, said = monthAndDay }: DrawingProps) {
  const { palette } = useTheme()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const colours = [palette.primary.main, ...OTHERS]
  const series = fields.map((field) => ({
    id: field.name,
    label: text(field.label, lang),
    // A picture is as exact as its pixels; what is read stays the text.
    data: (points.values[field.name] ?? []).map((value) => (value === null ? null : Number(value))),
    valueFormatter: (_: number | null, { dataIndex }: { readonly dataIndex: number }) =>
      worded(points.values[field.name]?.[dataIndex] ?? null, field, lang),
  }))
  const days = [...points.days]
  const shared = {
    height,
    colors: colours,
    margin: { ...MARGIN, right: MARGIN.right[type] },
    skipAnimation: isStill,
    // The table beside it is what a keyboard and a screen reader have.
    disableKeyboardNavigation: true,
    hideLegend: fields.length === 1,
    grid: { horizontal: true },
    yAxis: [{ width: 52 }],
  }
  const axis = { data: days, valueFormatter: said, height: AXIS_HEIGHT }
  return type === 'bar' ? (
    <BarChart
      {...shared}
      xAxis={[{ ...axis, scaleType: 'band' }]}
      series={series.map((one) => ({ ...one, stack: 'all' }))}
    />
  ) : (
    <LineChart
      {...shared}
      xAxis={[{ ...axis, scaleType: 'point' }]}
      series={series.map((one) => ({
        ...one,
        connectNulls: true,
        showMark: days.length <= 31,
        curve: 'linear' as const,
      }))}
    />
  )
}

const worded = (value: string | null, { kind, scale, unit }: Field, lang: Lang): string | null =>
  value === null
    ? null
    : `${formatDecimal(value, kind === 'integer' ? undefined : scale)} ${unit ? text(unit, lang) : ''}`
