/**
 * Looks behind masks are counted for each account, whatever it may read: whoever takes one value after the other is
 * copying the list. Beyond the limit the journal says how many there were, and the administrators are written to, once
 * in a window; a right of its own allows more.
 */
import { createHash } from 'node:crypto'
import type { Entity } from '../../model/model.ts'
import type { Context } from '../operations/context.ts'
import { refuseTooOften } from '../operations/limited.ts'
import { note } from '../operations/audit.ts'
import { tellAdministrators } from '../messages/notices.ts'
import { holds } from '../policies/rights.ts'

const REVEALS_MORE = 'reveal_more'

export async function refuseManyReveals(context: Context, entity: Entity, key: number, label: string): Promise<void> {
  const {
    actor: { client_id, staff_id },
    model: {
      app: { constants },
    },
    now,
  } = context
  const what = holds(context.actor, REVEALS_MORE) ? 'reveals_more' : 'reveals'
  const digest = createHash('sha256')
    .update(JSON.stringify([entity.name, key, label]))
    .digest('hex')
  await refuseTooOften(
    context.connection,
    context.model,
    { what, who: `${client_id}/${staff_id}`, count: 1, digest },
    now,
    (count) =>
      context.store.transaction(async (connection) => {
        const within = { ...context, connection }
        await note(within, { action: 'reveal', entity, count, changes: [{ field: label }], succeeded: false })
        await tellAdministrators(within, 'reveals', {
          count,
          most: Number(constants[`${what}_max`]),
          minutes: Number(constants['reveals_minutes']),
        })
      }),
  )
}
