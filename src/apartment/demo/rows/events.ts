/** What went wrong: 300 exceptions covering every code. */
import { low_battery_percent } from '../../../generated/constants.ts'
import { addDays } from '../../../values/calendar.ts'
import { AbnormalEvent, EventLevel, EventState, NetState, RelayState, ValveSwitch } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import type { Family, Fitting } from '../fittings.ts'
import { meterOf, remainingOf } from '../meters.ts'
import { daysAgo, later } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { known } from '../row.ts'
import { someDevices } from '../some-devices.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { deviceOf, warrantyUntil } from './devices.ts'

const E = AbnormalEvent
const { info, warning, severe } = EventLevel
type Kind = readonly [
  code: AbnormalEvent,
  level: EventLevel,
  families: readonly Family[],
  detail: string,
  detail_en: string,
]
const KINDS: readonly Kind[] = [
  [E.out_of_warranty, info, ['lock', 'meter', 'gateway'], '设备已过质保期', 'The warranty has ended'],
  [E.low_battery, warning, ['lock'], '电量低于10%', 'Battery below 10%'],
  [E.tamper, severe, ['lock'], '检测到门锁被撬动', 'The lock was tampered with'],
  [E.failed_opens, warning, ['lock'], '连续5次开门失败', 'Five failed attempts in a row'],
  [E.offline, warning, ['gateway', 'lock', 'meter'], '心跳超时', 'No heartbeat in time'],
  [E.back_online, info, ['gateway', 'lock', 'meter'], '设备恢复在线', 'The device is back online'],
  [E.long_unopened, info, ['lock'], '超过7天未开门', 'Not opened for over 7 days'],
  [E.long_unlocked, warning, ['lock'], '超过30分钟未上锁', 'Not locked for over 30 minutes'],
  [E.ajar, warning, ['lock'], '门虚掩', 'The door is ajar'],
  [E.not_closed, warning, ['lock'], '门未关', 'The door was not closed'],
  [E.arrears_cut, warning, ['meter'], '剩余电量低于透支额度，已跳闸', 'The overdraft is used up; power was cut'],
  [E.overload_trip, severe, ['meter'], '功率超过额定值', 'Power above the rated value'],
  [E.meter_arrears, warning, ['meter'], '剩余电量小于0', 'Remaining energy is below 0'],
  [E.water_arrears_cut, warning, ['water_meter'], '水费欠费，已关阀', 'Water in arrears; the valve was closed'],
  [E.access_tamper, severe, ['face', 'm3'], '门禁外壳被打开', 'The casing was opened'],
  [E.access_not_closed, severe, ['face', 'm3'], '门超过60秒未关', 'The door stood open for over 60 seconds'],
  [E.access_forced, severe, ['face', 'm3'], '未授权开门', 'Opened without permission'],
  [E.access_duress, severe, ['face', 'm3'], '胁迫密码开门', 'Opened with a duress password'],
  [E.water_battery, warning, ['water_meter'], '电池电压低', 'Low battery voltage'],
  [E.water_valve, severe, ['water_meter'], '阀门未到位', 'The valve did not move all the way'],
  [E.water_magnet, severe, ['water_meter'], '检测到强磁', 'A strong magnet was detected'],
  [E.water_backflow, warning, ['water_meter'], '读数倒流', 'The reading ran backwards'],
  [E.water_leak, severe, ['water_meter'], '24小时持续有水流', 'Water has flowed for 24 hours'],
  [E.water_high_flow, warning, ['water_meter'], '瞬时流量超过上限', 'Flow above the limit'],
  [E.water_unused, info, ['water_meter'], '30天无用水', 'No water used for 30 days'],
  [E.water_dismantled, severe, ['water_meter'], '表体被拆卸', 'The meter was taken apart'],
  [E.water_metering, severe, ['water_meter'], '计量模块异常', 'The metering unit is faulty'],
  [E.water_offline, warning, ['water_meter'], '超过48小时未上报', 'No report for over 48 hours'],
  [E.water_online, info, ['water_meter'], '水表恢复上报', 'The meter reports again'],
  [
    E.uncleared,
    warning,
    ['lock'],
    '1个授权待删除已超过24小时，门锁仍未确认',
    '1 credential has been waiting for its removal for over 24 hours',
  ],
]
/** What everyday life brings more of. */
const OFTEN = [1, 1, 1, 4, 4, 4, 5, 5, 3, 6, 9, 10, 10, 12, 27]
const EVENTS = 300

/** Each asked for once. */
function once<Key, Value>(): (key: Key, make: () => Value) => Value {
  const known = new Map<Key, Value>()
  return (key, make) => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}
type Showing = (code: AbnormalEvent, make: () => readonly Fitting[]) => readonly Fitting[]

export const events: Rows = function* (plan) {
  const devices = someDevices(plan)
  const showing = once<AbnormalEvent, readonly Fitting[]>()
  const count = plan.client_id === 1 ? EVENTS : 12
  for (let at = 0; at < count; at++) {
    const kind = at < KINDS.length ? KINDS[at] : KINDS[OFTEN[at % OFTEN.length] ?? 1]
    const row = kind === undefined ? null : eventOf(plan, at + 1, kind, devices, showing)
    if (row !== null) yield row
  }
}

const { open, handling, done, ignored, recovered } = EventState
/** Over as soon as they are told. */
const OVER: Readonly<Partial<Record<AbnormalEvent, EventState>>> = {
  [E.back_online]: recovered,
  [E.water_online]: recovered,
  // Those that last are found by the job.
  [E.uncleared]: recovered,
}

/** What a device still shows as long as the exception lasts. */
const low: Still = (_, { battery }) => typeof battery === 'number' && battery >= 0 && battery < low_battery_percent
const silent: Still = (_, { net_state }) => net_state === NetState.offline
const LASTING: Readonly<Partial<Record<AbnormalEvent, Still>>> = {
  [E.low_battery]: low,
  [E.water_battery]: low,
  [E.offline]: silent,
  [E.water_offline]: silent,
  [E.arrears_cut]: (_, { relay_state }) => relay_state === RelayState.open,
  [E.meter_arrears]: (plan, _, device) => remainingOf(meterOf(plan, device)) < 0,
  [E.water_valve]: (_, { valve }) => valve === ValveSwitch.error,
  [E.out_of_warranty]: ({ today }, _, { home }) => warrantyUntil(home) < addDays(today, -45),
}
/** Nobody can have handled it away. */
const FACTS: ReadonlySet<AbnormalEvent> = new Set([E.out_of_warranty])
type Still = (plan: Plan, server: Values, device: Fitting) => boolean

const STATES = [done, recovered, open, done, handling, recovered, done, ignored, open, done]

function eventOf(
  plan: Plan,
  id: number,
  [code, level, families, detail, detail_en]: Kind,
  devices: ReturnType<typeof someDevices>,
  showing: Showing,
): DemoRow | null {
  const chance = dice('event', plan.client_id, id)
  const list = families.flatMap((family) => devices[family] ?? [])
  if (list.length === 0) return null
  const ago = chance.int(0, 45)
  const first_at = daysAgo(plan, ago, chance.int(0, 1380))
  const wanted = OVER[code] ?? STATES[id % STATES.length] ?? open
  const still = LASTING[code]
  const lasting = wanted === open || wanted === handling
  const fitting =
    still === undefined || (!lasting && !FACTS.has(code))
      ? list
      : showing(code, () => list.filter((one) => still(plan, deviceOf(plan, one).server, one)))
  const state = fitting.length === 0 && lasting ? recovered : wanted
  const device = chance.pick(fitting.length === 0 ? list : fitting)
  const last_at = later(plan, first_at, Math.min(chance.int(0, 20), ago * 24) * 3_600_000)
  const handled = state === done || state === ignored
  return {
    create: {
      home_id: device.home.home_id,
      room_id: device.place.room_id,
      device_id: device.device_id,
      code,
      level,
      detail,
    },
    server: known({
      id,
      client_id: plan.client_id,
      detail_en,
      state,
      first_at,
      last_at,
      times: chance.int(1, 9),
      created_at: first_at,
      handler_id: handled || state === handling ? 1 : null,
      handled_at: handled ? later(plan, last_at, 1_800_000) : null,
      result: state === done ? '现场核实后已处理' : state === ignored ? '误报' : null,
    }),
  }
}
