/**
 * Reminds of leases some days before they end, as the settings of their homes say: once for each of these days, however
 * often this runs, those who may see the lease and, by text message, its tenant. A renewed lease has a new end and is
 * reported again. Where days were missed, only what is true now is reported.
 */
import { lease_reminder_days } from '../../generated/constants.ts'
import { MessageType, ReminderText } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Job } from '../../server/jobs/job.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { dayOf } from '../../values/calendar.ts'
import { filledIn } from '../../values/placeholders.ts'
import { leaseEnding } from '../domain/lease-ending.ts'
import { queueText } from '../texts/queued.ts'

/** Leases at a time. */
const LEASES = 50

interface Ending {
  readonly lease_id: number
  readonly home_id: number
  readonly store_id: number
  readonly tenant_id: number
  readonly ends_on: string
  readonly left: number
  /** The least of the days for which it has been told of; null: not yet. */
  readonly told: number | null
}

/** The earliest reminder that any settings ask for. */
export const EARLIEST: OwnStatement = {
  name: 'earliest reminder of leases',
  text: ({ company }) => {
    const setting = company('lease_setting')
    const days = ['first_days', 'second_days', 'last_days'].map((name) => setting.column(name)).join(', ')
    return `select max(greatest(${days})) as days from ${setting.from} where ${setting.where}`
  },
}

/** Values: behind which lease; today; how many days ahead. Messages tell of those before there were reminders. */
export const ENDING: OwnStatement = {
  name: 'leases that end',
  text: ({ company, value }) => {
    const [lease, home] = [company('lease'), company('home')]
    const [reminder, message] = [company('lease_reminder'), company('message')]
    const [from, to] = [lease.column('lease_range_from'), lease.column('lease_range_to')]
    const today = value(1, 'date')
    const least = (of: typeof lease, days: string, ends: string): string =>
      `(select min(${of.column(days)}) from ${of.from} where ${of.where} and ${of.column('lease_id')} = ${lease.key} and ${of.column(ends)} = ${to})`
    return `select ${lease.key} as lease_id, ${home.key} as home_id, ${home.column('store_id')} as store_id, ${lease.column('tenant_id')} as tenant_id,
        to_char(${to}, 'YYYY-MM-DD') as ends_on, ${to} - ${today} as left,
        least(${least(reminder, 'days', 'ends_on')}, ${least(message, 'lease_days', 'lease_ends_on')}) as told
      from ${lease.from} join ${home.from} on ${home.key} = ${lease.column('home_id')}
      where ${lease.where} and ${home.where} and ${lease.key} > ${value(0)} and ${lease.column('check_out_date')} is null
        and ${from} <= ${today} and ${to} >= ${today} and ${to} <= ${today} + ${value(2, 'integer')}
      order by ${lease.key} limit ${LEASES}`
  },
}

interface Terms {
  readonly days: readonly number[]
  readonly tellsStaff: boolean
  readonly textsTenant: boolean
  readonly text: string | null
}

async function termsOf({ settings }: Work, home: number): Promise<Terms> {
  const said = await settings('lease_setting', 'home', home)
  const days = ['first_days', 'second_days', 'last_days'].map((name, at) =>
    Number(said.get(name) ?? lease_reminder_days[at]),
  )
  return {
    days: days.filter((one) => one > 0),
    tellsStaff: said.get('tell_staff') !== false,
    textsTenant: said.get('text_tenant') === true,
    text: (said.get('sms_text') as string | null | undefined) ?? null,
  }
}

/** For which of the days it is told of now; null: for none, or it has been told already. */
function dueFor({ days }: Terms, { left, told }: Ending): number | null {
  const ahead = days.filter((one) => one >= left)
  const due = ahead.length === 0 ? null : Math.min(...ahead)
  return due === null || (told !== null && told <= due) ? null : due
}

export const leaseEndingJob: Job = async (work, { from }) => {
  const { ask, now } = work
  const [earliest] = from === null ? await ask(EARLIEST) : []
  const window =
    from === null
      ? Math.max(...lease_reminder_days, Number(earliest?.['days'] ?? 0))
      : (from as unknown as Place).window
  const after = from === null ? 0 : (from as unknown as Place).after
  const found = (await ask(ENDING, after, dayOf(now), window)) as unknown as readonly Ending[]
  const terms = new Map<number, Terms>()
  let done = 0
  for (const lease of found) {
    const its = terms.get(lease.home_id) ?? (await termsOf(work, lease.home_id))
    terms.set(lease.home_id, its)
    const days = dueFor(its, lease)
    if (days === null || !(its.tellsStaff || its.textsTenant)) continue
    await remind(work, lease, its, days)
    done += 1
  }
  return { done, next: found.length < LEASES ? null : { after: found.at(-1)!.lease_id, window } }
}

interface Place {
  readonly after: number
  readonly window: number
}

async function remind(work: Work, lease: Ending, terms: Terms, days: number): Promise<void> {
  const { lease_id, home_id, ends_on, left } = lease
  const { _labels: labels } = await work.records.of('lease').shown(lease_id)
  const place = `${labels?.home_id} ${labels?.room_id}`
  if (terms.tellsStaff) await tellStaff(work, lease, place, days)
  const sms = terms.textsTenant ? await textTenant(work, lease, place, terms.text) : { sms: ReminderText.off }
  await work.records
    .of('lease_reminder')
    .create({ home_id, lease_id, place, ends_on, days, left, staff: terms.tellsStaff, ...sms })
}

async function tellStaff({ records, model, now }: Work, lease: Ending, place: string, days: number): Promise<void> {
  const { lease_id, home_id, store_id, ends_on, left } = lease
  await records.of('message').create({
    ...inBoth((lang) => leaseEnding(model.app.copy, lang, { lease_id, place, ends_on, left })),
    type: MessageType.lease,
    permission: 'lease_base',
    store_ids: [store_id],
    home_id,
    lease_id,
    lease_ends_on: ends_on,
    lease_days: days,
    sent_at: now.toISOString(),
  })
}

/** In the operator's words, or the usual ones; in the language of its readers. */
async function textTenant(
  work: Work,
  { home_id, tenant_id, ends_on, left }: Ending,
  place: string,
  said: string | null,
) {
  const [tenant] = await work.records.of('tenant').find({ tenant_id }, ['phone'], 1)
  const phone = tenant?.phone ?? null
  if (phone === null || phone === '') return { sms: ReminderText.no_phone }
  const values: Readonly<Record<string, string>> = { place, ends_on, left: String(left) }
  const names = work.model.entities['lease_reminder']!.fields
  const whole = filledIn(said ?? work.model.app.copy['lease_ending.sms']!.zh, names, ({ name }) => values[name] ?? '')
  // Names may stand in it more than once: no more than its record holds.
  const text = whole.slice(0, longestText(work))
  const { id, refused } = await queueText(work, { phone, home_id, text, shown: text })
  return { sms: refused === null ? ReminderText.sent : ReminderText.too_few, sms_record_id: id }
}

const longestText = ({ model }: Pick<Work, 'model'>): number =>
  Number(model.entities['sms_record']!.fields.find(({ name }) => name === 'content')!.schema['maxLength'])
