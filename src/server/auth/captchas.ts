/** The picture with four characters: its answer stays in the database, works once and not for long. */
import type { Connection } from '../store/store.ts'
import { digest, newToken } from './tokens.ts'

const MINUTES = 5
/** Drawn without what people confuse. */
const OPTIONS = {
  size: 4,
  noise: 2,
  color: false,
  ignoreChars: '0oO1iIlLq9gQ',
  width: 120,
  height: 40,
  fontSize: 44,
  background: '#ffffff',
} as const

export interface Captcha {
  readonly captcha_id: string
  readonly svg: string
}

export async function issueCaptcha(store: Connection, now: Date): Promise<Captcha> {
  // Loaded with its font when the first picture is asked for.
  const { default: captcha } = await import('svg-captcha')
  const { text, data } = captcha.create(OPTIONS)
  const id = newToken()
  await store.query({
    text: 'insert into captchas (token_hash, answer_hash, expires_at) values ($1, $2, $3)',
    values: [digest(id), digest(normal(text)), new Date(now.getTime() + MINUTES * 60_000)],
  })
  return { captcha_id: id, svg: data }
}

/** Used up by the question itself, whatever the answer. */
export async function redeemCaptcha(store: Connection, id: string, answer: string, now: Date): Promise<boolean> {
  const { rows } = await store.query({
    text: 'delete from captchas where token_hash = $1 returning answer_hash, expires_at > $2 as fresh',
    values: [digest(id), now],
  })
  const [row] = rows
  return row !== undefined && row['fresh'] === true && row['answer_hash'] === digest(normal(answer))
}

const normal = (text: string): string => text.trim().toLowerCase()
