/** Deleted records; what still refers to one is told by name and number. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { refusedGrants } from '../auth/grants.ts'
import { demand } from '../policies/rights.ts'
import { remove as removeText } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { sqlState } from './failures.ts'
import { blocking, type Referrer } from './impact.ts'
import { keyFrom } from './info.ts'
import { data, type OperationOf } from './operation.ts'
import { unknownParameter, wholeNumber } from './parameters/refusal.ts'
import { afterWrites, beforeWrites, withFormer } from './write/around.ts'
import { allowed, guard } from './write/guard.ts'
import { refusedBy } from './write/refused.ts'
import { writeEach } from './write/each.ts'
import { settingsChanged } from './write/settings-changed.ts'
import { type Held, run, told } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

/** The version is optional here: who deletes has confirmed the record by name, whatever else was edited of it. */
export const remove: OperationOf = async (context, entity, { id, query = {} }) => {
  demand(context.actor, entity, 'remove')
  const key = keyFrom(id)
  const [unknown] = Object.keys(query).filter((name) => name !== 'version')
  if (unknown !== undefined) throw unknownParameter(unknown, ['version'])
  const version = query['version'] === undefined ? null : wholeNumber('version', query['version'], 1, 2147483647)
  await inTransaction(context, entity, {}, (within) => deleteRecord(within, entity, key, version))
  return data({ [entity.key]: key })
}

export async function deleteRecord(
  context: Context,
  entity: Entity,
  key: number,
  version: number | null,
): Promise<void> {
  const held = await guard(context, entity, key, 'remove', version)
  const wrong = (await deleteHeld(context, entity, new Map([[key, held]]))).get(key)
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
): Promise<ReadonlyMap<number, AppError>> {
  const keys = [...held.keys()]
  const grants = await refusedGrants(
    context,
    entity,
    keys.map((key) => ({ operation: 'remove', key, values: {} })),
  )
  const ungranted = new Map(keys.flatMap((key, place) => (grants[place] ? [[key, grants[place]] as const] : [])))
  const blocked = await blocking(
    context,
    entity,
    keys.filter((key) => !ungranted.has(key)),
  )
  const plan = { entity: entity.name, deed: told(context, 'remove') }
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
          keys.map((key) => ({ key, stored: {} })),
        )
        const { wrong } = await beforeWrites(within, entity, 'remove', leaving)
        if (wrong.some(Boolean)) return wrong
        await settingsChanged(within, entity, keys)
        await run(within, { name: 'remove', plan, body: (writing) => removeText(writing, plan) }, [keys])
        return afterWrites(within, entity, 'remove', leaving)
      },
      // Something further down the chain of what would go with it still refers to it.
      refusal: (key, error) => {
        const by = sqlState(error) === '23503' ? refusedBy(context.model, error) : null
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

function inUse({ lang }: Context, name: string, blocked: readonly Referrer[]): AppError {
  const used = blocked
    .map(({ label, count }) => (lang === 'zh' ? `${count}条${label.zh}` : `${count} × ${label.en}`))
    .join(lang === 'zh' ? '、' : ', ')
  return new AppError('in_use', { name, used }, { blocked })
}
