/** What a member of staff opens doors with, and whether whoever asks sees all of it. */
import type { OwnStatement, StatementText, Table } from '../../../server/calls/statements.ts'
import type { Work } from '../../../server/calls/operation.ts'

/** Value: the member of staff. What is being taken back already is not counted. */
const HELD: OwnStatement = {
  name: 'what a member of staff holds',
  text: ({ company, scoped, value }: StatementText) => {
    const count = ({ from, where, column }: Table, taken: string): string =>
      `(select count(*) from ${from} where ${where} and ${column('staff_id')} = ${value(0)} and not ${column(taken)})`
    const sum = (of: StatementText['company']): string =>
      `${count(of('grant'), 'pending_removal')} + ${count(of('access_person'), 'leaving')}`
    return `select ${sum(company)} as total, ${sum((name) => scoped(name))} as seen`
  },
}

export async function heldByStaff(
  { ask }: Pick<Work, 'ask'>,
  id: number,
): Promise<{ readonly total: number; readonly seen: number }> {
  const [found] = await ask(HELD, id)
  return { total: Number(found!['total']), seen: Number(found!['seen']) }
}
