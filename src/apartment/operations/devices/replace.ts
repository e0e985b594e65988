import { DeviceState, DeviceType, NetState } from '../../../generated/enums.ts'
import type { AskingFirst, Work } from '../../../server/calls/operation.ts'
import { isDoor } from '../../domain/doors.ts'
import { carry } from '../../meters/ledger.ts'
import { isMeter, isOpened, LEDGER_FIELDS, WATER } from '../../meters/ledgers.ts'
import { beginAt, closing, closingWater } from '../../meters/closing.ts'
import { carryCredentials, credentialsOf } from './carry.ts'
import { carryAccess, hangingOn, endCommands, settledAs } from './leave.ts'
import { putIn } from './put-in.ts'
import { registered } from './registered.ts'

/** How a meter is charged for is the room's, not the meter's. */
const BILLING = ['pay_mode', 'overdraft', 'water_overdraft', 'low_warning'] as const

/** What remains on a meter stays with its room; one without an account leaves none. */
async function takeOver(work: Work, from: number, to: number): Promise<void> {
  const devices = work.records.of('device')
  const left = await devices.hold(from, LEDGER_FIELDS)
  if (isOpened(left)) await carry(work, left, await devices.hold(to, LEDGER_FIELDS))
}

/** Another device of the same type takes the place of one, with all that hangs on it. */
export const deviceReplace: AskingFirst<'device_replace'> = {
  ahead: async (ahead, request) => {
    const [old] = await ahead.records.of('device').find({ device_id: request.id }, ['device_type'], 1)
    const types = old?.device_type == null ? [] : [old.device_type]
    const known = types.length === 0 ? null : await registered(ahead, { ...request, types })
    return async (work, { id, reading, forced, opening, water_read }) => {
      const { assumed } = await closing(work, id, { reading, forced }, 'id')
      const isOfWater = WATER.types.some((type) => type === old?.device_type)
      if (isOfWater && water_read !== undefined) await closingWater(work, id, water_read, 'water_read')
      const devices = work.records.of('device')
      const {
        key: _,
        device_type,
        home_id,
        room_id,
        gateway_id,
        position,
        ...billing
      } = await devices.hold(id, ['device_type', 'home_id', 'room_id', 'gateway_id', 'position', ...BILLING], 'id')
      const credentials = device_type === DeviceType.lock ? await credentialsOf(work, id) : []
      await endCommands(work, id, 'id')
      const place = { sn: known!.sn, device_type: device_type!, home_id: home_id!, room_id: room_id! }
      const device_id = await putIn(work, { ...place, gateway_id, position }, billing)
      if (opening !== undefined && device_type === DeviceType.electricity_meter) await beginAt(work, device_id, opening)
      if (isMeter(device_type)) await takeOver(work, id, device_id)
      const hanging = await hangingOn(work, id)
      await devices.changeAll(hanging.map((key) => ({ key, values: { gateway_id: device_id } })))
      if (device_type === DeviceType.lock) await carryCredentials(work, credentials, { ...place, key: device_id })
      if (isDoor(device_type)) await carryAccess(work, id, device_id)
      await devices.change(id, {
        state: DeviceState.replaced,
        ...settledAs(assumed),
        former: id,
        gateway_id: null,
        net_state: NetState.offline,
        net_state_at: work.now.toISOString(),
      })
      return { device_id }
    }
  },
}
