/**
 * Records from a file: checked, then written, all or nothing. In charge of the run around the work: its place in the
 * database, its beat, and what the caller is told. The work goes on when the caller leaves; a short one is answered at
 * once.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity } from '../../../model/model.ts'
import { errorMessage } from '../../messages/error-message.ts'
import { demand } from '../../policies/rights.ts'
import type { Context } from '../context.ts'
import { data, type OperationOf } from '../operation.ts'
import { badValue, refuseOthers } from '../parameters/refusal.ts'
import type { Query } from '../parameters/selection.ts'
import { inProcess, isRunning, SERVER_STOPS, Stopped, stopOwn } from './in-process.ts'
import { keepWrong } from './refused-rows.ts'
import * as runs from './runs.ts'
import { DIED } from './texts.ts'
import { type Asked, NONE, work } from './work.ts'

const OWN = ['dry_run', 'partial', 'key']
/** Who waits longer asks how far it is. */
export const ANSWER_MS = 1_500
export const BEAT_MS = 1_000

export const importRows: OperationOf = async (context, entity, { query = {}, body }) => {
  demand(context.actor, entity, 'create')
  const asked = askedOf(query)
  if (!Buffer.isBuffer(body)) throw new AppError('import_media')
  const account = accountOf(context)
  if (isRunning(context.store, account)) throw new AppError('importing')
  const id = await runs.start(context, entity.name, runs.begin(asked.mode))
  const running = inProcess(context.store, account, (stop) => carryOut(context, entity, id, body, asked, stop))
  const failure = await within(ANSWER_MS, running)
  if (failure instanceof AppError) throw failure
  return importState(context, entity, {})
}

/** How far the account's last import of this entity is; null: it has none. */
export const importState: OperationOf = async (context, entity) => {
  demand(context.actor, entity, 'create')
  const run = await runs.latest(context, entity.name, runs.begin('check'))
  if (run === null) return data(null)
  const message = run.state === 'failed' ? (run.progress.message ?? DIED[context.lang]) : run.progress.message
  return data({ id: run.id, state: run.state, ...run.progress, message })
}

export const importStop: OperationOf = async (context, entity) => {
  demand(context.actor, entity, 'create')
  stopOwn(context.store, accountOf(context))
  await runs.askToStop(context, entity.name)
  return importState(context, entity, {})
}

export const accountOf = ({ actor }: Context): string => `${actor.client_id}/${actor.staff_id}`

function askedOf(query: Query): Asked {
  refuseOthers(query, OWN)
  const flag = (name: string): boolean => {
    const text = query[name] ?? 'false'
    if (text !== 'true' && text !== 'false') throw badValue(name)
    return text === 'true'
  }
  return { mode: flag('dry_run') ? 'check' : flag('partial') ? 'good' : 'all', key: query['key'] }
}

/** Never rejects: what went wrong is noted with the run, and answered. */
async function carryOut(
  context: Context,
  entity: Entity,
  id: number,
  bytes: Buffer,
  asked: Asked,
  stop: AbortController,
): Promise<unknown> {
  let progress = runs.begin(asked.mode)
  let total = 0
  // Begun outside of the import's transaction, on a connection of its own: only so can others see it.
  const beating = setInterval(() => {
    void runs
      .beat(context, id, progress)
      .then((goesOn) => {
        if (!goesOn) stop.abort()
      })
      .catch(() => undefined)
  }, BEAT_MS)
  try {
    const written = await work(context, entity, bytes, asked, {
      pause: () => {
        if (stop.signal.aborted) throw new Stopped()
        return Promise.resolve()
      },
      began: async (job, table, { rows, passedOver }) => {
        total = rows
        progress = { ...runs.begin(asked.mode), ignored: passedOver, key: job.key }
        await runs.noteFile(context, id, table.format, job.heads)
      },
      afresh: () => {
        progress = { ...progress, ...NONE, percent: 0, problems: [], doubts: [] }
      },
      counted: (counts) => {
        progress = { ...progress, ...counts, percent: Math.floor((counts.rows / Math.max(total, 1)) * 100) }
      },
      doubted: (doubts) => {
        progress = { ...progress, doubts: [...progress.doubts, ...doubts].slice(0, runs.FIRST_PROBLEMS) }
      },
      wrong: async (on, job, rows) => {
        const first = rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row: row.number, ...problem })))
        progress = { ...progress, problems: [...progress.problems, ...first].slice(0, runs.FIRST_PROBLEMS) }
        await keepWrong(on, id, job, rows)
      },
    })
    clearInterval(beating)
    await runs.end(context, id, 'done', { ...progress, percent: 100, written })
    return null
  } catch (error) {
    clearInterval(beating)
    const message =
      error instanceof Stopped
        ? null
        : errorMessage(error instanceof AppError ? error : new AppError('operation_failed'), context.lang)
    // A caller who did not ask for it is told, as of a server that was killed.
    const isAsked = error instanceof Stopped && stop.signal.reason !== SERVER_STOPS
    await runs.end(context, id, isAsked ? 'stopped' : 'failed', { ...progress, message }).catch(() => undefined)
    return error instanceof Stopped
      ? null
      : error instanceof AppError
        ? error
        : new AppError('server', {}, null, { cause: error })
  }
}

export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null)
    }, milliseconds)
  })
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer)
  })
}
