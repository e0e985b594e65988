/**
 * A whole file of calls, row after row. In charge of the run around them: its place in the database, its beat, who asks
 * as they are by then. It goes on when the caller leaves; what is done stays done and told, whatever becomes of the
 * rest.
 */
import { AppError, entry } from '../../../errors/app-error.ts'
import type { Context } from '../../operations/context.ts'
import { columnsOf } from '../../operations/import/columns.ts'
import { withoutExample } from '../../operations/import/example.ts'
import { begun, type Draft, read } from '../../operations/import/draft.ts'
import { type FileRow, type FileTable, weightOf } from '../../operations/import/file.ts'
import { SERVER_STOPS, Stopped } from '../../operations/import/in-process.ts'
import { BEAT_MS } from '../../operations/import/import.ts'
import type { Job } from '../../operations/import/job.ts'
import { openFile } from '../../operations/import/open-file.ts'
import * as runs from '../../operations/import/runs.ts'
import { errorMessage } from '../../messages/error-message.ts'
import { type Asking, askingOf } from './asking.ts'
import type { CallFile } from './call-file.ts'
import { findRecords } from './find.ts'
import { inOrder, type Place } from './in-order.ts'
import { checkTogether, rowDone } from './row.ts'
import { beginning, type Here, refuseStopped, type Running } from './running.ts'
import { brokenOff } from './texts.ts'

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
  const places: Place[] = []
  for await (const rows of first.table.batches) {
    refuseStopped(running)
    total += rows.length
    if (file.byFile.severalBy !== null) places.push(...(await placesOf(here.context, file, first.job, rows)))
  }
  here.progress = { ...here.progress, ignored: first.passedOver() }
  await runs.noteFile(context, id, first.table.format, first.job.heads)
  const { job, table } = await opened(context, file, bytes)
  const batches =
    places.length === 0 ? table.batches : inOrder(places, async () => (await opened(context, file, bytes)).table)
  for await (const rows of batches) {
    await renew(here, running)
    const drafts = await draftsOf(here.context, job, rows)
    const asking = await askingOf(here.context, running, job, drafts)
    for (const part of partsOf(running, drafts, asking)) {
      refuseStopped(running)
      const some = part.map((draft) => ({ job, draft, asking: asking.get(draft) }))
      if (some.length > 1) await checkTogether(running, some, here)
      else await rowDone(running, some[0]!, here)
      here.handled += part.length
      here.progress = { ...here.progress, percent: Math.floor((here.handled / Math.max(total, 1)) * 100) }
    }
  }
}

async function draftsOf(context: Context, job: Job, rows: readonly FileRow[]): Promise<readonly Draft[]> {
  const drafts = rows.map((row) => begun(job, row))
  await read(context, job, drafts, job.columns.known)
  return drafts
}

/** Where each row belongs among those of its record. */
async function placesOf(
  context: Context,
  file: CallFile,
  job: Job,
  rows: readonly FileRow[],
): Promise<readonly Place[]> {
  const drafts = await draftsOf(context, job, rows)
  const found = await findRecords(context, file, job, drafts)
  return drafts.map((draft) => ({
    row: draft.row.number,
    weight: weightOf(draft.row),
    record: found.get(draft)?.key ?? null,
    value: (draft.sent[file.byFile.severalBy!] ?? '') as string | number,
  }))
}

/** Dealt with together: rows of a record, where the check of each counts in what those before it would do. */
function partsOf(
  { file, asked }: Running,
  drafts: readonly Draft[],
  asking: ReadonlyMap<Draft, Asking>,
): readonly (readonly Draft[])[] {
  if (file.byFile.severalBy === null || asked.mode === 'do') return drafts.map((draft) => [draft])
  const parts = new Map<Draft | number, Draft[]>()
  for (const draft of drafts) {
    const of = asking.get(draft)?.key ?? draft
    parts.set(of, [...(parts.get(of) ?? []), draft])
  }
  return [...parts.values()]
}

async function opened(
  context: Context,
  { form }: CallFile,
  bytes: Buffer,
): Promise<{ readonly job: Job; readonly table: FileTable; readonly passedOver: () => readonly string[] }> {
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
  const { batches, told } = withoutExample(context, form.fields, columns, table)
  return { job, table: { ...table, batches }, passedOver: () => [...columns.ignored, ...told(context.lang)] }
}
