/** What each row asks for, and what was done of it before: looked up for all rows of a batch at once. */
import { AppError } from '../../../errors/app-error.ts'
import { settledBy } from '../../../model/actions.ts'
import type { ErrorChoice } from '../../../model/model.ts'
import type { Context } from '../../operations/context.ts'
import type { Draft } from '../../operations/import/draft.ts'
import { type Job, problemsOf } from '../../operations/import/job.ts'
import type { CallFile } from './call-file.ts'
import { findRecords, type Found, refuseTwice } from './find.ts'
import { type Before, doneBefore } from './repeats.ts'
import type { Asked, Running } from './running.ts'

export interface Asking extends Found {
  readonly payload: Readonly<Record<string, unknown>>
  readonly before: Before | null
}

/** What is wrong with a row is noted with its draft. */
export async function askingOf(
  context: Context,
  { file, means, asked }: Running,
  job: Job,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<Draft, Asking>> {
  const settled = settledBy(context.model.app.errors, file.action)
  const found = await findRecords(context, file, job, drafts)
  refuseTwice(job, file, found)
  const asking = new Map<Draft, Omit<Asking, 'before'>>()
  for (const [draft, record] of found)
    try {
      asking.set(draft, { ...record, payload: means.request(requestOf(file, draft, record, asked, settled)) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      draft.problems.push(...problemsOf(job, error))
    }
  const before = file.call.idempotent ? await doneBefore(context, file, asking) : null
  return new Map([...asking].map(([draft, one]) => [draft, { ...one, before: before?.get(draft) ?? null }]))
}

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
