/** What is done to every credential of a lease, each with a result of its own: what cannot be done is said. */
import { AppError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import { CredentialBlock, CredentialHeld } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Sent } from '../../../server/commands/types.ts'
import type { Changes } from '../../../server/records/types.ts'
import { masks } from '../../../generated/masks.ts'
import { endOfDay, startOfDay } from '../../../values/calendar.ts'
import { masked } from '../../../values/mask.ts'
import { toLocks, type MessageTo, type Range, type Told, type Verb } from '../locks/lock.ts'
import { changed, isMoved } from '../locks/verbs.ts'
import { credentialStep, inWords, saidOf, type Step } from './steps.ts'

const FIELDS = [
  ...(['grant_type', 'room_id', 'device_id', 'paas_id', 'held', 'task_id', 'name', 'phone'] as const),
  ...(['permission_begin', 'permission_end', 'pending_removal', 'pending_freeze'] as const),
  ...(['edit_block', 'freeze_block', 'unfreeze_block'] as const),
]

/** Without those that are being deleted. */
export async function credentialsOf(work: Work, lease_id: number) {
  const found = await work.records.of('grant').find({ lease_id }, [])
  return credentialsHeld(
    work,
    found.map(({ key }) => key),
  )
}

export async function credentialsHeld({ records }: Work, keys: readonly number[]) {
  const held = await records.of('grant').holdAll(keys, FIELDS)
  return [...held.values()].filter(({ pending_removal }) => pending_removal !== true)
}

export type Credential = Awaited<ReturnType<typeof credentialsOf>>[number]

export const blockLabel = ({ model }: Pick<Work, 'model'>, block: CredentialBlock): Label =>
  model.enums['credential_block']!.values.find(({ value }) => value === block)!.label

/** What its state leaves nothing to be done for is no failure. */
function blocked(work: Work, credential: Credential, block: CredentialBlock): Step {
  const label = blockLabel(work, block)
  const state = block === CredentialBlock.state ? 'skipped' : 'failed'
  return { ...credentialStep(credential), state, ...ofWhom(work, credential, label) }
}

/** Whose it is, as far as everybody may know, and why. */
function ofWhom(work: Work, { name }: Credential, why: Label) {
  const called = masked(masks.name, name ?? '')
  return inWords(work, called === '' ? why : saidOf({ zh: called, en: called }, why))
}

export interface Going {
  readonly one: Credential
  readonly told: Told
  readonly values: Changes<'grant'>
}

/** Each to its lock; by their keys what came of it. */
export async function sendEach(work: Work, verb: Verb, all: readonly Going[]): Promise<ReadonlyMap<number, Sent>> {
  const devices = await work.records.of('device').holdAll(
    all.map(({ one: { device_id } }) => device_id),
    ['sn', 'home_id'],
  )
  const sent = await toLocks(
    work,
    verb,
    all.map(({ one: { key: grant_id, grant_type, device_id, paas_id, task_id: before }, told, values }): MessageTo => {
      const { sn, home_id } = devices.get(device_id)!
      const lock = { key: device_id, sn, home_id: home_id! }
      return { lock, credential: { grant_id, grant_type, paas_id: paas_id! }, told, before, values }
    }),
  )
  return new Map(all.map(({ one: { key } }, at) => [key, sent[at]!]))
}

const sentTo = (work: Work, one: Credential, sent: Sent): Step =>
  'task' in sent ? { ...credentialStep(one), state: 'sent', task_id: sent.task } : failed(work, one, sent.refused)

const failed = (work: Work, one: Credential, error: AppError): Step => ({
  ...{ ...credentialStep(one), state: 'failed' },
  ...ofWhom(work, one, whyOf(error)),
})

/** Beside its field, what is wrong is said more closely. */
const whyOf = ({ key, params, data }: AppError): Label => data?.fields?.[0]?.message ?? said(key, params)

export const isStored = ({ held }: Credential): boolean => held !== CredentialHeld.nothing

/** From its first day, or as they were where that has come; to the end of its last. */
export async function rangeEach(
  work: Work,
  [from, to]: readonly [string, string],
  all: readonly Credential[],
): Promise<readonly Step[]> {
  const [first, end] = [startOfDay(from), endOfDay(to).toISOString()]
  const [going, others]: [Going[], Map<number, Step>] = [[], new Map()]
  for (const one of all) {
    const isAhead = first > work.now || Date.parse(one.permission_begin) > work.now.getTime()
    const begin = isAhead ? new Date(Math.max(first.getTime(), work.now.getTime())).toISOString() : one.permission_begin
    const ranged = await rangedTo(work, one, { begin, end })
    if ('told' in ranged) going.push(ranged)
    else others.set(one.key, ranged)
  }
  const sent = await sendEach(work, 'credential_update', going)
  return all.map((one) => others.get(one.key) ?? sentTo(work, one, sent.get(one.key)!))
}

/** What its lock is told, or why it is told nothing. */
async function rangedTo(work: Work, one: Credential, range: Range): Promise<Going | Step> {
  const { key, grant_type, edit_block } = one
  if (edit_block !== null) return blocked(work, one, edit_block)
  if (!isMoved(range, one)) return { ...credentialStep(one), state: 'done' }
  try {
    const wanted = { range, stored: isStored(one), moved: true }
    return { one, ...(await changed(work, { grant_id: key, grant_type }, wanted)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return failed(work, one, error)
  }
}
