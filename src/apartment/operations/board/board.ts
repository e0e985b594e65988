/** A page of the room board: rooms in their order, and of each what the asker may see. */
import { lease_ending_days } from '../../../generated/constants.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import type { EntityName } from '../../../server/records/types.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDays, dayOf } from '../../../values/calendar.ts'
import { invalid, refused } from '../devices/refused.ts'
import {
  AHEAD,
  DEVICES,
  EVENTS,
  GRANTS,
  HOMES,
  LEASES,
  page,
  PAGE,
  PLACES,
  TEXT_PLACES,
  TOLD_BY,
  type Narrowed,
} from './statements.ts'

type Answer = CallTypes['room_board']['response']
type Room = Answer['rooms'][number]
type Row = Readonly<Record<string, unknown>>

export const roomBoard: Operation<'room_board'> = async (work, { state, after, limit = PAGE, ...asked }) => {
  if (state !== undefined && !work.lists.sees(TOLD_BY[state])) throw new AppError('forbidden')
  await demandPlaces(work, asked)
  const end = after === undefined ? [] : endOf(after)
  const found = await work.ask(
    page(narrowedBy(asked), state, after !== undefined),
    ...valuesOf(work, asked),
    limit,
    ...end,
  )
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    homes: await homesOf(work, [...new Set(rows.map(({ home_id }) => Number(home_id)))]),
    rooms: await tilesOf(work, rows),
    next: last === undefined ? null : Buffer.from(JSON.stringify(last['place'])).toString('base64url'),
  }
}

type Asked = Pick<CallTypes['room_board']['request'], 'store_id' | 'home_id' | 'word'>

export const narrowedBy = ({ store_id, home_id, word }: Asked): Narrowed => ({
  store: store_id !== undefined,
  home: home_id !== undefined,
  word: word !== undefined,
})

/** A store or home that is not the asker's to see is refused, not shown as an empty one. */
export async function demandPlaces({ records, lang }: Work, { store_id, home_id }: Asked): Promise<void> {
  if (store_id !== undefined && (await records.of('store').find({ id: store_id }, ['name'], 1)).length === 0)
    throw refused(lang, 'not_found', 'store_id')
  if (home_id !== undefined && (await records.of('home').find({ home_id }, ['name'], 1)).length === 0)
    throw refused(lang, 'not_found', 'home_id')
}

export function valuesOf({ now }: Pick<Work, 'now'>, { store_id, home_id, word }: Asked): readonly unknown[] {
  const today = dayOf(now)
  return [store_id, today, home_id, word, addDays(today, lease_ending_days)]
}

/** As the answer of the page before said it. */
function endOf(after: string): readonly unknown[] {
  const NOT_OURS = { zh: '页码标记无效，请从第一页重新查看', en: 'Not the end of a page; begin at the first one again' }
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (Array.isArray(place) && place.length === PLACES && place.every(isPart)) return place
  } catch {
    // No JSON: refused below.
  }
  throw invalid('after', NOT_OURS)
}

const isPart = (part: unknown, at: number): boolean =>
  TEXT_PLACES.includes(at) ? typeof part === 'string' : Number.isSafeInteger(part)

async function homesOf({ ask }: Work, keys: readonly number[]): Promise<Answer['homes']> {
  const homes = new Map((await ask(HOMES, keys)).map((home) => [Number(home['home_id']), home]))
  return keys.flatMap((home_id) => {
    const home = homes.get(home_id)
    if (home === undefined) return []
    const { name, store_id, store, floors } = home
    return [
      {
        home_id,
        name: String(name),
        store_id: Number(store_id),
        store: String(store),
        floors: floors as Answer['homes'][number]['floors'],
      },
    ]
  })
}

async function tilesOf(work: Work, rows: readonly Row[]): Promise<Answer['rooms']> {
  const keys = rows.map(({ room_id }) => Number(room_id))
  const today = dayOf(work.now)
  const beside = async (entity: EntityName, statement: OwnStatement): Promise<ByRoom> =>
    byRoom(work.lists.sees(entity) && keys.length > 0 ? await work.ask(statement, keys, today) : [])
  const [leases, ahead, devices, events, grants] = await Promise.all([
    beside('lease', LEASES),
    beside('lease', AHEAD),
    beside('device', DEVICES),
    beside('event', EVENTS),
    beside('grant', GRANTS),
  ])
  return rows.map((row): Room => {
    const room_id = Number(row['room_id'])
    return {
      room_id,
      home_id: Number(row['home_id']),
      name: String(row['name']),
      room_type: row['room_type'] as Room['room_type'],
      building: textOf(row['building']),
      household: textOf(row['household']),
      floor: row['floor'] === null ? null : Number(row['floor']),
      rent: textOf(row['rent']),
      room_let: row['room_let'] === null ? null : Number(row['room_let']),
      lease: leaseOf(leases.get(room_id)?.[0]),
      next: nextOf(ahead.get(room_id)?.[0]),
      devices: (devices.get(room_id) ?? []).map(deviceOf),
      events: Number(events.get(room_id)?.[0]?.['count'] ?? 0),
      uncleared: Number(grants.get(room_id)?.[0]?.['count'] ?? 0),
    }
  })
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value))

type ByRoom = ReadonlyMap<number, readonly Row[]>

function byRoom(rows: readonly Row[]): ByRoom {
  const found = new Map<number, Row[]>()
  for (const row of rows) {
    const room = Number(row['room_id'])
    const others = found.get(room)
    if (others) others.push(row)
    else found.set(room, [row])
  }
  return found
}

const leaseOf = (row: Row | undefined): Room['lease'] =>
  row === undefined
    ? null
    : {
        lease_id: Number(row['lease_id']),
        tenant: String(row['tenant']),
        ends_on: String(row['ends_on']),
        frozen: row['frozen'] === true,
      }

const nextOf = (row: Row | undefined): Room['next'] =>
  row === undefined
    ? null
    : { lease_id: Number(row['lease_id']), tenant: String(row['tenant']), starts_on: String(row['starts_on']) }

const deviceOf = (row: Row): Room['devices'][number] => ({
  device_id: Number(row['device_id']),
  device_type: Number(row['device_type']),
  net_state: Number(row['net_state']),
  low: row['low'] === true,
  arrears: row['arrears'] === true,
})
