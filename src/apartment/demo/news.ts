/**
 * What there is to tell each store of its leases, locks and meters, of gateways that fell silent and of tickets that
 * wait to be checked. Each tells of one home, and reaches those who may see what it tells of there.
 */
import { addDays, daysBetween } from '../../values/calendar.ts'
import { lease_reminder_days } from '../../generated/constants.ts'
import { DeviceState, MessageType, TicketState, type ServiceType } from '../../generated/enums.ts'
import type { App } from '../../model/model.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { leaseEnding } from '../domain/lease-ending.ts'
import { byHome, livesThere } from './by-home.ts'
import { contactOf } from './contact.ts'
import type { Fitting } from './fittings.ts'
import { roomName, storeOf } from './layout.ts'
import type { Stay } from './stays.ts'
import { meterOf, remainingOf } from './meters.ts'
import { daysAgo, isPast, later, moment } from './moment.ts'
import type { Plan } from './plan.ts'
import { deviceOf } from './rows/devices.ts'
import { homes } from './rows/housing.ts'
import { ticketRecords, tickets } from './rows/tickets.ts'
import {
  doneTicket,
  LOW_BATTERY,
  LOW_ENERGY,
  lowBatteries,
  lowEnergies,
  NOTICES,
  silentGateway,
  type Message,
} from './words/messages.ts'

export interface News extends Message {
  readonly sent_at: string
  /** None: the whole company's. */
  readonly store_ids: readonly number[]
  readonly pinned?: boolean
  /** Of which place, where it is a lease that ends. */
  readonly place?: string
  /** What the server notes with it. */
  readonly about?: Readonly<Record<string, string | number>>
}

/** The oldest first. */
export function newsOf(plan: Plan, app: App): readonly News[] {
  const all = [
    ...notices(plan),
    ...morning(plan, app),
    ...reminders(plan, app),
    ...silences(plan, app),
    ...checks(plan, app),
  ]
  return all.sort((a, b) => (a.sent_at < b.sent_at ? -1 : 1))
}

const NOTICED = [26, 12, 2]
const notices = (plan: Plan): readonly News[] =>
  NOTICES.map((notice, at) => ({
    ...notice,
    sent_at: daysAgo(plan, NOTICED[at] ?? 1, 600 + at * 7),
    store_ids: [],
    pinned: at === NOTICES.length - 1,
  }))

/** The minute at which the first store is written to; the others follow. */
const MORNING = 510
const sentAt = (plan: Plan, store_id: number): string => daysAgo(plan, 0, MORNING + store_id * 6)

interface Counted {
  readonly store_id: number
  readonly home_id: number
  readonly count: number
}

const COUNTED = [
  [isNearlyEmpty, lowEnergies],
  [isLow, lowBatteries],
] as const

/** Each morning every store reads of the home where most is to be done, if there is anything. */
function morning(plan: Plan, app: App): readonly News[] {
  return COUNTED.flatMap(([counts, message], at) => {
    const most = new Map<number, Counted>()
    for (const { home, devices } of byHome(plan)) {
      const { store_id, home_id } = home
      const count = devices.filter((device) => counts(plan, device)).length
      if (count > (most.get(store_id)?.count ?? 0)) most.set(store_id, { store_id, home_id, count })
    }
    const names = namesOf(
      plan,
      app,
      [...most.values()].map(({ home_id }) => home_id),
    )
    return [...most.values()].map(({ store_id, home_id, count }) => ({
      ...message({ home: names.get(home_id) ?? '', home_id, count }),
      sent_at: later(plan, sentAt(plan, store_id), at * 60_000),
      store_ids: [store_id],
      about: { permission: 'device_base', home_id },
    }))
  })
}

/** When the job runs that tells of leases. */
const REMINDED = 510

/** What the job has told so far of the leases that end soon. */
function reminders(plan: Plan, app: App): readonly News[] {
  const found = [...byHome(plan)].flatMap(({ stays }) =>
    stays.filter(livesThere(plan.today)).flatMap((stay) => told(plan, stay)),
  )
  const names = namesOf(
    plan,
    app,
    found.map(({ stay }) => stay.home.home_id),
  )
  return found.map(({ stay: { lease_id, home, place, range }, day, days }) => ({
    ...inBoth((lang) =>
      leaseEnding(app.copy, lang, {
        lease_id,
        place: `${names.get(home.home_id)} ${roomName(place)}`,
        ends_on: range[1],
        left: daysBetween(day, range[1]),
      }),
    ),
    type: MessageType.lease,
    sent_at: moment(plan, day, REMINDED),
    store_ids: [home.store_id],
    place: `${names.get(home.home_id)} ${roomName(place)}`,
    about: { permission: 'lease_base', home_id: home.home_id, lease_id, lease_ends_on: range[1], lease_days: days },
  }))
}

/** Of a lease shorter than that many days it is told when it begins, for the least of them. */
function told(plan: Plan, stay: Stay) {
  const [begins, ends] = stay.range
  return lease_reminder_days.flatMap((days, at) => {
    const [day, next] = [addDays(ends, -days), addDays(ends, -(lease_reminder_days[at + 1] ?? 0))]
    const first = day < begins ? begins : day
    const isTold = first < plan.today || (first === plan.today && isPast(plan, REMINDED))
    return isTold && (first === day || first < next) ? [{ stay, day: first, days }] : []
  })
}

function isLow(plan: Plan, device: Fitting): boolean {
  const battery = device.family === 'lock' ? deviceOf(plan, device).server['battery'] : null
  return typeof battery === 'number' && battery >= 0 && battery < LOW_BATTERY
}

function isNearlyEmpty(plan: Plan, device: Fitting): boolean {
  const meter = device.family === 'meter' ? meterOf(plan, device) : null
  return meter !== null && meter.prepaid && remainingOf(meter) < LOW_ENERGY
}

/** As many of each as a person reads: the latest. */
const MOST = 6
const latest = <Item>(items: readonly Item[], at: (item: Item) => string): readonly Item[] =>
  [...items].sort((a, b) => (at(a) < at(b) ? 1 : -1)).slice(0, MOST)

const SILENT_FOR_MS = 600_000

function silences(plan: Plan, app: App): readonly News[] {
  const silent = []
  for (const { home, devices } of byHome(plan)) {
    for (const gateway of devices.filter(({ family }) => family === 'gateway')) {
      const { condition, online, heard } = contactOf(plan, gateway)
      const behind = devices.filter(({ gateway_id }) => gateway_id === gateway.device_id).length
      if (!online && condition === DeviceState.delivered) silent.push({ ...gateway, home, heard, behind })
    }
  }
  const found = latest(silent, ({ heard }) => heard)
  const names = namesOf(
    plan,
    app,
    found.map(({ home }) => home.home_id),
  )
  return found.map(({ home, position, heard, ...gateway }) => ({
    ...silentGateway({ ...gateway, heard, where: `${names.get(home.home_id)}${position}` }),
    sent_at: later(plan, heard, SILENT_FOR_MS),
    store_ids: [home.store_id],
    about: { permission: 'device_base', home_id: home.home_id },
  }))
}

function checks(plan: Plan, app: App): readonly News[] {
  const submitted = new Map<unknown, string>()
  for (const { create, server } of ticketRecords(plan, app))
    if (create['to_state'] === TicketState.awaiting_acceptance)
      submitted.set(create['ticket_id'], String(server['created_at']))
  const waiting = [...tickets(plan, app)]
    .filter(({ server }) => server['state'] === TicketState.awaiting_acceptance)
    .map(({ create, server }) => ({
      ticket_id: Number(server['ticket_id']),
      type: create['service_type'] as ServiceType,
      home_id: Number(create['home_id']),
      sent_at: submitted.get(server['ticket_id']) ?? plan.now,
    }))
  const found = latest(waiting, ({ sent_at }) => sent_at)
  const names = namesOf(
    plan,
    app,
    found.map(({ home_id }) => home_id),
  )
  return found.map(({ ticket_id, type, home_id, sent_at }) => ({
    ...doneTicket(ticket_id, type, names.get(home_id) ?? ''),
    sent_at,
    store_ids: [storeOf(plan, home_id)],
    about: { permission: 'ticket_base', home_id },
  }))
}

/** Of the homes asked for, of which there may be many more. */
function namesOf(plan: Plan, app: App, home_ids: readonly number[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const { create, server } of homes(plan, app))
    if (home_ids.includes(Number(server['home_id']))) names.set(Number(server['home_id']), String(create['name']))
  return names
}
