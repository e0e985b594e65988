/** `api_token_create` and `api_token_revoke`: tokens for machines, made and ended by people. */
import { AppError, type FieldError } from '../../errors/app-error.ts'
import type { CallTypes } from '../../generated/call-types.ts'
import { addDays, addMonths, dayOf, startOfDay } from '../../values/calendar.ts'
import type { Work } from '../calls/operation.ts'
import type { OwnStatement } from '../calls/statements.ts'
import { newApiToken } from './api-tokens.ts'
import { refuseKeys } from './grants.ts'

const MOST_MONTHS = 12

/** Values: digest, token, account, levels, end. */
const KEY_MADE: OwnStatement = {
  name: 'api token key made',
  text: ({ insert, value }) =>
    insert('api_token_key', {
      token_hash: value(0, 'text'),
      token_id: value(1),
      staff_id: value(2),
      limited_at: value(3, 'text'),
      expires_at: value(4, 'timestamptz'),
    }),
}
/** Values: token. */
const KEY_GONE: OwnStatement = {
  name: 'api token key gone',
  text: ({ company, value }) => {
    const token = company('api_token')
    return `delete from api_token_keys h using ${token.from} where ${token.where} and ${token.key} = ${value(0)}
      and h.client_id = ${token.column('client_id')} and h.token_id = ${token.key}`
  },
}

export async function apiTokenCreate(
  { actor, model, now, records, ask }: Work,
  request: CallTypes['api_token_create']['request'],
): Promise<CallTypes['api_token_create']['response']> {
  const { expires_on: last, permissions } = request
  refuseKeys(actor, permissions, 'permissions')
  refuseDay(last, now)
  const { token, hash, hint } = newApiToken()
  const id = await records.of('api_token').create({ ...request, staff_id: actor.staff_id, token_hint: hint })
  const lists = request as Readonly<Record<string, unknown>>
  const limited = model.app.scopes.filter(({ list }) => ((lists[list] ?? []) as readonly unknown[]).length > 0)
  const expires = startOfDay(addDays(last, 1))
  await ask(KEY_MADE, hash, id, actor.staff_id, limited.map(({ name }) => name).join(',') || null, expires)
  return { id, token }
}

function refuseDay(last: string, now: Date): void {
  const today = dayOf(now)
  const latest = addMonths(today, MOST_MONTHS)
  if (last >= today && last <= latest) return
  const message: FieldError['message'] =
    last < today
      ? { zh: '不能早于今天', en: 'Cannot be before today' }
      : { zh: `最长一年，不能晚于${latest}`, en: `A year at most: ${latest} at the latest` }
  throw new AppError('invalid', {}, { fields: [{ field: 'expires_on', message }] })
}

export async function apiTokenRevoke(
  { actor, now, records, ask }: Work,
  { id }: CallTypes['api_token_revoke']['request'],
): Promise<null> {
  await records.of('api_token').change(id, { revoked_at: now.toISOString(), revoked_by: actor.staff_id })
  await ask(KEY_GONE, id)
  return null
}
