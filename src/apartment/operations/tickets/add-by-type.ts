import type { Operation } from '../../../server/calls/operation.ts'

export const addByType: Operation<'ticket_add_by_type'> = async ({ records }, ticket) => ({
  ticket_id: await records.of('ticket').create(ticket),
})
