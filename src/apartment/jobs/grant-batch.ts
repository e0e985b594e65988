/** Sends what batches have accepted, some records at a time; what a server that stops leaves still waits. */
import type { Job } from '../../server/jobs/job.ts'
import { sendWaiting } from '../commands/batches.ts'

const SOME = 100

/** Nothing need be remembered: what was sent no longer waits. */
export const grantBatchJob: Job = async (work, { from }) => {
  const done = await sendWaiting(work, SOME)
  return { done, next: done < SOME ? null : Number(from ?? 0) + 1 }
}
