/**
 * How this list was asked of the database before it was made in one pass: the page kept with all columns, sorted anew,
 * looked at again for its size and its cursor. `$1` is the company, `$2` the type of device.
 */
const LABELS = `, (select row_to_json(labels) from (select (select t2."name" from "homes" t2 where t2.client_id = $1::bigint and t2."home_id" = page."home_id") as "home_id",
  (select (concat(t3."building_name", case when ((t3."building_name" is null) or (t3."household_name" is null)) then '' else '#' end, t3."household_name",
    case when (((t3."building_name" is null) and (t3."household_name" is null)) or ((t3."room_name" is null) and (t3."room_type" <> 2))) then '' else '-' end,
    case when (t3."room_type" = 1) then '房间' else '' end, t3."room_name", case when (t3."room_type" = 2) then '公区' else '' end))
    from "rooms" t3 where t3.client_id = $1::bigint and t3."room_id" = page."room_id") as "room_id") labels) as "_labels"`

export const FORMER_LIST = `with page as materialized (select t1.*, t1."created_at" as o1, t1."device_id" as o2 from "devices" t1
  where t1.client_id = $1::bigint and t1."device_type" = $2::integer order by t1."created_at" desc, t1."device_id" desc limit 20)
select (select coalesce(json_agg(row_to_json(records)), '[]')::text from (select page."device_id" as "device_id", page."sn" as "sn", page."device_type" as "device_type",
  page."model" as "model", page."home_id" as "home_id", page."room_id" as "room_id", page."net_state" as "net_state", page."battery" as "battery", page."state" as "state",
  round(page."electric_read", 2)::text as "electric_read",
  round((case when ((page."device_type" = 3) and (coalesce(page."pay_mode", 1) <> 2))
    then round(((page."electric_amount" - page."electric_read") + (page."pool_amount" - page."pool_read"))::numeric, 2) else null end), 2)::text as "remaining",
  round(page."water_amount", 2)::text as "water_amount", page."version" as "version"${LABELS} from page order by o1 desc, o2 desc) records) as list,
(select count(*)::integer from page) as size,
(select json_build_array(page.o1 at time zone 'UTC', page.o2::text)::text from page order by o1 asc, o2 asc limit 1) as next`

/** The rows alone, as they are stored. */
export const BARE_ROWS = `select device_id, sn, device_type, model, home_id, room_id, net_state, battery, state, electric_read, electric_amount, water_amount, version
  from devices where client_id = $1::bigint and device_type = $2::integer order by created_at desc, device_id desc limit 20`
