/** What is done to every credential of a lease, each with a result of its own: what cannot be done is said. */
import { AppError } from '../../../errors/app-error.ts'
import { CredentialBlock, CredentialHeld, GrantOpType, type GrantType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { endOfDay, startOfDay } from '../../../values/calendar.ts'
import { masks } from '../../../values/mask.ts'
import { takeBack } from '../devices/take-back.ts'
import { messageTo } from '../locks/lock.ts'
import { changing } from '../locks/verbs.ts'
import { inWords, type Step } from './steps.ts'

const FIELDS = [
  ...(['grant_type', 'room_id', 'device_id', 'paas_id', 'held', 'task_id', 'name', 'phone'] as const),
  ...(['permission_begin', 'permission_end', 'pending_removal'] as const),
  ...(['edit_block', 'freeze_block', 'unfreeze_block'] as const),
]

/** Without those that are being deleted. */
export async function credentialsOf({ records }: Work, lease_id: number) {
  const found = await records.of('grant').find({ lease_id }, [])
  const held = await records.of('grant').holdAll(
    found.map(({ key }) => key),
    FIELDS,
  )
  return [...held.values()].filter(({ pending_removal }) => pending_removal !== true)
}

export type Credential = Awaited<ReturnType<typeof credentialsOf>>[number]

/** Whose it is, as far as everybody may know, stands where there is nothing else to say. */
const baseOf = ({ key: grant_id, grant_type, device_id, name }: Credential) =>
  ({ step: 'credential', grant_id, grant_type, device_id, text: masks.name(name ?? '') }) as const

/** What its state leaves nothing to be done for is no failure. */
function blocked(work: Work, credential: Credential, block: CredentialBlock): Step {
  const label = work.model.enums['credential_block']!.values.find(({ value }) => value === block)!.label
  const state = block === CredentialBlock.state ? 'skipped' : 'failed'
  return { ...baseOf(credential), state, ...inWords(work, label) }
}

const WAYS = {
  freeze: { verb: 'credential_freeze', op_type: GrantOpType.freeze, block: 'freeze_block' },
  unfreeze: { verb: 'credential_unfreeze', op_type: GrantOpType.unfreeze, block: 'unfreeze_block' },
} as const

const BUSY: Label = { zh: '有操作进行中', en: 'An operation is in progress' }

export async function moveEach(
  work: Work,
  way: keyof typeof WAYS,
  all: readonly Credential[],
): Promise<readonly Step[]> {
  const { verb, op_type, block } = WAYS[way]
  const ready = all.filter((one) => one[block] === null)
  const devices = await work.records.of('device').holdAll(
    ready.map(({ device_id }) => device_id),
    ['sn', 'home_id'],
  )
  const sent = await work.commands.sendAll(
    verb,
    ready.map(({ key: grant_id, grant_type, device_id, paas_id, held }) => {
      const { sn, home_id } = devices.get(device_id)!
      const told = { stored: held !== CredentialHeld.nothing }
      return {
        record: { device_id, home_id: home_id! },
        address: sn,
        ...messageTo(work, verb, { grant_id, grant_type, paas_id: paas_id! }, told),
      }
    }),
  )
  const tasks = new Map(ready.flatMap(({ key }, at) => ('task' in sent[at]! ? [[key, sent[at].task] as const] : [])))
  await takeBack(
    work,
    ready.filter(({ key }) => tasks.has(key)),
  )
  await work.records.of('grant').changeAll([...tasks].map(([key, task_id]) => ({ key, values: { task_id, op_type } })))
  return all.map((one) => {
    if (one[block] !== null) return blocked(work, one, one[block])
    const task_id = tasks.get(one.key)
    return task_id === undefined
      ? { ...baseOf(one), state: 'failed', ...inWords(work, BUSY) }
      : { ...baseOf(one), state: 'sent', task_id }
  })
}

/** From its first day, or as they were where that has come; to the end of its last. */
export async function rangeEach(
  work: Work,
  [from, to]: readonly [string, string],
  all: readonly Credential[],
): Promise<readonly Step[]> {
  const steps: Step[] = []
  const [begin, end] = [startOfDay(from), endOfDay(to).toISOString()]
  for (const one of all) {
    const before = Date.parse(one.permission_begin)
    const isAhead = begin > work.now || before > work.now.getTime()
    const first = isAhead ? new Date(Math.max(begin.getTime(), work.now.getTime())).toISOString() : one.permission_begin
    steps.push(await ranged(work, one, { permission_begin: first, permission_end: end }))
  }
  return steps
}

interface Range {
  readonly permission_begin: string
  readonly permission_end: string
}

async function ranged(work: Work, one: Credential, range: Range): Promise<Step> {
  const { key: grant_id, grant_type, room_id, device_id, paas_id, edit_block } = one
  if (edit_block !== null) return blocked(work, one, edit_block)
  const isSame = (['permission_begin', 'permission_end'] as const).every(
    (name) => Date.parse(range[name]) === Date.parse(one[name]),
  )
  if (isSame) return { ...baseOf(one), state: 'done' }
  try {
    const address = { grant_id, room_id, device_id, paas_id: paas_id! }
    const { task_id } = await changing(grant_type as GrantType)(work, { ...address, ...range })
    return { ...baseOf(one), state: 'sent', task_id }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...baseOf(one), state: 'failed', ...inWords(work, whyOf(error)) }
  }
}

/** Beside its field, what is wrong is said more closely. */
function whyOf(error: AppError): Label {
  const [field] = (error.data as { readonly fields?: readonly { readonly message: Label }[] } | undefined)?.fields ?? []
  return field?.message ?? BUSY
}
