import { NetState, type DeviceState } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import { ACTIVATED, stateWhen } from '../domain/device-states.ts'
import { ended } from '../reports/alarms.ts'

interface Reached {
  readonly key: number
  /** Marks the device online, where it was not. */
  readonly online: {
    readonly net_state?: NetState
    readonly net_state_at?: string
    readonly is_actived?: boolean
    readonly state?: DeviceState
  }
}

/** The devices of commands that were answered, in the order of these; those that were away are back by that. */
export async function reachable(work: Work, tasks: readonly number[]): Promise<readonly Reached[]> {
  const { records, now } = work
  const commands = await records.of('command_task').holdAll(tasks, ['device_id'])
  const keys = tasks.map((task) => commands.get(task)!.device_id)
  const devices = await records.of('device').holdAll([...new Set(keys)], ['sn', 'net_state', 'state'])
  await back(
    work,
    [...devices].flatMap(([key, { sn, net_state }]) => (net_state === NetState.online ? [] : [{ key, sn }])),
  )
  return keys.map((key) => {
    const { net_state, state } = devices.get(key)!
    return {
      key,
      online:
        net_state === NetState.online
          ? {}
          : {
              net_state: NetState.online,
              net_state_at: now.toISOString(),
              ...ACTIVATED,
              ...stateWhen(NetState.online, state),
            },
    }
  })
}

async function back(work: Work, devices: readonly { readonly key: number; readonly sn: string }[]): Promise<void> {
  if (devices.length === 0) return
  await ended(
    work,
    devices.map(({ key }) => ({ device: key, sign: 'online', at: work.now })),
  )
  for (const { sn } of devices) work.commands.online(sn)
}

/** Where an answer shows no more than that. */
export async function markOnline(work: Work, tasks: readonly number[]): Promise<void> {
  const news = new Map((await reachable(work, tasks)).map(({ key, online }) => [key, online]))
  const changed = [...news].filter(([, online]) => Object.keys(online).length > 0)
  await work.records.of('device').changeAll(changed.map(([key, values]) => ({ key, values })))
}
