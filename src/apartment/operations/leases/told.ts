/** Whom a tenancy's call tells: the tenant by a text message, once it is committed, and the colleagues by a notice. */
import { fill } from '../../../errors/fill.ts'
import { MessageType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { inBoth } from '../../../server/messages/in-both.ts'
import { escaped } from '../../../values/markup.ts'
import { masks } from '../../../generated/masks.ts'
import { masked } from '../../../values/mask.ts'
import { titleOf } from '../../domain/message-title.ts'
import { queueText } from '../../texts/queued.ts'
import { inWords, type Step } from './steps.ts'
import { moneyText } from '../../domain/money-text.ts'

type Words = Readonly<Record<string, string | number>>

/** Of which people are told; their texts are named by them. */
type Event = 'check_in' | 'check_out' | 'check_out_undo' | 'lease_cancel' | 'lease_move'

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
  const { refused } = await queueText(work, { phone, home_id, text, shown })
  const to = masked(masks.phone, phone)
  if (refused === null)
    return { step: 'message', state: 'handed_over', ...inWords(work, { zh: `发至${to}`, en: `To ${to}` }) }
  return { step: 'message', state: 'failed', ...inWords(work, work.model.app.copy[`sms.${refused}`]!) }
}

/** Its home and its room, by their names. */
export async function placeOf({ records }: Work, lease_id: number): Promise<string> {
  const { _labels: labels } = await records.of('lease').shown(lease_id)
  return `${labels?.home_id} ${labels?.room_id}`
}

interface Telling {
  readonly key: Event
  readonly home_id: number
  readonly lease_id: number
  readonly phone: string
  /** The lease's; left out: it is asked for. */
  readonly place?: string
  /** Beside the place. */
  readonly words: Readonly<Record<string, string>>
  readonly secret?: string
  /** False: the tenant is not told. */
  readonly notify: boolean | undefined
}

async function tell(work: Work, { key, home_id, lease_id, phone, notify, secret, ...told }: Telling) {
  const place = told.place ?? (await placeOf(work, lease_id))
  const words = { ...told.words, place }
  await notice(work, { key, lease_id, home_id, place, words: inMarkup(words) })
  if (notify === false) return [{ step: 'message', state: 'skipped' } as const]
  return [await sms(work, `${key}.sms`, { phone, home_id, words, ...(secret !== undefined && { secret }) })]
}

const inMarkup = (words: Readonly<Record<string, string>>): Words =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escaped(text)]))

interface CheckIn {
  readonly home_id: number
  readonly lease_id: number
  readonly place: string
  readonly who: { readonly name: string; readonly phone: string }
  readonly lease_range: readonly string[]
  readonly passwords: readonly string[]
  readonly notify?: boolean
}

export function tellOfCheckIn(work: Work, told: CheckIn): Promise<readonly Step[]> {
  const { home_id, lease_id, place, who, lease_range, passwords, notify } = told
  const words = { from: lease_range[0]!, to: lease_range[1]! }
  const secret = secretOf(passwords)
  return tell(work, { key: 'check_in', home_id, lease_id, place, phone: who.phone, words, secret, notify })
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

export function tellOfCheckOut(work: Work, told: CheckOut): Promise<readonly Step[]> {
  const { home_id, lease_id, phone, total, date, notify } = told
  return tell(work, { key: 'check_out', home_id, lease_id, phone, words: { date, total: moneyText(total) }, notify })
}

interface Cancel extends Omit<CheckOut, 'date'> {
  /** Its first day, which nobody will see. */
  readonly from: string
}

export function tellOfCancel(work: Work, told: Cancel): Promise<readonly Step[]> {
  const { home_id, lease_id, phone, total, from, notify } = told
  return tell(work, { key: 'lease_cancel', home_id, lease_id, phone, words: { from, total: moneyText(total) }, notify })
}

interface Move {
  readonly home_id: number
  readonly lease_id: number
  /** Of the old room and of the new one. */
  readonly places: readonly [string, string]
  /** What ended in another home, where colleagues of their own are told. */
  readonly left?: { readonly home_id: number; readonly lease_id: number }
  readonly phone: string
  readonly to: string
  readonly total: string
  /** The tenant's own. */
  readonly passwords: readonly string[]
  readonly notify?: boolean
}

export async function tellOfMove(work: Work, told: Move): Promise<readonly Step[]> {
  const { home_id, lease_id, places, left, phone, to, total, passwords, notify } = told
  const [before, place] = places
  const secret = secretOf(passwords)
  const words = { before, to, total: moneyText(total) }
  if (left !== undefined)
    await notice(work, { key: 'lease_move', ...left, place: before, words: inMarkup({ ...words, place }) })
  return tell(work, {
    key: 'lease_move',
    home_id,
    lease_id,
    place,
    phone,
    words,
    secret,
    notify,
  })
}

interface Undo {
  readonly home_id: number
  readonly lease_id: number
  readonly phone: string
  readonly to: string
  readonly notify?: boolean
}

/** The tenant is told, unless that is switched off. */
export function tellOfUndo(work: Work, told: Undo): Promise<readonly Step[]> {
  const { home_id, lease_id, phone, to, notify } = told
  return tell(work, { key: 'check_out_undo', home_id, lease_id, phone, words: { to }, notify })
}
