/**
 * What is known of homes that share a month's energy: rooms with their leases, meters with their readings, what has
 * been booked before.
 */
import {
  CommandState,
  CommandType,
  DeviceType,
  HomeLeaseType,
  NetState,
  PayMode,
  RelayState,
  RoomType,
} from '../../generated/enums.ts'
import type { OwnStatement, Table } from '../../server/calls/statements.ts'
import type { PoolLease } from '../domain/pool.ts'
import { counts } from './intake.ts'

export interface RoomFacts {
  readonly home_id: number
  readonly room_id: number
  readonly room: string
  readonly pool_type: number
  readonly pool_area_type: number
  readonly open: boolean
  readonly weight: number | null
  readonly leases: readonly PoolLease[]
  readonly ended: boolean
}

/** Values: homes; the month's first and last day. Of homes that are let whole nobody shares with anybody. */
export const ROOMS: OwnStatement = {
  name: 'rooms that share',
  text: ({ company, value }) => {
    const [home, room, lease] = [company('home'), company('room'), company('lease')]
    const [first, last] = [value(1, 'date'), value(2, 'date')]
    const until = `least(${lease.column('lease_range_to')}, coalesce(${lease.column('check_out_date')}, ${lease.column('lease_range_to')}))`
    return `select ${home.key} as home_id, ${room.key} as room_id, ${room.column('display_name')} as room,
        ${home.column('pool_type')} as pool_type, ${home.column('pool_area_type')} as pool_area_type,
        ${room.column('pool_open')} as open, ${room.column('pool_weight')} as weight, coalesce(l.leases, '[]') as leases, coalesce(l.ended, false) as ended
      from ${room.from} join ${home.from} on ${home.key} = ${room.column('home_id')}
      left join lateral (
        select json_agg(json_build_object('lease_id', s.lease_id, 'from', greatest(s.begins, ${first}), 'until', least(s.ends, ${last})) order by s.begins, s.lease_id) filter (where s.ends >= ${first}) as leases,
          bool_or(s.ends < ${first}) as ended
        from (select ${lease.key} as lease_id, ${lease.column('lease_range_from')} as begins, ${until} as ends
          from ${lease.from} where ${lease.where} and ${lease.column('room_id')} = ${room.key}) s where s.begins <= ${last} and s.ends >= s.begins
      ) l on true
      where ${room.where} and ${home.where} and ${home.key} = any(${value(0, 'bigint[]')}) and ${room.column('room_type')} = ${RoomType.common}
        and ${home.column('home_lease_type')} <> ${HomeLeaseType.whole}
      order by ${home.key}, ${room.key}`
  },
}

export interface MeterFacts {
  readonly home_id: number
  readonly room_id: number
  readonly room: string
  readonly device_id: number
  readonly sn: string
  readonly former: boolean
  readonly public: boolean
  readonly online: boolean
  /** It owes something, with its power on. */
  readonly owes: boolean
  readonly begin: string | null
  readonly begin_at: Date | null
  readonly end: string | null
  readonly end_at: Date | null
  readonly used: string | null
}

/**
 * Values: homes; the month's beginning and end. From the last reading before the month, or the meter's first, to the
 * last one in it, step by step: a step back is a reset and counts nothing. A meter that has left its room stood where
 * it was read last.
 */
export const METERS: OwnStatement = {
  name: 'meters of homes that share',
  text: ({ company, value }) => {
    const [device, room, reading, before] = [
      company('device'),
      company('room'),
      company('electricity_reading'),
      company('electricity_reading'),
    ]
    const [from, until] = [value(1, 'timestamptz'), value(2, 'timestamptz')]
    const [time, shown] = [reading.column('read_time'), reading.column('electric_read')]
    return `select ${device.column('home_id')} as home_id, ${room.key} as room_id, ${room.column('display_name')} as room, ${device.key} as device_id, ${device.column('sn')} as sn,
        ${device.column('former')} <> 0 as former, ${room.column('room_type')} = ${RoomType.public} as public, ${device.column('net_state')} = ${NetState.online} as online,
        ${device.column('former')} = 0 and ${device.column('remaining')} < 0 and ${device.column('relay_state')} is not distinct from ${RelayState.closed} as owes,
        r.begin_read as begin, r.begin_at, r.end_read as end, r.end_at, r.used
      from ${device.from} left join lateral (
        select (array_agg(s.room_id order by s.at desc, s.id desc))[1] as room_id, min(s.at) as begin_at, max(s.at) as end_at, (array_agg(s.shown order by s.at, s.id))[1] as begin_read,
          (array_agg(s.shown order by s.at desc, s.id desc))[1] as end_read, sum(greatest(s.shown - coalesce(s.before, s.shown), 0)) as used
        from (select ${reading.key} as id, ${reading.column('room_id')} as room_id, ${time} as at, ${shown} as shown, lag(${shown}) over (order by ${time}, ${reading.key}) as before
          from ${reading.from} where ${reading.where} and ${counts(reading.column)} and ${reading.column('device_id')} = ${device.key} and ${time} < ${until}
            and ${time} >= coalesce((select max(${before.column('read_time')}) from ${before.from} where ${before.where} and ${counts(before.column)} and ${before.column('device_id')} = ${device.key} and ${before.column('read_time')} < ${from}), ${from})) s
      ) r on true join ${room.from} on ${room.key} = coalesce(${device.column('room_id')}, r.room_id)
      where ${device.where} and ${room.where} and ${device.column('home_id')} = any(${value(0, 'bigint[]')}) and ${device.column('device_type')} = ${DeviceType.electricity_meter}
        and (${device.column('former')} = 0 or r.end_at >= ${from}) and ${room.column('room_type')} in (${RoomType.common}, ${RoomType.public})
      order by ${device.column('home_id')}, ${room.key}, ${device.key}`
  },
}

export interface UnpaidFacts {
  readonly device_id: number
  readonly unpaid: 'not_cut' | 'trip_failed'
}

/**
 * Value: meters that owe something with their power on. Those that owe more than they may, by what is in force for
 * each, which is much to ask of all meters.
 */
export const UNPAID: OwnStatement = {
  name: 'meters that are not paid',
  text: ({ company, value }) => {
    const [device, order] = [company('device'), company('command_task')]
    const failed = [CommandState.fail, CommandState.timeout, CommandState.expired].map((state) => `'${state}'`)
    const uncut = `exists (select from ${order.from} where ${order.where} and ${order.key} = ${device.column('relay_task_id')} and ${order.column('command')} = '${CommandType.switch_off}' and ${order.column('state')} in (${failed.join(', ')}))`
    return `select ${device.key} as device_id, case when ${uncut} then 'trip_failed' else 'not_cut' end as unpaid from ${device.from}
      where ${device.where} and ${device.key} = any(${value(0, 'bigint[]')}) and ${device.column('pay_mode_in_force')} is distinct from ${PayMode.postpaid}
        and ${device.column('remaining')} <= -${device.column('overdraft_in_force')}`
  },
}

export interface BookedFacts {
  readonly home_id: number
  readonly room_id: number
  readonly pool_type: number
  readonly pool_area_type: number | null
  readonly weight: number | null
  readonly share: string | null
  readonly charged: string | null
  readonly reason: number | null
  readonly revision: number
  /** Of all calculations. */
  readonly booked: string
  /** It was calculated here, not taken over from elsewhere. */
  readonly explained: boolean
}

/** Values: homes; the month's first day. Of each room the last calculation. */
export const BOOKED: OwnStatement = {
  name: 'shares booked before',
  text: ({ company, value }) => {
    const share = company('pool_share')
    const names = [
      'home_id',
      'room_id',
      'pool_type',
      'pool_area_type',
      'weight',
      'share',
      'charged',
      'reason',
      'revision',
    ]
    return `select distinct on (${share.column('room_id')}) ${names.map((name) => `${share.column(name)} as ${name}`).join(', ')},
        coalesce(sum(${share.column('energy')}) over (partition by ${share.column('room_id')}), 0) as booked, ${share.column('meters')} is not null as explained
      from ${share.from} where ${share.where} and ${share.column('home_id')} = any(${value(0, 'bigint[]')}) and ${share.column('period_from')} = ${value(1, 'date')}
      order by ${share.column('room_id')}, ${share.column('revision')} desc, ${share.key} desc`
  },
}

/** Values: behind which home; at most so many. */
export const HOMES: OwnStatement = {
  name: 'homes that may share',
  text: ({ company, value }) => {
    const home = company('home')
    return `select ${home.key} as home_id from ${home.from} where ${home.where} and ${home.key} > ${value(0)} and ${home.column('home_lease_type')} <> ${HomeLeaseType.whole} order by ${home.key} limit ${value(1, 'integer')}`
  },
}

const WRITTEN = {
  home_id: 'bigint',
  room_id: 'bigint',
  period_from: 'date',
  period_to: 'date',
  pool_type: 'integer',
  pool_area_type: 'integer',
  total: 'numeric',
  weight: 'integer',
  share: 'numeric',
  days: 'integer',
  charged: 'numeric',
  energy: 'numeric',
  revision: 'integer',
  reason: 'integer',
  meters: 'jsonb',
  parts: 'jsonb',
  stays: 'jsonb',
} as const

/** Value: the rows. */
export const WRITE: OwnStatement = {
  name: 'book shares',
  writes: 'pool_share',
  text: ({ insertEach, value }) =>
    `${insertEach(
      'pool_share',
      Object.fromEntries(Object.keys(WRITTEN).map((name) => [name, `s.${name}`])),
      `json_to_recordset(${value(0, 'json')}) as s(${Object.entries(WRITTEN)
        .map((one) => one.join(' '))
        .join(', ')})`,
    )} returning id, room_id`,
}

/**
 * Values: rooms with what their tenants bear, or why that is not known; first and last day. The daily report has it
 * spread over the days of which the room's use is known, so that these add up to it.
 */
export const SPREAD: OwnStatement = {
  name: 'spread shares over days',
  writes: 'electric_usage',
  text: ({ company, value }) => {
    const [usage, of] = [company('electric_usage'), company('electric_usage')]
    const isMeant = ({ column }: Table): string =>
      `${column('day')} between ${value(1, 'date')} and ${value(2, 'date')}`
    // Behind `offset 0` days are looked up room by room, never those of all rooms.
    return `update ${usage.from} set shared = d.shared, reason = d.reason, version = ${usage.column('version')} + 1, updated_at = now()
      from (select u.id, g.room_id, g.reason,
          (trunc(g.charged * 100 * row_number() over days / count(*) over (partition by g.room_id)) - trunc(g.charged * 100 * (row_number() over days - 1) / count(*) over (partition by g.room_id))) / 100 as shared
        from json_to_recordset(${value(0, 'json')}) as g(room_id bigint, charged numeric, reason integer)
          cross join lateral (select ${of.key} as id, ${of.column('day')} as day from ${of.from} where ${of.where} and ${of.column('room_id')} = g.room_id and ${isMeant(of)} offset 0) u
        window days as (partition by g.room_id order by u.day, u.id)) d
      where ${usage.where} and ${usage.key} = d.id and ${usage.column('room_id')} = d.room_id and ${isMeant(usage)}
        and (${usage.column('shared')}, ${usage.column('reason')}) is distinct from (d.shared, d.reason)`
  },
}
