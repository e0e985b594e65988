import { AppError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import { NetState } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { takeBack } from '../devices/take-back.ts'
import { toDevice } from '../devices/to-device.ts'

/** Whoever stands at the door waits for so long; a door that hears of it later stays shut. */
const WAITS_MS = 30_000

export const remoteOpen: Operation<'access_remote_open'> = async (work, { device_id }) => {
  const { key, sn, home_id, net_state } = await work.records
    .of('device')
    .hold(device_id, ['sn', 'home_id', 'net_state'], 'device_id')
  if (net_state !== NetState.online)
    throw new AppError('device_offline', {}, { fields: [{ field: 'device_id', message: said('device_offline') }] })
  const sent = await toDevice(work, 'remote_open', { key, sn, home_id }, 'device_id', {
    target: 'door',
    payload: { until: new Date(work.now.getTime() + WAITS_MS).toISOString() },
  })
  await takeBack(work, [sent])
  return sent
}
