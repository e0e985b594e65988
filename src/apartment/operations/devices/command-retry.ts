import { AppError } from '../../../errors/app-error.ts'
import type { Operation } from '../../../server/calls/operation.ts'

const SUPERSEDED = {
  zh: '该授权已删除或已有新的操作',
  en: 'This credential was deleted, or something newer was sent to it',
}

/** Of a credential the latest command alone is sent again: an earlier one would undo what came after. */
export const commandRetry: Operation<'command_task_retry'> = async (work, { id }) => {
  const { command } = await work.records.of('command_task').hold(id, ['command'])
  if (command.startsWith('credential_')) {
    const [grant] = await work.records.of('grant').find({ task_id: id }, [], 1)
    if (grant === undefined)
      throw new AppError(
        'not_possible',
        { reason: SUPERSEDED[work.lang] },
        { fields: [{ field: 'id', message: SUPERSEDED }] },
      )
  }
  await work.commands.retry(id)
  return { task_id: id }
}
