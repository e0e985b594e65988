import type { Peer } from '../model/console-entity.ts'
import type { CellContext } from './cell.ts'

/**
 * A link to a referred record; plain text for who may not open its page. The screen's link area follows it without a
 * reload. Beside a person stands the way to their card.
 */
export function recordLink(
  peer: Peer | undefined,
  id: unknown,
  label: string,
  { may, openCard, translate }: CellContext,
) {
  if (!peer) return label
  const link = may(peer.page) ? (
    <a key={String(id)} className="k-link" href={`${peer.path}/${String(id)}`}>
      {label}
    </a>
  ) : (
    label
  )
  if (!peer.card || !openCard || !may(peer.read)) return link
  return (
    <span key={String(id)} className="k-person">
      {link}
      <button
        type="button"
        className="k-link"
        aria-label={translate('card.open_of', { name: label })}
        onClick={() => openCard(peer.plural, Number(id))}
      >
        <svg
          width="14"
          height="14"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          aria-hidden
          focusable={false}
        >
          <path d="M4 6h16v12.5H4zM9 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.8 16c.3-1.6 1.4-2.3 3.2-2.3s2.9.7 3.2 2.3M15 10h3M15 13.5h3" />
        </svg>
      </button>
    </span>
  )
}
