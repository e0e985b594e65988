/** Counts as tiles, each the way to what it counts; those with a tone show it while there is any. */
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from 'ra-core'
import { amountIn, formatDecimal } from '../../../kinds/numbers.ts'
import { isMeantFor } from '../../../model/dashboard.ts'
import { text, useLang } from '../../kit/lang.ts'
import { useLabel } from '../../shell/use-label.ts'
import { maySee, placeOf, type Places } from './places.ts'
import type { ShownFigure, ShownFigures } from '../../../kinds/shown-dashboard.ts'
import { narrowing, type Count, type Figures } from './figures.ts'

interface FiguresProps {
  readonly part: ShownFigures
  readonly figures: Figures | undefined
  readonly places: Places
}

export function FiguresPart({ part, figures, places }: FiguresProps) {
  const label = useLabel()
  const heading = useId()
  const seen = part.figures.filter((figure) => isMeantFor(figure, places.may) && maySee(places, figure.entity))
  if (seen.length === 0) return null
  return (
    <div className="d-wide" role="group" aria-labelledby={heading}>
      <h2 id={heading} className="d-heading">
        {label(part.label)}
      </h2>
      <div className="d-tiles">
        {seen.map((figure) => (
          <Tile
            key={figure.name}
            figure={figure}
            count={figures?.counts.find(({ name }) => name === figure.name)}
            places={places}
          />
        ))}
      </div>
    </div>
  )
}

interface TileProps {
  readonly figure: ShownFigure
  /** Undefined: it is on its way. */
  readonly count: Count | undefined
  readonly places: Places
}

function Tile({ figure, count, places }: TileProps) {
  const label = useLabel()
  const translate = useTranslate()
  const lang = useLang()
  const tone = count !== undefined && count.count > 0 ? figure.tone : 'neutral'
  const shown = (
    <>
      <span>{label(figure.label)}</span>
      <b>{count === undefined ? <i className="k-bone d-bone" /> : <Amount {...count} />}</b>
      {figure.sum !== null && count !== undefined && count.sum !== null && count.count > 0 && (
        <small>
          {translate('dashboard.sum', {
            sum: amountIn(lang, count.sum, figure.sum.unit ? text(figure.sum.unit, lang) : '', figure.sum.scale),
          })}
        </small>
      )}
    </>
  )
  // Until it is there, nobody knows to which days it would lead.
  if (count === undefined) return <div className="d-tile">{shown}</div>
  return (
    <Link to={placeOf(places, figure, narrowing(figure, count.range))} className="d-tile" data-tone={tone}>
      {shown}
    </Link>
  )
}

export function Amount({ count, exact }: Pick<Count, 'count' | 'exact'>) {
  const translate = useTranslate()
  const text = formatDecimal(String(count))
  return exact ? text : translate('dashboard.about', { count: text })
}
