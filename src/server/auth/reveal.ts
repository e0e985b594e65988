/** Looking behind a mask: the value is handed out only together with the note of who took it. */
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../operations/context.ts'
import { note } from '../operations/audit.ts'
import { mustBeRevealable, reveal } from '../operations/reveal.ts'
import { refuseManyReveals } from './many-reveals.ts'

interface Reveal {
  readonly id: number
  readonly resource: string
  readonly label: string
}

export async function revealAndNote(context: Context, { id, resource, label }: Reveal): Promise<string | null> {
  const entity = Object.values(context.model.entities).find(
    ({ name, plural, internal }) => !internal && (name === resource || plural === resource),
  )
  if (!entity) throw new AppError('bad_value', { name: 'resource' })
  mustBeRevealable(context, entity, label)
  // Before the transaction: what is refused stays counted.
  await refuseManyReveals(context, entity, id, label)
  return context.store.transaction(async (connection) => {
    const within = { ...context, connection }
    const real = await reveal(within, entity, id, label)
    await note(within, { action: 'reveal', entity, key: id, changes: [{ field: label }] })
    return real
  })
}
