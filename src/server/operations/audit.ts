/**
 * Entries of the journal for what writes no record of its own: exports, reveals, log-ins, whole imports. What writes
 * records tells of itself.
 */
import type { Entity } from '../../model/model.ts'
import { written } from '../sql/cache.ts'
import { journalOf, audit as noteText, type NotePlan } from '../sql/journal.ts'
import { bind } from '../sql/writing.ts'
import type { Context } from './context.ts'

export interface AuditEntry {
  readonly action: 'login' | 'logout' | 'export' | 'import' | 'reveal' | 'update'
  readonly entity: Entity
  /** Of one record; its name and place are the record's own. */
  readonly key?: number
  /** What is named where there is no record: a file. */
  readonly name?: string
  readonly count?: number
  readonly changes?: readonly { readonly field: string; readonly before?: string; readonly after?: string }[]
  readonly succeeded?: boolean
}

/** Who acts is who the scope says. */
type Asker = Pick<Context, 'model' | 'scope' | 'connection' | 'now' | 'address'>

export async function note(
  context: Asker,
  { action, entity, key, name, count, changes, succeeded = true }: AuditEntry,
): Promise<void> {
  const journal = journalOf(context.model)
  if (journal === null) return
  const plan: NotePlan = { action, entity: entity.name, record: key !== undefined }
  const statement = written(context.model, context.scope, {
    name: 'journal',
    plan,
    prepared: true,
    body: (writing) => noteText(writing, journal, plan),
  })
  const values = [
    key ?? null,
    name ?? null,
    count ?? null,
    changes === undefined ? null : JSON.stringify(changes),
    succeeded,
  ]
  await context.connection.query(
    bind(statement, { scope: context.scope, now: context.now, address: context.address, values }),
  )
}
