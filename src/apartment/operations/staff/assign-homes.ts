import type { Operation } from '../../../server/calls/operation.ts'

/** Whose homes nobody outside them may hand out: the write itself refuses that. */
export const assignHomes: Operation<'user_assign_homes'> = async ({ records }, { id, home_ids }) => {
  await records.of('staff').change(id, { home_ids })
  return null
}
