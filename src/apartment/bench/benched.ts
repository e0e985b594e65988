/** What the benchmarks measure of this product. */
import type { Benched } from '../../../scripts/bench/benched.ts'
import { time_zone } from '../../generated/constants.ts'
import { DeviceType as T } from '../../generated/enums.ts'
import { BARE_ROWS, FORMER_LIST } from './former-list.ts'
import { GUIDED } from './guided.ts'
import { MONTH } from './month.ts'

const MILLION = 1_000_000
/** A district that a few of a million homes lie in, in two characters. */
const RARE = '鹮鸂'
const MARK = '导入测量'

const cells = (at: number): string =>
  `${(at % 20) + 1}幢,${Math.floor(at / 20) % 30}单元,${MARK}${at},${(at % 30) + 1},${20 + (at % 80)}.5,${1000 + (at % 4000)}.50,南向第${at}间`

export const benched: Benched = {
  large: {
    entity: 'device',
    rows: { home: MILLION, room: 100_000, device: MILLION },
    said: '1,000,000 homes and 1,000,000 devices in 10,000 rooms',
    address: '/house/device-list',
    columns: [
      ...['sn', 'device_type', 'model', 'home_id', 'room_id', 'net_state', 'battery', 'state', 'electric_read'],
      ...['remaining', 'water_amount'],
    ],
    references: ['home_id', 'room_id'],
    filter: { field: 'device_type', value: 2 },
    word: { field: 'sn', length: 9 },
    exported: [
      ...['device_id', 'sn', 'device_type', 'model', 'home_id', 'room_id', 'state', 'net_state', 'battery'],
      ...['electric_read', 'bound_at', 'created_at'],
    ],
    parent: { field: 'home_id', entity: 'home', name: 'name' },
    rare: {
      entity: 'home',
      text: RARE,
      mark: `update homes set community = '${RARE}湾' where client_id = 1 and home_id % 90001 = 7`,
    },
    related: [
      {
        field: 'home_id',
        text: 'select home_id as id, name as label from homes where client_id = $1 and home_id = any($2)',
      },
      {
        field: 'room_id',
        text: "select room_id as id, concat(building_name, '#', household_name, '-', room_name) as label from rooms where client_id = $1 and room_id = any($2)",
      },
    ],
    former: FORMER_LIST,
    bare: BARE_ROWS,
  },
  tabs: ['/house/home-list', '/house/device-list', '/renter/index', '/house/room-list'],
  first: { what: 'homes', address: '/house/home-list' },
  followed: {
    entity: 'home',
    address: '/house/home-list',
    group: 'house',
    name: 'name',
    codes: { field: 'home_type', label: '房源类型', enum: 'home_type', value: 1 },
  },
  imported: {
    plural: 'rooms',
    said: 'new rooms of nine columns (a home by its name, a code by its label, decimals)',
    title: '房间',
    heads: ['房源', '房间类型', '楼栋', '户', '房间号', '楼层', '面积 (㎡)', '挂牌月租 (元)', '备注'],
    numbers: { 5: 0, 6: 2, 7: 2 },
    parents: 'select home_id as id, name from homes where client_id = 1 and home_type = 2 order by home_id limit 200',
    line: (home, at) => `${home},普通房间,${cells(at)}`,
    stored: (home, at) => `${home},1,${cells(at)}`,
    columns: [
      ...['home_id', 'room_type', 'building_name', 'household_name', 'room_name', 'floor', 'area', 'rent', 'note'],
    ],
    mark: { column: 'room_name', begins: MARK },
  },
  byFile: {
    said: 'check-outs of the leases that run, by their numbers',
    call: 'lease_check_out',
    query: '?answers=meter_offline_closing',
    records: `select lease_id as id, (now() at time zone '${time_zone}')::date::text as day from leases
      where client_id = 1 and check_out_date is null and current_date between lease_range_from and lease_range_to order by lease_id limit 1000`,
    heads: ['租约编号', '退租日期', '短信通知租客'],
    line: ({ id, day }) => `${String(id)},${String(day)},否`,
  },
  operation: {
    said: 'a remark added to a ticket',
    plural: 'tickets',
    own: ({ ticket_id }) => ({
      address: `/v3/tickets/${String(ticket_id)}/remarks`,
      body: { content: '已联系住户' },
    }),
    generic: ({ ticket_id, home_id }) => ({
      address: '/v3/ticket_remarks',
      body: { content: '已联系住户', ticket_id: Number(ticket_id), home_id: Number(home_id) },
    }),
  },
  commands: {
    entity: 'device',
    list: '/v3/devices?sort=-created_at&limit=20',
    ready: 'update devices set state = 2, net_state = 1 where client_id = 1',
    receivers:
      'select device_id as id, sn as address, home_id, device_id from devices where client_id = 1 and home_id is not null order by device_id desc',
    columns: ['home_id', 'device_id'],
    command: 'refresh',
    call: (id) => `/v3/devices/${id}/refresh`,
  },
  bulk: {
    said: 'locks are given another admin password, 5,000 rooms a request',
    rows: { room: 11_000, device: 20_000 },
    // One lock in each of 10,000 rooms, and nothing else there.
    ready: [
      'delete from grants where client_id = 1',
      'update devices set room_id = null where client_id = 1',
      `update devices d set sn = 'lk24035' || lpad(d.device_id::text, 13, '0'), device_type = 2, home_id = r.home_id, room_id = r.room_id, gateway_id = null, state = 2, net_state = 1, former = 0
        from (select room_id, home_id, row_number() over (order by room_id) as n from rooms where client_id = 1) r,
          (select device_id, row_number() over (order by device_id desc) as n from devices where client_id = 1) k
        where d.client_id = 1 and d.device_id = k.device_id and r.n = k.n and k.n <= 10000`,
      'delete from lock_settings where client_id = 1 and level = 4',
    ],
    chosen:
      'select room_id as key from devices where client_id = 1 and device_type = 2 and room_id is not null order by 1',
    most: 5_000,
    address: '/v3/grants/batch_admin_password',
    body: (room_ids, turn) => ({ room_ids, password: turn === 0 ? '480271' : '913652' }),
    settings: {
      said: 'what a change of the company’s lock settings does to 10,000 rooms and more',
      address: '/v3/settings_place/preview',
      body: { resource: 'lock_setting', type: 'company', value: 0, settings: { low_power: true, alarm_unlock: 7 } },
    },
  },
  intake: {
    said: 'locks their battery and signal, meters their relay, water meters battery and valve, others their signal; one of 200 goes offline and another comes back',
    tellers:
      'select sn as address, device_type as type from devices where client_id = 1 and home_id is not null and sn = lower(sn) order by device_id',
    report: ({ type }, at) => {
      if (at % 200 === 7) return { kind: 'offline', data: {} }
      if (at % 200 === 107) return { kind: 'online', data: {} }
      if (type === T.electricity_meter) return { kind: 'switched', data: { relay_state: 1 + (at % 2) } }
      const battery = type === T.lock || type === T.cold_water_meter || type === T.hot_water_meter
      return { kind: 'status', data: { signal: 1 + (at % 3), ...(battery && { battery: 20 + (at % 80) }) } }
    },
    bare: 'update devices set battery = 20 + (random() * 79)::integer, battery_at = now() where client_id = 1 and sn = any($1)',
    recorded: {
      said: 'readings of prepaid electricity meters, each with its account',
      ready:
        "update devices set pay_mode = 1, electric_amount = 10000, electric_read = 1000, settled_read = 1000, pool_amount = 0, pool_read = 0, low_told = false, arrears_told = false, arrears_cut = false, read_time = now() - interval '1 hour' where client_id = 1 and device_type = 3 and room_id is not null",
      tellers:
        'select sn as address, device_type as type from devices where client_id = 1 and device_type = 3 and room_id is not null and sn = lower(sn) order by device_id',
      report: (_, at) => ({ kind: 'reading', data: { electric_read: (1_000 + (at % 500) / 100).toFixed(2) } }),
      bare: `with told as (select home_id, room_id, device_id from devices where client_id = 1 and sn = any($1)),
        made as (insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read, electric_amount, pool_amount, pool_read)
          select 1, home_id, room_id, device_id, now(), 1001, 10000, 0, 0 from told)
        update devices set electric_read = 1001, read_time = now() where client_id = 1 and sn = any($1)`,
      atLeast: 15_000,
    },
    why: 'What is missed: most of these reports change a column by which lists are filtered or sorted (battery, relay, valve), so that PostgreSQL enters the row anew into 19 of the table’s 24 indexes; five hold only rows that refer to something. The driver’s bare rows bear the same cost, and say what this machine has to give: told at once, the server stored 0.9 of that. At a steady rate it shares the two processors with the lists that are read meanwhile. Of readings the driver itself stored 7,355 of the 15,000 that are wanted. The server holds each against the one before it, prices it, books it and tells whoever follows; of a second in which it stored readings it waited for the database a third (profile of 2026-11-29).',
  },
  history: {
    entity: 'electricity_reading',
    rows: { home: 1000, room: 5000, device: 10_000 },
    said: 'readings of 1,000 meters, one an hour',
    add: `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read, electric_amount, pool_amount, pool_read)
      select 1, d.home_id, d.room_id, d.device_id, $1::timestamptz + make_interval(hours => h), h, 0, 0, 0
      from (select home_id, room_id, device_id from devices where client_id = 1 and device_type = 3 and room_id is not null order by device_id limit 1000) d,
        generate_series(0, $2::integer - 1) h`,
    by: {
      field: 'device_id',
      one: 'select device_id from devices where client_id = 1 and device_type = 3 and room_id is not null order by device_id limit 1',
    },
  },
  guided: GUIDED,
  month: MONTH,
  pictures: [
    { file: 'list.png', address: '/house/home-list', shows: 'input[type=search]' },
    { file: 'detail.png', address: '/house/home-list/1', shows: 'h2' },
    { file: 'form.png', address: '/renter/lease-list/create', shows: 'form' },
    { file: 'phone.png', address: '/house/home-list', shows: 'input[type=search]', narrow: true },
  ],
}
