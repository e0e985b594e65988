import type { Operation } from '../../../server/calls/operation.ts'

export const commandRetry: Operation<'command_task_retry'> = async ({ commands }, { id }) => {
  await commands.retry(id)
  return { task_id: id }
}
