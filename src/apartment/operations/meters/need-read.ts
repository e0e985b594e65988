/** Which electricity meters a person must read, and why; what each showed last. */
import { fill } from '../../../errors/fill.ts'
import { reading_stale_hours } from '../../../generated/constants.ts'
import { DeviceType, NetState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { clockOf } from '../../../values/calendar.ts'
import { isBound } from '../../domain/device-states.ts'
import { refused } from '../devices/refused.ts'

const HOUR_MS = 3_600_000
const METERS = ['room_id', 'state', 'net_state', 'gateway_id', 'read_time'] as const

export const needRead: Operation<'need_saas_elemeter_read'> = async (work, request) => {
  const { records, lang } = work
  const { home_id, room_id, household_id, all_room = false } = request
  const rooms = await records.of('room').find({ home_id }, ['parent_ids', 'display_name'])
  const asked = rooms.filter(
    ({ key, parent_ids }) =>
      (room_id === undefined || key === room_id) &&
      (household_id === undefined || key === household_id || (parent_ids ?? []).includes(household_id)),
  )
  if (asked.length === 0) throw refused(lang, 'not_found', 'home_id')
  const names = new Map(asked.map(({ key, display_name }) => [key, display_name]))
  const sought = { home_id, device_type: DeviceType.electricity_meter }
  const meters = (await records.of('device').find(sought, METERS)).filter(
    (one) => one.room_id !== null && names.has(one.room_id) && isBound(one.state),
  )
  const away = await awayOf(
    work,
    meters.flatMap(({ gateway_id }) => gateway_id ?? []),
  )
  return meters
    .map((meter) => {
      const isAway = meter.net_state !== NetState.online || away.has(meter.gateway_id ?? 0)
      const why = whyOf(work.now, isAway, meter.read_time)
      return {
        need_read: why !== 'fine',
        room_name: String(names.get(meter.room_id!)),
        description: describe(work, why, meter.read_time),
        room_id: meter.room_id!,
        device_id: meter.key,
      }
    })
    .filter(({ need_read }) => all_room || need_read)
}

async function awayOf({ records }: Work, gateways: readonly number[]): Promise<ReadonlySet<number>> {
  const away = new Set<number>()
  for (const device_id of new Set(gateways)) {
    const [gateway] = await records.of('device').find({ device_id }, ['net_state'], 1)
    if (gateway?.net_state !== NetState.online) away.add(device_id)
  }
  return away
}

type Why = 'away' | 'silent' | 'none' | 'fine'

function whyOf(now: Date, isAway: boolean, read_time: string | null): Why {
  if (read_time === null) return 'none'
  if (isAway) return 'away'
  return now.getTime() - Date.parse(read_time) > reading_stale_hours * HOUR_MS ? 'silent' : 'fine'
}

const describe = ({ model, lang }: Work, why: Why, read_time: string | null): string =>
  fill(model.app.copy[`reading.why.${why}`]![lang], {
    hours: reading_stale_hours,
    time: read_time === null ? '' : clockOf(new Date(read_time)),
  })

/** As the meter's record has it: the latest reading that counts. */
export const lastRecord: Operation<'get_last_meter_record'> = async ({ records, lang }, { room_id, device_id }) => {
  const fields = ['electric_read', 'read_time', 'sharp', 'peak', 'shoulder', 'off_peak'] as const
  const sought = { device_id, room_id, device_type: DeviceType.electricity_meter }
  const [meter] = await records.of('device').find(sought, fields, 1)
  if (meter === undefined) throw refused(lang, 'not_found', 'device_id')
  const { electric_read, key: _, ...last } = meter
  return { ...last, amount: last.read_time === null ? null : electric_read }
}
