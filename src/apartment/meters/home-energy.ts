/**
 * Each kilowatt-hour of a home once. What a main meter counted contains what the meters of the rooms counted, and what
 * rooms bear of a public area is theirs: both is taken off the days of the public area, so that the days of a home add
 * up to what flowed into it. It follows from the days alone: whoever writes some has it worked out again.
 */
import { PoolAreaType, RoomType } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { ELECTRIC_MONTH, renewMonths, type Renews, type RoomMonth } from './usage-months.ts'

/**
 * Value: months of rooms; their homes are looked at from the first of these on. Whether a public meter contains the
 * rooms' is what their sharing says: as the month was calculated first, else as the settings say now, if any room
 * shares at all. What rooms used since it was read before is in the day on which it was read next; of a meter that is
 * new in its place, only that day's. What rooms bear is taken off in the same month.
 */
export const HOME_ENERGY: OwnStatement = {
  name: 'energy of homes once',
  writes: 'electric_usage',
  text: ({ company, value }) => {
    const [named, home, room, sharing, share] = [
      company('room'),
      company('home'),
      company('room'),
      company('room'),
      company('pool_share'),
    ]
    const [table, own, earlier, since, others] = [
      company('electric_usage'),
      company('electric_usage'),
      company('electric_usage'),
      company('electric_usage'),
      company('electric_usage'),
    ]
    const [place, other] = [company('room'), company('room')]
    const month = (day: string): string => `to_char(${day}, 'YYYY-MM')`
    const isPublic = (of: typeof room): string => `${of.column('room_type')} = ${RoomType.public}`
    return `with meant as (
        select ${named.column('home_id')} as home_id, min(to_date(t.month, 'YYYY-MM')) as first
        from json_to_recordset(${value(0, 'json')}) as t(room_id bigint, month text) join ${named.from} on ${named.key} = t.room_id
        where ${named.where} group by 1
      ), ways as (
        select h.home_id, h.first, coalesce((
            select max(${since.column('day')}) from ${since.from} join ${place.from} on ${place.key} = ${since.column('room_id')}
            where ${since.where} and ${place.where} and ${isPublic(place)} and ${place.column('home_id')} = h.home_id and ${since.column('day')} < h.first
          ), h.first) as since,
          case when exists (select from ${sharing.from} where ${sharing.where} and ${sharing.column('home_id')} = h.home_id and ${sharing.column('room_type')} = ${RoomType.common} and ${sharing.column('pool_open')})
            then ${home.column('pool_area_type')} end as way
        from meant h join ${home.from} on ${home.key} = h.home_id where ${home.where}
      ), told as (
        select ${own.key} as id, h.home_id, h.first, ${own.column('day')} as day, ${own.column('used')} as used,
          exists (select from ${earlier.from} where ${earlier.where} and ${earlier.column('room_id')} = ${own.column('room_id')} and ${earlier.column('device_id')} = ${own.column('device_id')} and ${earlier.column('day')} < ${own.column('day')}) as goes_on
        from ways h join ${room.from} on ${room.column('home_id')} = h.home_id join ${own.from} on ${own.column('room_id')} = ${room.key}
        where ${room.where} and ${own.where} and ${isPublic(room)} and ${own.column('day')} >= h.since
      ), days as (
        select home_id, day, bool_or(goes_on) as goes_on, (array_agg(id order by used desc, id))[1] as id from told group by 1, 2
      ), lodged as (
        select h.home_id, ${others.column('day')} as day, sum(${others.column('used')}) as used, sum(${others.column('shared')}) as shared
        from ways h join ${other.from} on ${other.column('home_id')} = h.home_id join ${others.from} on ${others.column('room_id')} = ${other.key}
        where ${other.where} and ${others.where} and ${other.column('room_type')} = ${RoomType.common} and ${others.column('day')} >= h.since
          and exists (select from days d where d.home_id = h.home_id) group by 1, 2
      ), moves as (
        select home_id, day, r.used, r.shared, min(case when d.id is not null then day end) over following as next,
          coalesce(min(case when d.id is not null then day end) over within, max(case when d.id is not null then day end) over (partition by home_id, ${month('day')})) as bearing
        from lodged r full join days d using (home_id, day)
        window following as (partition by home_id order by day rows between current row and unbounded following),
          within as (partition by home_id, ${month('day')} order by day rows between current row and unbounded following)
      ), contained as (
        select d.id, sum(m.used) as energy from moves m join days d on d.home_id = m.home_id and d.day = m.next join ways h on h.home_id = d.home_id
        where (d.goes_on or d.day = m.day) and ${PoolAreaType.total_meter} = coalesce((
            select ${share.column('pool_area_type')} from ${share.from}
            where ${share.where} and ${share.column('home_id')} = d.home_id and ${share.column('period_from')} = date_trunc('month', d.day)::date and ${share.column('reason')} is null
            order by ${share.key} limit 1), h.way)
        group by 1
      ), borne as (
        select d.id, sum(m.shared) as energy from moves m join days d on d.home_id = m.home_id and d.day = m.bearing group by 1
      ), wanted as (
        select t.id, coalesce(c.energy, 0) as contained, -coalesce(b.energy, 0) as shared
        from told t left join contained c on c.id = t.id left join borne b on b.id = t.id where t.day >= t.first
      ) update ${table.from} set contained = w.contained, shared = w.shared, version = ${table.column('version')} + 1, updated_at = now()
      from wanted w where ${table.where} and ${table.key} = w.id and (${table.column('contained')}, ${table.column('shared')}) is distinct from (w.contained, w.shared)
      returning ${table.column('room_id')} as room_id, ${month(table.column('day'))} as month`
  },
}

/** Of months of which days have been written, none of them twice; held by whoever asks. */
export const renewEnergy: Renews = async (work, months) => {
  if (months.length === 0) return
  const moved = (await work.ask(HOME_ENERGY, JSON.stringify(months))) as unknown as readonly RoomMonth[]
  const all = [...months, ...moved].map(({ room_id, month }) => ({ room_id: Number(room_id), month }))
  await renewMonths(work, ELECTRIC_MONTH, [...new Map(all.map((one) => [`${one.room_id} ${one.month}`, one])).values()])
}
