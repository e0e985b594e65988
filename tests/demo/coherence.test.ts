/** The demo as its database tells it: what one table says, no other contradicts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import type { Entity } from '../../src/model/model.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders } from '../support/stores.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const [NOW, TODAY] = [`timestamptz '2026-11-21T00:00:00Z'`, `date '2026-11-21'`]

/** Tables of one company, joined as `a.b_id → b`: `join('grants g', 'leases l', 'lease_id')`. */
const join = (from: string, other: string, key: string, on = key, own = from.split(' ').at(-1)): string =>
  `${from} join ${other} on ${other.split(' ')[1]}.client_id = ${own}.client_id and ${other.split(' ')[1]}.${on} = ${own}.${key}`
const summed = (what: string, table: string, where: string): string =>
  `coalesce((select sum(${what}) from ${table} where ${where}), 0)`
const day = (time: string): string => `(${time} at time zone 'Asia/Shanghai')::date`
/** By the fee rule that the home of a row says, else its store, else the company. */
const priceOn = (row: string, on: string): string =>
  `(select p.price from fee_prices p where p.client_id = ${row}.client_id and p.from_day <= ${on} and p.fee_rule_id =
    (select s.fee_rule_id from elemeter_settings s join homes h on h.client_id = s.client_id and h.home_id = ${row}.home_id
      where s.client_id = ${row}.client_id and s.fee_rule_id is not null and s.room_id is null
        and (s.level = 1 or (s.level = 2 and s.store_id = h.store_id) or (s.level = 3 and s.home_id = h.home_id))
      order by s.level desc limit 1) order by p.from_day desc limit 1)`

/** What is so of all rows, of which there are some: a sentence, the rows, and the claim. */
type Fact = readonly [sentence: string, rows: string, claim: string]

const FUNDS: readonly Fact[] = [
  [
    'a bill is paid by the payments that arrived',
    'bills b',
    `b.paid = ${summed('p.amount', 'payments p', 'p.client_id = b.client_id and p.bill_id = b.id and p.state = 2')}`,
  ],
  [
    'a bill’s state says how much of it is paid',
    'bills b',
    'case b.state when 3 then b.paid > 0 and b.paid < b.payable when 4 then b.paid = b.payable else b.paid = 0 end',
  ],
  [
    'a bill is the sum of its items',
    'bills b',
    `b.payable = ${summed('round(c.quantity * c.price, 2)', 'costs c', 'c.client_id = b.client_id and c.bill_id = b.id')}`,
  ],
  [
    'no more is on its way than a bill still asks',
    'bills b',
    `b.payable >= ${summed('p.amount', 'payments p', 'p.client_id = b.client_id and p.bill_id = b.id and p.state in (1, 2)')}`,
  ],
  [
    'nobody pays a bill before it is made',
    join('payments p', 'bills b', 'bill_id', 'id'),
    'coalesce(p.paid_at, p.created_at) >= b.created_at',
  ],
  [
    'a bill’s month lies within its contract',
    join('bills b', 'contracts c', 'contract_id', 'id'),
    `b.month between to_char(c.term_from, 'YYYY-MM') and to_char(c.term_to, 'YYYY-MM') and b.due_on <= c.term_to`,
  ],
  [
    'a contract is paid by its bills',
    'contracts c',
    `c.paid = ${summed('b.paid', 'bills b', 'b.client_id = c.client_id and b.contract_id = c.id')}`,
  ],
  [
    'no contract is billed for more than its amount',
    'contracts c',
    `c.amount >= ${summed('b.payable', 'bills b', 'b.client_id = c.client_id and b.contract_id = c.id and b.state <> 5')}`,
  ],
  [
    'a bill is invoiced by the invoices that stand',
    'bills b',
    `b.invoiced <= b.payable and b.invoiced = ${summed('i.amount', 'invoices i join invoices_bill_ids x on x.client_id = i.client_id and x.owner_id = i.id', 'x.client_id = b.client_id and x.item_id = b.id and i.state not in (5, 6, 7)')}`,
  ],
  [
    'the account holds what was paid in, less the text messages bought from it',
    'fund_accounts f',
    `f.balance = ${summed('r.amount', 'recharges r', 'r.client_id = f.client_id and r.state = 2')} - ${summed('s.amount', 'sms_recharges s', 's.client_id = f.client_id and s.state = 2 and s.way = 4')} and f.frozen <= f.balance`,
  ],
]

const keysOfLease = 'from grants g where g.client_id = o.client_id and g.lease_id = o.lease_id'
const lived = `daterange(l.lease_range_from, coalesce(l.check_out_date, l.lease_range_to), '[]')`
const LETTING: readonly Fact[] = [
  [
    'a check-out ends its lease',
    join('check_outs o', 'leases l', 'lease_id'),
    'l.check_out_date = o.check_out_date and l.tenant_id = o.tenant_id and l.room_id = o.room_id and o.check_out_date between l.lease_range_from and l.lease_range_to',
  ],
  [
    'whoever left in the last weeks has a check-out',
    `leases l where l.check_out_date between ${TODAY} - 59 and ${TODAY}`,
    'exists (select from check_outs o where o.client_id = l.client_id and o.lease_id = l.lease_id)',
  ],
  [
    'a room is nobody else’s as long as somebody lives there',
    'leases l',
    `not exists (select from leases m where m.client_id = l.client_id and m.room_id = l.room_id and m.lease_id <> l.lease_id and daterange(m.lease_range_from, coalesce(m.check_out_date, m.lease_range_to), '[]') && ${lived})`,
  ],
  [
    'a check-out counts the keys of its lease',
    'check_outs o',
    `o.credentials_total = (select count(*) ${keysOfLease})`,
  ],
  [
    'a lock that was away at the check-out has keys to forget yet',
    'check_outs o',
    `not o.device_offline or exists (select ${keysOfLease} and g.pending_removal)`,
  ],
  [
    'a check-out was made while offline where the lock is silent since',
    join('check_outs o', 'devices d', 'room_id'),
    `d.device_type <> 2 or d.state <> 2 or not o.device_offline or (d.net_state = 2 and d.net_state_at < o.created_at)`,
  ],
  [
    'what is left is refunded at the meter’s price',
    join('check_outs o', 'devices d', 'room_id'),
    `d.device_type <> 3 or o.balance <> 1 or exists (select from json_array_elements(o.lines::json) x where x ->> 'item' = 'electricity' and (x ->> 'money')::numeric = round(o.remaining * ${priceOn('d', day('o.created_at'))}, 2))`,
  ],
  [
    'the check-out shows what the meter showed',
    `${join('check_outs o', 'devices d', 'room_id')} and d.device_type = 3 join lateral (select electric_read from electricity_readings r where r.client_id = o.client_id and r.device_id = d.device_id and r.read_time <= o.created_at order by r.read_time desc limit 1) r on true where ${day('o.created_at')} = ${TODAY} - 1`,
    'o.electric_read = r.electric_read',
  ],
  [
    'a contract says what its lease, its tenant and its home say',
    'contract_texts c join leases l using (client_id, lease_id) join tenants t on t.client_id = l.client_id and t.tenant_id = l.tenant_id join homes h on h.client_id = l.client_id and h.home_id = l.home_id join rooms r on r.client_id = l.client_id and r.room_id = l.room_id',
    `c.tenant_id = l.tenant_id and c.room_id = l.room_id and c.rent = l.rent and c.deposit = l.deposit and c.lease_range_from = l.lease_range_from and c.lease_range_to = l.lease_range_to and c.name = t.name and c.phone = t.phone and c.id_card = coalesce(t.id_card, t.certificate_number) and c.home_name = h.name and c.room_name like '%' || r.room_name`,
  ],
  [
    'a contract is of the day on which it was made, with the lease or later',
    join('contract_texts c', 'leases l', 'lease_id'),
    `c.issued_on = ${day('c.created_at')} and c.created_at >= l.created_at`,
  ],
  [
    'a text message belongs to the home of the tenant whom it was sent to',
    'sms_records s',
    `case s.type when 1 then s.home_id is null and exists (select from staff m where m.client_id = s.client_id and m.phone = s.phone) else exists (select from tenants t where t.client_id = s.client_id and t.phone = s.phone and t.home_id = s.home_id) end`,
  ],
  [
    'co-tenants live there within the lease',
    join('co_tenants c', 'leases l', 'lease_id'),
    'c.joined_on >= l.lease_range_from and c.joined_on <= l.lease_range_to and c.left_on is not distinct from l.check_out_date',
  ],
]

const ofLease = join('grants g', 'leases l', 'lease_id')
const KEYS: readonly Fact[] = [
  [
    'a key is for a lock of its room',
    join('grants g', 'devices d', 'device_id'),
    'd.device_type = 2 and d.room_id = g.room_id and d.home_id = g.home_id',
  ],
  [
    'a tenant’s key bears the tenant’s name and opens the room of the lease',
    `${ofLease} join tenants t on t.client_id = l.client_id and t.tenant_id = l.tenant_id`,
    'g.name = t.name and g.phone = t.phone and g.room_id = l.room_id',
  ],
  [
    'a tenant’s key is good for no day on which the tenant does not live there',
    ofLease,
    `${day('g.permission_begin')} >= l.lease_range_from and ${day('g.permission_end')} <= coalesce(l.check_out_date, l.lease_range_to)`,
  ],
  ['a frozen lease has frozen keys only, and nobody else has', ofLease, '(g.held = 2) = l.frozen'],
  [
    'a key that was granted with others was granted when they were',
    join('grants g', 'grant_batches b', 'batch_id', 'id'),
    'g.created_at = b.created_at and g.grant_type = b.grant_type',
  ],
  [
    'a batch counts its keys',
    'grant_batches b',
    'b.total = (select count(*) from grants g where g.client_id = b.client_id and g.batch_id = b.id)',
  ],
  [
    'a batch tells of each of its keys, done where the lock has it',
    `${join('grants g', 'grant_batches b', 'batch_id', 'id')} left join grant_batch_items i on i.client_id = g.client_id and i.grant_id = g.grant_id`,
    'i.batch_id = g.batch_id and i.room_id = g.room_id and i.device_id = g.device_id and i.name = g.name and (i.done_at is null) = (g.held = 0)',
  ],
  [
    'a batch belongs to the stores of its keys',
    'grant_batches b',
    'array(select x.item_id from grant_batches_store_ids x where x.client_id = b.client_id and x.owner_id = b.id order by 1) = array(select distinct h.store_id from grants g join homes h on h.client_id = g.client_id and h.home_id = g.home_id where g.client_id = b.client_id and g.batch_id = b.id order by 1)',
  ],
  [
    'a door is opened by a key of it, in its time, in the way of its kind',
    join('openings o', 'grants g', 'grant_id'),
    'o.device_id = g.device_id and o.room_id = g.room_id and o.person = g.name and o.paas_id = g.paas_id and o.opened_at between g.permission_begin and g.permission_end and o.open_way = case g.grant_type when 1 then 2 when 2 then 3 when 3 then 1 when 4 then 7 else 2 end',
  ],
  [
    'the lock of a room is never opened from afar, and a silent one tells nothing',
    join('openings o', 'devices d', 'device_id'),
    'o.open_way <> 9 and (d.net_state = 1 or o.opened_at <= d.net_state_at)',
  ],
  [
    'whoever passes a gate as a tenant lives behind it',
    join('access_persons p', 'tenants t', 'tenant_id'),
    `p.name = t.name and p.phone = t.phone and p.home_id = t.home_id and exists (select from leases l left join co_tenants c on c.client_id = l.client_id and c.lease_id = l.lease_id where l.client_id = p.client_id and p.tenant_id in (l.tenant_id, c.tenant_id) and l.home_id = p.home_id and ${lived} @> ${TODAY})`,
  ],
  [
    'whoever passes a gate as staff is of the staff',
    join('access_persons p', 'staff s', 'staff_id'),
    'p.name = s.name and p.phone = s.phone',
  ],
  [
    'a gate knows whom it lets pass, and when',
    `${join('pass_records r', 'access_persons p', 'access_person_id', 'id')} left join access_grants g on g.client_id = r.client_id and g.access_person_id = r.access_person_id and g.device_id = r.device_id`,
    'g.held and r.passed_at between p.valid_begin and p.valid_end and r.home_id = p.home_id',
  ],
  [
    'a gate has of a person what the record says',
    `${join('access_grants g', 'access_persons p', 'access_person_id', 'id')} where g.held`,
    'g.revision = p.revision',
  ],
  [
    'a lost card is blocked on each lock in its reach, and on no other',
    `${join('loss_cards c', 'manage_cards m', 'manage_card_id', 'id')}`,
    `c.store_id = m.store_id and array(select t.device_id from card_lock_tasks t where t.client_id = c.client_id and t.loss_card_id = c.id order by 1) = array(select d.device_id from devices d join homes h on h.client_id = d.client_id and h.home_id = d.home_id where d.client_id = m.client_id and d.device_type = 2 and d.state in (1, 2, 8) and h.store_id = m.store_id and (m.card_type = 1 or h.home_id in (select item_id from manage_cards_home_ids x where x.client_id = m.client_id and x.owner_id = m.id)) order by 1)`,
  ],
  [
    'a card is taken back lock by lock, by a command of that lock',
    `card_lock_tasks t left join command_tasks c on c.client_id = t.client_id and c.id = t.task_id`,
    `(t.done_at is null) = (c.id is not null) and (c.id is null or c.device_id = t.device_id and c.state <> 'success' and c.command = case when t.loss_card_id is null then 'card_delete' else 'card_loss' end)`,
  ],
]

const steps = `(select r.*, lag(r.electric_read) over w as before, lag(r.electric_amount) over w as charged, lag(r.read_time) over w as since from electricity_readings r window w as (partition by r.client_id, r.device_id order by r.read_time)) r`
const waterSteps = `(select r.*, lag(r.amount) over (partition by r.client_id, r.device_id order by r.read_time) as before from water_readings r) r`
const ENERGY: readonly Fact[] = [
  [
    'a reading rises, but where the meter was reset',
    `${steps} where r.before is not null`,
    '(r.electric_read >= r.before) = not r.is_reset',
  ],
  [
    'what was charged rises by the charges, until somebody moves out',
    `${steps} where r.before is not null and not r.is_reset and not exists (select from leases l where l.client_id = r.client_id and l.room_id = r.room_id and l.check_out_date between ${day('r.since')} and ${day('r.read_time')} + 1)`,
    `r.electric_amount - r.charged = ${summed('c.energy', 'charges c', 'c.client_id = r.client_id and c.device_id = r.device_id and c.charged_at > r.since and c.charged_at <= r.read_time')}`,
  ],
  [
    'a check-out has closed the account of the meter, unless what is left is the next tenant’s',
    `${join('check_outs o', 'devices d', 'room_id')} where d.device_type = 3 and d.state in (1, 2, 8) and o.balance <> 3 and not exists (select from leases m where m.client_id = o.client_id and m.room_id = o.room_id and m.lease_range_from > o.check_out_date and m.lease_range_from <= ${TODAY})`,
    'd.electric_amount - d.electric_read + d.pool_amount - d.pool_read = 0',
  ],
  [
    'a prepaid meter is cut off soon after its overdraft',
    `${join('electricity_readings r', 'devices d', 'device_id')} where d.pay_mode = 1`,
    'r.electric_amount - r.electric_read + r.pool_amount - r.pool_read >= -d.overdraft - 1',
  ],
  [
    'a meter shows its last reading, and has told none since',
    `devices d join lateral (select r.* from electricity_readings r where r.client_id = d.client_id and r.device_id = d.device_id order by r.read_time desc limit 1) r on true`,
    'd.electric_read = r.electric_read and d.electric_amount = r.electric_amount and r.read_time <= d.read_time',
  ],
  [
    'the registers of the four tariffs add up to the reading',
    'devices d where d.sharp is not null',
    'd.sharp + d.peak + d.shoulder + d.off_peak = d.electric_read',
  ],
  [
    'power is cut where the overdraft is used up, and only there',
    'devices d where d.pay_mode = 1 and d.relay_state in (1, 2)',
    '(d.relay_state = 2) = (d.electric_amount - d.electric_read + d.pool_amount - d.pool_read <= -d.overdraft)',
  ],
  [
    'a day’s use is what the meter went on, but where it was reset',
    'electric_usages u',
    '(u.end_read - u.begin_read = u.used or u.end_read < u.begin_read) and u.used >= 0',
  ],
  [
    'a day begins where the one before ended',
    'electric_usages u join electric_usages v on v.client_id = u.client_id and v.device_id = u.device_id and v.day = u.day + 1',
    'v.begin_read = u.end_read and v.price = u.price',
  ],
  ['energy is settled at the day’s price in force', 'electric_usages u', `u.price = ${priceOn('u', 'u.day')}`],
  [
    'money buys energy at the price in force, to the hundredth',
    'charges c where c.mode = 2',
    `c.price = ${priceOn('c', day('c.charged_at'))} and c.energy = round(c.money / c.price, 2)`,
  ],
  [
    'arrears are cleared at their price, or waived for nothing with a reason',
    'charges c where c.mode <> 2',
    'c.energy > 0 and case c.mode when 4 then c.money = round(c.energy * c.price, 2) else c.money = 0 and c.reason is not null end',
  ],
  [
    'arrears are cleared to the hundredth',
    `charges c join lateral (select r.* from electricity_readings r where r.client_id = c.client_id and r.device_id = c.device_id and r.read_time <= c.charged_at order by r.read_time desc limit 1) r on true where c.mode <> 2 and ${day('c.charged_at')} = ${TODAY} - 1 and ${day('r.read_time')} = ${TODAY} - 1`,
    'r.electric_amount - r.electric_read + r.pool_amount - r.pool_read = -c.energy',
  ],
  [
    'a charge that reached its meter says when',
    'charges c',
    'c.delivered_at is null or c.delivered_at >= c.charged_at',
  ],
  [
    'a meter’s ledger agrees with its counters, of its own energy and of the shared',
    'devices d where d.device_type = 3',
    `d.electric_amount - d.settled_read = ${summed('e.energy', 'energy_entries e', 'e.client_id = d.client_id and e.device_id = d.device_id and not e.pool')} and d.pool_amount - d.pool_read = ${summed('e.energy', 'energy_entries e', 'e.client_id = d.client_id and e.device_id = d.device_id and e.pool')}`,
  ],
  [
    'the balance after an entry is the sum of all until then',
    `(select e.balance, sum(e.energy) over (partition by e.client_id, e.device_id order by e.id) as sum from energy_entries e) e`,
    'e.balance = e.sum',
  ],
  [
    'every charge stands in the ledger, once',
    `charges c left join energy_entries e on e.client_id = c.client_id and e.charge_id = c.id`,
    'e.energy = c.energy and e.money = c.money and e.price = c.price and e.at = c.charged_at and e.device_id = c.device_id',
  ],
  [
    'a charge is of the lease that ran when it was paid',
    join('charges c', 'leases l', 'lease_id'),
    `l.room_id = c.room_id and ${lived} @> ${day('c.charged_at')}`,
  ],
  [
    'a water meter’s ledger agrees with its counters',
    'devices d where d.device_type = 6 and d.water_settled is not null',
    `d.water_charged - d.water_settled = ${summed('e.volume', 'water_entries e', 'e.client_id = d.client_id and e.device_id = d.device_id')} and d.water_settled <= d.water_amount`,
  ],
  [
    'only prepaid water meters have an account',
    'devices d where d.device_type = 6 and d.home_id is not null',
    '(d.pay_mode = 1) = (d.water_settled is not null)',
  ],
  [
    'the balance of water after an entry is the sum of all until then',
    `(select e.balance, e.at >= lag(e.at, 1, e.at) over ledger as ordered, sum(e.volume) over ledger as sum from water_entries e window ledger as (partition by e.client_id, e.device_id order by e.id)) e`,
    'e.balance = e.sum and e.ordered',
  ],
  [
    'every charge of water stands in the ledger, once, and buys by the price of its home',
    `water_charges c left join water_entries e on e.client_id = c.client_id and e.charge_id = c.id`,
    'e.volume = c.volume and e.money = c.money and e.price = c.price and e.at = c.charged_at and e.device_id = c.device_id and c.volume = round(c.money / c.price, 2)',
  ],
  ['water rises', `${waterSteps} where r.before is not null`, 'r.amount >= r.before or r.is_reset'],
  [
    'a water meter shows its last reading',
    `devices d join lateral (select r.* from water_readings r where r.client_id = d.client_id and r.device_id = d.device_id order by r.read_time desc limit 1) r on true`,
    'd.water_amount = r.amount / 100.0 and d.read_time = r.read_time',
  ],
  [
    'water is settled at the price of the home, else of the company',
    `${join('water_usages u', 'watermeter_settings s', 'client_id')} and s.level = 1 left join watermeter_settings h on h.client_id = u.client_id and h.home_id = u.home_id`,
    'u.end_read - u.begin_read = u.used and u.price = coalesce(h.cold_price, s.cold_price)',
  ],
  [
    'rooms share energy in the way that the setting in force for their home says',
    `${join('pool_shares p', 'elemeter_settings s', 'client_id')} and s.level = 1 left join elemeter_settings k on k.client_id = p.client_id and k.level = 3 and k.home_id = p.home_id`,
    'p.pool_type = coalesce(k.pool_type, s.pool_type)',
  ],
  [
    'where a setting closes sharing nothing is shared, and nowhere else for this reason',
    `pool_shares p left join elemeter_settings s on s.client_id = p.client_id and s.pool_open = false and s.home_id = p.home_id and (s.room_id is null or s.room_id = p.room_id)`,
    '(p.reason is not distinct from 5) = (s.id is not null) and (s.id is null or p.charged is null)',
  ],
  [
    'only where energy is shared by ratio a ratio can be missing',
    'pool_shares p where p.reason = 1',
    'p.pool_type = 2 and p.weight is null',
  ],
  [
    'a month follows its own earlier figures',
    "electric_counts c join electric_counts d on d.client_id = c.client_id and d.home_id = c.home_id and c.month = to_char(to_date(d.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')",
    // The month that runs follows none. Of the last two months the days are told, each with its price.
    `case when c.month = to_char(${TODAY}, 'YYYY-MM') then c.last_month is null and c.last_year is null else c.last_month = d.used end and (c.month >= to_char(${TODAY} - interval '2 months', 'YYYY-MM') or c.fee = round(c.used * 0.788, 2))`,
  ],
]

const DEVICES: readonly Fact[] = [
  [
    'no lock is without a room, unless it is unbound',
    'devices d where d.device_type = 2',
    '(d.room_id is null) = (d.state = 7)',
  ],
  [
    'no lock has a kind of credential that its model does not take, nor a face without consent',
    `${join(join('grants g', 'devices d', 'device_id'), 'abilities a', 'model', 'model', 'd')}`,
    `g.grant_type = any(a.grant_types) and (g.grant_type <> 5 or g.consent)`,
  ],
  ['a device and its room are of one home', join('devices d', 'rooms r', 'room_id'), 'r.home_id = d.home_id'],
  [
    'nothing is told of a device before it was installed or after now',
    `(select e.client_id, e.device_id, e.first_at as at from events e union all select o.client_id, o.device_id, o.opened_at from openings o union all select p.client_id, p.device_id, p.passed_at from pass_records p union all select r.client_id, r.device_id, r.read_time from electricity_readings r union all select w.client_id, w.device_id, w.read_time from water_readings w union all select c.client_id, c.device_id, c.charged_at from charges c union all select t.client_id, t.device_id, t.created_at from command_tasks t union all select k.client_id, k.device_id, k.created_at from tickets k where k.device_id is not null) e join devices d on d.client_id = e.client_id and d.device_id = e.device_id`,
    `e.at between d.bound_at and ${NOW}`,
  ],
  [
    'an exception that lasts shows on its device',
    `${join('events e', 'devices d', 'device_id')} where e.state in (1, 2) and e.code in (1001, 1006, 2003, 3002)`,
    `case e.code when 1001 then d.battery between 0 and 9 when 1006 then d.net_state = 2 when 2003 then d.relay_state = 2 else d.electric_amount - d.electric_read + d.pool_amount - d.pool_read < 0 end`,
  ],
  [
    'a device is out of warranty when its warranty is over',
    `${join('events e', 'devices d', 'device_id')} where e.code = 100`,
    `d.warranty_until < ${day('e.first_at')}`,
  ],
  [
    'an exception ends after it began, and is handled after that',
    'events e',
    'e.last_at >= e.first_at and (e.handled_at is null or e.handled_at >= e.last_at) and e.times >= 1 and (e.handler_id is not null) = (e.state in (2, 3, 4))',
  ],
]

const WORK: readonly Fact[] = [
  [
    'a ticket’s handler was there when it was opened',
    join('tickets t', 'staff s', 'handler_id', 'staff_id'),
    's.active or t.created_at < s.last_login_at',
  ],
  [
    'a ticket’s device hangs in its room',
    join('tickets t', 'devices d', 'device_id'),
    'd.room_id = t.room_id and d.home_id = t.home_id',
  ],
  [
    'a ticket’s way is told in order, to the state that it is in',
    `(select r.*, lag(r.created_at) over w as before, lead(r.id) over w as next from ticket_records r window w as (partition by r.client_id, r.ticket_id order by r.id)) r join tickets t on t.client_id = r.client_id and t.ticket_id = r.ticket_id`,
    `r.created_at >= coalesce(r.before, t.created_at) and r.created_at <= ${NOW} and (r.next is not null or r.to_state = t.state)`,
  ],
  ['an appointment is not before its ticket', 'tickets t', `t.appointment_date >= ${day('t.created_at')}`],
  [
    'nobody is noted for a home that is not theirs to look after',
    `${join('operation_logs o', 'staff s', 'staff_id')} where o.home_id is not null`,
    'not exists (select from staff_home_ids x where x.client_id = s.client_id and x.owner_id = s.staff_id) or o.home_id in (select item_id from staff_home_ids x where x.client_id = s.client_id and x.owner_id = s.staff_id)',
  ],
]

/** Whoever is named in a record that belongs to a store works for all stores or for this one. */
const staffed = Object.values(model.entities).flatMap((entity): readonly Fact[] =>
  entity.fields
    .filter(
      ({ reference, kind }) =>
        kind === 'reference' && reference?.entity === 'staff' && fieldOf(entity, 'home_id') && entity.tenant,
    )
    .map(({ name }) => [
      `${entity.name}.${name} works for the store of the ${entity.name}`,
      `${entity.plural} a join homes h on h.client_id = a.client_id and h.home_id = a.home_id where a.${name} is not null`,
      `not exists (select from staff_store_ids x where x.client_id = a.client_id and x.owner_id = a.${name}) or h.store_id in (select item_id from staff_store_ids x where x.client_id = a.client_id and x.owner_id = a.${name})`,
    ]),
)

/** A record of a home refers to records of this home, by whatever reference. */
const housed = Object.values(model.entities).flatMap((entity): readonly Fact[] =>
  entity.fields.flatMap(({ name, kind, reference }) => {
    const other =
      kind === 'reference' && entity.tenant && fieldOf(entity, 'home_id') && name !== 'home_id'
        ? model.entities[reference?.entity ?? '']
        : undefined
    return other !== undefined && other.tenant && fieldOf(other, 'home_id') && other.name !== 'home'
      ? [
          [
            `${entity.name}.${name} is of the home of the ${entity.name}`,
            `${entity.plural} a join ${other.plural} b on b.client_id = a.client_id and b.${other.key} = a.${name} where a.home_id is not null`,
            'b.home_id = a.home_id',
          ] as const,
        ]
      : []
  }),
)
function fieldOf({ fields }: Entity, name: string): boolean {
  return fields.some((field) => field.name === name && field.kind !== 'key' && field.computed === null)
}

/** References that are in no record of the demo that is of a home. */
const UNUSED = new Set([
  'check_out.new_lease_id',
  'lease_reminder.sms_record_id',
  'watermeter_setting.room_id',
  'electricity_reading.staff_id',
  'grant.staff_id',
  'message.staff_id',
  'charge.task_id',
  'water_charge.task_id',
  'device.relay_task_id',
  'device.valve_task_id',
  'device.overdraft_task_id',
  'device.capacity_task_id',
  'device.ratio_task_id',
  'energy_entry.pool_share_id',
  // Kept by a job, in the first night.
  'electric_month.room_id',
  'electric_month.device_id',
  'water_month.room_id',
  'water_month.device_id',
])

describe('the demo in its database', () => {
  const folder = createFolders()
  let store: Store
  beforeAll(async () => {
    store = await openStore({ dataDir: await folder(), maintenance: 0 })
    await applyTables(store, tablesOf(model), { mode: 'auto' })
    await seed(store, model, { scale: 1, now: '2026-11-21T00:00:00.000Z', days: 12 })
  }, 120_000)
  afterAll(() => store.close())

  it.each(
    [...FUNDS, ...LETTING, ...KEYS, ...ENERGY, ...DEVICES, ...WORK, ...housed, ...staffed].filter(
      ([name]) => !UNUSED.has(name.split(' ')[0] ?? ''),
    ),
  )('%s', async (_, rows, claim) => {
    const checked = `select (${claim}) is true as holds, * from ${rows}`
    const wrong = `select coalesce(json_agg(w), '[]') from (select * from (${checked}) c where not holds limit 3) w`
    const text = await store.text({
      text: `select json_build_object('some', exists (${checked}), 'wrong', (${wrong}))::text`,
      values: [],
    })
    expect(JSON.parse(text ?? '')).toEqual({ some: true, wrong: [] })
  })
})
