/** Counts by codes as bars; what is shown apart stands at the end of each bar, with a way of its own. */
import { Link } from 'react-router-dom'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { useLabel } from '../../shell/use-label.ts'
import { listOf, maySee, type Places } from './places.ts'
import type { ShownGroups } from '../../../kinds/shown-dashboard.ts'
import type { Figures } from './figures.ts'

interface GroupsProps {
  readonly part: ShownGroups
  readonly figures: Figures | undefined
  readonly places: Places
}

interface Group {
  readonly code: ShownGroups['codes'][number]
  readonly count: number
  readonly away: number
}

export function GroupsPart({ part, figures, places }: GroupsProps) {
  const label = useLabel()
  const groups = groupsOf(part, figures)
  if (!maySee(places, part.entity) || groups.length === 0) return null
  const most = Math.max(...groups.map(({ count }) => count))
  return (
    <section className="d-card d-groups">
      <h2 className="d-heading">
        {label(part.label)}
        {part.apart && (
          <>
            <span className="d-key">{label(part.apart.rest)}</span>
            <span className="d-key d-away">{label(part.apart.label)}</span>
          </>
        )}
      </h2>
      <ul>
        {groups.map((group) => (
          <Bar key={group.code.value} part={part} group={group} most={most} places={places} />
        ))}
      </ul>
    </section>
  )
}

function groupsOf({ name, codes }: ShownGroups, figures: Figures | undefined): readonly Group[] {
  const of = (value: number | string, apart: boolean): number =>
    figures?.counts.find((one) => one.name === name && one.value === String(value) && one.apart === apart)?.count ?? 0
  return codes
    .map((code) => ({ code, count: of(code.value, false), away: of(code.value, true) }))
    .filter(({ count }) => count > 0)
}

interface BarProps {
  readonly part: ShownGroups
  readonly group: Group
  readonly most: number
  readonly places: Places
}

function Bar({ part, group: { code, count, away }, most, places }: BarProps) {
  const label = useLabel()
  const filter = { ...part.filter, [part.by]: [code.value] }
  return (
    <li>
      <Link to={listOf(places, part.entity, filter)}>{label(code.label)}</Link>
      <span className="d-bar" aria-hidden>
        <i style={{ width: `${((count - away) / most) * 100}%` }} />
        <i className="d-away" style={{ width: `${(away / most) * 100}%` }} />
      </span>
      <b>{formatDecimal(String(count))}</b>
      {part.apart && away > 0 ? (
        <Link className="d-apart" to={listOf(places, part.entity, { ...filter, ...part.apart.filter })}>
          {`${label(part.apart.label)} ${formatDecimal(String(away))}`}
        </Link>
      ) : (
        <span />
      )}
    </li>
  )
}
