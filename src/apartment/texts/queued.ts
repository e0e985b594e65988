/**
 * Text messages to people of a home: recorded and taken off the company's balance with what they tell of, in one
 * transaction; a job sends them once that is committed. Where too few are left, the record says so, and nothing goes.
 */
import { SmsState, SmsType } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { smsParts } from '../domain/sms-parts.ts'
import { takeSms } from './balance.ts'

/** Values: of which record; the sealed text. */
export const KEEP_TEXT: OwnStatement = {
  name: 'keep the text of a message',
  text: ({ insert, value }) => insert('sms_text', { sms_record_id: value(0), sealed: value(1, 'text') }),
}

export interface Text {
  readonly phone: string
  readonly home_id: number
  readonly text: string
  /** The same, without what only its reader may see. */
  readonly shown: string
}

export const ownerOfText = ({ actor }: Pick<Work, 'actor'>, record: number): string =>
  `sms ${actor.client_id} ${record}`

export interface Queued {
  /** Of its record. */
  readonly id: number
  /** Null: it is on its way; else why it is not, as its record says it. */
  readonly refused: 'too_few' | null
}

export async function queueText(work: Work, { phone, home_id, text, shown }: Text): Promise<Queued> {
  const parts = smsParts(text)
  // Ahead of the balance, as the job itself holds them: neither waits for the other.
  await work.jobs.run('sms_send')
  const isTaken = await takeSms(work, parts)
  const state = isTaken ? { state: SmsState.sending } : { state: SmsState.failed, failure: TOO_FEW }
  const record = { type: SmsType.notice, phone, home_id, content: shown, parts, ...state }
  const id = await work.records.of('sms_record').create(record)
  if (!isTaken) return { id, refused: 'too_few' }
  if (text !== shown) await work.ask(KEEP_TEXT, id, work.secrets.seal({ text }, ownerOfText(work, id)))
  return { id, refused: null }
}

/** A reason is stored once, in one language, for all readers. */
const TOO_FEW = '剩余短信不足'
