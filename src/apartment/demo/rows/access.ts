/** Access control: who may pass which door, what was delivered to it, who passed, and the days' sums. */
import { addDays, endOfDay, startOfDay } from '../../../values/calendar.ts'
import {
  AccessOpState,
  CommandState,
  EventState,
  FacePersonType,
  GrantOpType,
  InOutKind,
  OpeningResult,
  PassDirection,
  PassWay,
} from '../../../generated/enums.ts'
import { accessRevision } from '../../domain/access-revision.ts'
import { byHome, livesThere } from '../by-home.ts'
import { dice } from '../dice.ts'
import type { Fitting } from '../fittings.ts'
import { logins } from '../logins.ts'
import { daysAgo, settledAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { known } from '../row.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { personName, phoneNumber } from '../words/people.ts'
import { personOf, signedAt } from './letting.ts'
import { staffPhone } from './organisation.ts'

interface Person {
  readonly id: number
  readonly person_type: FacePersonType
  readonly values: Values
  readonly created_at: string
  readonly deliveries: readonly Delivery[]
}

interface Delivery {
  readonly id: number
  readonly device_id: number
  readonly op_state: AccessOpState
}

interface Doors {
  readonly home_id: number
  readonly doors: readonly Fitting[]
  readonly people: readonly Person[]
}

/** Home after home that has doors: its tenants, the staff, and some visitors of the day. */
function* guarded(plan: Plan): Generator<Doors> {
  let [id, delivery] = [1, 1]
  for (const {
    home: { home_id },
    devices,
    stays,
  } of byHome(plan)) {
    const doors = devices.filter(({ family }) => family === 'face' || family === 'm3')
    if (doors.length === 0) continue
    const tenants = stays.filter(livesThere(plan.today)).map((stay): Sketch => {
      const { name, phone } = personOf(plan, stay.tenant_id)
      const validity = {
        valid_begin: startOfDay(stay.range[0]).toISOString(),
        valid_end: endOfDay(stay.range[1]).toISOString(),
      }
      return {
        person_type: FacePersonType.tenant,
        values: { name, phone, home_id, tenant_id: stay.tenant_id, ...validity, consent: true },
        created_at: signedAt(plan, stay),
      }
    })
    const people = [...tenants, ...staffOf(plan, home_id), ...visitorsOf(plan, home_id)].map((person): Person => ({
      ...person,
      id: id++,
      deliveries: doors.map(({ device_id }) => ({
        id: delivery,
        device_id,
        op_state: DELIVERY[delivery++ % 60] ?? create_done,
      })),
    }))
    yield { home_id, doors, people }
  }
}

type Sketch = Omit<Person, 'id' | 'deliveries'>

function staffOf(plan: Plan, home_id: number): readonly Sketch[] {
  const { client_id, today } = plan
  const first = logins.filter((login) => login.client_id === client_id)[0]
  if (first === undefined) return []
  const validity = {
    valid_begin: startOfDay(addDays(today, -700)).toISOString(),
    valid_end: endOfDay(addDays(today, 365)).toISOString(),
  }
  return [
    {
      person_type: FacePersonType.staff,
      values: { name: first.name, phone: staffPhone(client_id, 0), home_id, staff_id: 1, ...validity, consent: true },
      created_at: daysAgo(plan, 700, 600),
    },
  ]
}

/** A visitor's permission lasts for a day. */
function visitorsOf(plan: Plan, home_id: number): readonly Sketch[] {
  return [0, 1, 2].map((ago) => {
    const chance = dice('visitor', plan.client_id, home_id, ago)
    const created_at = daysAgo(plan, ago, chance.int(400, 480))
    const values = {
      name: personName(chance),
      phone: phoneNumber(chance.int(100, 8999)),
      home_id,
      valid_begin: created_at,
      valid_end: new Date(Date.parse(created_at) + 86_400_000).toISOString(),
      consent: true,
    }
    return { person_type: FacePersonType.visitor, values, created_at }
  })
}

export const accessPeople: Rows = function* (plan) {
  for (const { people } of guarded(plan)) {
    for (const { id, person_type, values, created_at } of people)
      yield { create: { person_type, ...values }, server: { id, client_id: plan.client_id, created_at } }
  }
}

const {
  create_running,
  create_failed,
  create_done,
  update_running,
  update_failed,
  update_done,
  delete_running,
  delete_failed,
  delete_done,
} = AccessOpState
/** Mostly delivered; each other state now and then. */
const DELIVERY: Readonly<Record<number, AccessOpState>> = {
  3: create_running,
  7: create_failed,
  11: update_running,
  14: update_failed,
  18: update_done,
  22: delete_running,
  26: delete_failed,
  30: delete_done,
  33: update_done,
}
const OUTCOMES: Readonly<Partial<Record<AccessOpState, CommandState>>> = {
  [create_running]: CommandState.pending,
  [update_running]: CommandState.sending,
  [delete_running]: CommandState.pending,
  [create_failed]: CommandState.fail,
  [update_failed]: CommandState.expired,
  [delete_failed]: CommandState.timeout,
}
const OP_TYPES: Readonly<Record<number, GrantOpType>> = {
  1: GrantOpType.create,
  2: GrantOpType.update,
  3: GrantOpType.delete,
}
/** Of a delivery that has not arrived: above the commands of credentials. */
const deliveryCommandOf = (id: number): number => 2_000_000 + id

export interface OpenDelivery {
  readonly command: number
  readonly grant: number
  readonly person: number
  readonly device: Fitting
  readonly op_type: GrantOpType
  readonly outcome: CommandState
  readonly begin: unknown
  readonly end: unknown
}

/** What was sent to doors and is not done. */
export function* openDeliveries(plan: Plan): Generator<OpenDelivery> {
  for (const { doors, people } of guarded(plan))
    for (const { id: person, values, deliveries } of people)
      for (const { id: grant, device_id, op_state } of deliveries) {
        const outcome = OUTCOMES[op_state]
        if (outcome === undefined) continue
        const device = doors.find((one) => one.device_id === device_id)!
        const [op_type, command] = [OP_TYPES[Math.floor(op_state / 10)]!, deliveryCommandOf(grant)]
        yield {
          ...{ command, grant, person, device, op_type, outcome },
          begin: values['valid_begin'],
          end: values['valid_end'],
        }
      }
}

/** What the door has said that it has. */
const NOT_HELD: ReadonlySet<AccessOpState> = new Set([create_running, create_failed, delete_done])

export const accessGrants: Rows = function* (plan) {
  for (const { home_id, people } of guarded(plan)) {
    for (const person of people) {
      for (const { id, device_id, op_state } of person.deliveries) {
        const held = !NOT_HELD.has(op_state)
        yield {
          create: { home_id, access_person_id: person.id, device_id },
          server: known({
            id,
            client_id: plan.client_id,
            op_type: OP_TYPES[Math.floor(op_state / 10)]!,
            held,
            revision: held ? accessRevision({ ...person.values, person_type: person.person_type }) : null,
            task_id: OUTCOMES[op_state] === undefined ? null : deliveryCommandOf(id),
            delivered_at: held ? person.created_at : null,
            created_at: person.created_at,
          }),
        }
      }
    }
  }
}

interface Pass {
  readonly device_id: number
  readonly person: Person
  readonly direction: PassDirection
  readonly at: string
}

/** Passes of one home on one day; the sums of the day count the same ones. */
function passesOn(plan: Plan, { home_id, people }: Doors, ago: number): readonly Pass[] {
  return people
    .filter(
      ({ person_type, values }) =>
        person_type !== FacePersonType.visitor && String(values['valid_begin']) <= daysAgo(plan, ago, 0),
    )
    .flatMap((person) => {
      const chance = dice('pass', plan.client_id, home_id, person.id, ago)
      if (ago === 0 || chance.chance(0.2)) return []
      const known = person.deliveries.filter(({ op_state }) => !NOT_HELD.has(op_state))
      if (known.length === 0) return []
      const { device_id } = chance.pick(known)
      return [
        { device_id, person, direction: PassDirection.out, at: daysAgo(plan, ago, chance.int(420, 600)) },
        { device_id, person, direction: PassDirection.in, at: daysAgo(plan, ago, chance.int(1050, 1380)) },
      ]
    })
}

const WAYS = [PassWay.face, PassWay.face, PassWay.face, PassWay.card, PassWay.password, PassWay.remote, PassWay.button]
const PASS_DAYS = 14

/** Home by home, the oldest day first. */
function* passDays(plan: Plan) {
  let id = 1
  for (const home of guarded(plan))
    for (let ago = Math.min(plan.days, PASS_DAYS); ago >= 1; ago--)
      yield { home, ago, passes: passesOn(plan, home, ago).map((pass) => passOf(plan, home, pass, id++)) }
}

export const passRecords: Rows = function* (plan) {
  for (const { passes } of passDays(plan)) yield* passes
}

function passOf(plan: Plan, { home_id }: Doors, { device_id, person, direction, at }: Pass, id: number): DemoRow {
  const chance = dice('way', plan.client_id, id)
  const way = direction === PassDirection.out && chance.chance(0.3) ? PassWay.button : chance.pick(WAYS)
  const create = {
    home_id,
    device_id,
    access_person_id: person.id,
    person_type: person.person_type,
    direction,
    way,
    result: chance.chance(0.01) ? OpeningResult.refused : OpeningResult.opened,
    passed_at: at,
  }
  return { create, server: { id, client_id: plan.client_id, created_at: at } }
}

/** Whom a door has refused has not passed it. */
export const openDoorCounts: Rows = function* (plan) {
  let id = 1
  const settled = settledAgo(plan)
  for (const { home, ago, passes } of passDays(plan)) {
    if (ago < settled) continue
    for (const { device_id } of home.doors) {
      const own = passes
        .map(({ create }) => create)
        .filter((pass) => pass['device_id'] === device_id && pass['result'] === OpeningResult.opened)
      const entered = own.filter((pass) => pass['direction'] === PassDirection.in).length
      const create = {
        home_id: home.home_id,
        device_id,
        day: addDays(plan.today, -ago),
        passes_in: entered,
        passes_out: own.length - entered,
        people: new Set(own.map((pass) => pass['access_person_id'])).size,
      }
      const created_at = daysAgo(plan, ago - 1, 10 + (device_id % 60) / 6)
      yield { create, server: { id: id++, client_id: plan.client_id, created_at } }
    }
  }
}

const { quiet, night, frequent } = InOutKind
/** Of the demo's first rule, which is of the first home. Each state once, the ones that stand of last night. */
const FOUND = [
  { kind: night, state: EventState.open, begun: 1, ended: 1, times: 2 },
  { kind: night, state: EventState.handling, begun: 1, ended: 1, times: 1 },
  { kind: quiet, state: EventState.done, begun: 24, ended: 20, times: 4, result: '已电话联系，租客出差' },
  { kind: quiet, state: EventState.recovered, begun: 16, ended: 12, times: 3 },
  { kind: frequent, state: EventState.ignored, begun: 9, ended: 9, times: 24 },
] as const

export const inOutEvents: Rows = function* (plan) {
  const [first] = guarded(plan)
  if (plan.client_id !== 1 || first?.home_id !== 1) return
  const tenants = first.people.filter(({ person_type }) => person_type === FacePersonType.tenant)
  for (const [at, { kind, state, begun, ended, times, ...rest }] of FOUND.entries()) {
    const person = tenants[at]
    if (person === undefined) return
    const last_at = daysAgo(plan, ended, 23 * 60 + 40)
    const first_at = times === 1 ? last_at : daysAgo(plan, begun, 23 * 60 + 10)
    const isOver = state !== EventState.open && state !== EventState.handling
    yield {
      create: { home_id: first.home_id, access_person_id: person.id, rule_id: 1, kind },
      server: {
        ...{ id: at + 1, client_id: plan.client_id, state, first_at, last_at, times, created_at: last_at },
        ...(state !== EventState.open && state !== EventState.recovered && { handler_id: 1 }),
        ...(isOver && { handled_at: daysAgo(plan, ended - 1, 600) }),
        ...rest,
      },
    }
  }
}
