/** Whom a tenancy's call tells: the tenant by a text message, once it is committed, and the colleagues by a notice. */
import { fill } from '../../../errors/fill.ts'
import { MessageType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { inBoth } from '../../../server/messages/in-both.ts'
import { escaped } from '../../../values/markup.ts'
import { titleOf } from '../../domain/message-title.ts'
import { queueText } from '../../texts/queued.ts'
import { inWords, type Step } from './steps.ts'

type Words = Readonly<Record<string, string | number>>

/** Of which people are told; their texts are named by them. */
type Event = 'check_in' | 'check_out' | 'check_out_undo' | 'lease_move'

interface Notice {
  readonly key: Event
  readonly lease_id: number
  readonly home_id: number
  readonly place: string
  readonly words: Words
}

async function notice({ records, model, now }: Work, { key, lease_id, home_id, place, words }: Notice): Promise<void> {
  const [home] = await records.of('home').find({ home_id }, ['store_id'], 1)
  const text = (name: string, lang: 'zh' | 'en', values: Words): string =>
    fill(model.app.copy[`${key}.${name}`]![lang], values)
  await records.of('message').create({
    ...inBoth((lang) => ({
      title: titleOf(place, (named) => text('title', lang, { place: named })),
      content: text('content', lang, { ...words, lease: lease_id }),
    })),
    type: MessageType.lease,
    permission: 'lease_base',
    store_ids: [home!.store_id],
    home_id,
    lease_id,
    sent_at: now.toISOString(),
  })
}

/** In the language of its readers; its record never shows a secret. */
async function sms(
  work: Work,
  key: `${Event}.sms`,
  { phone, home_id, words, secret = '' }: { phone: string; home_id: number; words: Words; secret?: string },
): Promise<Step> {
  const template = work.model.app.copy[key]!.zh
  const text = fill(template, { ...words, secret })
  const shown = fill(template, { ...words, secret: secret.replaceAll(/\d/g, '*') })
  const refused = await queueText(work, { phone, home_id, text, shown })
  if (refused === null) return { step: 'message', state: 'sent' }
  return { step: 'message', state: 'failed', ...inWords(work, work.model.app.copy[`sms.${refused}`]!) }
}

async function placeOf({ records }: Work, lease_id: number): Promise<string> {
  const { _labels: labels } = await records.of('lease').shown(lease_id)
  return `${labels?.home_id} ${labels?.room_id}`
}

interface CheckIn {
  readonly home_id: number
  readonly lease_id: number
  readonly who: { readonly name: string; readonly phone: string }
  readonly lease_range: readonly string[]
  readonly passwords: readonly string[]
  readonly notify?: boolean
}

export async function tellOfCheckIn(work: Work, told: CheckIn): Promise<readonly Step[]> {
  const { home_id, lease_id, who, lease_range, passwords, notify } = told
  const place = await placeOf(work, lease_id)
  const [from, to] = [lease_range[0]!, lease_range[1]!]
  await notice(work, { key: 'check_in', lease_id, home_id, place, words: { from, to, place: escaped(place) } })
  if (notify === false) return [{ step: 'message', state: 'skipped' }]
  const secret = secretOf(passwords)
  return [await sms(work, 'check_in.sms', { phone: who.phone, home_id, words: { place, from, to }, secret })]
}

function secretOf(passwords: readonly string[]): string {
  const digits = passwords.map((line) => line.slice(-6)).join('、')
  return digits === '' ? '' : `开门密码${digits}，`
}

interface CheckOut {
  readonly home_id: number
  readonly lease_id: number
  readonly phone: string
  readonly total: string
  readonly date: string
  readonly notify?: boolean
}

export async function tellOfCheckOut(work: Work, told: CheckOut): Promise<readonly Step[]> {
  const { home_id, lease_id, phone, total, date, notify } = told
  const place = await placeOf(work, lease_id)
  await notice(work, { key: 'check_out', lease_id, home_id, place, words: { date, total, place: escaped(place) } })
  if (notify === false) return [{ step: 'message', state: 'skipped' }]
  return [await sms(work, 'check_out.sms', { phone, home_id, words: { place, date, total } })]
}

interface Move {
  readonly home_id: number
  /** The old one, the new one. */
  readonly leases: readonly [number, number]
  readonly phone: string
  readonly to: string
  readonly total: string
  /** The tenant's own. */
  readonly passwords: readonly string[]
  readonly notify?: boolean
}

export async function tellOfMove(work: Work, told: Move): Promise<readonly Step[]> {
  const { home_id, leases, phone, to, total, passwords, notify } = told
  const [before, place] = [await placeOf(work, leases[0]), await placeOf(work, leases[1])]
  const inNotice = { before: escaped(before), place: escaped(place), to, total }
  await notice(work, { key: 'lease_move', lease_id: leases[1], home_id, place, words: inNotice })
  if (notify === false) return [{ step: 'message', state: 'skipped' }]
  const words = { before, place, to, total }
  return [await sms(work, 'lease_move.sms', { phone, home_id, words, secret: secretOf(passwords) })]
}

interface Undo {
  readonly home_id: number
  readonly lease_id: number
  readonly phone: string
  readonly to: string
  readonly notify?: boolean
}

/** The tenant is told, unless that is switched off. */
export async function tellOfUndo(work: Work, told: Undo): Promise<readonly Step[]> {
  const { home_id, lease_id, phone, to, notify } = told
  const place = await placeOf(work, lease_id)
  await notice(work, { key: 'check_out_undo', lease_id, home_id, place, words: { to, place: escaped(place) } })
  if (notify === false) return [{ step: 'message', state: 'skipped' }]
  return [await sms(work, 'check_out_undo.sms', { phone, home_id, words: { place, to } })]
}
