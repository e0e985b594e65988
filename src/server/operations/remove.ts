/** Deleted records; what still refers to one is told by name and number. */
import { AppError } from '../../errors/app-error.ts'
import { ARCHIVED, ARCHIVED_AT } from '../../model/archive.ts'
import type { Entity } from '../../model/model.ts'
import { refusedGrants } from '../auth/grants.ts'
import { demand } from '../policies/rights.ts'
import { archive as archiveText, type Leaving, remove as removeText } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { sqlState } from './failures.ts'
import { blocking, type Referrer } from './impact.ts'
import { keyFrom } from './info.ts'
import { data, type OperationOf } from './operation.ts'
import { refuseOthers, wholeNumber } from './parameters/refusal.ts'
import { asksArchive } from './parameters/selection.ts'
import { afterWrites, beforeWrites, withFormer } from './write/around.ts'
import { allowed, guard } from './write/guard.ts'
import { refusedBy } from './write/refused.ts'
import { writeEach } from './write/each.ts'
import { settingsChanged } from './write/settings-changed.ts'
import { type Held, run, told } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

/**
 * The version is optional here: who deletes has confirmed the record by name, whatever else was edited of it. Of an
 * entity with an archive the record goes there; what is there already is deleted for good.
 */
export const remove: OperationOf = async (context, entity, { id, query = {} }) => {
  demand(context.actor, entity, 'remove')
  const key = keyFrom(id)
  refuseOthers(query, ['version', ...(entity.archive ? [ARCHIVED] : [])])
  const isArchived = asksArchive(context, entity, query)
  const version = query['version'] === undefined ? null : wholeNumber('version', query['version'], 1, 2147483647)
  await inTransaction(context, entity, {}, (within) => deleteRecord(within, entity, key, version, isArchived))
  return data({ [entity.key]: key })
}

export async function deleteRecord(
  context: Context,
  entity: Entity,
  key: number,
  version: number | null,
  isArchived = false,
): Promise<void> {
  const held = await guard(context, entity, key, 'remove', version, isArchived ? { which: 'archived' } : {})
  const wrong = (await deleteHeld(context, entity, new Map([[key, held]]), isArchived)).get(key)
  if (wrong) throw wrong
}

/** Several at once; answers why those that stay do. One that only others of them hold goes after these. */
export async function deleteRecords(
  context: Context,
  entity: Entity,
  keys: readonly number[],
): Promise<ReadonlyMap<number, AppError>> {
  const { held, wrong } = await allowed(context, entity, keys, 'remove')
  const staying = new Map(wrong)
  for (let left = held; left.size > 0;) {
    const kept = await deleteHeld(context, entity, left)
    for (const [key, error] of kept) staying.set(key, error)
    for (const key of left.keys()) if (!kept.has(key)) staying.delete(key)
    if (kept.size === left.size) break
    left = new Map([...left].filter(([key]) => kept.has(key) && isHeldBy(kept.get(key)!, entity)))
  }
  return staying
}

const isHeldBy = ({ data: told }: AppError, { name }: Entity): boolean =>
  ((told?.['blocked'] ?? []) as readonly Referrer[]).some(({ entity }) => entity === name)

async function deleteHeld(
  context: Context,
  entity: Entity,
  held: ReadonlyMap<number, Held>,
  isArchived = false,
): Promise<ReadonlyMap<number, AppError>> {
  const keys = [...held.keys()]
  const archives = entity.archive && !isArchived
  const grants = await refusedGrants(
    context,
    entity,
    keys.map((key) => ({ operation: 'remove', key, values: {} })),
  )
  const ungranted = new Map(keys.flatMap((key, place) => (grants[place] ? [[key, grants[place]] as const] : [])))
  // What refers to an archived record goes on naming it.
  const blocked = archives
    ? new Map<number, readonly Referrer[]>()
    : await blocking(
        context,
        entity,
        keys.filter((key) => !ungranted.has(key)),
      )
  const plan: Leaving = {
    entity: entity.name,
    deed: told(context, archives ? 'archive' : 'remove'),
    which: isArchived ? 'archived' : 'living',
  }
  const [name, text] = archives ? (['archive', archiveText] as const) : (['remove', removeText] as const)
  const stored = archives ? { [ARCHIVED_AT]: context.now.toISOString() } : {}
  const nameOf = (key: number): string => held.get(key)?.display ?? ''
  const refused = await writeEach(
    context,
    keys.filter((key) => !ungranted.has(key) && !blocked.has(key)),
    {
      write: async (within, keys) => {
        const leaving = await withFormer(
          within,
          entity,
          'remove',
          keys.map((key) => ({ key, stored })),
          plan.which,
        )
        const { wrong } = await beforeWrites(within, entity, 'remove', leaving)
        if (wrong.some(Boolean)) return wrong
        await settingsChanged(within, entity, keys)
        await run(within, { name, plan, body: (writing) => text(writing, plan) }, [keys])
        return afterWrites(within, entity, 'remove', leaving)
      },
      // Something further down the chain of what would go with it still refers to it.
      refusal: (key, error) => {
        const by = HELD.has(sqlState(error)) ? refusedBy(context.model, error) : null
        return by === null
          ? null
          : new AppError('in_use', { name: nameOf(key), used: by.label[context.lang] }, null, { cause: error })
      },
    },
  )
  return new Map([
    ...ungranted,
    ...[...blocked].map(([key, by]) => [key, inUse(context, nameOf(key), by)] as const),
    ...refused,
  ])
}

/** A foreign key that refuses; since 18 PostgreSQL has a code of its own for those that restrict. */
const HELD: ReadonlySet<string> = new Set(['23503', '23001'])

function inUse({ lang }: Context, name: string, blocked: readonly Referrer[]): AppError {
  const used = blocked
    .map(({ label, count }) => (lang === 'zh' ? `${count}条${label.zh}` : `${count} × ${label.en}`))
    .join(lang === 'zh' ? '、' : ', ')
  return new AppError('in_use', { name, used }, { blocked })
}
