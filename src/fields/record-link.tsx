import type { Peer } from '../model/console-entity.ts'
import type { CellContext } from './cell.ts'

/** A link to a referred record; plain text for who may not read it. The screen's link area follows it without a reload. */
export function recordLink(peer: Peer | undefined, id: unknown, label: string, { may }: CellContext) {
  if (!peer || !may(peer.read)) return label
  return <a key={String(id)} className="k-link" href={`${peer.path}/${String(id)}`}>{label}</a>
}
