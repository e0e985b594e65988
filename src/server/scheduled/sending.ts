/**
 * `report_send`: of each schedule that is due a delivery, of each delivery a mail or a post. A part takes a delivery;
 * ahead of the next its file is made as its owner could export it then, and sent under a key of its due time; that part
 * writes down what came of it. Killed in between, the same is sent again under the same key. Times at which no server
 * was up come to one delivery.
 */
import { AppError, entry } from '../../errors/app-error.ts'
import { ReportDeliveryState as State } from '../../generated/enums.ts'
import type { Json, Label, Report } from '../../model/model.ts'
import { clockOf } from '../../values/calendar.ts'
import { escaped } from '../../values/markup.ts'
import { isWebAddress } from '../../values/web-address.ts'
import { standingOf, type Standing } from '../auth/sessions.ts'
import { askIn } from '../calls/statements.ts'
import type { Ahead, EngineJob, Means, Outside } from '../jobs/job.ts'
import { errorSentence } from '../messages/error-message.ts'
import { inBoth } from '../messages/in-both.ts'
import type { MailPort } from '../messages/mail.ts'
import { tellAdministrators, tellAsker } from '../messages/notices.ts'
import { said } from '../messages/said.ts'
import type { Context } from '../operations/context.ts'
import { holds, mayOperate } from '../policies/rights.ts'
import { reasonText } from '../ports/spoken.ts'
import { troubleOf } from '../ports/trouble.ts'
import { entityNamed } from '../sql/sources.ts'
import { reportCalled } from './asked.ts'
import { reportFile, type ReportFile } from './file.ts'
import { posted, type Posted } from './posting.ts'
import { lastTime, nextTime, type Rhythm } from './rhythm.ts'
import * as statements from './statements.ts'
import { linesOf, type Line, type Query } from '../operations/report-words.ts'

/** Who may have reports sent. */
const RIGHT = 'report_schedule'
const MB = 1024 * 1024
/** For the database to answer with the whole of it. */
const FILE_MS = 300_000

interface Delivery extends Posted {
  readonly id: number
  readonly attempts: number
  readonly file_format: string
  readonly staff_id: number
  readonly query: readonly { readonly name: string; readonly value: string }[]
  readonly owner: string
  readonly company: string
}

/** `isOut`: the rest waits for the next run, since the service would take no other, or has used up the time. */
type End =
  | { readonly is: 'sent'; readonly file: ReportFile; readonly note: Label | null }
  | { readonly is: 'again'; readonly reason: Label; readonly isOut: boolean }
  | { readonly is: 'failed'; readonly reason: Label; readonly file?: ReportFile }
  | { readonly is: 'paused'; readonly reason: Label }

/** `owner`: null where the account is off. */
interface Outcome {
  readonly delivery: Delivery
  readonly owner: Standing | null
  readonly end: End
}

export const reportSending: EngineJob = {
  ahead: async ({ from, model }: Ahead, outside: Outside) => {
    if (from === null) return null
    const { delivery: id } = from as { readonly delivery: number }
    const [row] = await askIn(outside.context)(statements.deliveryRead, id)
    // Paused or deleted meanwhile.
    if (row === undefined) return null
    const delivery = { ...row, due_at: new Date(String(row['due_at'])) } as unknown as Delivery
    const { client_id } = outside.context.scope
    const owner = await standingOf(outside.context.connection, model, { client_id, staff_id: delivery.staff_id })
    // Each time its server has died: the next one shall not.
    if (delivery.attempts > statements.MOST_ATTEMPTS)
      return { delivery, owner, end: { is: 'failed', reason: said(model, 'report_mail.not_made') } }
    return { delivery, owner, end: await endOf(outside, delivery, owner) }
  },
  part: async (context, { from, found }, means) => {
    const outcome = found as Outcome | null
    if (outcome !== null) await settle(context, outcome, means)
    else if (from === null) await enter(context, means)
    const next = isOut(outcome) ? undefined : (await askIn(context)(statements.deliveryTaken))[0]
    return {
      done: outcome?.end.is === 'sent' ? 1 : 0,
      next: next === undefined ? null : ({ delivery: Number(next['id']) } as unknown as Json),
    }
  },
}

const isOut = (outcome: Outcome | null): boolean => outcome?.end.is === 'again' && outcome.end.isOut

async function enter(context: Context, { wrote }: Means): Promise<void> {
  const { now, model } = context
  const due = (await askIn(context)(statements.schedulesDue)) as unknown as readonly (Rhythm & {
    readonly id: number
    readonly next_at: Date
  })[]
  if (due.length === 0) return
  const ids = due.map(({ id }) => Number(id))
  const times = due.map((one) => {
    const [first, last] = [new Date(one.next_at), lastTime(one, now)]
    return last > first ? last : first
  })
  await askIn(context)(statements.deliveriesMade, ids, times)
  await askIn(context)(
    statements.schedulesMoved,
    ids,
    due.map((one) => nextTime(one, now)),
  )
  for (const name of ['report_delivery', 'scheduled_report']) wrote(entityNamed(model, name))
}

async function endOf(outside: Outside, delivery: Delivery, owner: Standing | null): Promise<End> {
  const { model } = outside.context
  if (owner === null) return paused(said(model, 'report_mail.owner_off'))
  if (!holds(owner.actor, RIGHT)) return paused(said(model, 'report_mail.right_lost'))
  const report = reportCalled(outside.context, delivery.report)
  if (report === undefined) return paused(said(model, 'report_mail.report_gone'))
  if (!mayOperate(owner.actor, report.entity, 'export')) return paused(said(model, 'report_mail.report_lost'))
  const context: Context = { ...outside.context, ...owner, lang: delivery.language }
  const query = Object.fromEntries(delivery.query.map(({ name, value }) => [name, value]))
  const mb = Number(model.app.constants['report_mail_mb_max'])
  let file: ReportFile | null
  let lines: readonly Line[]
  try {
    const asked = { query, format: delivery.file_format, due: delivery.due_at }
    file = await reportFile(context, report, asked, { most: mb * MB, signal: AbortSignal.timeout(FILE_MS) })
    if (file === null) return { is: 'failed', reason: said(model, 'report_mail.too_large', () => ({ mb })) }
    lines = await summaryOf(context, report, query, delivery, file)
  } catch (error) {
    return notMade(outside, error)
  }
  if (isWebAddress(delivery.recipients)) {
    const refused = await posted(outside, delivery, { file, text: textOf(context, lines) })
    if (refused === null) return { is: 'sent', file, note: null }
    const reason = said(model, 'report_mail.not_posted', (lang) => ({ reason: refused.reason[lang] }))
    return { is: 'again', reason, isOut: refused.isSilent }
  }
  return mailed(outside, outside.ports.mail, delivery, { file, text: letterOf(context, lines, delivery, file) })
}

const paused = (reason: Label): End => ({ is: 'paused', reason })
/** Too many of something just now is nobody's mistake. */
const PASSING = 429

function notMade({ context: { model }, warn }: Outside, error: unknown): End {
  if (error instanceof AppError) {
    const { status } = entry(error.key)
    if (status < 500 && status !== PASSING)
      return paused(said(model, 'report_mail.not_valid', (lang) => ({ reason: errorSentence(error, lang) })))
  }
  warn(error)
  return { is: 'again', reason: said(model, 'report_mail.not_made'), isOut: false }
}

async function mailed(
  { context, context: { model }, warn }: Outside,
  mail: MailPort,
  { schedule, due_at, name, recipients }: Delivery,
  { file, text }: { readonly file: ReportFile; readonly text: string },
): Promise<End> {
  try {
    const { refused } = await mail.send({
      key: `report-${context.scope.client_id}-${schedule}-${due_at.getTime()}`,
      to: addressesIn(recipients),
      subject: name,
      text,
      files: [file],
      at: context.now,
    })
    const addresses = refused.join(', ')
    return {
      is: 'sent',
      file,
      note: refused.length === 0 ? null : said(model, 'report_mail.refused_some', () => ({ addresses })),
    }
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === null) return { is: 'failed', reason: said(model, 'report_mail.refused'), file }
    warn(error)
    const reason = said(model, 'report_mail.trouble', (lang) => ({ reason: reasonText({ model, lang }, trouble) }))
    return { is: 'again', reason, isOut: true }
  }
}

export const addressesIn = (recipients: string): readonly string[] => [
  ...new Set(recipients.split(/[\s,;，；]+/).filter((one) => one !== '')),
]

const wordsOf =
  ({ lang, model }: Context) =>
  (key: string, params = {}): string =>
    said(model, `report_mail.${key}`, () => params)[lang]

async function summaryOf(
  context: Context,
  report: Report,
  query: Query,
  { due_at }: Delivery,
  { rows }: ReportFile,
): Promise<readonly Line[]> {
  const text = wordsOf(context)
  return [
    { label: text('report'), text: report.entity.label[context.lang] },
    ...(await linesOf(context, report, query, due_at)),
    { label: text('rows'), text: String(rows) },
    { label: text('due'), text: clockOf(due_at).slice(0, 16) },
  ]
}

function textOf({ lang, model }: Context, lines: readonly Line[]): string {
  const colon = said(model, 'settings.colon')[lang]
  return lines.map((one) => `${one.label}${colon}${one.text}`).join('\n')
}

function letterOf(
  context: Context,
  lines: readonly Line[],
  { owner: name, company }: Delivery,
  file: ReportFile,
): string {
  const text = wordsOf(context)
  return `${textOf(context, [...lines, { label: text('file'), text: file.name }])}\n\n${text('end', { name, company })}\n`
}

async function settle(context: Context, { delivery, owner, end }: Outcome, { wrote }: Means): Promise<void> {
  const { model, now } = context
  const ask = askIn(context)
  for (const name of ['report_delivery', 'scheduled_report']) wrote(entityNamed(model, name))
  if (end.is === 'paused') {
    await ask(statements.schedulePaused, delivery.schedule, end.reason.zh, end.reason.en)
    await ask(statements.deliveriesCancelled, delivery.schedule, end.reason.zh, end.reason.en)
    if (owner === null)
      await tellAdministrators(
        { ...context, actor: { ...context.actor, staff_id: delivery.staff_id } },
        'schedule_paused',
        {},
      )
    else await tellOwner(context, owner, delivery, 'report_paused', end.reason)
    return
  }
  const isOver = end.is === 'failed' || (end.is === 'again' && delivery.attempts >= statements.MOST_ATTEMPTS)
  const count = delivery.attempts
  const reason =
    end.is === 'sent'
      ? end.note
      : end.is === 'again' && isOver
        ? said(model, 'report_mail.given_up', (lang) => ({ count, reason: end.reason[lang] }))
        : end.reason
  const state = end.is === 'sent' ? State.sent : isOver ? State.failed : State.again
  const file = 'file' in end ? end.file : undefined
  await ask(
    statements.deliverySettled,
    delivery.id,
    state,
    reason?.zh ?? null,
    reason?.en ?? null,
    end.is === 'sent' ? now : null,
    file?.name ?? null,
    file?.rows ?? null,
    file === undefined ? null : Math.ceil(file.bytes.length / 1024),
    delivery.recipients,
  )
  if (isOver && owner !== null) await tellOwner(context, owner, delivery, 'report_failed', reason!)
}

async function tellOwner(
  context: Context,
  owner: Standing,
  { schedule, name, due_at }: Delivery,
  notice: string,
  reason: Label,
): Promise<void> {
  const { model } = context
  const due = clockOf(due_at).slice(0, 16)
  const told = inBoth((lang) => ({
    title: said(model, `notice.${notice}.title`, () => ({ name }))[lang],
    content: said(model, `notice.${notice}.content`, () => ({ due, reason: escaped(reason[lang]) }))[lang],
  }))
  await tellAsker({ ...context, ...owner }, 'scheduled_report', [{ id: schedule, ...told }])
}
