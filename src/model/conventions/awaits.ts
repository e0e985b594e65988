/**
 * What a plain record cannot do: what moves a machine or money is offered when the call that does it is built, and
 * not before. Until then nobody holds a key to it. It comes back by itself when the last of its calls loses `pending`.
 */
import type { Linked, LinkedEntity } from '../linked.ts'
import type { Access, Entity, Lock } from '../model.ts'
import type { LockDoc } from '../documents.ts'

export const isAwaited = ({ calls }: Linked, names: readonly string[] | undefined): boolean =>
  names?.some((name) => calls.get(name)?.raw.doc.pending === true) ?? false

/** The access that there will be → what there is, and of what is missing the key that it will need. */
export function accessNow(linked: Linked, { doc }: LinkedEntity, access: Access): Pick<Entity, 'access' | 'awaits'> {
  const missing = (
    Object.entries(doc['x-awaits'] ?? {}) as ['create' | 'update' | 'remove', readonly string[]][]
  ).flatMap(([operation, names]) => (isAwaited(linked, names) ? [operation] : []))
  return {
    access: { ...access, ...Object.fromEntries(missing.map((operation) => [operation, null])) },
    awaits: Object.fromEntries(missing.map((operation) => [operation, access[operation] ?? ''])),
  }
}

/** A lock that waits for calls is gone when they are built. */
export function lockNow(linked: Linked, lock: LockDoc | undefined): Lock | null {
  if (lock === undefined || (lock.awaits !== undefined && !isAwaited(linked, lock.awaits))) return null
  return { when: lock.when, message: lock.message }
}
