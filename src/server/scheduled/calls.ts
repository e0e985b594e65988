/**
 * Reports that are sent by the clock, as people make, change, stop and resume them. Whoever makes one is its owner: it
 * is sent with the rights and the scope that they have then, so nobody else says to whom.
 */
import type { CallTypes } from '../../generated/call-types.ts'
import { ReportRhythm, ReportScheduleState } from '../../generated/enums.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Work } from '../calls/operation.ts'
import type { OwnStatement } from '../calls/statements.ts'
import { newSecret, sealed } from '../events/message.ts'
import { said } from '../messages/said.ts'
import { addressText } from '../outside/words.ts'
import { isWebAddress } from '../../values/web-address.ts'
import { nextTime, type Rhythm } from './rhythm.ts'
import { deliveriesCancelled, deliveriesMade, secretMade, secretReplaced } from './statements.ts'

export const REPORT_SEND = 'report_send'
type Request<Name extends keyof CallTypes> = CallTypes[Name]['request']
type One = { readonly id: number }

export async function scheduledReportCreate(
  work: Work,
  { query = [], report, ...request }: Request<'scheduled_report_create'>,
): Promise<CallTypes['scheduled_report_create']['response']> {
  const { actor, lang, lists, now, records } = work
  refuse(work, request)
  const asked = query.map(({ name, value }) => [name, value] as const)
  if (new Set(asked.map(([name]) => name)).size < asked.length) throw new AppError('bad_value', { name: 'query' })
  const summary = await lists.report(report, Object.fromEntries(asked))
  const timed = { ...request, ...rhythmOf(request) }
  const made = isWebAddress(request.recipients) ? newSecret() : null
  const id = await records.of('scheduled_report').create({
    ...{ language: lang, ...timed, secret_hint: made?.hint ?? null },
    report,
    summary,
    query,
    staff_id: actor.staff_id,
    state: ReportScheduleState.active,
    next_at: next(timed, now),
  })
  if (made !== null) await keep(work, secretMade, id, made.secret)
  return { id }
}

export async function scheduledReportUpdate(
  work: Work,
  { id, ...request }: Request<'scheduled_report_update'>,
): Promise<null> {
  const { now, records } = work
  refuse(work, request)
  const { state, secret_hint } = await records.of('scheduled_report').hold(id, ['state', 'secret_hint'])
  const timed = { ...request, ...rhythmOf(request) }
  const next_at = state === ReportScheduleState.active ? next(timed, now) : null
  const made = isWebAddress(request.recipients) && secret_hint === null ? newSecret() : null
  await records.of('scheduled_report').change(id, { ...timed, next_at, ...(made && { secret_hint: made.hint }) })
  if (made !== null) await keep(work, secretMade, id, made.secret)
  return null
}

/** Whatever is posted is signed; nobody has seen the secret until they ask for a new one. */
export async function scheduledReportRotate(
  work: Work,
  { id }: One,
): Promise<CallTypes['scheduled_report_rotate']['response']> {
  const { secret, hint } = newSecret()
  await work.records.of('scheduled_report').change(id, { secret_hint: hint })
  await keep(work, secretReplaced, id, secret)
  return { secret }
}

async function keep({ actor, ask, secrets }: Work, statement: OwnStatement, id: number, secret: string): Promise<void> {
  await ask(statement, id, sealed(secrets, { entity: 'scheduled_report', client: actor.client_id, id }, secret))
}

function refuse({ model, reach }: Work, { recipients }: { readonly recipients: string }): void {
  const message = isWebAddress(recipients) ? addressText(model, recipients, reach) : null
  if (message !== null) throw new AppError('invalid', {}, { fields: [{ field: 'recipients', message }] })
}

export async function scheduledReportPause({ ask, model, records }: Work, { id }: One): Promise<null> {
  const why = said(model, 'report_mail.stopped')
  await records.of('scheduled_report').change(id, { state: ReportScheduleState.paused, next_at: null })
  await ask(deliveriesCancelled, id, why.zh, why.en)
  return null
}

export async function scheduledReportResume({ now, records }: Work, { id }: One): Promise<null> {
  const rhythm = await records.of('scheduled_report').hold(id, ['rhythm', 'weekday', 'month_day', 'hour'])
  await records.of('scheduled_report').change(id, {
    state: ReportScheduleState.active,
    pause_reason: null,
    pause_reason_en: null,
    next_at: next(rhythm, now),
  })
  return null
}

/** Beside its times; those stay as they are. */
export async function scheduledReportSend({ ask, jobs, now }: Work, { id }: One): Promise<null> {
  await ask(deliveriesMade, [id], [now])
  await jobs.run(REPORT_SEND)
  return null
}

/** What one rhythm asks for, another does not have. What is missing is refused where it is written. */
const rhythmOf = ({ rhythm, weekday = null, month_day = null }: Partial<Rhythm>) => ({
  weekday: rhythm === ReportRhythm.weekly ? weekday : null,
  month_day: rhythm === ReportRhythm.monthly ? month_day : null,
})

/** Without its day it has none: it is refused in a moment. */
const next = (rhythm: Rhythm, now: Date): string | null =>
  (rhythm.rhythm === ReportRhythm.weekly && rhythm.weekday === null) ||
  (rhythm.rhythm === ReportRhythm.monthly && rhythm.month_day === null)
    ? null
    : nextTime(rhythm, now).toISOString()
