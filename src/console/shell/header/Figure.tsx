/** A number that must not run out: in sight on a wide screen, so that nobody finds out too late. */
import { Link } from 'react-router-dom'
import type { HeaderFigure } from '../../product.ts'

export function Figure({ figure }: { readonly figure: HeaderFigure }) {
  const { label, value, isOut, to } = figure.use()
  const content = (
    <>
      {label} <b data-none={isOut || undefined}>{value}</b>
    </>
  )
  return to === null ? (
    <span className="wide fact">{content}</span>
  ) : (
    <Link className="wide fact" to={to}>
      {content}
    </Link>
  )
}
