/** Water: one reading a day about three in the morning, daily use, statistics of the month. */
import { Decimal } from 'decimal.js'
import { dayOf } from '../../../values/calendar.ts'
import { ReadingSource, RoomType, ValveSwitch } from '../../../generated/enums.ts'
import { byHome, type Household } from '../by-home.ts'
import type { Fitting } from '../fittings.ts'
import { daysAgo, moment } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths } from '../row.ts'
import type { Rows } from '../row.ts'
import { waterDays, type Shown, type WaterDay } from '../water-meters.ts'
import { deviceOf, wokenAt } from './devices.ts'
import { monthly } from './energy.ts'
import { coldPrice } from './settings.ts'

interface Day extends WaterDay {
  readonly meter: Fitting
  readonly valve: number
  readonly battery: number
}

/** Hundredths of a cubic metre, backwards from what the meter shows. */
function* days(plan: Plan): Generator<Day> {
  for (const household of byHome(plan)) yield* daysIn(plan, household)
}

function* daysIn(plan: Plan, { devices }: Household): Generator<Day> {
  for (const meter of devices.filter(({ family }) => family === 'water_meter')) yield* daysOf(plan, meter)
}

/** What it shows, by its record. */
export function shownBy(plan: Plan, meter: Fitting): Shown {
  const { server } = deviceOf(plan, meter)
  const read = Number(String(server['water_amount']).replace('.', ''))
  return { read, last: dayOf(new Date(String(server['read_time']))) }
}

function* daysOf(plan: Plan, meter: Fitting): Generator<Day> {
  const { server } = deviceOf(plan, meter)
  const condition = { valve: Number(server['valve'] ?? ValveSwitch.on), battery: Number(server['battery']) }
  for (const day of waterDays(plan, meter, shownBy(plan, meter))) yield { meter, ...day, ...condition }
}

const placed = ({ home, place, device_id }: Fitting) => ({ home_id: home.home_id, room_id: place.room_id, device_id })

export const waterReadings: Rows = function* (plan) {
  let id = 1
  for (const { meter, day, end, valve, battery } of days(plan)) {
    const read_time = moment(plan, day, wokenAt(meter))
    yield {
      create: { ...placed(meter), read_time, amount: end, valve, battery, source: ReadingSource.automatic },
      server: { id: id++, client_id: plan.client_id, created_at: read_time },
    }
  }
}

export const waterUsage: Rows = function* (plan) {
  let id = 1
  for (const { meter, day, ago, begin, end } of days(plan)) {
    yield {
      create: {
        ...placed(meter),
        day,
        begin_read: hundredths(begin),
        end_read: hundredths(end),
        used: hundredths(end - begin),
        price: coldPrice(meter.home.home_id),
      },
      server: { id: id++, client_id: plan.client_id, created_at: daysAgo(plan, ago, 200 + (meter.device_id % 60) / 6) },
    }
  }
}

export const waterCounts: Rows = monthly('water month', 350, 720, '4.85', {
  roomsOf: ({ devices }) => devices.filter(({ family }) => family === 'water_meter').length,
  billed: (plan, household) =>
    [...daysIn(plan, household)].map(({ meter, day, begin, end }) => ({
      day,
      room_id: meter.place.room_type === RoomType.common ? meter.place.room_id : null,
      used: new Decimal(end - begin).div(100),
      price: coldPrice(meter.home.home_id),
    })),
})
