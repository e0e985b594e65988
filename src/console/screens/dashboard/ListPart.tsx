/** The first records of a list with the buttons of their rows; asked for only where the figures tell of any. */
import { useMemo } from 'react'
import { useLabel } from '../../shell/use-label.ts'
import { RelatedList } from '../detail/RelatedList.tsx'
import { maySee, resourceOf, type Places } from './places.ts'
import type { ShownList } from '../../../kinds/shown-dashboard.ts'
import { narrowing, type Figures } from './figures.ts'

interface ListProps {
  readonly part: ShownList
  readonly figures: Figures | undefined
  readonly places: Places
}

export function ListPart({ part, figures, places }: ListProps) {
  const label = useLabel()
  const count = figures?.counts.find(({ name }) => name === part.name)
  const list = useMemo(
    () => ({
      columns: part.columns,
      filter: { ...part.filter, ...(count && narrowing(part, count.range)) },
      ...(part.sort !== null && { sort: part.sort }),
    }),
    [part, count],
  )
  const plural = resourceOf(places.menu, part.entity)?.plural
  if (plural === undefined || !maySee(places, part.entity) || count === undefined || count.count === 0) return null
  return (
    <div className="d-wide">
      <RelatedList plural={plural} label={label(part.label)} list={list} />
    </div>
  )
}
