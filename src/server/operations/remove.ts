/** A deleted record; what still refers to it is told by name and number. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { mayOperate } from '../policies/rights.ts'
import { remove as removeText } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { sqlState } from './failures.ts'
import { impactOf, type Referrer } from './impact.ts'
import { keyFrom } from './info.ts'
import { data, type OperationOf } from './operation.ts'
import { unknownParameter, wholeNumber } from './parameters/refusal.ts'
import { guard } from './write/guard.ts'
import { refusedBy } from './write/refused.ts'
import { run, told } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

/** The version is optional here: who deletes has confirmed the record by name, whatever else was edited of it. */
export const remove: OperationOf = async (context, entity, { id, query = {} }) => {
  if (!mayOperate(context.actor, entity, 'remove')) throw new AppError('forbidden')
  const key = keyFrom(id)
  const [unknown] = Object.keys(query).filter((name) => name !== 'version')
  if (unknown !== undefined) throw unknownParameter(unknown, ['version'])
  const version = query['version'] === undefined ? null : wholeNumber('version', query['version'], 1, 2147483647)
  await inTransaction(context, entity, {}, (within) => deleteRecord(within, entity, key, version))
  return data({ [entity.key]: key })
}

export async function deleteRecord(context: Context, entity: Entity, key: number, version: number | null): Promise<void> {
  const held = await guard(context, entity, key, 'remove', version)
  const { blocked } = await impactOf(context, entity, key)
  if (blocked.length > 0) throw inUse(context, held.display, blocked)
  const plan = { entity: entity.name, deed: told(context, 'remove') }
  try {
    await run(context, { name: 'remove', plan, body: (writing) => removeText(writing, plan) }, [key])
  } catch (error) {
    // Something further down the chain of what would go with it still refers to it.
    const by = sqlState(error) === '23503' ? refusedBy(context.model, error) : null
    if (by === null) throw error
    throw new AppError('in_use', { name: held.display, used: by.label[context.lang] }, null, { cause: error })
  }
}

function inUse({ lang }: Context, name: string, blocked: readonly Referrer[]): AppError {
  const used = blocked.map(({ label, count }) => (lang === 'zh' ? `${count}条${label.zh}` : `${count} × ${label.en}`)).join(lang === 'zh' ? '、' : ', ')
  return new AppError('in_use', { name, used }, { blocked })
}
