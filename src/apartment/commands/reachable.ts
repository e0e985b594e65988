import { NetState } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'

interface Reached {
  readonly key: number
  /** Marks the device online, where it was not. */
  readonly online: { readonly net_state?: NetState; readonly net_state_at?: string }
}

/** The device of a command that was answered. */
export async function reachable({ records, now }: Work, task: number): Promise<Reached> {
  const { device_id: key } = await records.of('command_task').hold(task, ['device_id'])
  const { net_state } = await records.of('device').hold(key, ['net_state'])
  return {
    key,
    online: net_state === NetState.online ? {} : { net_state: NetState.online, net_state_at: now.toISOString() },
  }
}
