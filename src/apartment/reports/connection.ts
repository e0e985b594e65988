import { NetState } from '../../generated/enums.ts'
import { stateWhen } from '../domain/device-states.ts'
import { shown } from './alarms.ts'
import { isOlder, type ReportHandler } from './told.ts'

/** Of online and offline reports the latest by device time counts; alarms are held against every one of them. */
const went =
  (net_state: NetState): ReportHandler =>
  async (work, { device, at }) => {
    const isLate = isOlder(at, device.net_state_at)
    // Where alarms of those behind it are judged, it is away already.
    if (!isLate)
      await work.records.of('device').change(device.key, {
        net_state,
        net_state_at: at.toISOString(),
        ...stateWhen(net_state, device.state),
      })
    await shown(work, device, net_state === NetState.online ? 'online' : 'offline', at)
    if (!isLate && net_state === NetState.online) work.commands.online(device.sn)
  }

export const online = went(NetState.online)
export const offline = went(NetState.offline)
