/** The real value behind one mask of one record. The caller of this writes down that it was done. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { demand } from '../policies/rights.ts'
import { fieldCalled } from '../sql/sources.ts'
import { reveal as revealText } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { maySee } from './parameters/fields.ts'
import { badValue } from './parameters/refusal.ts'
import { run } from './write/statements.ts'

/** Throws where the asker may not look behind the mask of this field. */
export function mustBeRevealable({ actor }: Context, entity: Entity, name: string): void {
  demand(actor, entity, 'reveal')
  if (actor.token?.reveals === false) throw new AppError('forbidden')
  const field = fieldCalled(entity, name)
  if (field === undefined || field.mask === null || !maySee(actor)(field)) throw badValue(name)
}

export async function reveal(context: Context, entity: Entity, key: number, name: string): Promise<string | null> {
  mustBeRevealable(context, entity, name)
  const plan = { entity: entity.name, field: name }
  const {
    rows: [row],
  } = await run(context, { name: 'reveal', plan, body: (writing) => revealText(writing, plan) }, [key])
  if (row === undefined) throw new AppError('not_found')
  const [value] = Object.values(row)
  return typeof value === 'string' ? value : null
}
