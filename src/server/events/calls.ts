/** Webhooks as people set them up: made and changed by their owner, paused and resumed by whoever has the right. */
import { AppError, type FieldError } from '../../errors/app-error.ts'
import { fill } from '../../errors/fill.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import { WebhookSendingState, WebhookTargetState } from '../../generated/enums.ts'
import type { Label, Model } from '../../model/model.ts'
import type { Work } from '../calls/operation.ts'
import type { OwnStatement } from '../calls/statements.ts'
import { addressText } from '../outside/words.ts'
import { mayOperate } from '../policies/rights.ts'
import { isTold } from '../sql/events.ts'
import { entityCalled } from '../sql/sources.ts'
import { newSecret, sealed } from './message.ts'
import { secretStatements } from './secret-statements.ts'

type Requests = { readonly [Name in keyof CallTypes]: CallTypes[Name]['request'] }

/** Values: webhook, secret. */
export const [SECRET_MADE, SECRET_REPLACED] = secretStatements('webhook_secret', 'target_id')
/** What waits goes on at once. Values: webhook. */
export const WAITING_DUE: OwnStatement = {
  name: 'webhook waiting due',
  text: ({ company, value }) => {
    const due = company('webhook_due')
    return `update ${due.from} set next_at = now() where ${due.where} and ${due.column('target_id')} = ${value(0)} and ${due.column('next_at')} is not null`
  },
}
/** Values: delivery. */
export const AGAIN_DUE: OwnStatement = {
  name: 'webhook event due',
  text: ({ company, value }) => {
    const due = company('webhook_due')
    return `update ${due.from} set next_at = now(), attempts = 0 where ${due.where} and ${due.column('sending_id')} = ${value(0)}`
  },
}

export async function targetCreate(
  work: Work,
  request: Requests['webhook_target_create'],
): Promise<CallTypes['webhook_target_create']['response']> {
  refuse(work, request)
  const { secret, hint } = newSecret()
  const { staff_id, client_id } = work.actor
  const id = await work.records.of('webhook_target').create({ ...request, staff_id, secret_hint: hint })
  await work.ask(SECRET_MADE, id, sealed(work.secrets, { entity: 'webhook_target', client: client_id, id }, secret))
  return { id, secret }
}

export async function targetChange(work: Work, { id, ...values }: Requests['webhook_target_change']): Promise<null> {
  refuse(work, values)
  await work.records.of('webhook_target').change(id, values)
  return null
}

function refuse(
  { model, actor, reach }: Work,
  { url, resources }: Pick<Requests['webhook_target_create'], 'url' | 'resources'>,
): void {
  const why = addressText(model, url, reach)
  if (why !== null) throw wrong('url', why)
  const entities = resources.map((name) => entityCalled(model, name))
  const strange = resources.filter((_, at) => !entities[at] || !isTold(entities[at], model))
  if (strange.length > 0) throw wrong('resources', named(model, 'webhook.not_told', strange))
  const beyond = resources.filter((_, at) => !mayOperate(actor, entities[at]!, 'info'))
  if (beyond.length > 0)
    throw new AppError(
      'forbidden',
      {},
      { fields: [{ field: 'resources', message: named(model, 'webhook.beyond', beyond) }] },
    )
}

const wrong = (field: string, message: FieldError['message']): AppError =>
  new AppError('invalid', {}, { fields: [{ field, message }] })

function named(model: Model, text: string, names: readonly string[]): Label {
  const said = (lang: keyof Label): string =>
    fill(model.app.copy[text]![lang], {
      names: names.map((name) => entityCalled(model, name)?.label[lang] ?? name).join(lang === 'zh' ? '、' : ', '),
    })
  return { zh: said('zh'), en: said('en') }
}

export async function targetRotate(
  { actor, records, ask, secrets }: Work,
  { id }: Requests['webhook_target_rotate'],
): Promise<CallTypes['webhook_target_rotate']['response']> {
  const { secret, hint } = newSecret()
  await records.of('webhook_target').change(id, { secret_hint: hint })
  await ask(SECRET_REPLACED, id, sealed(secrets, { entity: 'webhook_target', client: actor.client_id, id }, secret))
  return { secret }
}

export async function targetPause({ records }: Work, { id }: Requests['webhook_target_pause']): Promise<null> {
  await records.of('webhook_target').change(id, { state: WebhookTargetState.paused })
  return null
}

export async function targetResume({ records, ask }: Work, { id }: Requests['webhook_target_resume']): Promise<null> {
  const afresh = { failures: 0, failing_since: null, failure: null, failure_en: null }
  await records.of('webhook_target').change(id, { state: WebhookTargetState.active, ...afresh })
  await ask(WAITING_DUE, id)
  return null
}

export async function sendingAgain(
  { records, ask, now }: Work,
  { id }: Requests['webhook_sending_again'],
): Promise<null> {
  const anew = {
    state: WebhookSendingState.pending,
    next_at: now.toISOString(),
    ended_at: null,
    failure: null,
    failure_en: null,
  }
  await records.of('webhook_sending').change(id, anew)
  await ask(AGAIN_DUE, id)
  return null
}
