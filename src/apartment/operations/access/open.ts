import { remote_open_seconds } from '../../../generated/constants.ts'
import { NetState } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { refused } from '../devices/refused.ts'
import { takeBack } from '../devices/take-back.ts'
import { toDevice } from '../devices/to-device.ts'

export const remoteOpen: Operation<'access_remote_open'> = async (work, { device_id }) => {
  const { key, sn, home_id, net_state } = await work.records
    .of('device')
    .hold(device_id, ['sn', 'home_id', 'net_state'], 'device_id')
  if (net_state !== NetState.online) throw refused(work.lang, 'device_offline', 'device_id')
  const sent = await toDevice(work, 'remote_open', { key, sn, home_id }, 'device_id', {
    target: 'door',
    // A door that hears of it later stays shut.
    payload: { until: new Date(work.now.getTime() + remote_open_seconds * 1_000).toISOString() },
  })
  await takeBack(work, [sent])
  return sent
}
