/** Devices with what they last reported. */
import { addDays, dayOf } from '../../../values/calendar.ts'
import {
  DeviceState,
  DeviceType,
  NetState,
  PayMode,
  RelayState,
  TransformerRatio,
  ValveSwitch,
} from '../../../generated/enums.ts'
import { isBound } from '../../domain/device-states.ts'
import { contactOf } from '../contact.ts'
import type { Contact } from '../contact.ts'
import { dice } from '../dice.ts'
import type { Dice } from '../dice.ts'
import { fittings } from '../fittings.ts'
import type { Family, Fitting } from '../fittings.ts'
import type { HomePlace } from '../layout.ts'
import { meterIn, remainingOf } from '../meters.ts'
import { daysAgo, later, moment } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { accountOf, isPrepaid, type Shown } from '../water-meters.ts'
import { builtAt } from './housing.ts'
import { settledOf } from './ledger.ts'

export const devices: Rows = function* (plan) {
  for (const fitting of fittings(plan)) yield deviceOf(plan, fitting)
}

/** Everything about a device that its own readings build on. */
interface Facts extends Contact {
  readonly plan: Plan
  readonly fitting: Fitting
}

/** Also for those who tell what the device reported before. */
export function deviceOf(plan: Plan, fitting: Fitting): DemoRow {
  const facts = { plan, fitting, ...contactOf(plan, fitting) }
  const { create = {}, server = {} } = DETAILS[fitting.family](facts)
  return {
    create: { ...known(placed(facts)), warranty_until: warrantyUntil(fitting.home), ...create },
    server: { ...base(facts), ...server },
  }
}

function placed({ condition, fitting: { sn, home, place, position, gateway_id } }: Facts): Values {
  if (condition === DeviceState.unbound) return { sn }
  return { sn, home_id: home.home_id, room_id: place.room_id, position, gateway_id }
}

export const warrantyUntil = ({ built }: HomePlace): string => addDays(built, 1095)

/** One after the other, from the hour at which their home was put on the books. */
const boundAt = (plan: Plan, { home, device_id }: Fitting): string =>
  later(plan, builtAt(plan, home), (device_id % 170) * 90_000)

function base({ plan, fitting, condition, chance, online, heard }: Facts): Values {
  const bound_at = boundAt(plan, fitting)
  const changed = online ? daysAgo(plan, chance.int(1, 60), chance.int(0, 1439)) : heard
  return {
    device_id: fitting.device_id,
    client_id: plan.client_id,
    state: condition,
    former: isBound(condition) ? 0 : fitting.device_id,
    net_state: online ? NetState.online : NetState.offline,
    net_state_at: changed,
    is_actived: condition !== DeviceState.awaiting_offline,
    signal: chance.pick([1, 1, 1, 2, 2, 3]),
    firmware: `${chance.int(1, 3)}.${chance.int(0, 9)}.${chance.int(0, 20)}`,
    ...{ bound_at, created_at: bound_at },
  }
}

type Details = (facts: Facts) => { readonly create?: Values; readonly server?: Values }
const plain: Details = () => ({})

const DETAILS: Readonly<Record<Family, Details>> = {
  gateway: dataPlan,
  // A lock without a gateway reports over NB-IoT by itself, and some with one do both.
  lock: ({ chance, fitting }) => ({
    create: { lock_body_type: -chance.int(1, 6) },
    server: { battery: chargeLevel(chance), nb_active: fitting.gateway_id == null || fitting.device_id % 9 === 0 },
  }),
  meter: electricity,
  collector: dataPlan,
  repeater: plain,
  water_gateway: dataPlan,
  water_meter: water,
  face: dataPlan,
  m3: dataPlan,
}

/** Of a hundred batteries five are low and one is unknown. */
function chargeLevel(chance: Dice): number {
  const luck = chance.int(1, 100)
  if (luck <= 5) return chance.int(2, 9)
  return luck === 6 ? -1 : chance.int(14, 100)
}

/** Most plans run for months; some have expired, a few so long ago that the number is gone. */
function dataPlan({ plan, chance, fitting }: Facts): ReturnType<Details> {
  const luck = chance.int(1, 100)
  const days = luck <= 6 ? -chance.int(1, 150) : luck <= 9 ? -chance.int(190, 400) : chance.int(5, 500)
  const iccid = `8986${String(plan.client_id).padStart(2, '0')}${String(fitting.device_id).padStart(14, '0')}`
  return { create: { iccid, traffic_provider: chance.pick([1, 1, 2, 3]), traffic_until: addDays(plan.today, days) } }
}

function electricity(facts: Facts): ReturnType<Details> {
  const { plan, chance, fitting, heard, online } = facts
  const meter = meterIn(plan, fitting, facts)
  const { prepaid, read, amount, pool_amount, pool_read, overdraft, low_warning } = meter
  const relay_state =
    !online && chance.chance(0.3)
      ? RelayState.unknown
      : prepaid && remainingOf(meter) <= -overdraft
        ? RelayState.open
        : RelayState.closed
  return {
    create: known({
      // Of twelve characters that no family starts with, the number does not tell what they measure.
      ...(fitting.sn.startsWith('86') ? { device_type: DeviceType.electricity_meter } : {}),
      pay_mode: prepaid ? PayMode.prepaid : PayMode.postpaid,
      low_warning: prepaid ? low_warning : null,
    }),
    server: known({
      overdraft: prepaid ? hundredths(overdraft) : null,
      capacity: prepaid ? dice('capacity', plan.client_id, fitting.device_id).pick([4400, 6600, 8800]) : null,
      // Only what whole corridors draw goes through a transformer.
      transformer_ratio: !prepaid && fitting.sn.startsWith('43') ? TransformerRatio.ratio_100_5 : null,
      electric_read: hundredths(read),
      electric_amount: hundredths(amount),
      settled_read: hundredths(settledOf(plan, meter)),
      low_told: prepaid && remainingOf(meter) < low_warning * 100,
      arrears_told: prepaid && remainingOf(meter) < 0 && remainingOf(meter) <= -overdraft,
      arrears_cut: relay_state === RelayState.open,
      pool_amount: hundredths(pool_amount),
      pool_read: hundredths(pool_read),
      relay_state,
      rs485_state: online ? NetState.online : NetState.offline,
      rs485_at: heard,
      read_time: heard,
      ...(fitting.sn.startsWith('41') ? tariffs(read) : {}),
    }),
  }
}

/** The four registers of a time-of-use meter add up to its reading. */
function tariffs(read: number): Values {
  const [sharp, peak, off_peak] = [0.12, 0.3, 0.26].map((share) => Math.floor(read * share)) as [number, number, number]
  return {
    sharp: hundredths(sharp),
    peak: hundredths(peak),
    off_peak: hundredths(off_peak),
    shoulder: hundredths(read - sharp - peak - off_peak),
  }
}

/** NB meters wake once a day, about three in the morning. */
export const wokenAt = ({ device_id }: Fitting): number => 170 + (device_id % 25)

function water({ plan, fitting, chance, online, heard }: Facts): ReturnType<Details> {
  const day = online ? plan.today : addDays(dayOf(new Date(heard)), -1)
  const read = chance.int(200, 24_000)
  const prepaid = isPrepaid(plan, fitting)
  const read_time = moment(plan, day, wokenAt(fitting))
  return {
    create: { device_type: DeviceType.cold_water_meter, pay_mode: prepaid ? PayMode.prepaid : PayMode.postpaid },
    server: {
      water_amount: hundredths(read),
      battery: chargeLevel(chance),
      nb_active: true,
      valve: chance.chance(0.02) ? chance.pick([ValveSwitch.off, ValveSwitch.error]) : ValveSwitch.on,
      read_time,
      ...(prepaid && waterAccount(plan, fitting, { read, last: dayOf(new Date(read_time)) })),
    },
  }
}

function waterAccount(plan: Plan, fitting: Fitting, shown: Shown): Values {
  const { left, settled } = accountOf(plan, fitting, shown)
  return { water_charged: hundredths(shown.read + left), water_settled: hundredths(settled) }
}
