import type { Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'

/** Value: the commands. */
export const TAKE_BACK: OwnStatement = {
  name: 'take commands back',
  text: ({ company, value }) => {
    const task = company('command_task')
    return `update ${task.from} set resendable = false, version = ${task.column('version')} + 1, updated_at = now()
      where ${task.where} and ${task.key} = any(${value(0, 'bigint[]')}) and ${task.column('resendable')}`
  },
}

/** What was sent of these is not sent again: something newer is, or its moment is over. */
export async function takeBack(work: Work, sent: Iterable<{ readonly task_id: number | null }>): Promise<void> {
  const known = [...sent].flatMap(({ task_id }) => task_id ?? [])
  if (known.length > 0) await work.ask(TAKE_BACK, known)
}
