/**
 * What comes of a row, and is told of it: done, checked, done before, or refused. Rows of one record are checked
 * together, so that each counts in what those before it would do.
 */
import { AppError } from '../../../errors/app-error.ts'
import { settledBy } from '../../../model/actions.ts'
import type { Context } from '../../operations/context.ts'
import type { Draft } from '../../operations/import/draft.ts'
import { type Job, problemsOf } from '../../operations/import/job.ts'
import { cellsOf, keepWrong } from '../../operations/import/refused-rows.ts'
import { metAnother, triedAgain } from '../../operations/write/transaction.ts'
import { isAway } from '../../store/failures.ts'
import type { Asking } from './asking.ts'
import type { CallFile } from './call-file.ts'
import { checkOne, doOne } from './each.ts'
import { keepOutcome } from './outcomes.ts'
import { keepDone } from './repeats.ts'
import { type Here, type Progress, refuseStopped, type Running } from './running.ts'
import { answerSaid } from './said.ts'
import { ANEW, ROWS_SAY } from './texts.ts'

export interface Row {
  readonly job: Job
  readonly draft: Draft
  /** Undefined: what is wrong with it is noted with the draft. */
  readonly asking: Asking | undefined
}

/** Writes down what has come of a row: at once, or when nothing of what was tried is left. */
type Note = (telling: () => Promise<void>) => Promise<void>

export async function rowDone(running: Running, row: Row, here: Here): Promise<void> {
  await oneRow(running, row, here, (telling) => telling())
}

class Undone extends Error {}

/** All rows of a record, in their order; once more from the first where another writer was met. */
export async function checkTogether(running: Running, rows: readonly Row[], here: Here): Promise<void> {
  const { progress } = here
  const told = await triedAgain(() => {
    here.progress = { ...here.progress, choices: progress.choices }
    return checkedOnce(running, rows, here)
  })
  for (const telling of told) await telling()
}

async function checkedOnce(
  running: Running,
  rows: readonly Row[],
  here: Here,
): Promise<readonly (() => Promise<void>)[]> {
  const told: (() => Promise<void>)[] = []
  await here.context.store
    .transaction(async ({ query }) => {
      const say = (text: string) => query({ text, values: [] })
      for (const row of rows) {
        refuseStopped(running)
        await say('savepoint checked')
        const isGood = await oneRow(running, row, here, (telling) => Promise.resolve(void told.push(telling)))
        if (!isGood) await say('rollback to savepoint checked')
        await say('release savepoint checked')
      }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return told
}

/** Answers whether the row is good. */
async function oneRow(running: Running, row: Row, here: Here, note: Note): Promise<boolean> {
  const { file, means } = running
  const { job, draft, asking } = row
  const { context } = here
  try {
    if (asking === undefined || draft.problems.length > 0) return await refuse([])
    await done({ ...context, now: context.store.now() }, running, row, asking, note)
    return true
  } catch (error) {
    const told = error instanceof AppError ? error : new AppError('operation_failed', {}, null, { cause: error })
    // Nothing more can be done, nor told.
    if (isAway(told)) throw told
    // The transaction that it shares with other rows is gone, and they with it.
    if (context.store.isWithin() && metAnother(error)) throw error
    if (told !== error) means.failed(error)
    if (Object.hasOwn(settledBy(context.model.app.errors, file.action), told.key))
      here.progress = { ...here.progress, choices: oneMore(here.progress.choices, told.key, draft.row.number) }
    return refuse(problemsOf(job, told))
  }

  async function refuse(more: readonly Draft['problems'][number][]): Promise<false> {
    const wrong = { row: draft.row, problems: [...draft.problems, ...more] }
    await note(() => keepWrong(context, running.id, job, [wrong]))
    return false
  }
}

/** Done and told in one transaction; or found to have been done before, or checked. */
async function done(
  context: Context,
  { file, means, asked, id }: Running,
  { job, draft }: Row,
  { payload, before, tellsWhy }: Asking,
  note: Note,
): Promise<void> {
  const performance = { ...means, call: file.call, payload }
  const keep = (within: Context, answer: unknown, repeated: boolean): Promise<void> => {
    const shows = file.action.shows.filter((field) => asked.mode === 'do' || !isSecret(field))
    const text = [...(before === 'changed' ? [ANEW[context.lang]] : []), answerSaid(context, shows, answer)].join(
      context.lang === 'zh' ? '；' : '; ',
    )
    return keepOutcome(within, id, { row: draft.row.number, text, repeated, cells: cellsOf(job, draft.row) })
  }
  if (before !== null && before !== 'changed') return note(() => keep(context, before.answer, true))
  if (tellsWhy || asked.mode === 'check') {
    const answer = await checkOne(context, performance)
    if (!tellsWhy) return note(() => keep(context, answer, false))
    const message = ROWS_SAY.unclear(file.meant)
    throw new AppError('invalid', {}, { fields: [{ field: file.action.record, message }] })
  }
  await doOne(context, performance, async (within, answer) => {
    if (file.call.idempotent) await keepDone(within, file, performance, answer)
    await keep(within, answer, false)
  })
}

/** So many are named: a person looks them up. */
const NAMED = 10

function oneMore(refused: Progress['choices'], key: string, row: number): Progress['choices'] {
  const { count, rows } = refused[key] ?? { count: 0, rows: [] }
  return { ...refused, [key]: { count: count + 1, rows: rows.length < NAMED ? [...rows, row] : rows } }
}

/** A plain text is what nothing keeps in the clear, as in the window that shows an answer. */
const isSecret = ({ kind, enum: codes }: CallFile['action']['shows'][number]): boolean =>
  kind === 'string' && codes === null
