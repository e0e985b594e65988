/** `webhook_target_test`: an event without a record, sent at once, ahead of any transaction. */
import type { CallTypes } from '../../generated/call-types.ts'
import type { Label } from '../../model/model.ts'
import type { Ahead } from '../calls/operation.ts'
import type { OwnStatement } from '../calls/statements.ts'
import { postOutside, type Outcome } from '../outside/post.ts'
import { troubleText } from '../outside/words.ts'
import { bodyOf, headersOf, opened } from './message.ts'

type Test = CallTypes['webhook_target_test']

/** Values: webhook. */
export const TARGET_ASKED: OwnStatement = {
  name: 'webhook target asked',
  text: ({ scoped, company, value }) => {
    const [target, secret] = [scoped('webhook_target'), company('webhook_secret')]
    return `select ${target.column('name')} as name, ${target.column('url')} as url, ${secret.column('sealed')} as sealed
      from ${target.from} left join ${secret.from} on ${secret.where} and ${secret.column('target_id')} = ${target.key}
      where ${target.where} and ${target.key} = ${value(0)}`
  },
}

interface Target {
  readonly name: string
  readonly url: string
  readonly sealed: string | null
}

export const targetTest = {
  ahead: async (ahead: Ahead, { id }: Test['request']): Promise<() => Promise<Test['response']>> => {
    const [target] = (await ahead.ask(TARGET_ASKED, id)) as unknown as readonly Target[]
    const { outcome, why } = await sent(ahead, id, target!)
    const answer = {
      delivered: why === null,
      status: outcome.status,
      milliseconds: outcome.milliseconds,
      failure: why?.[ahead.lang] ?? '',
      response: outcome.text,
    }
    return () => Promise.resolve(answer)
  },
}

const UNSENT: Outcome = { status: null, trouble: null, text: '', milliseconds: 0, seconds: 0 }

async function sent(
  { actor, model, now, reach, requestId, secrets }: Ahead,
  id: number,
  { name, url, sealed }: Target,
): Promise<{ readonly outcome: Outcome; readonly why: Label | null }> {
  const lost = { outcome: UNSENT, why: model.app.copy['webhook.secret_lost']! }
  if (sealed === null) return lost
  const body = bodyOf({ type: 'webhook.test', at: now, data: JSON.stringify({ webhook: name }) })
  let secret: Buffer
  try {
    secret = opened(secrets, { entity: 'webhook_target', client: actor.client_id, id }, sealed)
  } catch {
    // It was sealed with another key than this server's.
    return lost
  }
  const headers = headersOf(`test_${requestId ?? now.getTime()}`, now, body, [secret])
  const outcome = await postOutside({ url, body, headers }, reach)
  return { outcome, why: troubleText(model, outcome) }
}
