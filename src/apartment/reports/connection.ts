import { NetState } from '../../generated/enums.ts'
import { ACTIVATED, stateWhen } from '../domain/device-states.ts'
import { isOlder, type ShowingHandler } from './told.ts'

/** Of online and offline reports the latest by device time counts; alarms are held against every one of them. */
const went =
  (net_state: NetState): ShowingHandler =>
  (_, { device, at }) => {
    const sign = net_state === NetState.online ? 'online' : 'offline'
    if (isOlder(at, device.net_state_at)) return { sign, measured: {} }
    return {
      sign,
      measured: { net_state, net_state_at: at.toISOString(), ...(net_state === NetState.online && ACTIVATED) },
      follows: stateWhen(net_state, device.state),
      isBack: net_state === NetState.online,
    }
  }

export const online = went(NetState.online)
export const offline = went(NetState.offline)
