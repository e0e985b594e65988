/** How many messages came since the asker last said that all are read; which messages are theirs at all, the list itself knows. */
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../operations/context.ts'
import { operations } from '../operations/table.ts'

export async function unreadMessages(context: Context): Promise<{ readonly count: number }> {
  const entity = context.model.entities['message']
  if (!entity) throw new AppError('unavailable')
  const { client_id, staff_id } = context.actor
  const { rows } = await context.store.query({ text: 'select read_at from message_marks where client_id = $1 and staff_id = $2', values: [client_id, staff_id] })
  const since = rows[0]?.['read_at'] as Date | undefined
  const query = { limit: '1', columns: entity.key, ...(since && { created_at_from: new Date(since.getTime() + 1).toISOString() }) }
  return { count: await countOf(await operations.list(context, entity, { query })) }
}

export async function markRead({ store, actor: { client_id, staff_id }, now }: Context): Promise<{ readonly count: 0 }> {
  await store.query({
    text: 'insert into message_marks (client_id, staff_id, read_at) values ($1, $2, $3) on conflict (client_id, staff_id) do update set read_at = excluded.read_at, updated_at = excluded.read_at',
    values: [client_id, staff_id, now],
  })
  return { count: 0 }
}

export function countOf(answer: Awaited<ReturnType<typeof operations.list>>): number {
  return answer.kind === 'json' ? ((JSON.parse(answer.text) as { count: number | null }).count ?? 0) : 0
}
