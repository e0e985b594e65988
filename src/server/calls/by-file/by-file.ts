/** The calls that carry a call's requests in a file, one a row: who may make the call may send the file. */
import { AppError } from '../../../errors/app-error.ts'
import { settledBy } from '../../../model/actions.ts'
import type { FileRun } from '../../../model/answers.ts'
import type { FileCall } from '../../../model/entity-calls.ts'
import type { Context } from '../../operations/context.ts'
import { ANSWER_MS, accountOf, within } from '../../operations/import/import.ts'
import { inProcess, isRunning, stopOwn } from '../../operations/import/in-process.ts'
import { messageOf } from '../../operations/import/job.ts'
import { sheet, wrongRows } from '../../operations/import/problems.ts'
import { keptWrong } from '../../operations/import/refused-rows.ts'
import * as runs from '../../operations/import/runs.ts'
import { templateOf } from '../../operations/import/template.ts'
import { type Answer, data, type Input } from '../../operations/operation.ts'
import { badValue, refuseOthers } from '../../operations/parameters/refusal.ts'
import type { Query } from '../../operations/parameters/selection.ts'
import type { CallFile } from './call-file.ts'
import { type Counts, countsOf, keptOutcomes } from './outcomes.ts'
import { carryOut } from './run.ts'
import { type Asked, beginning, type Means, type Progress } from './running.ts'
import { DETAILS, FILE_DIED, RESULT, STATES } from './texts.ts'

type FileOperation = (context: Context, file: CallFile, means: Means, input: Input) => Promise<Answer>

/** Of the account's runs it is the one of this call. */
const about = ({ call }: CallFile): string => `call ${call.name}`

const run: FileOperation = async (context, file, means, { query = {}, body }) => {
  const asked = askedOf(context, file, query)
  if (!Buffer.isBuffer(body)) throw new AppError('import_media')
  const account = accountOf(context)
  if (isRunning(context.store, account)) throw new AppError('importing')
  const id = await runs.start(context, about(file), beginning(asked.mode))
  const running = inProcess(context.store, account, (stop) => carryOut(context, { file, means, asked, id, stop }, body))
  const failure = await within(ANSWER_MS, running)
  if (failure !== null) throw failure
  return state(context, file, means, {})
}

const MODES: Readonly<Record<string, Asked['mode']>> = { true: 'check', false: 'do' }

function askedOf({ model }: Context, { action }: CallFile, query: Query): Asked {
  refuseOthers(query, ['dry_run', 'answers'])
  const { dry_run = 'false', answers } = query
  const mode = MODES[dry_run]
  if (mode === undefined) throw badValue('dry_run')
  const keys = answers === undefined || answers === '' ? [] : answers.split(',')
  const settled = settledBy(model.app.errors, action)
  if (!keys.every((key) => Object.hasOwn(settled, key))) throw badValue('answers')
  return { mode, answers: keys }
}

interface Latest extends runs.Run<Progress> {
  readonly counts: Counts
}

async function latest(context: Context, file: CallFile): Promise<Latest | null> {
  const found = await runs.latest(context, about(file), beginning('check'))
  return found === null ? null : { ...found, counts: await countsOf(context, found.id) }
}

/** Of the rows that were done, the first stand in the answer. */
const FIRST_OUTCOMES = 50

const state: FileOperation = async (context, file) => {
  const found = await latest(context, file)
  if (found === null) return data(null)
  const { id, state: now, progress, counts } = found
  const message = now === 'failed' ? (progress.message ?? FILE_DIED[context.lang]) : progress.message
  const outcomes = []
  for await (const rows of keptOutcomes(context, id, FIRST_OUTCOMES))
    outcomes.push(...rows.map(({ cells: _, ...one }) => one))
  return data({ id, state: now, ...progress, ...counts, problems: await firstProblems(context, id), outcomes, message })
}

async function firstProblems(context: Context, id: number): Promise<FileRun['problems']> {
  for await (const rows of keptWrong(context, id, runs.FIRST_PROBLEMS))
    return rows
      .flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })))
      .slice(0, runs.FIRST_PROBLEMS)
  return []
}

const stop: FileOperation = async (context, file, means) => {
  stopOwn(context.store, accountOf(context))
  await runs.askToStop(context, about(file))
  return state(context, file, means, {})
}

const refused: FileOperation = async (context, file) => {
  const found = await latest(context, file)
  if (found === null || found.counts.refused === 0) throw new AppError('import_no_problems')
  return wrongRows(context, found, { name: file.action.label[context.lang], count: found.counts.refused })
}

/** What has come of every row, beside its own cells. */
const results: FileOperation = async (context, file) => {
  const found = await latest(context, file)
  if (found === null || found.counts.rows === 0) throw new AppError('import_no_problems')
  const { lang } = context
  return sheet(context, found.file_format, {
    name: `${file.action.label[lang]}_${RESULT[lang]}`,
    heads: [...found.heads, RESULT[lang], DETAILS[lang]],
    wide: 1,
    count: found.counts.rows,
    rows: inOrder(
      byPage(keptOutcomes(context, found.id), ({ row, cells, text, repeated }) => ({
        row,
        line: [...cells, STATES[repeated ? 'repeated' : found.progress.mode][lang], text],
      })),
      byPage(keptWrong(context, found.id), ({ row, cells, problems }) => ({
        row,
        line: [...cells, STATES.refused[lang], messageOf(problems, lang)],
      })),
    ),
  })
}

interface Line {
  readonly row: number
  readonly line: readonly string[]
}

async function* byPage<T>(pages: AsyncIterable<readonly T[]>, lineOf: (one: T) => Line): AsyncGenerator<Line> {
  for await (const page of pages) yield* page.map(lineOf)
}

const PAGE = 200

/** Two kinds of rows as one file, in its order. */
async function* inOrder(
  one: AsyncGenerator<Line>,
  other: AsyncGenerator<Line>,
): AsyncGenerator<readonly (readonly string[])[]> {
  let page: (readonly string[])[] = []
  let [a, b] = [await one.next(), await other.next()]
  while (a.done !== true || b.done !== true) {
    const isFirst = b.done === true || (a.done !== true && a.value.row < b.value.row)
    const next = isFirst ? a : b
    if (next.done !== true) page.push(next.value.line)
    if (isFirst) a = await one.next()
    else b = await other.next()
    if (page.length >= PAGE) {
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}

const template: FileOperation = (context, { form }, _, { query }) => templateOf(context, form, form.fields, query)

export const fileCalls: Readonly<Record<FileCall, FileOperation>> = { run, state, stop, refused, results, template }
