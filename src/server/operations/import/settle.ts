/**
 * Writes what is ready and finds out which rows the database or the rules refuse. Those are undone, each by itself if need be,
 * and told; the others stay.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { Context } from '../context.ts'
import { insertRecords } from '../create.ts'
import { writeRecords } from '../update.ts'
import { refusal } from '../write/refused.ts'
import { type Job, problemsOf, type Ready, type Wrong } from './job.ts'

export async function settle(context: Context, job: Job, ready: readonly Ready[]): Promise<readonly Wrong[]> {
  if (ready.length === 0) return []
  await say(context, 'savepoint import')
  const wrong = await attempt(context, job, ready)
  if (wrong !== null && wrong.length === 0) {
    await say(context, 'release savepoint import')
    return []
  }
  await say(context, 'rollback to savepoint import')
  await say(context, 'release savepoint import')
  if (wrong === null) {
    const half = Math.ceil(ready.length / 2)
    return [...await settle(context, job, ready.slice(0, half)), ...await settle(context, job, ready.slice(half))]
  }
  const refused = new Set(wrong.map(({ row }) => row))
  return [...wrong, ...await settle(context, job, ready.filter(({ row }) => !refused.has(row)))]
}

/** Null: one of several is to blame, and nothing tells which. */
async function attempt(context: Context, job: Job, ready: readonly Ready[]): Promise<readonly Wrong[] | null> {
  try {
    return await write(context, job, ready)
  } catch (error) {
    const refused = error instanceof AppError ? null : refusal(context, job.entity, ready[0]!.sent, error)
    if (refused === null) throw error
    return ready.length > 1 ? null : [{ row: ready[0]!.row, problems: problemsOf(job, refused) }]
  }
}

async function write(context: Context, job: Job, ready: readonly Ready[]): Promise<readonly Wrong[]> {
  const [fresh, changes] = [ready.filter((one) => one.key === null), ready.filter((one) => one.key !== null)]
  const inserted = fresh.length === 0 ? [] : (await insertRecords(context, job.entity, fresh.map(({ stored }) => stored))).wrong
  const changed = changes.length === 0 ? [] : await writeRecords(context, job.entity, changes)
  return [...fresh, ...changes].flatMap(({ row }, place) => {
    const error = [...inserted, ...changed][place]
    return error ? [{ row, problems: problemsOf(job, error) }] : []
  })
}

const say = (context: Context, text: string): Promise<unknown> => context.connection.query({ text, values: [] })
