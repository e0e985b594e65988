/**
 * What was asked of devices: commands in every state. What is under way, and what failed within the last day, can be
 * sent: it has its delivery, and is of a type that comes to something once a device has done it. The rest is history.
 */
import {
  CommandOrigin,
  CommandState,
  CommandType,
  CredentialHeld,
  GrantOpType,
  GrantType,
} from '../../../generated/enums.ts'
import { cardCommandOf, cardNumber, cardProgress } from '../cards.ts'
import { contactOf } from '../contact.ts'
import { commandOf, credentialsByHome, movedEnd } from '../credentials.ts'
import { dice } from '../dice.ts'
import type { Dice } from '../dice.ts'
import type { Family, Fitting } from '../fittings.ts'
import { daysAgo, later, secondsAgo } from '../moment.ts'
import type { Label } from '../../../model/model.ts'
import { summaries } from '../../commands/summaries.ts'
import type { Plan } from '../plan.ts'
import { known } from '../row.ts'
import type { Rows } from '../row.ts'
import { someDevices } from '../some-devices.ts'
import { openDeliveries } from './access.ts'
import { deviceOf } from './devices.ts'

const C = CommandType
type Ask = readonly [family: Family, command: CommandType, parameters: Label | null]
/** Of earlier days. */
const ASKS: readonly Ask[] = [
  ['lock', C.credential_create, { zh: '密码 有效期12个月', en: 'Password, 12 months' }],
  ['lock', C.credential_freeze, { zh: '租约冻结', en: 'Lease frozen' }],
  ['meter', C.meter_read, { zh: '抄表', en: 'Reading' }],
  ['meter', C.switch_on, { zh: '充值后自动合闸', en: 'After a charge' }],
  ['meter', C.meter_charge, { zh: '100.00元 126.90度', en: '100.00 yuan, 126.90 kWh' }],
  ['meter', C.switch_off, { zh: '欠费断电', en: 'Arrears' }],
  ['water_meter', C.valve_close, { zh: '欠费关阀', en: 'Arrears' }],
  ['water_meter', C.valve_open, { zh: '缴费后开阀', en: 'After a payment' }],
  ['face', C.access_deliver, { zh: '下发人员', en: 'A person' }],
  ['m3', C.remote_open, { zh: '远程开门', en: 'From the console' }],
  ['lock', C.credential_delete, { zh: '退租清除授权', en: 'The tenant has left' }],
  ['lock', C.card_loss, { zh: '管理卡挂失', en: 'A card was lost' }],
  ['lock', C.time_sync, { zh: '校时', en: 'Clock' }],
  ['gateway', C.restart, null],
  ['meter', C.overdraft_set, { zh: '透支 5.00度', en: 'Overdraft 5.00 kWh' }],
  ['lock', C.setting_write, { zh: '开门语音', en: 'Voice when opened' }],
]
/** That can be sent. */
const SENT: readonly Ask[] = [
  ['lock', C.refresh, null],
  ['gateway', C.restart, null],
  ['meter', C.refresh, null],
  ['lock', C.restart, null],
]
const { pending, sending, success, fail, timeout, cancelled, expired } = CommandState
const ANSWERS = [
  success,
  success,
  success,
  fail,
  success,
  timeout,
  success,
  pending,
  success,
  sending,
  success,
  cancelled,
  success,
  expired,
]
const FAILURES: Readonly<Partial<Record<CommandState, Label>>> = {
  [fail]: { zh: '设备返回错误', en: 'The device returned an error' },
  [timeout]: { zh: '180秒内未收到设备应答', en: 'The device did not answer within 180 seconds' },
  [expired]: { zh: '24小时内设备未上线', en: 'The device did not come online within 24 hours' },
}
const DAY_MS = 86_400_000
/** Milliseconds after which nobody waits any more. */
const TAKES: Readonly<Partial<Record<CommandState, number>>> = { [timeout]: 180_000, [expired]: DAY_MS }
/** Seconds after which an order without an answer is handed over again. */
const AGAIN = 30
const COMMANDS = 140

interface Asked {
  readonly id: number
  readonly ask: Ask
  /** What of the device it is about. */
  readonly target: string
  readonly payload: object
  readonly device: Fitting
  readonly state: CommandState
  readonly created: string
  readonly finished: string | null
  /** When it is looked at next; null: never. */
  readonly due: string | null
  readonly chance: Dice
}

/** How one stands that can be sent. */
type Standing = (plan: Plan, chance: Dice) => Pick<Asked, 'created' | 'finished' | 'due'>

const ahead = ({ now }: Plan, seconds: number): string => secondsAgo({ now, today: '' }, -seconds)
const waiting = (from: number, to: number, soon: number): Standing => {
  return (plan, chance) => ({
    created: secondsAgo(plan, chance.int(from, to)),
    finished: null,
    due: ahead(plan, chance.int(1, soon)),
  })
}
const failed = (takes: (chance: Dice) => number): Standing => {
  return (plan, chance) => {
    const created = secondsAgo(plan, chance.int(3_600, 72_000))
    const finished = later(plan, created, takes(chance))
    return { created, finished, due: new Date(Date.parse(finished) + DAY_MS).toISOString() }
  }
}
const away = waiting(300, 72_000, 60)
/** Looked at one after the other, so that the first minutes have something to show. */
const asleep = waiting(5, 60, 600)
const sent: Standing = (plan, chance) => {
  const seconds = chance.int(5, 120)
  return { created: secondsAgo(plan, seconds), finished: null, due: ahead(plan, AGAIN - (seconds % AGAIN)) }
}

interface Live {
  readonly online: boolean
  readonly standing: Standing
}

/** How the nth in a state stands, where it can be sent; null: it is of earlier days. */
function liveOf(state: CommandState, nth: number): Live | null {
  const isOdd = nth % 2 === 1
  if (state === sending) return { online: true, standing: sent }
  if (state === pending) return isOdd ? { online: true, standing: asleep } : { online: false, standing: away }
  if (isOdd || (state !== fail && state !== timeout)) return null
  return { online: true, standing: failed((chance) => TAKES[state] ?? chance.int(1, 170) * 1000) }
}

function* asked(plan: Plan): Generator<Asked> {
  const devices = someDevices(plan)
  const taken = new Set<number>()
  const all = Object.values(devices).flat()
  const online = new Set(all.filter((one) => contactOf(plan, one).online))
  const count = plan.client_id === 1 ? COMMANDS : 8
  for (let id = 1; id <= count; id++) {
    const chance = dice('command', plan.client_id, id)
    const state = ANSWERS[id % ANSWERS.length] ?? success
    const nth = Math.floor(id / ANSWERS.length)
    const live = liveOf(state, nth)
    // One at a time is under way for a device.
    const isFree = (one: Fitting): boolean => !taken.has(one.device_id) && online.has(one) === live?.online
    const found = (asks: readonly Ask[], first: number, fits: (one: Fitting) => boolean) =>
      asks
        .map((_, at) => asks[(first + at) % asks.length]!)
        .map((ask) => ({ ask, list: (devices[ask[0]] ?? []).filter(fits) }))
        .find(({ list }) => list.length > 0)
    const one = live === null ? found(ASKS, id, () => true) : found(SENT, nth, isFree)
    if (one === undefined) continue
    const device = chance.pick(one.list)
    if (live !== null) taken.add(device.device_id)
    const when = (live?.standing ?? past(state))(plan, chance)
    yield { id, ask: one.ask, device, state, chance, target: '*', payload: payloadOf(plan, one.ask, device), ...when }
  }
  yield* aboutCredentials(plan)
  yield* aboutCards(plan)
  yield* aboutPeople(plan)
}

function payloadOf(plan: Plan, [, command]: Ask, device: Fitting): object {
  if (command !== C.refresh) return {}
  const { battery, signal } = deviceOf(plan, device).server
  return { known: known({ battery: battery ?? null, signal }) }
}

const VERBS: Readonly<Record<GrantOpType, CommandType>> = {
  [GrantOpType.create]: C.credential_create,
  [GrantOpType.delete]: C.credential_delete,
  [GrantOpType.update]: C.credential_update,
  [GrantOpType.freeze]: C.credential_freeze,
  [GrantOpType.unfreeze]: C.credential_unfreeze,
}
const WORDS: Readonly<Record<GrantType, Label>> = {
  [GrantType.password]: { zh: '密码', en: 'Password' },
  [GrantType.fingerprint]: { zh: '指纹', en: 'Fingerprint' },
  [GrantType.bluetooth]: { zh: '蓝牙', en: 'Bluetooth' },
  [GrantType.card]: { zh: '卡片', en: 'Card' },
  [GrantType.face]: { zh: '人脸', en: 'Face' },
}
const STANDINGS: Readonly<Partial<Record<CommandState, Standing>>> = { [pending]: away, [sending]: sent }

/** Of every credential that is in the middle of something. */
function* aboutCredentials(plan: Plan): Generator<Asked> {
  for (const { credentials } of credentialsByHome(plan))
    for (const { grant_id, lock, grant_type, paas_id, begin, end, held, op_type, outcome: state } of credentials) {
      if (state === null) continue
      const chance = dice('credential command', plan.client_id, grant_id)
      yield {
        id: commandOf(grant_id),
        ask: ['lock', VERBS[op_type], summaries.credential(WORDS[grant_type], paas_id)],
        device: lock,
        state,
        chance,
        target: `credential ${paas_id}`,
        payload: {
          ...{ grant_id, kind: grant_type, number: paas_id, stored: held !== CredentialHeld.nothing, begin },
          end: op_type === GrantOpType.update ? movedEnd(end) : end,
        },
        ...(STANDINGS[state] ?? past(state))(plan, chance),
      }
    }
}

/** Of every lock that has not answered about a management card. */
function* aboutCards(plan: Plan): Generator<Asked> {
  let open = 0
  for (const { id, verb, report, at, lock, outcome: state } of cardProgress(plan)) {
    if (state === null) continue
    const chance = dice('card command', plan.client_id, id)
    const [command, number] = [verb === 'loss' ? C.card_loss : C.card_delete, cardNumber(plan, at)]
    yield {
      id: cardCommandOf((open += 1)),
      ask: ['lock', command, summaries.card(number)],
      device: lock,
      state,
      chance,
      target: `${command} ${number}`,
      payload: { number, card_lock_task_id: id, [`${verb}_card_id`]: report },
      ...(STANDINGS[state] ?? past(state))(plan, chance),
    }
  }
}

/** Of everybody whom a door does not know yet, or still knows. */
function* aboutPeople(plan: Plan): Generator<Asked> {
  for (const { command, grant, person, device, op_type, outcome: state, begin, end } of openDeliveries(plan)) {
    const chance = dice('delivery command', plan.client_id, grant)
    const isRemoval = op_type === GrantOpType.delete
    const about = { access_grant_id: grant, access_person_id: person }
    yield {
      id: command,
      ask: [device.family, isRemoval ? C.access_remove : C.access_deliver, summaries.person(person)],
      device,
      state,
      chance,
      target: `person ${person}`,
      payload: isRemoval ? about : { ...about, begin, end, revision: null, photo: 'face.jpg' },
      ...(STANDINGS[state] ?? past(state))(plan, chance),
    }
  }
}

const past = (state: CommandState): Standing => {
  return (plan, chance) => {
    const created = daysAgo(plan, chance.int(2, 20), chance.int(0, 1439))
    return { created, finished: later(plan, created, TAKES[state] ?? chance.int(1, 170) * 1000), due: null }
  }
}

const isOfSystem = (id: number): boolean => id % 3 === 0
const WAS_SENT: ReadonlySet<CommandState> = new Set([sending, success, fail, timeout])

export const commandTasks: Rows = function* (plan) {
  for (const { id, ask, device, state, created, finished, due } of asked(plan)) {
    const [, command, parameters] = ask
    const bySystem = isOfSystem(id)
    yield {
      create: known({
        home_id: device.home.home_id,
        device_id: device.device_id,
        command,
        parameters: parameters?.zh ?? null,
        business_key: `c${plan.client_id}-${id}`,
        attempts: state === fail ? 1 : 0,
        staff_id: bySystem ? null : 1,
        origin: bySystem ? CommandOrigin.system : CommandOrigin.console,
        finished_at: finished,
      }),
      server: known({
        id,
        client_id: plan.client_id,
        state,
        parameters_en: parameters?.en ?? null,
        failure: FAILURES[state]?.zh ?? null,
        failure_en: FAILURES[state]?.en ?? null,
        resendable: due !== null,
        sent_at: WAS_SENT.has(state) ? created : null,
        created_at: created,
      }),
    }
  }
}

export const commandDeliveries: Rows = function* (plan) {
  for (const { id, device, state, created, due, target, payload } of asked(plan)) {
    if (due === null) continue
    const isUnderWay = state === pending || state === sending
    yield {
      create: known({
        client_id: plan.client_id,
        task_id: id,
        address: device.sn,
        target,
        slot: isUnderWay ? `${device.sn} ${target}` : null,
        payload: JSON.stringify(payload),
        asker_id: isOfSystem(id) ? null : 1,
        sent_at: state === sending ? created : null,
        next_at: due,
        expires_at: new Date(Date.parse(created) + DAY_MS).toISOString(),
      }),
      server: { created_at: created },
    }
  }
}
