/**
 * A day of this product's devices: doors open in the evening, meters tell what they have counted (electricity each
 * hour, water once in the night), things fail.
 */
import { Decimal } from 'decimal.js'
import type { Played, Scene } from '../../../scripts/fleet/played.ts'
import {
  AbnormalEvent as E,
  DeviceType as T,
  OpenWay,
  PassDirection,
  PassWay,
  RelayState,
} from '../../generated/enums.ts'
import { built_in_role_id, water_divisor } from '../../generated/constants.ts'
import { logins, password } from '../demo/logins.ts'

interface Device {
  readonly address: string
  readonly type: number
  /** kWh or m³ that it shows; of no meter: 0. */
  readonly read: string
  /** What a water meter tells beside it. */
  readonly condition: Scene['report']
}

const HOUR = 3600
const LOCK_ALARMS = [E.tamper, E.failed_opens, E.long_unlocked, E.ajar, E.not_closed]
const ENDED_BY: Readonly<Partial<Record<E, string>>> = {
  [E.long_unlocked]: 'locked',
  [E.ajar]: 'closed',
  [E.not_closed]: 'closed',
}
const WAYS = [OpenWay.password, OpenWay.password, OpenWay.fingerprint, OpenWay.card, OpenWay.app]
/** Hours at which people come and go. */
const HOURS = [7, 8, 8, 9, 12, 17, 18, 18, 19, 19, 20, 22]

export const played: Played<Device> = {
  webhook: 'device_report',
  account: (company) => {
    const login = logins.find(({ client_id, role_id }) => client_id === company && role_id === built_in_role_id)
    return login && { name: login.account, password }
  },
  players: async (list) =>
    (await list('/v3/devices?state=1,2&sort=device_id')).map((row) => ({
      address: String(row['sn']),
      type: Number(row['device_type']),
      read: String(row['electric_read'] ?? row['water_amount'] ?? 0),
      condition: Object.fromEntries(
        ['valve', 'battery'].flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])),
      ),
    })),
  day: (devices, chance, begin) =>
    devices.flatMap((device) => {
      const of = (...words: readonly (number | string)[]): number => chance(device.address, ...words)
      const pick = <Item>(items: readonly Item[], ...words: readonly (number | string)[]): Item =>
        items[Math.floor(of(...words) * items.length)]!
      const scene = (after: number, report: Scene['report']): Scene => ({ address: device.address, after, report })
      const means: Means = { of, pick, scene, since: (hour) => (hour - begin + 24) % 24 }
      return [...(DAYS[device.type]?.(device, means) ?? []), ...failures(device, means)]
    }),
  message: ({ address, report }, at, boot, sequence) => ({ ...report, sn: address, at, boot, sequence }),
}

interface Means {
  readonly of: (...words: readonly (number | string)[]) => number
  readonly pick: <Item>(items: readonly Item[], ...words: readonly (number | string)[]) => Item
  readonly scene: (after: number, report: Scene['report']) => Scene
  /** Hours that are played before that hour comes. */
  readonly since: (hour: number) => number
}

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

function ofLock(_: Device, { of, pick, scene }: Means): readonly Scene[] {
  const openings = times(Math.floor(of('openings') * 6)).map((at) =>
    scene((pick(HOURS, 'hour', at) + of('minute', at)) * HOUR, {
      type: 'opening',
      open_way: pick(WAYS, 'way', at),
      ...(of('refused', at) < 0.03 && { result: 2 }),
    }),
  )
  const battery = of('battery') < 0.02 ? 3 + Math.floor(of('low') * 6) : 20 + Math.floor(of('full') * 80)
  const told = scene(of('status') * 24 * HOUR, { type: 'status', battery, signal: 1 + Math.floor(of('signal') * 3) })
  const code = pick(LOCK_ALARMS, 'alarm')
  const end = ENDED_BY[code]
  const from = of('alarm at') * 20 * HOUR
  const alarms =
    of('alarming') < 0.04
      ? [
          ...times(1 + Math.floor(of('again') * 4)).map((at) => scene(from + at * 600, { type: 'alarm', code })),
          ...(end === undefined || of('left') < 0.3 ? [] : [scene(from + 2 * HOUR, { type: end })]),
        ]
      : []
  return [...openings, told, ...alarms]
}

function ofMeter({ read }: Device, { of, scene, since }: Means): readonly Scene[] {
  const use = new Decimal(0.05 + of('use') * 0.4)
  const readings = times(24).map((at) => {
    const hour = at + of('minute') / 6
    return scene(hour * HOUR, {
      type: 'reading',
      electric_read: use
        .times(since(hour) + 1)
        .plus(read)
        .toFixed(2),
    })
  })
  if (of('trips') > 0.01) return readings
  const at = (8 + of('trip') * 12) * HOUR
  return [
    ...readings,
    scene(at, { type: 'alarm', code: E.overload_trip }),
    scene(at + 1, { type: 'switched', relay_state: RelayState.open }),
    scene(at + HOUR, { type: 'switched', relay_state: RelayState.closed }),
  ]
}

/** It wakes once a day, about three in the morning. */
const ofWaterMeter = ({ read, condition }: Device, { of, scene }: Means): readonly Scene[] => [
  scene((170 + of('minute') * 25) * 60, {
    ...condition,
    type: 'reading',
    water_read: new Decimal(read)
      .times(water_divisor)
      .plus(4 + Math.floor(of('used') * 28))
      .toNumber(),
  }),
]

const ofDoor = (_: Device, { of, pick, scene }: Means): readonly Scene[] =>
  times(10 + Math.floor(of('passes') * 30)).map((at) =>
    scene((pick(HOURS, 'hour', at) + of('minute', at)) * HOUR, {
      type: 'pass',
      way: of('way', at) < 0.8 ? PassWay.face : PassWay.card,
      direction: of('direction', at) < 0.5 ? PassDirection.in : PassDirection.out,
    }),
  )

const DAYS: Readonly<Record<number, (device: Device, means: Means) => readonly Scene[]>> = {
  [T.lock]: ofLock,
  [T.electricity_meter]: ofMeter,
  [T.cold_water_meter]: ofWaterMeter,
  [T.hot_water_meter]: ofWaterMeter,
  [T.face_access]: ofDoor,
  [T.m3_access]: ofDoor,
}

/** Some are away for a while. */
function failures(_: Device, { of, scene }: Means): readonly Scene[] {
  if (of('fails') > 0.02) return []
  const from = of('from') * 20 * HOUR
  return [scene(from, { type: 'offline' }), scene(from + (0.5 + of('long') * 3) * HOUR, { type: 'online' })]
}
