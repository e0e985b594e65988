/**
 * A whole file of calls, row after row. In charge of the run around them: its place in the database, its beat, who asks
 * as they are by then, what has come of each row. It goes on when the caller leaves; what is done stays done and told,
 * whatever becomes of the rest.
 */
import { AppError, entry } from '../../../errors/app-error.ts'
import { settledBy } from '../../../model/actions.ts'
import type { FileRun } from '../../../model/answers.ts'
import type { ErrorChoice } from '../../../model/model.ts'
import type { Context } from '../../operations/context.ts'
import { columnsOf } from '../../operations/import/columns.ts'
import { begun, type Draft, read } from '../../operations/import/draft.ts'
import type { FileTable } from '../../operations/import/file.ts'
import { SERVER_STOPS, Stopped } from '../../operations/import/in-process.ts'
import { BEAT_MS } from '../../operations/import/import.ts'
import { type Job, problemsOf } from '../../operations/import/job.ts'
import { openFile } from '../../operations/import/open-file.ts'
import { cellsOf, keepWrong } from '../../operations/import/refused-rows.ts'
import * as runs from '../../operations/import/runs.ts'
import { errorMessage } from '../../messages/error-message.ts'
import type { Performance } from '../perform.ts'
import type { CallFile } from './call-file.ts'
import { checkOne, doOne } from './each.ts'
import { findRecords, type Found } from './find.ts'
import { keepOutcome } from './outcomes.ts'
import { type Before, doneBefore, keepDone } from './repeats.ts'
import { answerSaid } from './said.ts'
import { ANEW, brokenOff, ROWS_SAY } from './texts.ts'

/** How far it is, beside what is counted of its rows. */
export type Progress = Pick<FileRun, 'mode' | 'percent' | 'choices' | 'ignored' | 'message'>

export const beginning = (mode: Progress['mode']): Progress => ({
  mode,
  percent: 0,
  choices: {},
  ignored: [],
  message: null,
})

/** How the rows' calls are made. */
export interface Means extends Omit<Performance, 'key' | 'payload' | 'call' | 'within'> {
  /** Nobody foresaw it: a row is refused for it, and whoever runs the server is told. */
  readonly failed: (error: unknown) => void
  /** A request as people send it, held to the call's document. */
  readonly request: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Who asks, as they are by now; throws what they would be told. */
  readonly again: () => Promise<Context>
}

export interface Asked {
  readonly mode: Progress['mode']
  /** Errors that are settled beforehand by their choices. */
  readonly answers: readonly string[]
}

interface Running {
  readonly file: CallFile
  readonly means: Means
  readonly asked: Asked
  readonly id: number
  readonly stop: AbortController
}

/** Never rejects: what went wrong is noted with the run, and answered. */
export async function carryOut(context: Context, running: Running, bytes: Buffer): Promise<AppError | null> {
  const { id, asked, stop, means } = running
  const here: Here = { context, progress: beginning(asked.mode), handled: 0 }
  const beating = setInterval(() => {
    void beat(here, running).catch(() => undefined)
  }, BEAT_MS)
  try {
    await throughRows(running, bytes, here)
    clearInterval(beating)
    await runs.end(context, id, 'done', { ...here.progress, percent: 100 })
    return null
  } catch (error) {
    clearInterval(beating)
    const known = error instanceof AppError ? error : new AppError('server', {}, null, { cause: error })
    if (known !== error && !(error instanceof Stopped)) means.failed(error)
    const isStopped = error instanceof Stopped
    // Who did not ask for it is told, as of a server that was killed.
    const isAsked = isStopped && stop.signal.reason !== SERVER_STOPS
    const message = isStopped ? null : reasonOf(known, here)[context.lang]
    await runs.end(context, id, isAsked ? 'stopped' : 'failed', { ...here.progress, message }).catch(() => undefined)
    return isStopped || here.handled > 0 ? null : known
  }
}

/** With a file of which nothing was done, the error alone says it all. */
function reasonOf({ key, params }: AppError, { handled }: Here) {
  const said = { zh: errorMessage({ key, params }, 'zh'), en: errorMessage({ key, params }, 'en') }
  return handled === 0 ? said : brokenOff(said)
}

interface Here {
  /** Of who asks, as they were last found to be. */
  context: Context
  progress: Progress
  /** Rows of which something has come. */
  handled: number
}

async function beat(here: Here, running: Running): Promise<void> {
  const { id, stop } = running
  if (!(await runs.beats(here.context, id, here.progress))) stop.abort()
  await renew(here, running).catch((error: unknown) => {
    if (error instanceof AppError && isTheirs(error)) stop.abort(error)
  })
}

/** Nobody's rights are at fault where the database cannot be asked for them. */
const isTheirs = ({ key }: AppError): boolean => entry(key).status < 500

async function renew(here: Here, { means }: Running): Promise<void> {
  here.context = await means.again()
}

async function throughRows(running: Running, bytes: Buffer, here: Here): Promise<void> {
  const { file, id } = running
  const { context } = here
  // What is wrong with the file as a whole, down to its last row, is told before anything is done with the first.
  const first = await opened(context, file, bytes)
  let total = 0
  for await (const rows of first.table.batches) {
    refuseStopped(running)
    total += rows.length
  }
  here.progress = { ...here.progress, ignored: first.job.columns.ignored }
  await runs.noteFile(context, id, first.table.format, first.job.heads)
  const { job, table } = await opened(context, file, bytes)
  for await (const rows of table.batches) {
    await renew(here, running)
    const drafts = rows.map((row) => begun(job, row))
    await read(here.context, job, drafts, job.columns.known)
    const asking = await askingOf(here.context, running, job, drafts)
    for (const draft of drafts) {
      refuseStopped(running)
      await oneRow(running, { job, draft, asking: asking.get(draft) }, here)
      here.handled++
      here.progress = { ...here.progress, percent: Math.floor((here.handled / Math.max(total, 1)) * 100) }
    }
  }
}

function refuseStopped({ stop: { signal } }: Running): void {
  if (signal.aborted) throw signal.reason instanceof AppError ? signal.reason : new Stopped()
}

interface Asking extends Found {
  readonly payload: Readonly<Record<string, unknown>>
  readonly before: Before | null
}

/** What each row asks for, and what was done of it before: looked up for all rows of a batch at once. */
async function askingOf(
  context: Context,
  { file, means, asked }: Running,
  job: Job,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<Draft, Asking>> {
  const settled = settledBy(context.model.app.errors, file.action)
  const found = await findRecords(context, file, job, drafts)
  const asking = new Map<Draft, Omit<Asking, 'before'>>()
  for (const [draft, record] of found)
    try {
      asking.set(draft, { ...record, payload: means.request(requestOf(file, draft, record, asked, settled)) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      draft.problems.push(...problemsOf(job, error))
    }
  const before = file.call.idempotent ? await doneBefore(context, file.call, asking) : null
  return new Map([...asking].map(([draft, one]) => [draft, { ...one, before: before?.get(draft) ?? null }]))
}

interface Row {
  readonly job: Job
  readonly draft: Draft
  /** Undefined: what is wrong with it is noted with the draft. */
  readonly asking: Asking | undefined
}

async function oneRow(running: Running, row: Row, here: Here): Promise<void> {
  const { file, means } = running
  const { job, draft, asking } = row
  const { context } = here
  try {
    if (asking === undefined || draft.problems.length > 0) return await refuse([])
    await done({ ...context, now: context.store.now() }, running, row, asking)
  } catch (error) {
    const told = error instanceof AppError ? error : new AppError('operation_failed', {}, null, { cause: error })
    // Nothing more can be done, nor told.
    if (told.key === 'database_unavailable') throw told
    if (told !== error) means.failed(error)
    if (Object.hasOwn(settledBy(context.model.app.errors, file.action), told.key))
      here.progress = { ...here.progress, choices: oneMore(here.progress.choices, told.key) }
    await refuse(problemsOf(job, told))
  }

  function refuse(more: readonly Draft['problems'][number][]): Promise<void> {
    return keepWrong(context, running.id, job, [{ row: draft.row, problems: [...draft.problems, ...more] }])
  }
}

/** Done and told in one transaction; or found to have been done before, or checked. */
async function done(context: Context, running: Running, { job, draft }: Row, asking: Asking): Promise<void> {
  const { file, means, asked, id } = running
  const { payload, before, tellsWhy } = asking
  const performance = { ...means, call: file.call, payload }
  const keep = (within: Context, answer: unknown, repeated: boolean): Promise<void> => {
    const shows = file.action.shows.filter((field) => asked.mode === 'do' || !isSecret(field))
    const text = [...(before === 'changed' ? [ANEW[context.lang]] : []), answerSaid(context, shows, answer)].join(
      context.lang === 'zh' ? '；' : '; ',
    )
    return keepOutcome(within, id, { row: draft.row.number, text, repeated, cells: cellsOf(job, draft.row) })
  }
  if (before !== null && before !== 'changed') return keep(context, before.answer, true)
  if (tellsWhy || asked.mode === 'check') {
    const answer = await checkOne(context, performance)
    if (!tellsWhy) return keep(context, answer, false)
    const message = ROWS_SAY.unclear(file.entity)
    throw new AppError('invalid', {}, { fields: [{ field: file.action.record, message }] })
  }
  await doOne(context, performance, async (within, answer) => {
    if (file.call.idempotent) await keepDone(within, file, performance, answer)
    await keep(within, answer, false)
  })
}

const oneMore = (counts: Progress['choices'], key: string): Progress['choices'] => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
})

/** A plain text is what nothing keeps in the clear, as in the window that shows an answer. */
const isSecret = ({ kind, enum: codes }: CallFile['action']['shows'][number]): boolean =>
  kind === 'string' && codes === null

/** Defaults, as a dialog has them beforehand; what the row says; what the record gives; what was settled beforehand. */
function requestOf(
  { action, asked: fields }: CallFile,
  { sent }: Draft,
  { key, given }: Found,
  { answers }: Asked,
  settled: Readonly<Record<string, ErrorChoice>>,
): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(
      fields.flatMap(({ name, default: usual, when }) => {
        const value = sent[name] ?? (when === null ? usual : undefined)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    ...given,
    [action.record]: key,
    ...Object.assign({}, ...answers.map((error) => settled[error]?.sets)),
  }
}

async function opened(
  context: Context,
  { form }: CallFile,
  bytes: Buffer,
): Promise<{ readonly job: Job; readonly table: FileTable }> {
  const headsOf = (heads: readonly string[]) => columnsOf(context, form, heads)
  const table = await openFile(bytes, (heads) => {
    const found = headsOf(heads)
    return found instanceof AppError ? found : null
  })
  const columns = headsOf(table.heads)
  if (columns instanceof AppError) throw columns
  const job: Job = {
    entity: form,
    columns,
    heads: table.heads,
    key: [],
    lang: context.lang,
    reading: { model: context.model, lang: context.lang, from1904: table.from1904 },
    remembered: new Map(),
    seen: new Map(),
  }
  return { job, table }
}
