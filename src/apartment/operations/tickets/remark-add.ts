import type { Operation } from '../../../server/calls/operation.ts'

export const remarkAdd: Operation<'ticket_remark_add'> = async ({ records }, { id, ...remark }) => {
  const { home_id } = await records.of('ticket').hold(id, ['home_id'])
  return { id: await records.of('ticket_remark').create({ ...remark, ticket_id: id, home_id }) }
}
