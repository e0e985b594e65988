import { DeviceType, OpenWay } from '../../generated/enums.ts'
import { notFor } from './not-for.ts'
import type { ReportHandler } from './told.ts'

export const opening: ReportHandler = async ({ records }, { device, at, data }) => {
  const { key, home_id, room_id, device_type, sn } = device
  if (device_type !== DeviceType.lock || home_id === null)
    throw notFor(`“${sn}”不是已安装的门锁`, `"${sn}" is not an installed lock`)
  // The lock reports only the credential's number; the records say whose it is.
  const { paas_id } = data
  const sought = paas_id === undefined ? [] : await records.of('grant').find({ device_id: key, paas_id }, ['name'])
  const grant = sought.at(-1)
  await records.of('opening').create({
    home_id,
    ...(room_id !== null && { room_id }),
    device_id: key,
    open_way: (data.open_way ?? OpenWay.automatic) as OpenWay,
    ...(paas_id !== undefined && { paas_id }),
    ...(grant && { grant_id: grant.key, ...(grant.name !== null && { person: grant.name }) }),
    ...(data.result !== undefined && { result: data.result as 1 }),
    opened_at: at.toISOString(),
  })
  return { measured: {}, sign: data.result === 2 ? null : 'opened' }
}
