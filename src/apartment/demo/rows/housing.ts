/** Homes and their rooms. */
import { HomeLeaseType, HomeType, RoomType } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { DOORS, layout } from '../layout.ts'
import type { HomePlace, Place } from '../layout.ts'
import { moment } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import type { Area } from '../words/places.ts'
import { homeNotes } from '../words/texts.ts'
import { MIDDLES } from '../../ports/maps.ts'

export const homes: Rows = function* (plan) {
  for (const home of layout(plan)) {
    const { home_id, home_type, store_id } = home
    const chance = dice('home', plan.client_id, home_id)
    yield {
      create: known({
        home_type,
        store_id,
        ...homeOf(plan, home),
        ...positionOf(plan, home),
        home_lease_type: home.whole ? HomeLeaseType.whole : HomeLeaseType.sublet,
        note: chance.chance(0.2) ? chance.pick(homeNotes) : null,
      }),
      server: { home_id, client_id: plan.client_id, created_at: builtAt(plan, home) },
    }
  }
}

/** What a home is called, and where it is. */
export function homeOf(plan: Plan, home: HomePlace): Values {
  const area = areaOf(plan, home)
  const { province, city, district } = area
  return { province, city, district, ...NAMED[home.home_type]?.(home, area, plan.areas.length) }
}

/** Flats of one community are neighbours; some homes have not been located yet. */
function positionOf(plan: Plan, home: HomePlace): Values {
  const { city, district } = areaOf(plan, home)
  const [longitude, latitude] = MIDDLES[city + district] ?? []
  const chance = dice('position', plan.client_id, home.home_id)
  if (longitude === undefined || latitude === undefined || chance.chance(0.1)) return {}
  const { community, address } = homeOf(plan, home)
  const around = dice('community', plan.client_id, home.store_id, String(community ?? address))
  /** Millionths of a degree: some kilometres to its community, some hundred metres within it. */
  const near = (middle: string) =>
    (Number(middle) + (around.int(-24_000, 24_000) + chance.int(-1500, 1500)) / 1_000_000).toFixed(6)
  return { longitude: near(longitude), latitude: near(latitude) }
}

/** Put on the books in the course of that day. */
export const builtAt = (plan: Plan, { built, home_id }: HomePlace): string => moment(plan, built, 560 + (home_id % 400))

export const areaOf = ({ areas }: Plan, { store_id }: HomePlace): Area => {
  const area = areas[store_id - 1]
  if (area === undefined) throw new RangeError(`No area of store ${store_id}`)
  return area
}

type Named = (home: HomePlace, area: Area, stores: number) => Values

/** Names are unique: of a flat by its community and door, of the others by a number that counts on. */
const NAMED: Readonly<Record<number, Named>> = {
  [HomeType.decentralized]: ({ number, places: [first] }, area) => {
    const community = turn(area.communities, number) + phase(Math.floor(number / (DOORS * area.communities.length)))
    const building = first?.building ?? ''
    const household = first?.household ?? ''
    const address = `${turn(area.streets, number)}${12 + ((number * 37) % 480)}号`
    return { name: `${community}${building}${household}`, community, address, door_number: `${building}${household}` }
  },
  [HomeType.centralized]: ({ number }, area) => {
    const count = Math.floor(number / 12)
    const name = turn(area.apartments, count) + phase(Math.floor(count / area.apartments.length))
    return { name, address: `${turn(area.streets, count)}${66 + count * 2}号`, alias: name.split('·').at(-1) }
  },
  [HomeType.mixed]: ({ number }, area) => {
    const count = Math.floor(number / 12)
    const address = `${turn(area.streets, count)}${101 + count * 2}号`
    return { name: `${address}楼`, address, community: turn(area.communities, count + 3) }
  },
}

const phase = (count: number): string => (count === 0 ? '' : `${count + 1}期`)

function turn<T>(list: readonly T[], count: number): T {
  const found = list[count % list.length]
  if (found === undefined) throw new RangeError('Nothing to choose from')
  return found
}

export const rooms: Rows = function* (plan) {
  for (const home of layout(plan)) {
    for (const place of home.places)
      yield {
        create: roomOf(plan, home, place),
        server: { room_id: place.room_id, client_id: plan.client_id, created_at: builtAt(plan, home) },
      }
  }
}

function roomOf(plan: Plan, home: HomePlace, place: Place): Values {
  const { home_id, home_type, whole } = home
  const chance = dice('room', plan.client_id, place.room_id)
  const common = place.room_type === RoomType.common
  const area = whole
    ? chance.int(6800, 11000)
    : home_type === HomeType.centralized
      ? chance.int(1800, 3600)
      : chance.int(950, 2400)
  return known({
    home_id,
    room_type: place.room_type,
    building_name: place.building,
    household_name: place.household,
    room_name: place.room,
    floor: place.floor,
    parent_ids: place.parent_ids.length === 0 ? null : place.parent_ids,
    area: common ? hundredths(area) : null,
    rent: common ? hundredths(rentOf(plan, home, place)) : null,
  })
}

/** A month's rent in cents, whole fifties of yuan. */
export const rentOf = ({ client_id }: Plan, { whole }: HomePlace, { room_id }: Place): number =>
  dice('rent', client_id, room_id).int(26, 88) * (whole ? 15_000 : 5000)
