/** One export at a time for each account: a second click must not read everything twice. */
import { AppError } from '../../errors/app-error.ts'
import type { Actor } from '../operations/context.ts'
import type { Answer } from '../operations/operation.ts'

const running = new Set<string>()

export async function oneAtATime({ client_id, staff_id }: Actor, work: () => Promise<Answer>): Promise<Answer> {
  const account = `${client_id}/${staff_id}`
  if (running.has(account)) throw new AppError('exporting')
  running.add(account)
  const end = (): unknown => running.delete(account)
  try {
    const answer = await work()
    // Ended when it was read, closed as well when it broke or the caller went away.
    if (answer.kind === 'file') answer.file.stream.once('end', end).once('close', end)
    else end()
    return answer
  } catch (error) {
    end()
    throw error
  }
}
