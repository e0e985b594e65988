/** What opens doors: credentials and their batches, openings, management cards. */
import { addDays, dayOf } from '../../../values/calendar.ts'
import {
  CardTaskState,
  CredentialHeld,
  CredentialState,
  FunctionCode,
  GrantOpType,
  GrantType,
  LockCodeKind,
  ManageCardType,
  OpeningResult,
  OpenWay,
} from '../../../generated/enums.ts'
import { livesThere } from '../by-home.ts'
import { cardCommandOf, cardNumber, cardProgress, CARDS, reportsOf, storeOf, type CardVerb } from '../cards.ts'
import { contactOf } from '../contact.ts'
import { BATCHES, batchedAt, commandOf, credentialsByHome, movedEnd } from '../credentials.ts'
import type { Credential } from '../credentials.ts'
import { dice } from '../dice.ts'
import { daysAgo, isPast, later } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { known } from '../row.ts'
import type { DemoRow } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { personName, phoneNumber } from '../words/people.ts'
import { builtAt } from './housing.ts'
import { personOf, signedAt } from './letting.ts'

export const grantBatches: Rows = function* (plan) {
  const totals = new Map<number, number>()
  const stores = new Map<number, Set<number>>()
  const homes = new Map<number, Set<number>>()
  for (const { home, credentials } of credentialsByHome(plan)) {
    for (const { batch } of credentials) {
      if (batch === null) continue
      totals.set(batch, (totals.get(batch) ?? 0) + 1)
      stores.set(batch, (stores.get(batch) ?? new Set()).add(home.store_id))
      homes.set(batch, (homes.get(batch) ?? new Set()).add(home.home_id))
    }
  }
  for (let id = 1; id <= BATCHES; id++) {
    const created_at = batchedAt(plan, id)
    const number = `PL${dayOf(new Date(created_at)).replaceAll('-', '')}${String(id).padStart(4, '0')}`
    yield {
      create: {
        number,
        grant_type: GrantType.password,
        total: totals.get(id) ?? 0,
        store_ids: [...(stores.get(id) ?? [])].sort((a, b) => a - b),
        home_ids: [...(homes.get(id) ?? [])].sort((a, b) => a - b),
        staff_id: 1,
      },
      server: { id, client_id: plan.client_id, created_at },
    }
  }
}

export const grants: Rows = function* (plan) {
  for (const { credentials } of credentialsByHome(plan))
    for (const credential of credentials) yield grantOf(plan, credential)
}

function grantOf(
  plan: Plan,
  { grant_id, lock, stay, grant_type, paas_id, begin, end, batch, held, op_type, outcome }: Credential,
): DemoRow {
  const person = stay === null ? { name: '管理密码', phone: phoneNumber(1) } : personOf(plan, stay.tenant_id)
  const moving = op_type === GrantOpType.update && outcome !== null
  return {
    create: known({
      grant_type,
      home_id: lock.home.home_id,
      room_id: lock.place.room_id,
      device_id: lock.device_id,
      lease_id: stay?.lease_id ?? null,
      name: person.name,
      phone: person.phone,
      paas_id,
      permission_begin: begin,
      permission_end: end,
    }),
    server: known({
      grant_id,
      client_id: plan.client_id,
      batch_id: batch,
      consent: grant_type === GrantType.face ? true : null,
      ...{ held, op_type },
      task_id: outcome === null ? null : commandOf(grant_id),
      ...(moving ? { new_begin: begin, new_end: movedEnd(end) } : {}),
      pending_removal: op_type === GrantOpType.delete,
      removal_at: op_type === GrantOpType.delete ? end : null,
      created_at:
        stay === null ? builtAt(plan, lock.home) : batch === null ? signedAt(plan, stay) : batchedAt(plan, batch),
    }),
  }
}

/** What came of each: a key that its lock never had is the last thing that was tried. */
export const grantBatchItems: Rows = function* (plan) {
  let id = 1
  for (const { credentials } of credentialsByHome(plan))
    for (const { grant_id, lock, stay, batch, held } of credentials) {
      if (batch === null || stay === null) continue
      const sent_at = batchedAt(plan, batch)
      const person = personOf(plan, stay.tenant_id)
      yield {
        create: {
          ...{ batch_id: batch, home_id: lock.home.home_id, room_id: lock.place.room_id, device_id: lock.device_id },
          ...{ person: 1, name: person.name, phone: person.phone, grant_id, sent_at },
          ...(held === CredentialHeld.nothing ? { task_id: commandOf(grant_id) } : { done_at: sent_at }),
        },
        server: { id: id++, client_id: plan.client_id, created_at: sent_at },
      }
    }
}

const CODES = [
  { kind: LockCodeKind.offline, minutes: 180 },
  { kind: LockCodeKind.dynamic, minutes: 5 },
  { kind: LockCodeKind.function_code, minutes: 5, function: FunctionCode.time_change },
]
const ONE_LOCK_IN = 25

/** Now and then somebody stands before a lock that cannot be reached. */
export const lockCodes: Rows = function* (plan) {
  let id = 1
  for (const { credentials } of credentialsByHome(plan))
    for (const { lock, stay, grant_id } of credentials) {
      if (stay !== null || lock.retired !== null || grant_id % ONE_LOCK_IN !== 0) continue
      const { minutes, ...code } = CODES[id % CODES.length]!
      const valid_from = daysAgo(plan, 1 + (id % 9), 600)
      yield {
        create: {
          ...{ home_id: lock.home.home_id, room_id: lock.place.room_id, device_id: lock.device_id, staff_id: 1 },
          ...{ ...code, valid_from, valid_until: new Date(Date.parse(valid_from) + minutes * 60_000).toISOString() },
        },
        server: { id: id++, client_id: plan.client_id, created_at: valid_from },
      }
    }
}

const WAYS: Readonly<Record<GrantType, OpenWay>> = {
  [GrantType.password]: OpenWay.password,
  [GrantType.fingerprint]: OpenWay.fingerprint,
  [GrantType.bluetooth]: OpenWay.app,
  [GrantType.card]: OpenWay.card,
  [GrantType.face]: OpenWay.password,
}
const FROM_INSIDE = [OpenWay.inner_handle, OpenWay.indoor_button, OpenWay.manual, OpenWay.automatic]

/** Whoever lives there comes home once or twice a day; now and then a door is opened from inside. */
export const openings: Rows = function* (plan) {
  let id = 1
  for (const { credentials, stays } of credentialsByHome(plan)) {
    for (const stay of stays.filter(livesThere(plan.today))) {
      const held = credentials.filter(
        (one) => one.stay?.lease_id === stay.lease_id && one.state === CredentialState.effective,
      )
      if (held.length === 0) continue
      const { heard } = contactOf(plan, held[0]!.lock)
      for (let ago = plan.days; ago >= 0; ago--)
        for (const row of openingsOf(plan, held, heard, ago)) yield { ...row, server: { ...row.server, id: id++ } }
    }
  }
}

/** What a silent lock saw is told when it is back. */
function* openingsOf(plan: Plan, held: readonly Credential[], heard: string, ago: number): Generator<DemoRow> {
  const { lock, stay } = held[0] as Credential
  if (stay === null || addDays(plan.today, -ago) < stay.range[0]) return
  const chance = dice('opening', plan.client_id, stay.lease_id, ago)
  for (let count = ago === 0 ? chance.int(0, 1) : chance.int(1, 2); count > 0; count--) {
    const inside = chance.chance(0.12)
    const minute = chance.chance(0.55) ? chance.int(1080, 1260) : chance.int(360, 1410)
    if (ago === 0 && !isPast(plan, minute)) continue
    const opened_at = daysAgo(plan, ago, minute)
    const valid = held.filter(({ begin }) => begin <= opened_at)
    if (valid.length === 0 || opened_at > heard) continue
    const used = chance.pick(valid)
    const who = inside
      ? {}
      : { grant_id: used.grant_id, person: personOf(plan, stay.tenant_id).name, paas_id: used.paas_id }
    const open_way = inside ? chance.pick(FROM_INSIDE) : WAYS[used.grant_type]
    const result = !inside && chance.chance(0.02) ? OpeningResult.refused : OpeningResult.opened
    yield {
      create: {
        home_id: lock.home.home_id,
        room_id: lock.place.room_id,
        device_id: lock.device_id,
        open_way,
        opened_at,
        result,
        ...who,
      },
      server: { client_id: plan.client_id, created_at: opened_at },
    }
  }
}

export const manageCards: Rows = function* (plan) {
  for (const [at, { special }] of CARDS.entries()) {
    const chance = dice('card holder', plan.client_id, at)
    const store_id = storeOf(plan, at)
    yield {
      create: known({
        number: cardNumber(plan, at),
        card_type: special ? ManageCardType.special : ManageCardType.general,
        holder: personName(chance),
        phone: phoneNumber(chance.int(100, 8999)),
        store_id,
        home_ids: special ? [store_id] : null,
        valid_range: [addDays(plan.today, -chance.int(100, 400)), addDays(plan.today, chance.int(60, 700))],
      }),
      server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan, 420 - at * 20, 620) },
    }
  }
}

const begun = (at: number): number => 30 - at * 2

/** A report or deletion goes from lock to lock: n of m. */
const reports = (verb: CardVerb, reason: string | null): Rows =>
  function* (plan) {
    for (const [nth, { at, state }] of reportsOf(verb).entries())
      yield {
        create: known({
          manage_card_id: at + 1,
          store_id: storeOf(plan, at),
          staff_id: 1,
          reason,
          finished_at: state === CardTaskState.done ? daysAgo(plan, begun(at), 900) : null,
        }),
        server: { id: nth + 1, client_id: plan.client_id, created_at: daysAgo(plan, begun(at), 660) },
      }
  }

export const lossCards: Rows = reports('loss', '持卡人报失')
export const deleteCards: Rows = reports('delete', null)

export const cardLockTasks: Rows = function* (plan) {
  let open = 0
  for (const { id, verb, report, at, lock, outcome } of cardProgress(plan))
    yield {
      create: known({
        manage_card_id: at + 1,
        [`${verb}_card_id`]: report,
        home_id: lock.home.home_id,
        device_id: lock.device_id,
        task_id: outcome === null ? null : cardCommandOf((open += 1)),
        done_at: outcome === null ? later(plan, daysAgo(plan, begun(at), 660), (id % 480) * 29_000 + 4_000) : null,
      }),
      server: {
        id,
        client_id: plan.client_id,
        created_at: later(plan, daysAgo(plan, begun(at), 660), (id % 480) * 1_000),
      },
    }
}
