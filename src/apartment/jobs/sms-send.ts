/**
 * Sends the text messages that wait. Each has a key, by which the service takes it once however often it is sent, so
 * that a run that was killed between sending and noting it sends nothing twice. Where the service is out of order they
 * wait for the next run, up to a day; what could not be sent comes back to the balance.
 */
import { SmsState } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { JobAhead, JobAskingFirst, Part } from '../../server/jobs/job.ts'
import { Answered, troubleOf } from '../../server/ports/trouble.ts'
import { giveSmsBack } from '../texts/balance.ts'
import { ownerOfText } from '../texts/queued.ts'

/** Messages at a time: each is a request, one after the other. */
const SOME = 20

/** Value: behind which record. */
export const TEXTS_WAITING: OwnStatement = {
  name: 'text messages that wait',
  text: ({ company, value }) => {
    const [record, text] = [company('sms_record'), company('sms_text')]
    return `select ${record.key} as id, ${record.column('phone')} as phone, ${record.column('content')} as content,
        ${text.column('sealed')} as sealed, ${record.column('created_at')} < now() - interval '24 hours' as old
      from ${record.from} left join ${text.from} on ${text.column('sms_record_id')} = ${record.key} and ${text.where}
      where ${record.where} and ${record.column('state')} = ${SmsState.sending} and ${record.column('sent_at')} is null
        and ${record.key} > ${value(0)}
      order by 1 limit ${SOME}`
  },
}

/** Value: of which records. */
export const FORGET_TEXTS: OwnStatement = {
  name: 'forget texts of messages',
  text: ({ company, value }) => {
    const { from, where, column } = company('sms_text')
    return `delete from ${from} where ${where} and ${column('sms_record_id')} = any(${value(0, 'bigint[]')})`
  },
}

/** `parts`: as how many the service counts it; null: it does not say. */
type Ended = { readonly id: number } & ({ readonly parts: number | null } | { readonly failure: string })

/** Reasons are stored once, in one language, for all readers. */
const [REFUSED, TOO_LATE, UNREADABLE] = ['短信服务拒绝发送', '24小时内未能发出', '内容无法解密']

type Waiting = Readonly<Record<string, unknown>>

function textOf(ahead: JobAhead, { id, sealed, content }: Waiting): string | null {
  if (sealed === null) return String(content)
  try {
    return ahead.secrets.open(String(sealed), ownerOfText(ahead, Number(id)))['text'] ?? null
  } catch {
    // Sealed with a key that is lost, as after a restore without it.
    return null
  }
}

/** Null: the service is out of order, and would take no other either. */
async function sent(ahead: JobAhead, waiting: Waiting): Promise<Ended | null> {
  const { actor, now, ports } = ahead
  const id = Number(waiting['id'])
  if (waiting['old'] === true) return { id, failure: TOO_LATE }
  const text = textOf(ahead, waiting)
  if (text === null) return { id, failure: UNREADABLE }
  try {
    const key = `sms-${actor.client_id}-${id}`
    return { id, ...(await ports.sms.send({ key, phone: String(waiting['phone']), text, at: now })) }
  } catch (thrown) {
    return isOfOne(thrown) ? { id, failure: REFUSED } : null
  }
}

/** Answers that are about the one message; every other may be another at the next time. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422])
const isOfOne = (thrown: unknown): boolean =>
  thrown instanceof Answered ? REFUSALS.has(thrown.status) : troubleOf(thrown) === null

async function note({ records, now, ...work }: Work, all: readonly Ended[]): Promise<number> {
  const held = await records.of('sms_record').holdAll(
    all.map(({ id }) => id),
    ['state', 'parts'],
  )
  const waited = all.filter(({ id }) => held.get(id)?.state === SmsState.sending)
  let back = 0
  for (const { id, ...ended } of waited) {
    const taken = held.get(id)!.parts
    const counted = 'failure' in ended ? 0 : (ended.parts ?? taken)
    back += taken - counted
    const noted =
      'failure' in ended
        ? { state: SmsState.failed, failure: ended.failure }
        : { state: SmsState.sent, sent_at: now.toISOString(), parts: counted }
    await records.of('sms_record').change(id, noted)
  }
  await work.ask(
    FORGET_TEXTS,
    waited.map(({ id }) => id),
  )
  await giveSmsBack(work, back)
  return waited.length
}

export const smsSend: JobAskingFirst = {
  ahead: async (ahead, { from }) => {
    const waiting = await ahead.ask(TEXTS_WAITING, from ?? 0)
    const ended: Ended[] = []
    let [isOut, isLast, place] = [false, waiting.length < SOME, Number(from ?? 0)]
    for (const one of waiting) {
      // What was sent is noted, and the rest is another server's.
      if (ahead.stop.aborted) {
        isLast = false
        break
      }
      place = Number(one['id'])
      const end = isOut && one['old'] !== true ? null : await sent(ahead, one)
      if (end === null) isOut = true
      else ended.push(end)
    }
    const next = isOut || isLast ? null : place
    return async (work): Promise<Part> => ({ done: await note(work, ended), next })
  },
}
