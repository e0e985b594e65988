/**
 * What devices report through their vendor's platform. Reports may come late and in any order: an opening keeps the
 * time at which the door was opened, and of online and offline reports the latest by device time counts.
 */
import { AppError } from '../../errors/app-error.ts'
import { DeviceType, NetState, OpenWay } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import { stateWhen } from '../domain/device-states.ts'
import type { Webhook } from '../../server/webhooks/webhook.ts'

type Report = Parameters<Webhook<'device_report'>['handle']>[1]

/** Tolerance for clocks that differ; a time further ahead would outweigh every later report. */
const AHEAD_MS = 10 * 60_000

export const deviceReport: Webhook<'device_report'> = {
  handle: async (work, report) => {
    const at = new Date(report.at)
    if (at.getTime() - work.now.getTime() > AHEAD_MS)
      throw wrong('at', '上报时间晚于当前时间', 'The time is in the future')
    const [found] = await work.records.of('device').find({ sn: report.sn.toLowerCase(), former: 0 }, [], 1)
    if (!found) throw wrong('sn', `没有SN为“${report.sn}”的设备`, `There is no device "${report.sn}"`)
    await (report.type === 'opening' ? opened(work, found.key, report) : wentOnOrOff(work, found.key, report, at))
  },
}

async function wentOnOrOff({ records, commands }: Work, key: number, { type }: Report, at: Date): Promise<void> {
  const { net_state_at: since, sn, state } = await records.of('device').hold(key, ['net_state_at', 'sn', 'state'])
  if (since !== null && new Date(since) >= at) return
  const net_state = type === 'online' ? NetState.online : NetState.offline
  await records.of('device').change(key, { net_state, net_state_at: at.toISOString(), ...stateWhen(net_state, state) })
  if (type === 'online') commands.online(sn)
}

async function opened({ records }: Work, key: number, report: Report): Promise<void> {
  const { home_id, room_id, device_type } = await records.of('device').hold(key, ['home_id', 'room_id', 'device_type'])
  if (device_type !== DeviceType.lock || home_id === null)
    throw wrong('sn', `“${report.sn}”不是已安装的门锁`, `"${report.sn}" is not an installed lock`)
  // The lock reports only the credential's number; the records say whose it is.
  const { paas_id } = report
  const sought = paas_id === undefined ? [] : await records.of('grant').find({ device_id: key, paas_id }, ['name'])
  const grant = sought.at(-1)
  await records.of('opening').create({
    home_id,
    ...(room_id !== null && { room_id }),
    device_id: key,
    open_way: (report.open_way ?? OpenWay.automatic) as OpenWay,
    ...(paas_id !== undefined && { paas_id }),
    ...(grant && { grant_id: grant.key, ...(grant.name !== null && { person: grant.name }) }),
    ...(report.result !== undefined && { result: report.result as 1 }),
    opened_at: report.at,
  })
}

const wrong = (field: string, zh: string, en: string): AppError =>
  new AppError('invalid', {}, { fields: [{ field, message: { zh, en } }] })
