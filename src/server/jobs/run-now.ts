/** `job_run`: a run on request, queued beside the scheduled ones. */
import { AppError } from '../../errors/app-error.ts'
import { JobRunState } from '../../generated/enums.ts'
import { JOB_RUN } from '../../model/system-needs.ts'
import type { Work } from '../calls/operation.ts'
import type { OwnStatement } from '../calls/statements.ts'
import { holds } from '../policies/rights.ts'

export const JOB_QUEUED: OwnStatement = {
  name: 'job queued',
  text: ({ company, value }) => {
    const job = company('job')
    return `update ${job.from} set state = case when state = ${JobRunState.running} then state else ${JobRunState.queued} end, version = version + 1, updated_at = now() where ${job.where} and ${job.key} = ${value(0)}`
  },
}

export async function runNow({ records, model, actor, now, ask, requestId }: Work, { id }: { readonly id: number }) {
  const { name } = await records.of('job').hold(id, ['name'], 'id')
  const job = model.jobs[name]
  // Its document is gone, and its code with it.
  if (job === undefined) throw new AppError('unavailable')
  if (job.permission !== null && !holds(actor, job.permission)) throw new AppError('forbidden')
  const run = await records.of(JOB_RUN).create({
    job_id: id,
    state: JobRunState.queued,
    due_at: now.toISOString(),
    staff_id: actor.staff_id,
    request_id: requestId,
  })
  await ask(JOB_QUEUED, id)
  return { id: run }
}
