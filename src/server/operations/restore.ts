/** Back from the archive: for whoever may delete, and refused where something in use has taken its place meanwhile. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { demand } from '../policies/rights.ts'
import { archivedParent, restore as restoreText } from '../sql/writes.ts'
import type { Writing } from '../sql/writing.ts'
import type { Context } from './context.ts'
import { keyFrom, record } from './info.ts'
import { json, type OperationOf } from './operation.ts'
import { absent } from './write/guard.ts'
import { refusal } from './write/refused.ts'
import { run, take, told } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

export const restore: OperationOf = async (context, entity, { id }) => {
  demand(context.actor, entity, 'remove')
  const key = keyFrom(id)
  return json(
    await inTransaction(context, entity, {}, async (within) => {
      await restoreRecord(within, entity, key)
      return record(within, entity, key)
    }),
  )
}

async function restoreRecord(context: Context, entity: Entity, key: number): Promise<void> {
  const plan = { entity: entity.name, deed: told(context, 'restore') }
  const fields = [...new Set(entity.unique.flat())]
  const held = await take(context, key, { entity: entity.name, fields, conditions: [], which: 'archived' })
  if (held === null) throw await notThere(context, entity, key)
  const of = { entity: entity.name }
  const parent = { name: 'archived parent', plan: of, body: (writing: Writing) => archivedParent(writing, of) }
  const name = (await run(context, parent, [[key]])).rows[0]?.['name'] as string | null
  if (name !== null) throw new AppError('archived_with', { name })
  try {
    await run(context, { name: 'restore', plan, body: (writing) => restoreText(writing, plan) }, [[key]])
  } catch (error) {
    throw refusal(context, entity, held.stored, error) ?? error
  }
}

/** What is in use needs no return. */
async function notThere(context: Context, entity: Entity, key: number): Promise<AppError> {
  const why = await absent(context, entity, key)
  return why.key === 'out_of_scope' || why.key === 'archived' ? new AppError('not_archived') : why
}
