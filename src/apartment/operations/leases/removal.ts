/** What the people of a lease can open is taken from them: every credential, and their faces at the doors. */
import { CommandState, CredentialHeld, GrantOpType, Reach, type GrantType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import { clearFromDoors } from '../../commands/deliveries.ts'
import { ADMIN_NUMBERS } from '../../domain/admin-numbers.ts'
import { isBound } from '../../domain/device-states.ts'
import { takeBack } from '../devices/take-back.ts'
import { messageTo } from '../locks/lock.ts'
import { credentialStep, doorStep, inWords, type Step } from './steps.ts'

const FIELDS = [
  ...(['grant_type', 'device_id', 'paas_id', 'held', 'task_id', 'name'] as const),
  ...(['removal_at', 'pending_removal', 'new_end'] as const),
] as const

/** Values: the room, the lease. What the room's locks have for nobody in particular is its tenant's. */
export const ADOPTED: OwnStatement = {
  name: 'credentials of nobody become those of the lease',
  writes: 'grant',
  text: ({ company, value }) => {
    const { from, where, column } = company('grant')
    return `update ${from} set lease_id = ${value(1)}, version = ${column('version')} + 1, updated_at = now()
      where ${where} and ${column('room_id')} = ${value(0)} and ${column('lease_id')} is null and ${column('staff_id')} is null
        and ${column('paas_id')} not in (${[...ADMIN_NUMBERS].join(', ')})`
  },
}

export interface Grant {
  readonly key: number
  readonly grant_type: GrantType
  readonly device_id: number
  readonly paas_id: number | null
  readonly held: number | null
  readonly task_id: number | null
  readonly name: string | null
  readonly removal_at: string | null
  readonly pending_removal: boolean | null
  /** To be valid until then, which no lock has been told yet. */
  readonly new_end: string | null
}

/** Taken until the transaction ends, in the order of all who take them. */
export async function heldGrants({ records }: Work, keys: readonly number[]): Promise<readonly Grant[]> {
  return [...(await records.of('grant').holdAll(keys, FIELDS)).values()]
}

/** Of a lease, or of a member of staff. */
export async function grantsOf(
  work: Work,
  whose: { readonly lease_id: number } | { readonly staff_id: number },
): Promise<readonly Grant[]> {
  const found = await work.records.of('grant').find(whose, [])
  return heldGrants(
    work,
    found.map(({ key }) => key),
  )
}

const BUSY: Label = {
  zh: '有操作进行中，门锁应答后自动删除',
  en: 'An operation is in progress; it is deleted once the lock has answered',
}
const AWAY: Label = { zh: '门锁离线，上线后自动删除', en: 'The lock is offline; it is deleted when it is back' }
const GONE: Label = { zh: '门锁已停用，授权随之失效', en: 'The lock is out of use, and opens for nobody' }

/** What waits for the lock is not sent any more: its deletion takes the place. */
async function endWaiting({ records }: Work, grants: readonly Grant[]): Promise<void> {
  const tasks = records.of('command_task')
  const known = await tasks.holdAll(
    grants.flatMap(({ task_id }) => task_id ?? []),
    ['state'],
  )
  for (const { key, state } of known.values()) if (state === CommandState.pending) await tasks.step(key, 'cancel')
}

/** Of each in its place a step. What no lock has, and is not under way to one, is gone at once. */
export async function removeGrants(work: Work, grants: readonly Grant[]): Promise<readonly Step[]> {
  const { records, commands, now } = work
  const devices = await records.of('device').holdAll(
    grants.map(({ device_id }) => device_id),
    ['sn', 'home_id', 'state', 'net_state', 'reach'],
  )
  await endWaiting(work, grants)
  const inUse = (grant: Grant): boolean => isBound(devices.get(grant.device_id)?.state ?? null)
  const there = grants.filter(inUse)
  const sent = await commands.sendAll(
    'credential_delete',
    there.map(({ key: grant_id, grant_type, device_id, paas_id, held }) => {
      const { sn, home_id } = devices.get(device_id)!
      const credential = { grant_id, grant_type, paas_id: paas_id! }
      const told = { stored: held !== CredentialHeld.nothing }
      return {
        record: { device_id, home_id: home_id! },
        address: sn,
        ...messageTo(work, 'credential_delete', credential, told),
      }
    }),
  )
  const goes = there.map((grant, at) => ({ grant, sent: sent[at]! }))
  await takeBack(
    work,
    goes.flatMap(({ grant, sent: one }) => ('task' in one ? [grant] : [])),
  )
  await records.of('grant').changeAll(
    goes.map(({ grant: { key, removal_at }, sent: one }) => ({
      key,
      values: {
        ...('task' in one && { task_id: one.task, op_type: GrantOpType.delete }),
        ...{ pending_removal: true, pending_freeze: null },
        removal_at: removal_at ?? now.toISOString(),
      },
    })),
  )
  const isAway = ({ device_id }: Grant): boolean => devices.get(device_id)?.reach !== Reach.online
  return grants.map((grant) => {
    const base = credentialStep(grant)
    const of = goes.find((one) => one.grant === grant)
    if (of === undefined) return { ...base, state: 'done', ...inWords(work, GONE) }
    if ('refused' in of.sent) return { ...base, state: 'waiting', ...inWords(work, BUSY) }
    return isAway(grant)
      ? { ...base, state: 'waiting', task_id: of.sent.task, ...inWords(work, AWAY) }
      : { ...base, state: 'sent', task_id: of.sent.task }
  })
}

/** Those who live, or will live, in the home by another lease, their own or somebody's whom they live with. */
async function stayBeside({ records }: Work, tenants: readonly number[]): Promise<ReadonlySet<number>> {
  const leases = records.of('lease')
  const own = await leases.find({ tenant_id: { in: tenants }, check_out_date: null }, ['tenant_id'])
  const shared = await records
    .of('co_tenant')
    .find({ tenant_id: { in: tenants }, left_on: null }, ['tenant_id', 'lease_id'])
  const named = shared.map(({ lease_id }) => lease_id)
  const run = named.length === 0 ? [] : await leases.find({ lease_id: { in: named }, check_out_date: null }, [])
  const running = new Set(run.map(({ key }) => key))
  const staying = [...own, ...shared.filter(({ lease_id }) => running.has(lease_id))]
  return new Set(staying.map(({ tenant_id }) => tenant_id))
}

/** Faces of these people at the doors of their home: cleared everywhere, and forgotten after that. */
export async function removeFaces(work: Work, tenants: readonly number[]): Promise<readonly Step[]> {
  if (tenants.length === 0) return []
  const staying = await stayBeside(work, tenants)
  const people = await work.records.of('access_person').find({ tenant_id: { in: tenants } }, ['tenant_id'])
  const steps: Step[] = []
  for (const tenant_id of tenants.filter((one) => !staying.has(one)))
    for (const { key } of people.filter((one) => one.tenant_id === tenant_id))
      steps.push({ ...doorStep(work, await clearFromDoors(work, key, true)), tenant_id })
  return steps
}

/** For a lock that is away, not for one that is busy with another command. */
export const waitsAway = (step: Step): boolean => isWaiting(step) && step.task_id !== undefined

export const isWaiting = ({ step, state }: Step): boolean => step === 'credential' && state === 'waiting'
