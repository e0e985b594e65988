/** Tenants with their tags, leases, and who lives with whom. */
import { addDays, dayOf } from '../../../values/calendar.ts'
import { CertificateType, Relation, TagTone } from '../../../generated/enums.ts'
import { roomAddress } from '../../domain/room-address.ts'
import { dice } from '../dice.ts'
import type { Dice } from '../dice.ts'
import { roomName } from '../layout.ts'
import { logins, looksAfter } from '../logins.ts'
import { daysAgo, later, moment } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { priceTextIn } from '../prices.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { stays } from '../stays.ts'
import type { Stay } from '../stays.ts'
import { contractTemplate } from '../words/contract.ts'
import { idNumber, personName, phoneNumber } from '../words/people.ts'
import { leaseNotes, leaseTalk, tenantNotes, tenantTalk } from '../words/texts.ts'
import { areaOf, homeOf, rentOf } from './housing.ts'
import { PAY_MODE } from './settings.ts'

export const tenants: Rows = function* (plan) {
  for (const stay of stays(plan)) {
    for (const tenant_id of [stay.tenant_id, ...stay.co_tenant_ids]) yield tenantOf(plan, stay, tenant_id)
  }
}

function tenantOf(plan: Plan, stay: Stay, tenant_id: number): DemoRow {
  const { chance, foreign, name, phone } = personOf(plan, tenant_id)
  const create = known({
    name,
    phone,
    home_id: stay.home.home_id,
    ...certificate(chance.int(1_000_000, 9_999_999), foreign, idNumber(chance, plan.today)),
    ...(chance.chance(0.4)
      ? { emergency_contact: personName(chance), emergency_phone: phoneNumber(chance.int(5000, 8999)) }
      : {}),
    email: chance.chance(0.15) ? `tenant${tenant_id}@example.com` : null,
    note: chance.chance(0.06) ? chance.pick(tenantNotes) : null,
    tag_ids: chance.chance(0.2) ? [chance.int(1, TAGS.length)] : null,
  })
  return {
    create,
    server: {
      tenant_id,
      client_id: plan.client_id,
      real_name_verified: !foreign && chance.chance(0.93),
      created_at: signedAt(plan, stay),
    },
  }
}

/** Whoever has this key, wherever the demo speaks of them; further dice fall for their other data. */
export function personOf(
  plan: Plan,
  tenant_id: number,
): { readonly chance: Dice; readonly foreign: boolean; readonly name: string; readonly phone: string } {
  const chance = dice('tenant', plan.client_id, tenant_id)
  const foreign = chance.chance(0.02)
  return { chance, foreign, name: personName(chance), phone: phoneNumber(plan.phones + tenant_id) }
}

const certificate = (passport: number, foreign: boolean, id_card: string): Values =>
  foreign
    ? { certificate_type: CertificateType.other, certificate_number: `E${passport}` }
    : { certificate_type: CertificateType.resident_id, id_card }

export const leases: Rows = function* (plan) {
  for (const stay of stays(plan)) {
    const { lease_id, home, place, tenant_id, range, frozen, check_out_date } = stay
    const { chance, rent, deposit } = termsOf(plan, stay)
    yield {
      create: known({
        home_id: home.home_id,
        room_id: place.room_id,
        tenant_id,
        lease_range: range,
        rent,
        deposit,
        note: chance.chance(0.18) ? chance.pick(leaseNotes) : null,
      }),
      server: {
        lease_id,
        client_id: plan.client_id,
        frozen,
        ...known({ check_out_date }),
        created_at: signedAt(plan, stay),
      },
    }
  }
}

/** What a lease costs; further dice fall for its other data. */
export function termsOf(plan: Plan, { lease_id, home, place }: Stay) {
  const chance = dice('lease', plan.client_id, lease_id)
  const rent = rentOf(plan, home, place) + chance.int(-2, 1) * 5000
  return { chance, rent: hundredths(rent), deposit: hundredths(rent * (chance.chance(0.2) ? 2 : 1)) }
}

const TAGS = [
  { name: '优质租客', tone: TagTone.success, note: '按时缴费，爱护房屋' },
  { name: '企业客户', tone: TagTone.info, note: '公司统一付租' },
  { name: '欠费提醒', tone: TagTone.warning, note: '近三个月内有欠费' },
  { name: '养宠物', tone: TagTone.neutral, note: '已签宠物协议' },
  { name: '黑名单', tone: TagTone.error, note: '不再续租' },
]

const TEMPLATE = 1

export const contractTemplates: Rows = function* (plan) {
  yield {
    create: { ...contractTemplate, is_default: true },
    server: { id: TEMPLATE, client_id: plan.client_id, created_at: daysAgo(plan, 1100, 600) },
  }
}

/** Of each few leases that run, one has its contract here: the others were signed before templates. */
const WITH_CONTRACT = 0.3
const CONTRACT_MS = 10 * 60_000
const MAKERS: ReadonlySet<number> = new Set([101, 102])

export const contractTexts: Rows = function* (plan) {
  let id = 1
  for (const stay of stays(plan)) {
    const isRunning = stay.check_out_date === null && stay.range[1] >= plan.today
    if (isRunning && dice('contract-text', plan.client_id, stay.lease_id).chance(WITH_CONTRACT))
      yield contractOf(plan, stay, id++)
  }
}

function contractOf(plan: Plan, stay: Stay, id: number): DemoRow {
  const { lease_id, tenant_id, home, place, range } = stay
  const { rent, deposit } = termsOf(plan, stay)
  const { name, phone, id_card, certificate_number } = tenantOf(plan, stay, tenant_id).create
  const { name: home_name, ...where } = homeOf(plan, home)
  const made = later(plan, signedAt(plan, stay), CONTRACT_MS)
  const issued_on = dayOf(new Date(made))
  const own = logins.filter(({ client_id }) => client_id === plan.client_id)
  const maker = own.findIndex((one) => one.active && MAKERS.has(one.role_id) && looksAfter(one, home))
  const room_name = roomName(place)
  return {
    create: known({
      ...{ home_id: home.home_id, room_id: place.room_id, lease_id, tenant_id, lease_range: range, rent, deposit },
      ...{ contract_template_id: TEMPLATE, title: contractTemplate.name, body: contractTemplate.body },
      ...{ name, phone, id_card: id_card ?? certificate_number ?? null },
      ...{ company: plan.client, store_name: areaOf(plan, home).store, home_name, room_name },
      address: roomAddress({ ...where, room: room_name }),
      ...{ pay_mode: PAY_MODE, fee_rule: priceTextIn(plan, home, issued_on) },
      ...{ issued_on, staff_id: maker < 0 ? 1 : maker + 1 },
    }),
    server: { id, client_id: plan.client_id, created_at: made },
  }
}

export const tenantTags: Rows = function* (plan) {
  for (const [at, tag] of TAGS.entries())
    yield { create: tag, server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan, 1200, 600 + at) } }
}

const RELATIONS = [Relation.spouse, Relation.friend, Relation.relative, Relation.child]

export const coTenants: Rows = function* (plan) {
  let id = 1
  for (const stay of stays(plan)) {
    const {
      lease_id,
      home: { home_id },
      co_tenant_ids,
      range: [first],
      check_out_date,
    } = stay
    for (const tenant_id of co_tenant_ids) {
      const relation = dice('relation', plan.client_id, tenant_id).pick(RELATIONS)
      const create = known({ home_id, lease_id, tenant_id, relation, joined_on: first })
      const left = known({ left_on: check_out_date !== null && check_out_date < first ? first : check_out_date })
      yield { create, server: { id: id++, client_id: plan.client_id, ...left, created_at: signedAt(plan, stay) } }
    }
  }
}

export const leaseComments: Rows = (plan) => commentsOn(plan, leaseTalk, ({ lease_id }) => lease_id)
export const tenantComments: Rows = (plan) => commentsOn(plan, tenantTalk, ({ tenant_id }) => tenant_id)

/** Of some stays, one or two remarks, as the lease was signed. */
function* commentsOn(plan: Plan, talk: readonly string[], about: (stay: Stay) => number): Generator<DemoRow> {
  let id = 1
  for (const stay of stays(plan)) {
    const chance = dice(talk[0]!, plan.client_id, about(stay))
    if (!chance.chance(0.15)) continue
    for (const content of new Set([chance.pick(talk), chance.pick(talk)]))
      yield {
        create: { record_id: about(stay), content },
        server: { id: id++, client_id: plan.client_id, staff_id: 1, created_at: signedAt(plan, stay) },
      }
  }
}

/** Signed some days before the lease begins, if that is still to come before today. */
export function signedAt(plan: Plan, { lease_id, range: [first] }: Stay): string {
  const chance = dice('signed', plan.client_id, lease_id)
  return moment(plan, addDays(first < plan.today ? first : plan.today, -chance.int(1, 12)), chance.int(540, 1200))
}
