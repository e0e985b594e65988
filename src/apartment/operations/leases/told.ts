/** Whom a tenancy's call tells: the tenant by a text message, once it is committed, and the colleagues by a notice. */
import { fill } from '../../../errors/fill.ts'
import { MessageType, SmsState, SmsType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { inBoth } from '../../../server/messages/in-both.ts'
import { escaped } from '../../../values/markup.ts'
import { titleOf } from '../../domain/message-title.ts'
import type { Step } from './steps.ts'

type Words = Readonly<Record<string, string | number>>

interface Notice {
  readonly key: 'check_in' | 'check_out'
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
  { records, model, now, afterCommit }: Work,
  key: 'check_in.sms' | 'check_out.sms',
  { phone, home_id, words, secret = '' }: { phone: string; home_id: number; words: Words; secret?: string },
): Promise<Step> {
  const template = model.app.copy[key]!.zh
  const text = fill(template, { ...words, secret })
  await records.of('sms_record').create({
    ...{ type: SmsType.notice, phone, home_id, state: SmsState.sending, sent_at: now.toISOString() },
    content: fill(template, { ...words, secret: secret.replaceAll(/\d/g, '*') }),
  })
  afterCommit(({ sms: port }) => port.send({ phone, text, at: now }))
  return { step: 'message', state: 'sent' }
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
  const digits = passwords.map((line) => line.slice(-6)).join('、')
  const secret = digits === '' ? '' : `开门密码${digits}，`
  return [await sms(work, 'check_in.sms', { phone: who.phone, home_id, words: { place, from, to }, secret })]
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
