/** A decimal by days as a chart; what they come to together leads to the list of these days. */
import { Link } from 'react-router-dom'
import { useTranslate } from 'ra-core'
import { scaled } from '../../../kinds/formats.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { useLabel } from '../../shell/use-label.ts'
import { listOf, maySee, type Places } from './places.ts'
import type { ShownDays } from '../../../kinds/shown-dashboard.ts'
import type { Figures } from './figures.ts'

interface DaysProps {
  readonly part: ShownDays
  readonly figures: Figures | undefined
  readonly places: Places
}

const HEIGHT = 150
const STEP = 20
const WIDTH = 14

/** Sums are exact: hundredths of what is measured, whole at last. */
const rounded = (of: bigint): bigint => (of + 50n) / 100n

export function DaysPart({ part, figures, places }: DaysProps) {
  const label = useLabel()
  const translate = useTranslate()
  const days = figures?.days.find(({ name }) => name === part.name)?.sums ?? []
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!maySee(places, part.entity) || first === undefined || last === undefined) return null
  const most = Math.max(...days.map(({ sum }) => Number(sum)), 1)
  const total = formatDecimal(String(rounded(days.reduce((all, { sum }) => all + scaled(sum ?? '0', 2), 0n))))
  return (
    <section className="d-card">
      <h2 className="d-heading">
        {label(part.label)}
        <Link to={listOf(places, part.entity, { [`${part.day}_from`]: first, [`${part.day}_to`]: last })}>
          {label(part.total).replace('{total}', total)}
        </Link>
      </h2>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={label(part.label)}
        preserveAspectRatio="none"
      >
        {days.map(({ day, sum }, at) => {
          const height = Math.max((Number(sum) / most) * HEIGHT, 1)
          return (
            <rect key={day} x={at * STEP + 3} y={HEIGHT - height} width={WIDTH} height={height} rx={2}>
              <title>{`${day}  ${sum ?? translate('dashboard.unknown')}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="d-ends">
        <span>{first.slice(5)}</span>
        <span>{last.slice(5)}</span>
      </p>
    </section>
  )
}
