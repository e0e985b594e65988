/** A month of an operator with 9,700 homes: five rooms each, a meter in each of them and one for what they share. */
import type { Benched } from '../../../scripts/bench/benched.ts'
import { time_zone } from '../../generated/constants.ts'
import { JobRunState } from '../../generated/enums.ts'
import { addDays, dayOf, startOfDay } from '../../values/calendar.ts'

/** Keys of what is made here begin behind; a home's rooms and meters have its own and a digit. */
const BASE = 5_000_000
const HOMES = `generate_series(${BASE} + 1, ${BASE} + $1::integer) h`
const ROOMS = `${HOMES}, generate_series(0, 5) r`
const KEY = 'h * 10 + r'
const DAYS = `generate_series($2::date, ($2::date + interval '1 month - 1 day')::date, interval '1 day') d`
/** In kWh: 0 is the room that all share. */
const USED = `(1.5 + ((h * 7 + r * 13) % 40) / 10.0)`
/** Before the month, and on each of its days at eleven in the evening, up to its end. */
const READ = `1000 + (d::date - $2::date + 1) * ${USED}`

const USAGES = 'from electric_usages u'
const WITHIN = 'u.client_id = 1 and u.day between $1 and $2'
const SUMS =
  'sum(u.used) as a, sum(u.shared) as b, sum(u.used + u.shared) as c, sum((u.used + u.shared) * u.price) as d'
const report = (group: string, bare: string) => ({
  address: (first: string, last: string) =>
    `/v3/electric_report?group=${group}&day_from=${first}&day_to=${last}&limit=20`,
  bare: `select count(*), max(a), max(b), max(c), max(d) from (${bare}) g`,
})

export const MONTH: Benched['month'] = {
  said: '9,700 homes with 48,500 rooms in which somebody lives, 58,200 meters',
  places: 9_700,
  fill: [
    // What an earlier run left goes, though a ledger is only ever added to.
    'set session_replication_role = replica',
    ...['pool_shares', 'energy_entries', 'electric_usages', 'electricity_readings'].map(
      (table) => `delete from ${table} where client_id = 1 and home_id > ${BASE}`,
    ),
    'set session_replication_role = origin',
    `insert into homes (client_id, home_id, store_id, name, home_type, province, city, district) overriding system value
      select 1, h, (select (array_agg(id order by id))[1 + h % count(*)] from stores where client_id = 1), '整月' || h, 1, '上海市', '上海市', '浦东新区' from ${HOMES} on conflict do nothing`,
    `insert into elemeter_settings (client_id, level, home_id, pool_open, pool_type, pool_area_type)
      select 1, 3, h, true, 1, 2 from ${HOMES} on conflict do nothing`,
    `insert into rooms (client_id, room_id, home_id, room_name, room_type) overriding system value
      select 1, ${KEY}, h, 100 + r, case r when 0 then 2 else 1 end from ${ROOMS} on conflict do nothing`,
    `insert into devices (client_id, device_id, home_id, room_id, device_type, sn, state, net_state, relay_state, electric_amount, electric_read, settled_read, read_time) overriding system value
      select 1, ${KEY}, h, ${KEY}, 3, '42' || lpad((${KEY})::text, 10, '0'), 1, 1, 1, 10000, 1000 + 31 * ${USED}, 1000 + 31 * ${USED}, now() from ${ROOMS} on conflict do nothing`,
    `insert into tenants (client_id, tenant_id, home_id, name, phone) overriding system value
      select 1, ${KEY}, h, '王芳', '138' || lpad((${KEY})::text, 8, '0') from ${ROOMS} where r > 0 on conflict do nothing`,
    `insert into leases (client_id, lease_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent) overriding system value
      select 1, ${KEY}, h, ${KEY}, ${KEY}, $2::date - 100, $2::date + 300, 2500 from ${ROOMS} where r > 0 on conflict do nothing`,
    `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read)
      select 1, h, ${KEY}, ${KEY}, d - interval '1 hour', 1000 from ${ROOMS}, (select $2::date::timestamp at time zone '${time_zone}' as d) m`,
    `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read)
      select 1, h, ${KEY}, ${KEY}, (d + interval '23 hours')::timestamp at time zone '${time_zone}', ${READ} from ${ROOMS}, ${DAYS}`,
    `insert into electric_usages (client_id, home_id, room_id, device_id, day, begin_read, end_read, used, price)
      select 1, h, ${KEY}, ${KEY}, d, ${READ} - ${USED}, ${READ}, ${USED}, 0.788 from ${ROOMS}, ${DAYS} where r > 0`,
    'delete from electric_months where client_id = 1',
    `insert into electric_months (client_id, home_id, room_id, device_id, month, first_day, last_day, begin_read, end_read, used, shared, fee)
      select client_id, home_id, room_id, device_id, to_char(day, 'YYYY-MM'), min(day), max(day), min(begin_read), max(end_read), sum(used), sum(shared), sum(round((used + shared) * price, 2))
      from electric_usages where client_id = 1 group by 1, 2, 3, 4, 5`,
    `insert into jobs (client_id, name) values (1, 'electric_month') on conflict do nothing`,
    `insert into job_runs (client_id, job_id, state, due_at, begun_at, ended_at)
      select 1, id, ${JobRunState.done}, now(), now(), now() from jobs where client_id = 1 and name = 'electric_month'`,
  ],
  reports: {
    store: report(
      'store_id',
      `select h.store_id, ${SUMS} ${USAGES} join homes h on h.client_id = 1 and h.home_id = u.home_id where ${WITHIN} group by 1`,
    ),
    home: report('home_id', `select u.home_id, ${SUMS} ${USAGES} where ${WITHIN} group by 1`),
    room: report('room_id', `select u.room_id, ${SUMS} ${USAGES} where ${WITHIN} group by 1`),
  },
  page: {
    said: 'page of a meter',
    one: `select ${BASE + 1}1 as id`,
    asks: (id) => [
      `/v3/devices/${id}`,
      `/v3/electricity_readings?device_id=${id}&read_time_from=${startOfDay(addDays(dayOf(new Date()), -90)).toISOString()}&sort=-read_time&limit=1000&columns=read_time,electric_read`,
      `/v3/energy_entries?device_id=${id}&sort=-at&limit=10&columns=at,kind,energy,balance,money,register_to,staff_id`,
      `/v3/charges?device_id=${id}&limit=10&actions=true`,
      `/v3/electricity_readings?device_id=${id}&limit=10&actions=true`,
    ],
  },
  job: {
    name: 'pool_sharing',
    said: 'shared energy of all homes worked out and booked',
    why: 'The missed figure dates from when the dearest of the job’s statements, three fifths of its time, wrote the share of each room into its 31 days on full pages, so that each row was entered anew into its indexes. Half of each page is left free now (`x-fill`): the same 46,500 rows by themselves took 0.5 to 0.6 s in place of 5.5 to 6.7 s (2026-11-28, load 8).',
    bare: `select sum(used) from (select device_id, sum(greatest(step, 0)) as used from (
        select device_id, electric_read - lag(electric_read) over (partition by device_id order by read_time, id) as step from electricity_readings
        where client_id = 1 and read_time >= ($1::date - 1)::timestamp at time zone '${time_zone}' and read_time < ($2::date + 1)::timestamp at time zone '${time_zone}') s group by 1) m`,
    done: `select count(*) from pool_shares where client_id = 1 and home_id > ${BASE}`,
  },
}
