/** Looking behind a mask: the value is handed out only together with the note of who took it. */
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../operations/context.ts'
import { reveal } from '../operations/reveal.ts'

export interface Reveal {
  readonly id: number
  readonly resource: string
  readonly label: string
}

export function revealAndNote(context: Context, { id, resource, label }: Reveal, address: string): Promise<string | null> {
  const entity = Object.values(context.model.entities).find(({ name, plural, internal }) => !internal && (name === resource || plural === resource))
  if (!entity) throw new AppError('bad_value', { name: 'resource' })
  const { client_id, staff_id } = context.actor
  return context.store.transaction(async (connection) => {
    const real = await reveal({ ...context, connection }, entity, id, label)
    await connection.query({
      text: 'insert into reveal_logs (client_id, staff_id, resource, record_id, label, address) values ($1, $2, $3, $4, $5, $6)',
      values: [client_id, staff_id, entity.name, id, label, address.slice(0, 64)],
    })
    return real
  })
}
