/** Which devices hang where: the bare list of each home's devices with serial numbers and keys, before any reading. */
import { addMonths } from '../../values/calendar.ts'
import { DeviceState, HomeType, RoomType } from '../../generated/enums.ts'
import { dice } from './dice.ts'
import type { Dice } from './dice.ts'
import { layout } from './layout.ts'
import type { HomePlace, Place } from './layout.ts'
import type { Plan } from './plan.ts'

export type Family =
  'gateway' | 'lock' | 'meter' | 'collector' | 'repeater' | 'water_gateway' | 'water_meter' | 'face' | 'm3'

export interface Fitting {
  readonly device_id: number
  readonly sn: string
  readonly family: Family
  readonly home: HomePlace
  readonly place: Place
  readonly position: string
  /** Its gateway or collector. */
  readonly gateway_id: number | null
  /** Set for devices that are no longer in use: their device state. */
  readonly retired: number | null
  /** All of its home, and itself. */
  readonly beside: readonly Fitting[]
}

export const isInUse = ({ retired }: Fitting): boolean => retired === null

type Wish = Pick<Fitting, 'family' | 'place' | 'position'> & {
  /** Position of its gateway among the home's wishes. */
  readonly through: number | null
  readonly retired?: number
}

export function* fittings(plan: Plan): Generator<Fitting> {
  let device_id = 1
  for (const home of layout(plan)) {
    const first = device_id
    const beside: Fitting[] = []
    for (const { through, retired = null, ...wish } of wishes(home)) {
      const sn = serialNumber(wish.family, home, plan.client_id, device_id)
      beside.push({
        ...wish,
        device_id: device_id++,
        sn,
        home,
        gateway_id: through === null ? null : first + through,
        retired,
        beside,
      })
    }
    yield* beside
  }
}

function wishes(home: HomePlace): readonly Wish[] {
  const shared = home.places.find(({ room_type }) => room_type === RoomType.public)
  if (shared === undefined) return []
  const trunk = home.whole ? [gatewayOf(shared)] : (TRUNKS[home.home_type]?.(shared) ?? [])
  const rooms = home.places.filter(({ room_type }) => room_type === RoomType.common)
  return [
    ...trunk,
    ...rooms.flatMap((place, at) => roomWishes(home, place, gatewayFor(trunk, at))),
    ...leftovers(home, rooms),
  ]
}

const gatewayOf = (place: Place): Wish => ({ family: 'gateway', place, position: '入户玄关', through: null })

/** What the public area holds: gateways first, since others name them. */
const TRUNKS: Readonly<Record<number, (shared: Place) => readonly Wish[]>> = {
  [HomeType.decentralized]: (shared) => [
    gatewayOf(shared),
    { family: 'lock', place: shared, position: '入户门', through: 0 },
    { family: 'meter', place: shared, position: '公区电箱', through: 0 },
  ],
  [HomeType.centralized]: (shared) => [
    ...['A栋2层走廊', 'A栋3层走廊', 'B栋2层走廊', 'B栋3层走廊'].map((position) => ({
      family: 'gateway' as const,
      place: shared,
      position,
      through: null,
    })),
    ...['A栋配电间', 'B栋配电间'].map((position) => ({
      family: 'collector' as const,
      place: shared,
      position,
      through: null,
    })),
    ...['A栋3层尽头', 'B栋3层尽头'].map((position, at) => ({
      family: 'repeater' as const,
      place: shared,
      position,
      through: at * 2 + 1,
    })),
    ...['A栋水井', 'B栋水井'].map((position) => ({
      family: 'water_gateway' as const,
      place: shared,
      position,
      through: null,
    })),
    ...['A栋大堂', 'B栋大堂'].map((position) => ({ family: 'face' as const, place: shared, position, through: null })),
    { family: 'm3', place: shared, position: '园区南门', through: null },
    { family: 'meter', place: shared, position: '公区总表', through: 4 },
    { family: 'meter', place: shared, position: '电梯与照明', through: 4 },
  ],
  [HomeType.mixed]: (shared) => [
    { family: 'gateway', place: shared, position: '2层楼道', through: null },
    { family: 'gateway', place: shared, position: '5层楼道', through: null },
    { family: 'collector', place: shared, position: '一层配电箱', through: null },
    { family: 'face', place: shared, position: '单元门', through: null },
    { family: 'meter', place: shared, position: '楼道照明', through: 2 },
  ],
}

function gatewayFor(trunk: readonly Wish[], at: number): number {
  const gateways = trunk.filter(({ family }) => family === 'gateway').length
  return Math.floor(at / 13) % gateways
}

function roomWishes({ home_type, home_id, whole }: HomePlace, place: Place, gateway: number): readonly Wish[] {
  const water = home_type === HomeType.centralized || dice('water', home_id, place.room_id).chance(0.45)
  return [
    { family: 'lock', place, position: whole ? '入户门' : '房门', through: gateway },
    { family: 'meter', place, position: whole ? '入户电箱' : '房间电箱', through: gateway },
    ...(water ? [{ family: 'water_meter' as const, place, position: '卫生间', through: null }] : []),
  ]
}

/** Replaced, returned, lost, removed and unbound locks stay on the books of some homes. */
function leftovers({ home_id }: HomePlace, [place]: readonly Place[]): readonly Wish[] {
  if (place === undefined || home_id % 4 !== 2) return []
  return [
    {
      family: 'lock',
      place,
      position: '房门',
      through: null,
      retired: RETIRED[Math.floor(home_id / 4) % RETIRED.length] ?? DeviceState.removed,
    },
  ]
}

const RETIRED = [DeviceState.replaced, DeviceState.returned, DeviceState.lost, DeviceState.removed, DeviceState.unbound]

/** True numbers of each family: production month at places 3 to 6 where there is one, then the model, then a count. */
function serialNumber(family: Family, { built }: HomePlace, client_id: number, device_id: number): string {
  const chance = dice('sn', client_id, device_id)
  const made = addMonths(built, -chance.int(1, 5))
  const month = made.slice(2, 4) + made.slice(5, 7)
  return SERIALS[family](chance, month, (digits) => `${client_id}${String(device_id).padStart(digits - 1, '0')}`)
}

type Serial = (chance: Dice, month: string, count: (digits: number) => string) => string
const LOCK_CODES = [
  '19',
  '23',
  '24',
  '26',
  '29',
  '50',
  '50',
  '58',
  '66',
  '66',
  '93',
  '93',
  '94',
  '95',
  'ad',
  'ad',
  'ag',
  'an',
  '91',
  '92',
]

const SERIALS: Readonly<Record<Family, Serial>> = {
  gateway: (_, month, count) => `cn${month}01${count(12)}`,
  lock: (chance, month, count) => `lk${month}${chance.chance(0.01) ? 'zz' : chance.pick(LOCK_CODES)}${count(12)}`,
  meter: (chance, _, count) => `${chance.pick(['41', '42', '42', '43', '44', '44', '86'])}${count(10)}`,
  collector: (_, month, count) => `em${month}01${count(12)}`,
  repeater: (_, month, count) => `rp${month}01${count(12)}`,
  water_gateway: (_, month, count) => `g101${month}${count(7)}`,
  water_meter: (_, __, count) => `0000${count(8)}`,
  face: (_, month, count) => `ec${month}02${count(12)}`,
  m3: (_, month, count) => `ec${month}01${count(12)}`,
}
