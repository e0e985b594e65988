/**
 * What a deletion would do to other records, as the server tells it: one entry an entity, whatever fields point here.
 */
import type { Label } from '../../../model/model.ts'

export interface Part {
  readonly entity: string
  readonly label: Label
  readonly count: number
}
export interface Impact {
  /** Records that forbid it. */
  readonly blocked: readonly Part[]
  /** Records that go with it. */
  readonly lost: readonly Part[]
  /** Records that no longer point at it. */
  readonly emptied: readonly Part[]
}

export function readImpact(answer: unknown): Impact {
  const { blocked, lost, emptied } = answer as Impact
  return { blocked: byEntity(blocked), lost: byEntity(lost), emptied: byEntity(emptied) }
}

const byEntity = (parts: readonly Part[]): readonly Part[] =>
  parts.reduce<readonly Part[]>((all, part) => {
    const same = all.find(({ entity }) => entity === part.entity)
    return same ? all.map((one) => (one === same ? { ...one, count: one.count + part.count } : one)) : [...all, part]
  }, [])
