/** Writes what is ready of a file; rows that the database or the rules refuse are told, the others stay. */
import type { AppError } from '../../../errors/app-error.ts'
import type { Context } from '../context.ts'
import { insertRecords } from '../create.ts'
import { writeRecords } from '../update.ts'
import { refusal } from '../write/refused.ts'
import { writeEach } from '../write/each.ts'
import { type Job, problemsOf, type Ready, type Wrong } from './job.ts'

export async function settle(context: Context, job: Job, ready: readonly Ready[]): Promise<readonly Wrong[]> {
  const wrong = await writeEach(context, ready, {
    write: (within, some) => write(within, job, some),
    refusal: ({ sent }, error) => refusal(context, job.entity, sent, error),
  })
  return [...wrong].map(([{ row }, error]) => ({ row, problems: problemsOf(job, error) }))
}

async function write(context: Context, job: Job, ready: readonly Ready[]): Promise<readonly (AppError | null)[]> {
  const [fresh, changes] = [ready.filter((one) => one.key === null), ready.filter((one) => one.key !== null)]
  const inserted =
    fresh.length === 0
      ? []
      : (
          await insertRecords(
            context,
            job.entity,
            fresh.map(({ stored }) => stored),
          )
        ).wrong
  // What the database refused takes no further statement; each is tried by itself then.
  const changed =
    changes.length === 0 || inserted.some(Boolean)
      ? changes.map(() => null)
      : await writeRecords(context, job.entity, changes)
  const errors = new Map<Ready, AppError | null>(
    [...fresh, ...changes].map((one, place) => [one, [...inserted, ...changed][place] ?? null]),
  )
  return ready.map((one) => errors.get(one) ?? null)
}
