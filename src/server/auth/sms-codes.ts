/**
 * Codes by text message: six digits that work once, for five minutes and five tries. Only their digest is kept. How
 * often a number or an address may ask is counted apart, since a code is gone once it was used; an unknown number
 * counts like any other, so that nobody learns which are known.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import type { Lang } from '../../model/model.ts'
import type { SmsMessage } from '../messages/sms.ts'
import type { Connection, Store } from '../store/store.ts'
import { digest } from './tokens.ts'

const LASTS_MS = 5 * 60_000
const MOST_TRIES = 5
const BETWEEN_MS = 60_000
const WINDOW_MS = 3_600_000
const MOST_PER_PHONE = 5
/** Offices share an address. */
const MOST_PER_ADDRESS = 30
/** Any number will do, as long as every process of this product asks for the same. */
const LOCK = 7_202_613

export interface Asker {
  readonly phone: string
  readonly address: string
}

export interface NewCode {
  /** Seconds to wait before the next one may be asked for. */
  readonly wait: number
  readonly message: SmsMessage
}

/** Makes one; whether its message is sent is the asker's to say, who has no other work for a known number. */
export async function makeCode(store: Store, asker: Asker, lang: Lang, now: Date): Promise<NewCode> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await store.transaction(async (connection) => {
    // One asks after the other, in whichever process: each is counted before the next one looks.
    await connection.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] })
    await refuseTooOften(connection, asker, now)
    await connection.query({
      text: 'insert into sms_requests (phone, address, sent_at) values ($1, $2, $3)',
      values: [asker.phone, asker.address, now],
    })
    // A new code is the only one of its number.
    await connection.query({ text: 'delete from sms_codes where phone = $1', values: [asker.phone] })
    await connection.query({
      text: 'insert into sms_codes (phone, address, code_hash, sent_at, expires_at, tries) values ($1, $2, $3, $4, $5, 0)',
      values: [asker.phone, asker.address, hash(asker.phone, code), now, new Date(now.getTime() + LASTS_MS)],
    })
  })
  return {
    wait: BETWEEN_MS / 1000,
    message: { key: randomUUID(), phone: asker.phone, text: TEXT[lang](code), at: now },
  }
}

const TEXT: Readonly<Record<Lang, (code: string) => string>> = {
  zh: (code) => `您的验证码是${code}，5分钟内有效，请勿告诉他人。`,
  en: (code) => `Your code is ${code}. It lasts 5 minutes; tell it to nobody.`,
}

async function refuseTooOften(store: Connection, { phone, address }: Asker, now: Date): Promise<void> {
  const { rows } = await store.query({
    text: `select count(*) filter (where phone = $1)::int as of_phone, count(*) filter (where address = $2)::int as of_address,
        max(sent_at) filter (where phone = $1) as last, min(sent_at) as first
      from sms_requests where (phone = $1 or address = $2) and sent_at > $3`,
    values: [phone, address, new Date(now.getTime() - WINDOW_MS)],
  })
  const {
    of_phone: ofPhone,
    of_address: ofAddress,
    last,
    first,
  } = rows[0] as { of_phone: number; of_address: number; last: Date | null; first: Date | null }
  const waits = (ms: number): AppError => tooOften(Math.max(1, Math.ceil(ms / 1000)))
  if (last !== null && now.getTime() - last.getTime() < BETWEEN_MS)
    throw waits(BETWEEN_MS - (now.getTime() - last.getTime()))
  if (ofPhone >= MOST_PER_PHONE || ofAddress >= MOST_PER_ADDRESS)
    throw waits(WINDOW_MS - (now.getTime() - (first ?? now).getTime()))
}

/**
 * Whether it is the code. Each try is counted before it is looked at, so that many at once gain nothing.
 * Deleting it is what uses it: of several who send the right one at the same moment, one deletes it.
 */
export async function redeemCode(store: Connection, phone: string, code: string, now: Date): Promise<boolean> {
  const {
    rows: [tried],
  } = await store.query({
    text: `update sms_codes set tries = tries + 1
      where id = (select id from sms_codes where phone = $1 order by sent_at desc, id desc limit 1) and expires_at > $2 and tries < $3
      returning id, code_hash`,
    values: [phone, now, MOST_TRIES],
  })
  if (tried === undefined || tried['code_hash'] !== hash(phone, code)) return false
  const { rows } = await store.query({
    text: 'delete from sms_codes where id = $1 returning id',
    values: [tried['id']],
  })
  return rows.length > 0
}

const hash = (phone: string, code: string): string => digest(`${phone}:${code}`)
const tooOften = (seconds: number): AppError => new AppError('sms_too_often', { seconds }, { seconds })
