import { PassDirection, PassWay } from '../../generated/enums.ts'
import { isDoor } from '../domain/doors.ts'
import { notFor } from './not-for.ts'
import type { ReportHandler } from './told.ts'

export const pass: ReportHandler = async ({ records }, { device, at, data }) => {
  const { key, home_id, device_type, sn } = device
  if (!isDoor(device_type) || home_id === null)
    throw notFor(`“${sn}”不是已安装的门禁`, `"${sn}" is not an installed access unit`)
  const { person, direction, way, result } = data
  // Somebody of another home, or who is gone, is nobody here.
  const [found] =
    person === undefined ? [] : await records.of('access_person').find({ id: person, home_id }, ['person_type'], 1)
  await records.of('pass_record').create({
    home_id,
    device_id: key,
    ...(found && { access_person_id: found.key, person_type: found.person_type }),
    direction: (direction ?? PassDirection.in) as PassDirection,
    way: (way ?? PassWay.face) as PassWay,
    ...(result !== undefined && { result: result as 1 }),
    passed_at: at.toISOString(),
  })
}
