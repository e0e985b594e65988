/** A device is taken from its place: not while others hang on it, nor while a command to it is under way. */
import {
  AccessOpState,
  CommandState,
  CredentialHeld,
  DeviceType,
  GrantOpType,
  NetState,
  type DeviceState,
} from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { goneBy } from '../../commands/deliveries.ts'
import { isBound } from '../../domain/device-states.ts'
import { isDoor } from '../../domain/doors.ts'
import { settle } from '../../meters/ledger.ts'
import { isMeter, isOpened, LEDGER_FIELDS } from '../../meters/ledgers.ts'
import { refused } from './refused.ts'
import { takeBack } from './take-back.ts'

/** Devices in use that hang on it. */
export async function hangingOn({ records }: Work, device_id: number): Promise<readonly number[]> {
  const found = await records.of('device').find({ gateway_id: device_id }, ['state'])
  return found.filter(({ state }) => isBound(state)).map(({ key }) => key)
}

/** What the device has been sent is waited for; what waits for the device is not sent any more. */
export async function endCommands({ records, lang }: Work, device_id: number, at: string): Promise<void> {
  const tasks = records.of('command_task')
  const [sent] = await tasks.find({ device_id, state: CommandState.sending }, [], 1)
  if (sent !== undefined) throw refused(lang, 'busy', at)
  for (const { key } of await tasks.find({ device_id, state: CommandState.pending }, []))
    await tasks.step(key, 'cancel')
}

/** Stays on its record, and in the log. */
export const settledAs = (read: Label | null): { readonly settled_as?: string; readonly settled_as_en?: string } =>
  read === null ? {} : { settled_as: read.zh, settled_as_en: read.en }

/** Nothing is left to be deleted. */
const KEPT = { pending_removal: false, removal_at: null }

interface Leaving {
  readonly key: number
  readonly device_type: DeviceType | null
}

/**
 * Its record stays with the home, for its history, and is out of use: the number can be bound again, anywhere. `at`:
 * the request's field that names the device; `read`: how a meter was settled that nobody has read.
 */
export async function takeOut(
  work: Work,
  { key, device_type }: Leaving,
  { state, at, read = null }: { readonly state: DeviceState; readonly at: string; readonly read?: Label | null },
): Promise<void> {
  const { records, lang, now } = work
  const { length: count } = await hangingOn(work, key)
  if (count > 0) throw refused(lang, 'has_devices', at, { zh: { count }, en: { count } })
  await endCommands(work, key, at)
  if (device_type === DeviceType.lock) await endCredentials(work, key)
  if (isDoor(device_type)) await endAccess(work, key)
  if (isMeter(device_type)) await settleLast(work, key)
  await records.of('device').change(key, {
    state,
    ...settledAs(read),
    former: key,
    room_id: null,
    gateway_id: null,
    position: null,
    net_state: NetState.offline,
    net_state_at: now.toISOString(),
  })
}

/** What it has counted until now was used in the room that it leaves, where its ledger looks no more. */
async function settleLast(work: Work, key: number): Promise<void> {
  const meter = await work.records.of('device').hold(key, LEDGER_FIELDS)
  if (meter.room_id !== null && isOpened(meter)) await settle(work, meter)
}

/** Nothing that was sent before says any more what a lock has. */
export const nothingOf = (task_id: number | null) => ({
  ...{ held: CredentialHeld.nothing, task_id: null, ...KEPT },
  ...(task_id !== null && { held_by: task_id, range_by: task_id }),
})

/** What a lock knew, it opens by no more: of the credentials none is effective, whatever they were. */
export async function endCredentials(work: Work, device_id: number): Promise<void> {
  const { records } = work
  const found = await records.of('grant').find({ device_id }, ['task_id'])
  await takeBack(work, found)
  await records.of('grant').changeAll(found.map(({ key, task_id }) => ({ key, values: nothingOf(task_id) })))
}

const DELIVERED = ['access_person_id', 'task_id', 'op_type', 'op_state'] as const

/** People first, then what was delivered of them: in the order of all who write both. */
async function knownAt({ records }: Work, device_id: number) {
  const found = await records.of('access_grant').find({ device_id }, DELIVERED)
  const known = found.filter(({ op_state }) => op_state !== AccessOpState.delete_done)
  const people = await records
    .of('access_person')
    .holdAll([...new Set(known.map(({ access_person_id }) => access_person_id))], ['leaving'])
  return { known, people }
}

type Known = Awaited<ReturnType<typeof knownAt>>

/** Whoever was to leave, and was on no door but this one, is gone with it. */
async function forget(work: Work, gone: Known['known'], people: Known['people']): Promise<void> {
  const grants = work.records.of('access_grant')
  await takeBack(work, gone)
  await grants.changeAll(gone.map(({ key, task_id }) => ({ key, values: goneBy(task_id) })))
  for (const key of new Set(gone.map(({ access_person_id }) => access_person_id))) {
    if (people.get(key)?.leaving !== true) continue
    const [left] = await grants.find({ access_person_id: key, counted: true }, [], 1)
    if (left === undefined) await work.records.of('access_person').remove(key)
  }
}

/** A door that is taken away lets nobody in: what was delivered to it is over. */
export async function endAccess(work: Work, device_id: number): Promise<void> {
  const { known, people } = await knownAt(work, device_id)
  await forget(work, known, people)
}

/** People go with the place to its new door, which does not know them yet; whoever was to be cleared is. */
export async function carryAccess(work: Work, from: number, to: number): Promise<void> {
  const { known, people } = await knownAt(work, from)
  const isStaying = ({ op_type }: Known['known'][number]): boolean => op_type !== GrantOpType.delete
  const staying = known.filter(isStaying)
  await takeBack(work, staying)
  await work.records.of('access_grant').changeAll(
    staying.map(({ key, task_id }) => ({
      key,
      values: { ...goneBy(task_id), device_id: to, op_type: GrantOpType.create },
    })),
  )
  await forget(
    work,
    known.filter((one) => !isStaying(one)),
    people,
  )
}
