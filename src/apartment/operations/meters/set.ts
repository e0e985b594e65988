/** What a meter is to hold: wanted as soon as it is sent, and in force once the meter has said so. */
import { CommandType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { Changes } from '../../../server/records/types.ts'
import { summaries } from '../../commands/summaries.ts'
import { inRoom } from '../devices/in-room.ts'
import { toDevice } from '../devices/to-device.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}

interface Setting {
  readonly type: 'overdraft_set' | 'capacity_set' | 'ratio_set'
  readonly payload: Readonly<Record<string, string | number>>
  readonly summary: Label
  /** Where the meter's record refers to the command. */
  readonly noted: (task_id: number) => Changes<'device'>
}

async function set(work: Work, request: Request, { type, payload, summary, noted }: Setting) {
  const device = await inRoom(work, request)
  const sent = await toDevice(work, type, device, 'device_id', { target: type, payload, summary })
  await work.records.of('device').change(device.key, noted(sent.task_id))
  return sent
}

/** kWh, or m³: the meter knows what it counts. */
const setOverdraft = (work: Work, { overdraft, ...request }: Request & { readonly overdraft: string }) =>
  set(work, request, {
    type: CommandType.overdraft_set,
    payload: { overdraft },
    summary: summaries.value(overdraft),
    noted: (overdraft_task_id) => ({ overdraft_task_id }),
  })

export const elemeterOverdraft: Operation<'room_elemeter_overdraft'> = setOverdraft
export const watermeterOverdraft: Operation<'room_watermeter_overdraft'> = setOverdraft

export const elemeterCapacity: Operation<'room_elemeter_capacity'> = (work, { capacity, ...request }) =>
  set(work, request, {
    type: CommandType.capacity_set,
    payload: { capacity },
    summary: summaries.value(String(capacity)),
    noted: (capacity_task_id) => ({ capacity_task_id }),
  })

export const elemeterRatio: Operation<'room_elemeter_ratio'> = (work, { ratio, ...request }) => {
  const named = work.model.enums['transformer_ratio']!.values.find(({ value }) => value === ratio)
  return set(work, request, {
    type: CommandType.ratio_set,
    payload: { ratio },
    summary: summaries.value(named?.label.zh ?? String(ratio)),
    noted: (ratio_task_id) => ({ ratio_task_id }),
  })
}
