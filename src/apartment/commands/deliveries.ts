/** What access units are told of people: each by a command, and a record of the delivery that follows it. */
import { AccessOpState, GrantOpType } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Sending, Sent } from '../../server/commands/types.ts'
import { takeBack } from '../operations/devices/take-back.ts'
import { isBound } from '../domain/device-states.ts'
import { isDoor } from '../domain/doors.ts'
import { summaries } from './summaries.ts'
import { invalid } from '../operations/devices/refused.ts'

export const PERSON_FIELDS = [
  ...(['name', 'person_type', 'home_id', 'face_photo', 'consent', 'valid_begin', 'valid_until'] as const),
  ...(['revision', 'leaving'] as const),
]

export const GRANT_FIELDS = ['device_id', 'home_id', 'held', 'running', 'op_state', 'counted'] as const

/** As it is delivered. */
export interface Person {
  readonly key: number
  readonly name: string | null
  readonly person_type: number
  readonly face_photo: readonly { readonly url: string }[] | null
  readonly valid_begin: string
  readonly valid_until: string | null
  readonly revision: string | null
}

export interface Delivery {
  /** Of the record that follows it. */
  readonly key: number
  readonly home_id: number
  readonly device_id: number
  readonly sn: string
}

const record = ({ home_id, device_id, sn }: Delivery, person: number) =>
  ({ record: { home_id, device_id }, address: sn, target: `person ${person}` }) satisfies Sending

/** In the order of the doors: what was sent to each, or why it was not. */
export function deliver({ commands }: Work, person: Person, doors: readonly Delivery[]): Promise<readonly Sent[]> {
  const { key, name, person_type: kind, face_photo, valid_begin: begin, valid_until: end, revision } = person
  return commands.sendAll(
    'access_deliver',
    doors.map((door) => ({
      ...record(door, key),
      payload: {
        ...{ access_grant_id: door.key, access_person_id: key, kind, begin, end, revision },
        photo: face_photo?.[0]?.url ?? null,
      },
      ...(name !== null && { secrets: { name } }),
      summary: summaries.person(key),
    })),
  )
}

export function clear({ commands }: Work, person: number, doors: readonly Delivery[]): Promise<readonly Sent[]> {
  return commands.sendAll(
    'access_remove',
    doors.map((door) => ({
      ...record(door, person),
      payload: { access_grant_id: door.key, access_person_id: person },
      summary: summaries.person(person),
    })),
  )
}

/** Notes what was sent; answers how many. Where nothing could be sent, the first refusal is thrown. */
export async function noted(
  work: Work,
  doors: readonly Delivery[],
  { sent, as }: { readonly sent: readonly Sent[]; readonly as: (door: Delivery) => GrantOpType },
): Promise<number> {
  const changes = sent.flatMap((one, at) =>
    'task' in one ? [{ key: doors[at]!.key, values: { task_id: one.task, op_type: as(doors[at]!) } }] : [],
  )
  const grants = work.records.of('access_grant')
  const before = await grants.holdAll(
    changes.map(({ key }) => key),
    ['task_id'],
  )
  await takeBack(work, before.values())
  await grants.changeAll(changes)
  const refusal = sent.find((one) => 'refused' in one)
  if (changes.length === 0 && refusal !== undefined && 'refused' in refusal) throw refusal.refused
  return changes.length
}

const UNFIT = { zh: '请选择该人员所在房源在用的门禁', en: 'Choose doors in use in the home of this person' }

/** Nothing that was sent before says any more who is on a door. */
export const goneBy = (task_id: number | null) => ({
  ...{ held: false, op_type: GrantOpType.delete, task_id: null, delivered_at: null, revision: null },
  ...(task_id !== null && { held_by: task_id }),
})

/** Those of the home that are in use; another is refused. */
export async function doorsOf(
  { records }: Work,
  { home_id, device_ids }: { readonly home_id: number; readonly device_ids: readonly number[] },
): Promise<readonly Omit<Delivery, 'key'>[]> {
  const found = await records.of('device').holdAll(device_ids, ['sn', 'home_id', 'device_type', 'state'])
  return device_ids.map((device_id) => {
    const door = found.get(device_id)
    if (door === undefined || door.home_id !== home_id || !isDoor(door.device_type) || !isBound(door.state))
      throw invalid('device_ids', UNFIT)
    return { device_id, home_id, sn: door.sn }
  })
}

/** Doors that are out of use know nobody any more. */
async function heldBy({ records }: Work, id: number): Promise<readonly Delivery[]> {
  const grants = records.of('access_grant')
  const held = (await grants.find({ access_person_id: id }, [...GRANT_FIELDS, 'task_id'])).filter(
    ({ op_state }) => op_state !== AccessOpState.delete_done,
  )
  const devices = await records.of('device').holdAll(
    held.map(({ device_id }) => device_id),
    ['sn', 'state'],
  )
  const inUse = held.filter(({ device_id }) => isBound(devices.get(device_id)?.state ?? null))
  await grants.changeAll(
    held.filter((one) => !inUse.includes(one)).map(({ key, task_id }) => ({ key, values: goneBy(task_id) })),
  )
  return inUse.map(({ key, home_id, device_id }) => ({ key, home_id, device_id, sn: devices.get(device_id)!.sn }))
}

/** From every door; the record itself goes, where that is wanted, once the last door has said so. */
export async function clearFromDoors(work: Work, id: number, isLeaving: boolean): Promise<number> {
  const people = work.records.of('access_person')
  await people.hold(id, ['leaving'], 'id')
  const doors = await heldBy(work, id)
  const sent = await clear(work, id, doors)
  const clearing = await noted(work, doors, { sent, as: () => GrantOpType.delete })
  if (doors.length > 0) await people.change(id, { leaving: isLeaving })
  else if (isLeaving) await people.remove(id)
  return clearing
}
