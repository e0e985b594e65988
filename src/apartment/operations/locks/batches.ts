/**
 * Many locks at once: what is asked is accepted as records, and `jobs/grant-batch` sends it, so that nobody waits and
 * memory stays as it is.
 */
import { AppError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import { grant_batch_max } from '../../../generated/constants.ts'
import { GrantBatchKind, GrantType } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { clockOf } from '../../../values/calendar.ts'
import { CREDENTIAL_KINDS } from '../../domain/credential-kinds.ts'
import { drawnDigits } from '../../domain/lock-digits.ts'
import { invalid } from '../devices/refused.ts'
import { AGAIN, KEEP_FOR_BATCH, RECORDS, ROOMS_MEANT } from './batch-records.ts'
import { refuseEqualRun, refuseRange } from './lock.ts'

interface Chosen {
  readonly home_ids?: readonly number[]
  readonly room_ids?: readonly number[]
}

interface Room {
  readonly room_id: number
  readonly home_id: number
  readonly store_id: number
  readonly device_id: number | null
}

const NONE = { zh: '请选择房源或房间', en: 'Choose homes or rooms' }
const NO_LOCKS = { zh: '所选房源内没有装有门锁的房间', en: 'No room of these homes has a lock' }
const MANY = {
  zh: `一次最多${grant_batch_max}条（房间数×人数），请分批提交`,
  en: `At most ${grant_batch_max} at once (rooms × people); please split them`,
}

/** `people`: how many records each room has. */
async function meant(work: Work, { home_ids = [], room_ids = [] }: Chosen, people: number): Promise<readonly Room[]> {
  if (home_ids.length + room_ids.length === 0) throw invalid('home_ids', NONE)
  const rows = await work.ask(ROOMS_MEANT, room_ids, home_ids, grant_batch_max + 1)
  const numbers = rows.map(({ room_id, home_id, store_id, device_id }) => ({
    ...{ room_id: Number(room_id), home_id: Number(home_id), store_id: Number(store_id) },
    device_id: device_id === null ? null : Number(device_id),
  }))
  const known = new Set(numbers.map(({ room_id }) => room_id))
  if (numbers.length * people > grant_batch_max) throw invalid(room_ids.length > 0 ? 'room_ids' : 'home_ids', MANY)
  if (room_ids.some((id) => !known.has(id)))
    throw new AppError('not_found', {}, { fields: [{ field: 'room_ids', message: said('not_found') }] })
  if (numbers.length === 0) throw invalid('home_ids', NO_LOCKS)
  return numbers
}

export interface Batch {
  readonly kind: GrantBatchKind
  readonly grant_type: GrantType
  readonly range?: { readonly begin: string; readonly end: string }
  readonly people: readonly { readonly name: string; readonly phone: string | null }[]
  /** Of each person in their place; null: they have none. */
  readonly digits: readonly string[] | null
  /** Of staff: whose credentials they are. */
  readonly holder_id?: number
}

interface Accepted {
  readonly batch_id: number
  readonly total: number
}

async function accept(work: Work, chosen: Chosen, batch: Batch): Promise<Accepted> {
  const { kind, grant_type, range, people, digits, holder_id } = batch
  const rooms = await meant(work, chosen, people.length)
  const total = rooms.length * people.length
  const each = (name: 'home_id' | 'store_id'): number[] => [...new Set(rooms.map((room) => room[name]))]
  const batch_id = await work.records.of('grant_batch').create({
    ...{
      number: `PL${clockOf(work.now).replaceAll(/\D/g, '')}${work.now.getUTCMilliseconds()}`,
      kind,
      grant_type,
      total,
    },
    ...{ store_ids: each('store_id'), home_ids: each('home_id') },
    ...(range !== undefined && { permission_begin: range.begin, permission_end: range.end }),
    ...(work.actor.staff_id !== null && { staff_id: work.actor.staff_id }),
    ...(holder_id !== undefined && { holder_id }),
  })
  const of = (name: keyof Room): readonly (number | null)[] => rooms.map((room) => room[name])
  await work.ask(
    RECORDS,
    ...[batch_id, of('room_id'), of('home_id'), of('device_id')],
    ...[people.map(({ name }) => name), people.map(({ phone }) => phone)],
  )
  if (digits !== null)
    await work.ask(
      KEEP_FOR_BATCH,
      batch_id,
      digits.map((one, at) => work.secrets.seal({ digits: one }, ownerOf(work, batch_id, at + 1))),
    )
  await work.jobs.run('grant_batch')
  return { batch_id, total }
}

/** Of whom digits that wait are, counted from 1. */
export const ownerOf = ({ actor }: Work, batch: number, person: number): string =>
  `grant batch ${actor.client_id} ${batch} ${person}`

const PHOTO = { zh: '人脸授权需要照片，请逐把添加', en: 'A face needs a photo; please add it lock by lock' }
const NO_DIGITS = { zh: '仅密码授权可以填写密码', en: 'Only passwords have digits' }

interface Wanted extends Chosen {
  readonly grant_type: GrantType
  readonly password?: string
  readonly permission_begin?: string
  readonly permission_end: string
}

/** Credentials for these people in each room. What was drawn is told once, by name. */
export async function grantEach(
  work: Work,
  { grant_type, password, permission_begin, permission_end, ...chosen }: Wanted,
  { people, ...whose }: Pick<Batch, 'people' | 'holder_id'>,
): Promise<Accepted & { readonly passwords?: string }> {
  if (grant_type === GrantType.face) throw invalid('grant_type', PHOTO)
  const { digits: hasDigits } = CREDENTIAL_KINDS[grant_type]
  if (password !== undefined && !hasDigits) throw invalid('password', NO_DIGITS)
  const range = { begin: permission_begin ?? work.now.toISOString(), end: permission_end }
  refuseRange(work, range)
  if (password !== undefined) refuseEqualRun(password)
  const digits = hasDigits ? people.map(() => password ?? drawnDigits([])) : null
  const accepted = await accept(work, chosen, {
    ...{ kind: GrantBatchKind.grant, grant_type, range, people, digits },
    ...whose,
  })
  if (digits === null || password !== undefined) return accepted
  return { ...accepted, passwords: people.map(({ name }, at) => `${name} ${digits[at]}`).join('\n') }
}

export const batchCreate: Operation<'grant_batch_create'> = (work, { people, ...wanted }) =>
  grantEach(work, wanted, { people })

export const adminPasswordBatch: Operation<'admin_password_batch'> = (work, request) => {
  refuseEqualRun(request.password)
  return accept(work, request, {
    kind: GrantBatchKind.admin_password,
    grant_type: GrantType.password,
    people: [{ name: ADMIN_NAME, phone: null }],
    digits: [request.password],
  })
}

export const ADMIN_NAME = '管理密码'

export const batchRetry: Operation<'grant_batch_retry'> = async (work, { id }) => {
  const batches = work.records.of('grant_batch')
  await batches.hold(id, [], 'id')
  const again = await work.ask(AGAIN, id)
  await batches.change(id, { retried_at: work.now.toISOString() })
  if (again.length > 0) await work.jobs.run('grant_batch')
  return { retried: again.length }
}
