/**
 * The statements of the room board. A room enters by its home, so that a page is read in the order in which it is
 * shown and ends where it is full; what else a tile tells is asked for the rooms of the page. Values are told apart by
 * their places: `AT`.
 */
import { low_battery_percent } from '../../../generated/constants.ts'
import { BoardState, EventState, LeaseStatus, NetState, RoomLet, RoomType } from '../../../generated/enums.ts'
import type { OwnStatement, StatementText, Table } from '../../../server/calls/statements.ts'
import type { EntityName } from '../../../server/records/types.ts'

/** Rooms of one page, at most. */
export const PAGE = 200

export const AT = { store: 0, today: 1, home: 2, word: 3, soon: 4, limit: 5, after: 6 } as const

/** What the board is narrowed to; each combination is a statement of its own. */
export interface Narrowed {
  readonly store: boolean
  readonly home: boolean
  readonly word: boolean
}

/** What a state is told by, beside rooms: who may not see that list is not told of it. */
export const TOLD_BY: Readonly<Record<BoardState, EntityName>> = {
  [BoardState.vacant]: 'room',
  [BoardState.booked]: 'room',
  [BoardState.let]: 'room',
  [BoardState.ending]: 'lease',
  [BoardState.frozen]: 'lease',
  [BoardState.abnormal]: 'event',
  [BoardState.equipped]: 'device',
  [BoardState.offline]: 'device',
  [BoardState.arrears]: 'device',
  [BoardState.uncleared]: 'grant',
}

const SHOWN_TYPES = [RoomType.common, RoomType.public].join()
const OPEN_EVENTS = [EventState.open, EventState.handling].join()

const all = (...conditions: readonly string[]): string => conditions.join(' and ')
const named = (narrowed: Narrowed): string =>
  Object.entries(narrowed)
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join()

/** In force today. That its last day is to come follows from the status, and lets an index find it. */
const inForce = ({ value }: StatementText, lease: Table): string =>
  all(
    lease.where,
    `${lease.column('status')} = ${LeaseStatus.valid}`,
    `${lease.column('ends_on')} >= ${value(AT.today, 'date')}`,
  )
/** Begins on a day to come; of a room that somebody lives in it is only the next one. */
const isAhead = ({ value }: StatementText, lease: Table): string =>
  all(
    lease.where,
    `${lease.column('status')} = ${LeaseStatus.not_started}`,
    `${lease.column('starts_on')} > ${value(AT.today, 'date')}`,
  )
const isEnding = ({ value }: StatementText, lease: Table): string =>
  `${lease.column('ends_on')} <= ${value(AT.soon, 'date')}`
const present = (device: Table): string => all(device.where, `${device.column('former')} = 0`)
const owes = (device: Table): string => device.column('in_arrears')
const isAway = (device: Table): string => `${device.column('net_state')} = ${NetState.offline}`
const isOpen = (event: Table): string => all(event.where, `${event.column('state')} in (${OPEN_EVENTS})`)
const isLeft = (grant: Table): string => all(grant.where, grant.column('pending_removal'))

const there = (of: Table, room: Table, ...conditions: readonly string[]): string =>
  `exists (select 1 from ${of.from} where ${all(`${of.column('room_id')} = ${room.key}`, ...conditions)})`

/** Of what most rooms are, room by room until the page is full; of the others from the lists that tell of them. */
const STATES: Readonly<Record<BoardState, (text: StatementText, room: Table) => string>> = {
  [BoardState.vacant]: (_, room) => `${room.column('room_let')} = ${RoomLet.vacant}`,
  [BoardState.booked]: (_, room) => `${room.column('room_let')} = ${RoomLet.booked}`,
  [BoardState.let]: (_, room) => `${room.column('room_let')} = ${RoomLet.let}`,
  [BoardState.ending]: (text, room) => {
    const lease = text.scoped('lease')
    return there(lease, room, inForce(text, lease), isEnding(text, lease))
  },
  [BoardState.frozen]: (text, room) => {
    const lease = text.scoped('lease')
    return there(lease, room, inForce(text, lease), lease.column('frozen'))
  },
  [BoardState.abnormal]: ({ scoped }, room) => {
    const event = scoped('event')
    return there(event, room, isOpen(event))
  },
  [BoardState.equipped]: (_, room) => `${room.column('devices_count')} > 0`,
  [BoardState.offline]: ({ scoped }, room) => {
    const device = scoped('device')
    return there(device, room, present(device), isAway(device))
  },
  [BoardState.arrears]: ({ scoped }, room) => {
    const device = scoped('device')
    return there(device, room, present(device), owes(device))
  },
  [BoardState.uncleared]: ({ scoped }, room) => {
    const grant = scoped('grant')
    return there(grant, room, isLeft(grant))
  },
}

interface Places {
  readonly home: Table
  readonly room: Table
  readonly from: string
  readonly where: string
}

/** Homes stand in their order already, so that a page that is full asks no further. */
function places({ scoped, made, value }: StatementText, narrowed: Narrowed): Places {
  const [of, home, room] = [scoped('home'), made('h', 'home'), scoped('room')]
  const like = (text: string): string => `strpos(lower(${text}), lower(${value(AT.word, 'text')})) > 0`
  const homes = all(
    of.where,
    ...(narrowed.store ? [`${of.column('store_id')} = ${value(AT.store)}`] : []),
    ...(narrowed.home ? [`${of.key} = ${value(AT.home)}`] : []),
  )
  const where = all(
    room.where,
    `${room.column('home_id')} = ${home.key}`,
    `${room.column('room_type')} in (${SHOWN_TYPES})`,
    ...(narrowed.word ? [`(${like(home.column('name'))} or ${like(room.column('display_name'))})`] : []),
  )
  const ordered = `(select * from ${of.from} where ${homes} order by ${of.column('store_id')}, ${of.key} offset 0) h`
  return { home, room, from: `${ordered}, ${room.from}`, where }
}

/** By store and home, as both were made; within a home by place. The types are those of a page's end. */
const ORDER: readonly { readonly type: string; readonly of: (places: Places) => string }[] = [
  { type: 'bigint', of: ({ home }) => home.column('store_id') },
  { type: 'bigint', of: ({ home }) => home.key },
  { type: 'text', of: ({ room }) => `coalesce(${room.column('building_name')}, '')` },
  { type: 'integer', of: ({ room }) => `coalesce(${room.column('floor')}, 1000)` },
  { type: 'text', of: ({ room }) => `coalesce(${room.column('household_name')}, '')` },
  { type: 'integer', of: ({ room }) => `coalesce(char_length(${room.column('room_name')}), 0)` },
  { type: 'text', of: ({ room }) => `coalesce(${room.column('room_name')}, '')` },
  { type: 'bigint', of: ({ room }) => room.key },
]
export const PLACES = ORDER.length
export const TEXT_PLACES: readonly number[] = ORDER.flatMap(({ type }, at) => (type === 'text' ? [at] : []))

/** One more than a page: whether there is a next one. */
export const page = (narrowed: Narrowed, state: BoardState | undefined, follows: boolean): OwnStatement => ({
  name: `room board ${named(narrowed)} ${state ?? ''} ${follows ? 'on' : ''}`,
  text: (text) => {
    const found = places(text, narrowed)
    const { room } = found
    const order = ORDER.map(({ of }) => of(found))
    const end = follows ? ORDER.map(({ type }, at) => text.value(AT.after + at, type)) : []
    const conditions = [
      found.where,
      ...(state === undefined ? [] : [STATES[state](text, room)]),
      // What the row comparison says already, of the two columns that an index orders.
      ...(follows
        ? [
            `(${order.slice(0, 2).join(', ')}) >= (${end.slice(0, 2).join(', ')})`,
            `(${order.join(', ')}) > (${end.join(', ')})`,
          ]
        : []),
    ]
    // What is told of a room is worked out for those of the page alone.
    const chosen = `select ${room.key} as id, jsonb_build_array(${order.join(', ')}) as place from ${found.from} where ${all(...conditions)} order by ${order.join(', ')} limit ${text.value(AT.limit, 'integer')} + 1`
    const told = text.company('room')
    const columns = [
      ...['room_id', 'home_id', 'room_type', 'floor', 'rent', 'room_let'].map(
        (name) => `${told.shown(name)} as ${name}`,
      ),
      `${told.column('display_name')} as name`,
      `${told.column('building_name')} as building`,
      `${told.column('household_name')} as household`,
      'c.place',
    ]
    return `with c as materialized (${chosen}) select ${columns.join(', ')} from c join ${told.from} on ${told.where} and ${told.key} = c.id order by ${ORDER.map((_, at) => (TEXT_PLACES.includes(at) ? `c.place ->> ${at}` : `(c.place ->> ${at})::bigint`)).join(', ')}`
  },
})

const amongRooms = ({ value }: StatementText, of: Table): string =>
  `${of.column('room_id')} = any(${value(0, 'bigint[]')})`

/** Asked with the keys of homes. */
export const HOMES: OwnStatement = {
  name: 'room board homes',
  text: ({ scoped, company, value }) => {
    const [home, store] = [scoped('home'), company('store')]
    return `select ${home.key} as home_id, ${home.column('name')} as name, ${home.column('store_id')} as store_id, ${store.column('name')} as store, coalesce(${home.column('floors')}, '[]') as floors
      from ${home.from} join ${store.from} on ${store.where} and ${store.key} = ${home.column('store_id')} where ${home.where} and ${home.key} = any(${value(0, 'bigint[]')})`
  },
}

/** Asked with the keys of rooms, as those below. */
export const LEASES: OwnStatement = {
  name: 'room board leases',
  text: (text) => {
    const [lease, tenant] = [text.scoped('lease'), text.company('tenant')]
    return `select ${lease.column('room_id')} as room_id, ${lease.key} as lease_id, ${tenant.shown('name')} as tenant, ${lease.shown('ends_on')} as ends_on, ${lease.column('frozen')} as frozen
      from ${lease.from}, ${tenant.from} where ${all(inForce(text, lease), tenant.where, `${tenant.key} = ${lease.column('tenant_id')}`, amongRooms(text, lease))}`
  },
}

/** Who comes next, the first ahead. */
export const AHEAD: OwnStatement = {
  name: 'room board leases ahead',
  text: (text) => {
    const [lease, tenant] = [text.scoped('lease'), text.company('tenant')]
    return `select ${lease.column('room_id')} as room_id, ${lease.key} as lease_id, ${tenant.shown('name')} as tenant, ${lease.shown('starts_on')} as starts_on
      from ${lease.from}, ${tenant.from} where ${all(isAhead(text, lease), tenant.where, `${tenant.key} = ${lease.column('tenant_id')}`, amongRooms(text, lease))} order by ${lease.column('starts_on')}`
  },
}

export const DEVICES: OwnStatement = {
  name: 'room board devices',
  text: (text) => {
    const device = text.scoped('device')
    const battery = device.column('battery')
    return `select ${device.column('room_id')} as room_id, ${device.key} as device_id, ${device.column('device_type')} as device_type, ${device.column('net_state')} as net_state,
      coalesce(${battery} >= 0 and ${battery} < ${low_battery_percent}, false) as low, ${owes(device)} as arrears
      from ${device.from} where ${all(present(device), amongRooms(text, device))} order by ${device.column('device_type')}, ${device.key}`
  },
}

const counted = (entity: EntityName, condition: (table: Table) => string): OwnStatement => ({
  name: `room board ${entity}s`,
  text: (text) => {
    const of = text.scoped(entity)
    return `select ${of.column('room_id')} as room_id, count(*)::integer as count from ${of.from} where ${all(condition(of), amongRooms(text, of))} group by 1`
  },
})
export const EVENTS = counted('event', isOpen)
export const GRANTS = counted('grant', isLeft)

const LEVELS = [RoomType.building, RoomType.household].join()

/**
 * What a list says of the rooms that count. A word needs the rooms themselves; without one the list's own home tells,
 * and buildings and households, which are no tiles, are few.
 */
function within(text: StatementText, of: Table, narrowed: Narrowed): string {
  const { company, scoped, value } = text
  if (narrowed.word) {
    const found = places(text, narrowed)
    return `${of.column('room_id')} in (select ${found.room.key} from ${found.from} where ${found.where})`
  }
  const level = company('room')
  const ofLevel = all(level.where, `${level.column('room_type')} in (${LEVELS})`)
  return all(
    `${of.column('room_id')} is not null`,
    `not exists (select 1 from ${level.from} where ${ofLevel} and ${level.key} = ${of.column('room_id')})`,
    ...(narrowed.home ? [`${of.column('home_id')} = ${value(AT.home)}`] : []),
    ...(narrowed.store
      ? [inHomes(scoped('home'), of, (home) => [`${home.column('store_id')} = ${value(AT.store)}`])]
      : []),
  )
}

const inHomes = (home: Table, of: Table, further: (home: Table) => readonly string[] = () => []): string =>
  `${of.column('home_id')} in (select ${home.key} from ${home.from} where ${all(home.where, ...further(home))})`

/** Rooms by what tells of them, each in one pass; columns are states. */
export const COUNTS = (narrowed: Narrowed) => {
  const named_ = named(narrowed)
  const statement = (of: string, text: OwnStatement['text']): OwnStatement => ({
    name: `room board counts ${of} ${named_}`,
    text,
  })
  return {
    room: statement('room', (text) => {
      const found = places(text, narrowed)
      return `select count(*)::integer as rooms, (count(*) filter (where ${found.room.column('room_type')} = ${RoomType.common}))::integer as common from ${found.from} where ${found.where}`
    }),
    /** No room has two of them. Whoever sees a room is told whether it is let, whatever they may know of the lease. */
    lease: statement('lease', (text) => {
      const lease = text.company('lease')
      return `select count(*)::integer as let, (count(*) filter (where ${isEnding(text, lease)}))::integer as ending, (count(*) filter (where ${lease.column('frozen')}))::integer as frozen
        from ${lease.from} where ${all(inForce(text, lease), inHomes(text.scoped('home'), lease), within(text, lease, narrowed))}`
    }),
    booked: statement('booked', (text) => {
      const lease = text.company('lease')
      const now = text.company('lease')
      const there = `select ${now.column('room_id')} from ${now.from} where ${inForce(text, now)}`
      return `select count(distinct ${lease.column('room_id')})::integer as booked from ${lease.from}
        where ${all(isAhead(text, lease), inHomes(text.scoped('home'), lease), within(text, lease, narrowed), `${lease.column('room_id')} not in (${there})`)}`
    }),
    device: statement('device', (text) => {
      const device = text.scoped('device')
      const each = `select bool_or(${isAway(device)}) as away, bool_or(${owes(device)}) as owes from ${device.from} where ${all(present(device), within(text, device, narrowed))} group by ${device.column('room_id')}`
      return `select count(*)::integer as equipped, (count(*) filter (where away))::integer as offline, (count(*) filter (where owes))::integer as arrears from (${each}) r`
    }),
    event: statement('event', (text) => {
      const event = text.scoped('event')
      return `select count(distinct ${event.column('room_id')})::integer as abnormal from ${event.from} where ${all(isOpen(event), within(text, event, narrowed))}`
    }),
    grant: statement('grant', (text) => {
      const grant = text.scoped('grant')
      return `select count(distinct ${grant.column('room_id')})::integer as uncleared from ${grant.from} where ${all(isLeft(grant), within(text, grant, narrowed))}`
    }),
  }
}
