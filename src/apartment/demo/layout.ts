/**
 * The plan of every home: its places (rooms, public area, buildings and households) with their keys, before any detail.
 * All generators walk it, so that rooms, devices and leases agree without holding one another.
 */
import { addDays } from '../../values/calendar.ts'
import { HomeType, RoomType } from '../../generated/enums.ts'
import type { Plan } from './plan.ts'

export interface HomePlace {
  readonly home_id: number
  /** Count of the homes of its store before it. */
  readonly number: number
  readonly store_id: number
  readonly home_type: number
  /** Let as one, to one tenant and those who live there too: it has one place to let. */
  readonly whole: boolean
  /** The day on which it was taken on. */
  readonly built: string
  readonly places: readonly Place[]
}

export interface Place {
  readonly room_id: number
  readonly room_type: number
  readonly building: string | null
  readonly household: string | null
  readonly room: string | null
  readonly floor: number | null
  readonly parent_ids: readonly number[]
  /** Count of the common rooms before it; null for all others. */
  readonly number: number | null
}

/** What a room to let, or a public area, is called in the lists. */
export function roomName({ room_type, building, household, room }: Place): string {
  const house = [building, household].filter((part) => part !== null).join('#')
  const own = room_type === RoomType.public ? '公区' : `房间${room ?? ''}`
  const isApart = house !== '' && (room !== null || room_type === RoomType.public)
  return `${house}${isApart ? '-' : ''}${own}`
}

type Sketch = Omit<Place, 'room_id' | 'parent_ids' | 'number'> & {
  /** Positions in the home's list. */ readonly parents: readonly number[]
}

export function* layout(plan: Plan): Generator<HomePlace> {
  let room_id = 1
  let number = 0
  for (let at = 0; at < plan.homes; at++) {
    const home_type = typeAt(at)
    const first = room_id
    const inStore = Math.floor(at / plan.areas.length)
    const places = SKETCHES[home_type](at, inStore).map(({ parents, ...sketch }): Place => ({
      ...sketch,
      room_id: room_id++,
      parent_ids: parents.map((position) => first + position),
      number: sketch.room_type === RoomType.common ? number++ : null,
    }))
    yield {
      home_id: at + 1,
      number: inStore,
      store_id: storeOf(plan, at + 1),
      home_type,
      whole: isWhole(at),
      built: builtOn(plan, at),
      places,
    }
  }
}

/** They take turns. */
export const storeOf = ({ areas }: Plan, home_id: number): number => ((home_id - 1) % areas.length) + 1

/** One after the other, over a year; the newest is older than the oldest lease. */
const builtOn = ({ today, homes }: Plan, at: number): string =>
  addDays(today, -OLDEST_HOME_DAYS + Math.floor((at * 360) / homes))
const OLDEST_HOME_DAYS = 1180

/** Of every twelve homes one is centralised and one mixed. */
function typeAt(at: number): keyof typeof SKETCHES {
  if (at % 12 === 0) return HomeType.centralized
  return at % 12 === 6 ? HomeType.mixed : HomeType.decentralized
}

const SKETCHES = {
  [HomeType.decentralized]: flat,
  [HomeType.centralized]: apartmentHouse,
  [HomeType.mixed]: shop,
} as const

/** Of every 36 homes two flats; their neighbours are larger. */
const isWhole = (at: number): boolean => at % 36 === 31 || at % 36 === 33

/** A flat of three to six rooms, four on average, in a housing block; the eight communities of a store take turns. */
function flat(at: number, inStore: number): readonly Sketch[] {
  const door = (Math.floor(inStore / 8) * 671 + (inStore % 8) * 97 + 35) % DOORS
  const floor = 2 + (Math.floor(door / 4) % 26)
  const place = {
    building: `${1 + Math.floor(door / 104)}栋`,
    household: `${floor}0${1 + (door % 4)}`,
    floor,
    parents: [],
  }
  const rooms = isWhole(at) ? ['01'] : letters(LARGE_FLATS[at % 36] ?? FLAT_ROOMS[at % 12] ?? 4)
  return [
    { ...place, room_type: RoomType.public, room: null },
    ...rooms.map((room) => ({ ...place, room_type: RoomType.common, room })),
  ]
}
/** Doors of a community: 18 buildings of 26 floors of 4. */
export const DOORS = 18 * 26 * 4
const LARGE_FLATS: Readonly<Record<number, number>> = { 28: 5, 29: 5, 32: 5, 34: 5, 35: 6 }
const FLAT_ROOMS = [4, 4, 3, 5, 4, 4, 4, 4, 3, 5, 4, 4]

/** Two houses of two floors with thirteen rooms each. */
function apartmentHouse(): readonly Sketch[] {
  const empty = { building: null, household: null, room: null, floor: null, parents: [] }
  const houses = ['A栋', 'B栋'].map((building) => ({ ...empty, building, room_type: RoomType.building }))
  const rooms = houses.flatMap(({ building }, house) =>
    [2, 3].flatMap((floor) =>
      numbers(13).map((door): Sketch => ({
        building,
        household: null,
        room: `${floor}${door}`,
        floor,
        room_type: RoomType.common,
        parents: [1 + house],
      })),
    ),
  )
  return [{ ...empty, room_type: RoomType.public }, ...houses, ...rooms]
}

/** One house with four households of three or four rooms. */
function shop(at: number): readonly Sketch[] {
  const building = '1栋'
  const sizes = at % 36 === 30 ? [4, 4, 3, 3] : [4, 4, 4, 3]
  const empty = { building, household: null, room: null, floor: null, parents: [] }
  const households = sizes.map((_, i): Sketch => ({
    ...empty,
    household: `${3 + i}01`,
    floor: 3 + i,
    room_type: RoomType.household,
    parents: [1],
  }))
  const rooms = households.flatMap((household, i) =>
    letters(sizes[i] ?? 0).map((room): Sketch => ({
      ...household,
      room,
      room_type: RoomType.common,
      parents: [1, 2 + i],
    })),
  )
  return [
    { ...empty, building: null, room_type: RoomType.public },
    { ...empty, room_type: RoomType.building },
    ...households,
    ...rooms,
  ]
}

const letters = (count: number): readonly string[] => [...'ABCDEFGH'].slice(0, count)
const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'))
