/**
 * A check-out was a mistake, and is taken back: the lease lives again, what closed its account is countered in the
 * ledger, and credentials stay that no lock has deleted yet. The record of the check-out stays, as undone.
 */
import { CommandState, CredentialHeld, GrantOpType, PendingFreeze } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { invalid } from '../devices/refused.ts'
import { takeBack } from '../devices/take-back.ts'
import { grantsOf, type Grant } from './removal.ts'
import { voidContracts } from './cancel.ts'
import { reopenAccounts } from './account-reopened.ts'
import { credentialStep, inWords, unlessPreview, withoutTask, type Step } from './steps.ts'
import { tellOfUndo } from './told.ts'

const FIELDS = [
  ...(['home_id', 'room_id', 'lease_id', 'tenant_id', 'created_at', 'was_frozen', 'cancelled'] as const),
  ...(['credentials_total', 'faces_total', 'co_tenant_ids', 'energy_entry_ids', 'water_entry_ids'] as const),
]
const LET_SINCE: Label = {
  zh: '该房间已再次出租，不能撤销退租',
  en: 'The room has been let again, so the check-out cannot be undone',
}

async function checkOutOf(work: Work, id: number) {
  const found = await work.records.of('check_out').hold(id, FIELDS, 'id')
  return { ...found, since: Date.parse(found.created_at) }
}

type CheckOut = Awaited<ReturnType<typeof checkOutOf>>

/** What was let and left again within the hour has moved the accounts on as well. */
async function refuseLetSince({ records }: Work, { room_id, lease_id, since }: CheckOut): Promise<void> {
  const leases = await records.of('lease').find({ room_id }, ['created_at'])
  if (leases.some(({ key, created_at }) => key !== lease_id && Date.parse(created_at) >= since))
    throw invalid('id', LET_SINCE)
}

async function liveAgain({ records }: Work, { lease_id, was_frozen, co_tenant_ids }: CheckOut) {
  const back = { check_out_date: null, frozen: was_frozen === true, cancelled: false }
  await records.of('lease').change(lease_id, back, { lease_range: 'id', check_out_date: 'id' })
  const people = await records.of('co_tenant').holdAll(co_tenant_ids ?? [], [])
  for (const key of people.keys()) await records.of('co_tenant').change(key, { left_on: null })
}

const NEVER_THERE: Label = {
  zh: '尚未下发到门锁；请在租约的“授权”页重新下发',
  en: 'No lock has it yet; send it again in the lease’s credentials',
}
const NOT_FROZEN: Label = {
  zh: '门锁上尚未冻结，稍后自动冻结',
  en: 'The lock has not frozen it yet; it is frozen shortly',
}
const NOT_RENEWED: Label = {
  zh: '门锁上仍是续租前的有效期；请在租约的“授权”页补延授权',
  en: 'The lock still has the validity from before the renewal; extend it in the lease’s credentials',
}
const BEING_DELETED: Label = {
  zh: '门锁正在删除；请在租约的“授权”页重新添加',
  en: 'The lock is deleting it; add it again in the lease’s credentials',
}
const gone = (count: number, isFrozen: boolean): Label => ({
  zh: `${count}个授权已从门锁删除；请${isFrozen ? '解冻租约后' : ''}在租约的“授权”页重新添加`,
  en: `Already deleted from the lock: ${count}. Add them again in the lease’s credentials${isFrozen ? ', once it is unfrozen' : ''}`,
})

/** Their deletion is not sent, or has failed: they are as they were. */
async function keepGrants(work: Work, check: CheckOut): Promise<readonly Step[]> {
  const { records } = work
  const there = await grantsOf(work, { lease_id: check.lease_id })
  const taken = there.filter(({ pending_removal, removal_at }) => pending_removal === true && isOf(check, removal_at))
  const tasks = await records.of('command_task').holdAll(
    taken.flatMap(({ task_id }) => task_id ?? []),
    ['state'],
  )
  const stateOf = ({ task_id }: Grant) => (task_id === null ? undefined : tasks.get(task_id)?.state)
  for (const one of taken)
    if (stateOf(one) === CommandState.pending) await records.of('command_task').step(one.task_id!, 'cancel')
  const kept = taken.filter((one) => stateOf(one) !== CommandState.sending)
  await takeBack(work, kept)
  const values = {
    ...{ pending_removal: false, removal_at: null, task_id: null, op_type: GrantOpType.create },
    ...{ new_begin: null, new_end: null },
  }
  // What had not been frozen yet when they left is wanted again.
  const isToFreeze = ({ held }: Grant): boolean => check.was_frozen === true && held !== CredentialHeld.frozen
  await records.of('grant').changeAll(
    kept.map((one) => ({
      key: one.key,
      values: { ...values, pending_freeze: isToFreeze(one) ? PendingFreeze.freeze : null },
    })),
  )
  const steps = taken.map((one): Step => {
    const { held } = one
    const base = credentialStep(one)
    if (!kept.includes(one)) return { ...base, state: 'todo', ...inWords(work, BEING_DELETED) }
    if (held === CredentialHeld.nothing) return { ...base, state: 'todo', ...inWords(work, NEVER_THERE) }
    if (one.new_end !== null) return { ...base, state: 'todo', ...inWords(work, NOT_RENEWED) }
    return isToFreeze(one) ? { ...base, state: 'waiting', ...inWords(work, NOT_FROZEN) } : { ...base, state: 'done' }
  })
  const count = (check.credentials_total ?? 0) - there.length
  if (count <= 0) return steps
  return [...steps, { step: 'credential', state: 'todo', ...inWords(work, gone(count, check.was_frozen === true)) }]
}

const isOf = ({ since }: CheckOut, removal_at: string | null): boolean =>
  removal_at !== null && Date.parse(removal_at) >= since

const FACES: Label = {
  zh: '正从门禁清除，资料保留，清除后请重新下发',
  en: 'It is being cleared from the doors; the person is kept, please deliver it again after that',
}
const facesGone = (count: number): Label => ({
  zh: `${count}张人脸已从门禁清除，请重新添加`,
  en: `Faces already cleared from the doors, please add again: ${count}`,
})

/** Commands to doors are not taken back; people who are not cleared from them yet are kept. */
async function keepFaces({ records, ...work }: Work, check: CheckOut): Promise<readonly Step[]> {
  const { tenant_id, co_tenant_ids, faces_total } = check
  const people = records.of('access_person')
  const others = await records.of('co_tenant').holdAll(co_tenant_ids ?? [], ['tenant_id'])
  const steps: Step[] = []
  for (const tenant of [tenant_id, ...[...others.values()].map((one) => one.tenant_id)])
    for (const { key, leaving } of await people.find({ tenant_id: tenant }, ['leaving'])) {
      if (leaving !== true) continue
      await people.change(key, { leaving: false })
      steps.push({ step: 'door', state: 'todo', tenant_id: tenant, ...inWords(work, FACES) })
    }
  const count = (faces_total ?? 0) - steps.length
  return count <= 0 ? steps : [...steps, { step: 'door', state: 'todo', ...inWords(work, facesGone(count)) }]
}

export const checkOutUndo: Operation<'check_out_undo'> = async (work, { id, notify, preview }) => {
  const { records } = work
  const check = await checkOutOf(work, id)
  const { home_id, room_id, lease_id, tenant_id } = check
  const { lease_range } = await records.of('lease').hold(lease_id, ['lease_range'])
  await records.of('room').hold(room_id, [])
  await refuseLetSince(work, check)
  await liveAgain(work, check)
  const contracts = check.cancelled === true ? await voidContracts(work, lease_id, null) : []
  const account = await reopenAccounts(work, check)
  const grants = await keepGrants(work, check)
  await records.of('check_out').change(id, { undone_at: work.now.toISOString() })
  const [tenant] = await records.of('tenant').find({ tenant_id }, ['phone'], 1)
  const to = lease_range[1]!
  const told = await tellOfUndo(work, {
    ...{ home_id, lease_id, phone: tenant!.phone ?? '', to },
    ...(notify !== undefined && { notify }),
  })
  const lease: Step = { step: 'lease', state: 'done', text: `${lease_range[0]!} ~ ${to}` }
  const steps = [lease, ...contracts, ...account, ...grants, ...(await keepFaces(work, check)), ...told]
  unlessPreview(preview, { steps: steps.map(withoutTask) })
  return { lease_id, steps }
}
