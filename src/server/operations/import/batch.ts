/**
 * One batch of rows, all the way that a single record goes: values → rights and validation → rules and write. Nothing
 * here knows the whole file.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { ImportProblem } from '../../../model/answers.ts'
import type { Entity, Model } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import { asked, prepareNew } from '../create.ts'
import { validate } from '../write/meant.ts'
import type { Body } from '../write/body.ts'
import { doubtsOf } from '../write/doubts.ts'
import { prepare } from '../write/prepare.ts'
import { type Read, usualValues } from '../write/usual.ts'
import { begun, type Draft, read } from './draft.ts'
import type { FileRow } from './file.ts'
import { at, type Job, problemsOf, type Ready, type Wrong } from './job.ts'
import { match, refuseTaken } from './match.ts'
import { settle } from './settle.ts'

export interface Outcome {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly wrong: readonly Wrong[]
  /** Of rows that are taken. */
  readonly doubts: readonly ImportProblem[]
}

/** Must stand in a transaction; what is wrong has left nothing in it. */
export async function writeBatch(context: Context, job: Job, rows: readonly FileRow[]): Promise<Outcome> {
  const drafts = await judged(context, job, rows)
  const wrong = drafts
    .filter(({ problems }) => problems.length > 0)
    .map(({ row, problems }): Wrong => ({ row, problems }))
  const good = drafts.filter(({ problems }) => problems.length === 0)
  const reading: Read = new Map()
  const prepared = await Promise.all(
    good
      .filter((draft) => draft.existing === null || Object.keys(draft.sent).length > 0)
      .map((draft) => ready(context, job, draft, reading)),
  )
  const [ours, refused] = [
    evened(
      job,
      drafts,
      prepared.filter((one) => 'stored' in one),
    ),
    prepared.filter((one) => 'problems' in one),
  ]
  const broken = await settle(context, job, ours)
  const lost = new Set(broken.map(({ row }) => row))
  const written = ours.filter(({ row }) => !lost.has(row))
  return {
    added: written.filter(({ key }) => key === null).length,
    changed: written.filter(({ key }) => key !== null).length,
    unchanged: good.length - prepared.length,
    wrong: [...wrong, ...refused, ...broken].sort((a, b) => a.row.number - b.row.number),
    doubts: written.flatMap((one) => doubted(context.model, job, one)),
  }
}

const doubted = (model: Model, job: Job, { row, sent }: Ready): readonly ImportProblem[] =>
  doubtsOf(
    model,
    job.columns.known.map(({ field }) => field),
    sent,
  ).map(({ field, message }) => ({ row: row.number, ...at(job, field, message) }))

async function judged(context: Context, job: Job, rows: readonly FileRow[]): Promise<readonly Draft[]> {
  const drafts = rows.map((row) => begun(job, row))
  const isKey = (name: string): boolean => job.key.includes(name)
  await read(
    context,
    job,
    drafts,
    job.columns.known.filter(({ field }) => isKey(field.name)),
  )
  await match(context, job, drafts)
  await read(
    context,
    job,
    drafts,
    job.columns.known.filter(({ field }) => !isKey(field.name) && field.kind !== 'key'),
  )
  await refuseTaken(context, job, drafts)
  return drafts
}

/** Rights and validation, as for one record. */
async function ready(context: Context, job: Job, draft: Draft, reading: Read): Promise<Ready | Wrong> {
  const { row, sent, existing } = draft
  const { entity } = job
  try {
    if (existing === null) {
      const usual = await usualValues(context, entity, sent, reading)
      const body = await validate(context, entity, 'create', { ...asked(entity, usual), ...sent })
      return { row, key: null, sent: body, stored: await prepareNew(context, entity, body, usual) }
    }
    const { version: _, ...body } = await validate(context, entity, 'update', { ...sent, version: 1 })
    const stored = await prepare(context, entity, body, existing.held.stored)
    return { row, key: existing.key, sent: body, stored, written: new Set(Object.keys(stored)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { row, problems: problemsOf(job, error) }
  }
}

/** Rows of the same fields are written at once: what one lacks is filled with what it has anyway. */
function evened(job: Job, drafts: readonly Draft[], ours: readonly Ready[]): readonly Ready[] {
  const names = job.entity.fields.filter(
    ({ name, kind }) => kind !== 'references' && kind !== 'secret' && ours.some(({ sent }) => name in sent),
  )
  const held = new Map(drafts.map(({ row, existing }) => [row, existing?.held.stored]))
  return ours.map((one) => ({
    ...one,
    stored: {
      ...Object.fromEntries(
        names.flatMap((field) => filling(field, one.key === null ? null : (held.get(one.row) ?? {}))),
      ),
      ...one.stored,
    },
  }))
}

const filling = (
  { name, default: usual }: Entity['fields'][number],
  before: Body | null,
): readonly (readonly [string, unknown])[] => {
  if (before === null) return [[name, usual ?? null]]
  return name in before ? [[name, before[name]]] : []
}
