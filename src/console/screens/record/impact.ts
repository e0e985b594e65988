/** What a deletion would do to other records, as the server tells it; read once, so that nothing behind it asks what is missing. */
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { Label } from '../../../model/model.ts'

export interface Part { readonly label: Label | string; readonly count: number }
export interface Impact {
  /** Records that forbid it. */
  readonly refused: readonly Part[]
  /** Records that go with it. */
  readonly lost: readonly Part[]
  /** Records that no longer point at it. */
  readonly unlinked: readonly Part[]
}

type Loose = Readonly<Record<string, unknown>>

export function readImpact(answer: unknown, peers: ConsoleEntity['peers']): Impact {
  const given = Array.isArray(answer) ? answer : Array.isArray((answer as Loose | null)?.['list']) ? ((answer as Loose)['list'] as unknown[]) : []
  const parts = (given as readonly Loose[]).flatMap((item) => {
    const count = Number(item['count'] ?? 0)
    const entity = String(item['entity'] ?? '')
    return count > 0 ? [{ effect: String(item['on_delete'] ?? 'restrict'), label: peers[entity]?.label ?? entity, count }] : []
  })
  const of = (effect: string) => parts.filter((part) => part.effect === effect)
  return { refused: of('restrict'), lost: of('cascade'), unlinked: of('null') }
}
