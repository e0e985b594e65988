/** What opens doors: credentials and their batches, openings, management cards. */
import { addDays, dayOf } from '../../../values/calendar.ts'
import {
  CardTaskState,
  CredentialState,
  GrantOpType,
  GrantType,
  ManageCardState,
  ManageCardType,
  OpeningResult,
  OpenWay,
} from '../../../generated/enums.ts'
import { livesThere } from '../by-home.ts'
import { contactOf } from '../contact.ts'
import { BATCHES, batchedAt, commandOf, credentialsByHome, movedEnd } from '../credentials.ts'
import type { Credential } from '../credentials.ts'
import { dice } from '../dice.ts'
import { fittings } from '../fittings.ts'
import { daysAgo, isPast } from '../moment.ts'
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
  for (const { home, credentials } of credentialsByHome(plan)) {
    for (const { batch } of credentials) {
      if (batch === null) continue
      totals.set(batch, (totals.get(batch) ?? 0) + 1)
      stores.set(batch, (stores.get(batch) ?? new Set()).add(home.store_id))
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
      ...{ held, op_type },
      task_id: outcome === null ? null : commandOf(grant_id),
      ...(moving ? { new_begin: begin, new_end: movedEnd(end) } : {}),
      pending_removal: op_type === GrantOpType.delete,
      created_at:
        stay === null ? builtAt(plan, lock.home) : batch === null ? signedAt(plan, stay) : batchedAt(plan, batch),
    }),
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

const { normal, reporting, lost, failed, deleted } = ManageCardState
const CARDS = [normal, normal, reporting, lost, failed, deleted, normal, lost, normal, deleted].map((state, at) => ({
  state,
  special: [6, 7, 9].includes(at),
}))

/** Locks in use that each card opens: all of its store, or those of one home. */
function cardLocks(plan: Plan): readonly number[] {
  const counts = new Map<string, number>()
  const count = (key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const { family, retired, home } of fittings(plan)) {
    if (family !== 'lock' || retired !== null) continue
    count(`store ${home.store_id}`)
    if (home.home_id === home.store_id) count(`home ${home.home_id}`)
  }
  return CARDS.map(
    ({ special }, at) => counts.get(`${special ? 'home' : 'store'} ${(at % plan.areas.length) + 1}`) ?? 0,
  )
}

export const manageCards: Rows = function* (plan) {
  const locks = cardLocks(plan)
  for (const [at, { state, special }] of CARDS.entries()) {
    const chance = dice('card', plan.client_id, at)
    const locks_total = locks[at] ?? 0
    const store_id = (at % plan.areas.length) + 1
    yield {
      create: known({
        number: chance.int(0x10000000, 0x7fffffff).toString(16).toUpperCase().padStart(8, '0'),
        card_type: special ? ManageCardType.special : ManageCardType.general,
        holder: personName(chance),
        phone: phoneNumber(chance.int(100, 8999)),
        store_id,
        home_ids: special ? [store_id] : null,
        valid_range: [addDays(plan.today, -chance.int(100, 400)), addDays(plan.today, chance.int(60, 700))],
      }),
      server: {
        id: at + 1,
        client_id: plan.client_id,
        state,
        locks_total,
        created_at: daysAgo(plan, 420 - at * 20, 620),
      },
    }
  }
}

/** A report or deletion goes from lock to lock: n of m. */
const tasks = (verb: string, states: Readonly<Record<number, CardTaskState>>): Rows =>
  function* (plan) {
    const locks = cardLocks(plan)
    let id = 1
    for (const [at, { state }] of CARDS.entries()) {
      const task = states[state]
      if (task === undefined) continue
      const locks_total = locks[at] ?? 0
      const [locks_done, locks_failed] =
        task === CardTaskState.done
          ? [locks_total, 0]
          : task === CardTaskState.running
            ? [Math.floor(locks_total / 2), 0]
            : [locks_total - Math.min(3, locks_total), Math.min(3, locks_total)]
      const begun = 30 - at * 2
      yield {
        create: known({
          manage_card_id: at + 1,
          store_id: (at % plan.areas.length) + 1,
          staff_id: 1,
          locks_total,
          locks_done,
          locks_failed,
          state: task,
          reason: verb,
          finished_at: task === CardTaskState.running ? null : daysAgo(plan, begun, 900),
        }),
        server: { id: id++, client_id: plan.client_id, created_at: daysAgo(plan, begun, 660) },
      }
    }
  }

export const lossCards: Rows = tasks('持卡人报失', {
  [reporting]: CardTaskState.running,
  [lost]: CardTaskState.done,
  [failed]: CardTaskState.part_failed,
  [deleted]: CardTaskState.done,
})
export const deleteCards: Rows = tasks('挂失完成后清除', { [deleted]: CardTaskState.done })
