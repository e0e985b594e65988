/**
 * Tickets in every state of every flow. A ticket has what its way so far would have left behind: no handler before it
 * was allocated, no outcome before it was submitted, a reason if it was closed.
 */
import { addDays } from '../../../values/calendar.ts'
import { ServiceTarget, ServiceType, TicketState, TicketStep } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import type { Dice } from '../dice.ts'
import { fittings } from '../fittings.ts'
import type { Family, Fitting } from '../fittings.ts'
import type { HomePlace } from '../layout.ts'
import { LEFT_DAYS, logins, looksAfter } from '../logins.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { personName, phoneNumber } from '../words/people.ts'
import { closeReasons, faults, reviews, solutions, ticketNotes, turndownReasons } from '../words/texts.ts'

const {
  awaiting_service,
  awaiting_contract,
  awaiting_dispatch,
  awaiting_intake,
  taken,
  awaiting_visit,
  awaiting_repair_visit,
  in_work,
  awaiting_acceptance,
  accepted,
  closed,
} = TicketState
const LONG_WAY = [
  awaiting_service,
  awaiting_contract,
  awaiting_dispatch,
  awaiting_intake,
  taken,
  awaiting_visit,
  in_work,
  awaiting_acceptance,
  accepted,
]

/** The states that each flow goes through. A repair's last two are 「未评价」 and 「已评价」 under the codes of others. */
const WAYS: Readonly<Record<number, readonly number[]>> = {
  [ServiceType.install]: LONG_WAY,
  [ServiceType.repair]: [
    awaiting_dispatch,
    awaiting_intake,
    taken,
    awaiting_repair_visit,
    in_work,
    awaiting_acceptance,
    awaiting_service,
    accepted,
  ],
  [ServiceType.teardown]: LONG_WAY,
  [ServiceType.reinstall]: LONG_WAY,
}

interface Case {
  readonly type: number
  readonly state: number
  /** States behind it, the last one included. */
  readonly passed: readonly number[]
}

/** What was done to a ticket so that it came into a state; of a repair the last two states have other names. */
const STEPS: Readonly<Record<number, TicketStep>> = {
  [awaiting_contract]: TicketStep.service_ack,
  [awaiting_intake]: TicketStep.dispatch,
  [taken]: TicketStep.alloc,
  [awaiting_visit]: TicketStep.accept,
  [awaiting_repair_visit]: TicketStep.accept,
  [in_work]: TicketStep.sign_in,
  [awaiting_acceptance]: TicketStep.submit,
  [closed]: TicketStep.shut,
}

function stepTo(type: number, state: number, at: number, before: number | undefined): TicketStep {
  if (at === 0) return TicketStep.create
  if (state === awaiting_dispatch)
    return before === awaiting_contract ? TicketStep.match_contract : TicketStep.service_ack
  if (state === accepted) return type === ServiceType.repair ? TicketStep.review : TicketStep.check
  return STEPS[state] ?? TicketStep.check
}

/** The way of each ticket, step by step, from the day on which it was opened. */
export const ticketRecords: Rows = function* (plan, app) {
  let id = 1
  for (const { create, server } of tickets(plan, app)) {
    const ticket_id = Number(server['ticket_id'])
    const { type, passed } = caseAt(ticket_id - 1)
    const opened = Date.parse(String(server['created_at']))
    const each = Math.min((Date.parse(plan.now) - opened) / (passed.length + 1), 86_400_000)
    for (const [at, to_state] of passed.entries()) {
      yield {
        create: known({
          ticket_id,
          home_id: create['home_id'],
          step: stepTo(type, to_state, at, passed[at - 1]),
          service_type: type,
          from_state: passed[at - 1] ?? null,
          to_state,
          staff_id: at < 4 ? 1 : (server['handler_id'] ?? null),
          reason: to_state === closed ? (server['reason'] ?? null) : null,
        }),
        server: {
          id: id++,
          client_id: plan.client_id,
          created_at: new Date(opened + Math.floor(at * each)).toISOString(),
        },
      }
    }
  }
}

export const ticketRemarks: Rows = function* (plan, app) {
  let id = 1
  for (const { create, server } of tickets(plan, app)) {
    const chance = dice('remark', plan.client_id, Number(server['ticket_id']))
    if (!chance.chance(0.3)) continue
    yield {
      create: { ticket_id: server['ticket_id'], home_id: create['home_id'], content: chance.pick(ticketNotes) },
      server: { id: id++, client_id: plan.client_id, staff_id: 1, created_at: server['created_at'] },
    }
  }
}

export const tickets: Rows = function* (plan) {
  const devices = someDevices(plan)
  for (let at = 0; at < plan.tickets; at++) yield ticketOf(plan, at + 1, caseAt(at), devices)
}

/** First each state of each flow once, then the usual: mostly repairs, mostly done. */
const EVERY: readonly Case[] = Object.keys(WAYS)
  .map(Number)
  .flatMap((type) => [...(WAYS[type] ?? []), closed].map((state) => caseOf(type, state, 3)))
const { install, repair, teardown, reinstall } = ServiceType
const USUAL: readonly (readonly [number, number])[] = [
  [repair, accepted],
  [repair, awaiting_service],
  [install, accepted],
  [repair, in_work],
  [repair, awaiting_repair_visit],
  [repair, accepted],
  [teardown, accepted],
  [repair, awaiting_intake],
  [install, awaiting_visit],
  [repair, taken],
  [repair, accepted],
  [repair, awaiting_acceptance],
  [reinstall, accepted],
  [repair, awaiting_dispatch],
  [repair, closed],
  [install, awaiting_acceptance],
]

/** Steps of 11 through the list mix flows and states even when there are only a few tickets. */
function caseAt(at: number): Case {
  const [type, state] = USUAL[at % USUAL.length] ?? [repair, accepted]
  const found = at < EVERY.length ? EVERY[(at * 11) % EVERY.length] : undefined
  return found ?? caseOf(type, state, at % 4)
}

function caseOf(type: number, state: number, closedAfter: number): Case {
  const way = WAYS[type] ?? []
  const passed = state === closed ? [...way.slice(0, 1 + closedAfter), closed] : way.slice(0, way.indexOf(state) + 1)
  return { type, state, passed }
}

const TICKET_DEVICES = 600

/** Enough devices to choose from, however many there are. */
function someDevices(plan: Plan): readonly Fitting[] {
  const found: Fitting[] = []
  for (const fitting of fittings(plan)) {
    if (fitting.retired === null && fitting.family in TARGETS) found.push(fitting)
    if (found.length === TICKET_DEVICES) break
  }
  return found
}

const TARGETS: Readonly<Partial<Record<Family, ServiceTarget>>> = {
  lock: ServiceTarget.lock,
  meter: ServiceTarget.electricity,
  collector: ServiceTarget.electricity,
  water_meter: ServiceTarget.water,
  water_gateway: ServiceTarget.water,
  face: ServiceTarget.access,
  m3: ServiceTarget.access,
  gateway: ServiceTarget.gateway,
}
const PRODUCTS: Readonly<Record<number, readonly string[]>> = {
  [ServiceTarget.lock]: ['D5G', 'D3NF', 'D6i-W', 'T3'],
  [ServiceTarget.electricity]: ['ATY60', 'ATY80', '分时电表'],
  [ServiceTarget.water]: ['WM1', 'WM2'],
  [ServiceTarget.access]: ['M3', '人脸门禁'],
  [ServiceTarget.gateway]: ['网关 G2'],
}

function ticketOf(plan: Plan, ticket_id: number, flow: Case, devices: readonly Fitting[]): DemoRow {
  const chance = dice('ticket', plan.client_id, ticket_id)
  const device = chance.pick(devices)
  const target = TARGETS[device.family] ?? ServiceTarget.lock
  const age = ageOf(flow, chance)
  return {
    create: known({
      service_type: flow.type,
      service_target: target,
      home_id: device.home.home_id,
      ...subject(flow, device, target, chance),
      contact_name: personName(chance),
      contact_phone: phoneNumber(chance.int(100, 8999)),
      appointment_date: addDays(
        plan.today,
        Math.min(chance.int(1, 3), age) - age + (isOpen(flow) ? age + chance.int(0, 2) : 0),
      ),
      appointment_period: chance.int(1, 3),
      ...tagged(flow, chance),
      needs_contract: flow.type === ServiceType.repair ? null : flow.passed.includes(awaiting_contract),
      pictures: flow.type === ServiceType.repair && chance.chance(0.4) ? [picture(target, age)] : null,
      note: chance.chance(0.3) ? chance.pick(ticketNotes) : null,
      fee: flow.passed.includes(awaiting_acceptance)
        ? hundredths(flow.type === ServiceType.repair ? chance.int(0, 12) * 1000 : chance.int(8, 60) * 1000)
        : null,
    }),
    server: {
      ticket_id,
      client_id: plan.client_id,
      state: flow.state,
      created_at: daysAgo(plan, age, chance.int(540, 1140)),
      ...outcome(plan, flow, device, age, chance),
    },
  }
}

/** Days since it was opened: the further on its way, the longer. */
const ageOf = ({ passed, state }: Case, chance: Dice): number =>
  state === accepted || state === closed ? chance.int(6, 90) : passed.length - 1 + chance.int(0, 2)

const isOpen = ({ passed, state }: Case): boolean => state !== closed && !passed.includes(in_work)

function subject({ type }: Case, { place, device_id }: Fitting, target: number, chance: Dice): Values {
  if (type === ServiceType.repair)
    return { room_id: place.room_id, device_id, fault: chance.pick(faults[target] ?? []) }
  if (type === ServiceType.teardown) return { room_id: place.room_id, device_id, teardown_reason: chance.int(1, 3) }
  const products = [...new Set([chance.pick(PRODUCTS[target] ?? []), chance.pick(PRODUCTS[target] ?? [])])]
  return {
    product_device_list: products.map((device_product) => ({ device_product, estimate_quantity: chance.int(1, 12) })),
  }
}

const tagged = ({ passed }: Case, chance: Dice): Values =>
  passed.includes(taken) && chance.chance(0.35) ? { tags: chance.pick([[1], [2], [1, 2]]) } : {}

function outcome(
  { client_id }: Plan,
  { type, state, passed }: Case,
  { home }: Fitting,
  age: number,
  chance: Dice,
): Values {
  const handlers = handlersOf(client_id, home, age)
  return known({
    handler_id: passed.includes(taken) ? (handlers[home.home_id % handlers.length] ?? null) : null,
    sign_in_position: passed.includes(in_work)
      ? `30.${chance.int(100000, 319999)}, 120.${chance.int(100000, 249999)}（距房源${chance.int(8, 60)}米）`
      : null,
    solution: passed.includes(awaiting_acceptance) ? chance.pick(solutions[type] ?? []) : null,
    reason:
      state === closed
        ? chance.pick(closeReasons)
        : state === in_work && chance.chance(0.4)
          ? chance.pick(turndownReasons)
          : null,
    ...(type === ServiceType.repair && state === accepted
      ? { rating: chance.pick([5, 5, 5, 4, 4, 3]), review: chance.pick(reviews) }
      : {}),
  })
}

/** The engineers of that home, of old tickets those who have left since; whoever there is where there are none. */
function handlersOf(client_id: number, home: HomePlace, age: number): readonly number[] {
  const staff = logins
    .filter((login) => login.client_id === client_id)
    .map((login, at) => ({ ...login, staff_id: at + 1 }))
    .filter((login) => looksAfter(login, home) && (login.active || age > LEFT_DAYS))
  const engineers = staff.filter(({ role_id }) => role_id === 104)
  return (engineers.length > 0 ? engineers : staff).map(({ staff_id }) => staff_id)
}

/** A drawing in place of a photo: the demo uploads nothing. */
function picture(target: number, age: number): Values {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#dde5ea"/><circle cx="20" cy="15" r="${6 + target}" fill="#5b7c8d"/></svg>`
  return {
    name: `现场照片-${age}.svg`,
    url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    size: drawing.length,
  }
}
