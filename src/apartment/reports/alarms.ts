/**
 * Alarms of devices: one that stands counts its repetitions, the sign that is its counterpart ends it, and whoever may
 * see it is told once. What comes late is held against the latest sign, so that the order of arrival decides nothing.
 */
import { AbnormalEvent, DeviceType, EventState, MessageType, NetState } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import type { Label } from '../../model/model.ts'
import type { Work } from '../../server/calls/operation.ts'
import { clockOf } from '../../values/calendar.ts'
import {
  alarmRule,
  batterySign,
  IN_WORK,
  endedBy,
  isWithin,
  startedBy,
  type AlarmRule,
  type Sign,
} from '../domain/alarms.ts'
import { alarmNotice } from './alarm-notice.ts'
import type { Device, SignAt } from './told.ts'

/** Values: devices, signs and times, no sign of a device twice. */
export const SIGN_TOLD: OwnStatement = {
  name: 'signs that end alarms',
  text: ({ insertEach, value }) =>
    `${insertEach(
      'event_end',
      { device_id: 'k.device', sign: 'k.sign', ended_at: 'k.at' },
      `(select * from unnest(${value(0, 'bigint[]')}, ${value(1, 'text[]')}, ${value(2, 'timestamptz[]')}) u(device, sign, at) order by 1, 2) k`,
    )}
      on conflict (client_id, device_id, sign) do update set ended_at = excluded.ended_at, updated_at = now()
      where event_ends.ended_at < excluded.ended_at`,
}

/** Values: devices. Those of them with an alarm that could end. */
export const ALARMED: OwnStatement = {
  name: 'devices with an alarm that stands',
  text: ({ company, value }) => {
    const { from, where, column } = company('event')
    return `select distinct ${column('device_id')} as device from ${from} where ${where} and ${column('device_id')} = any(${value(0, 'bigint[]')})
      and ${column('state')} in (${IN_WORK.join(', ')})`
  },
}

interface Raised {
  readonly code: AbnormalEvent
  readonly at: Date
  readonly detail?: Label
  /** Nobody is sent a message. */
  readonly isQuiet?: boolean
}

const FIELDS = ['first_at', 'handler_id', 'last_at', 'state', 'times'] as const

export interface KeptSign extends SignAt {
  readonly device: number
}

/** When devices last told of them: what comes late is held against it. */
export async function keep({ ask }: Pick<Work, 'ask'>, signs: readonly KeptSign[]): Promise<void> {
  if (signs.length === 0) return
  const times = signs.map(({ at }) => at.toISOString())
  await ask(
    SIGN_TOLD,
    signs.map(({ device }) => device),
    signs.map(({ sign }) => sign),
    times,
  )
}

/** The device shows something: what it ends is over, and what it starts begins. */
export async function shown(work: Work, device: Device, sign: Sign, at: Date, detail?: Label): Promise<void> {
  if (endedBy(sign).length > 0) await keep(work, [{ device: device.key, sign, at }])
  await followed(work, device, sign, at, detail)
}

/** The same of a sign that is kept, or need not be. */
export async function followed(work: Work, device: Device, sign: Sign, at: Date, detail?: Label): Promise<void> {
  for (const code of endedBy(sign)) await end(work, device, code, at)
  for (const code of startedBy(sign, device.device_type!))
    await raise(work, device, { code, at, ...(detail !== undefined && { detail }) })
  if (sign === 'offline') await endOfChildren(work, device)
}

/** The same of signs that only end something. */
export async function ended(work: Work, signs: readonly KeptSign[]): Promise<void> {
  await keep(work, signs)
  for (const { device, sign, at } of signs) for (const code of endedBy(sign)) await end(work, { key: device }, code, at)
}

type Ending = Pick<Device, 'key'> & Partial<Pick<Device, 'arrears_cut'>>

async function end({ records }: Work, device: Ending, code: AbnormalEvent, at: Date): Promise<void> {
  const { unless } = alarmRule(code)
  if (unless !== null && device[unless] === true) return
  const events = records.of('event')
  for (const event of await standing({ records }, device.key, code)) {
    // It happened again after that.
    if (new Date(event.last_at) > at) continue
    await events.step(event.key, 'recover')
    await events.change(event.key, { handled_at: at.toISOString() })
  }
}

async function standing({ records }: Pick<Work, 'records'>, device_id: number, code: AbnormalEvent) {
  const found = []
  for (const state of IN_WORK) found.push(...(await records.of('event').find({ device_id, code, state }, FIELDS)))
  return found
}

export async function raise(work: Work, device: Device, raised: Raised): Promise<void> {
  const { code, at, detail } = raised
  const rule = alarmRule(code)
  if (rule.tells !== null) return shown(work, device, rule.tells, at)
  if (device.home_id === null || (rule.starts === 'offline' && (await isGatewayAway(work, device)))) return
  const over = await endOf(work, device, rule)
  const isOver = over !== null && over >= at
  const before = isOver ? await overBy(work, device, code, at) : await counting(work, device, rule, over)
  if (before !== undefined && isSilenced(before)) return standAgain(work, device, before, raised)
  if (before !== undefined) return count(work, before, at)
  const events = work.records.of('event')
  const time = at.toISOString()
  const { key: device_id, home_id, room_id } = device
  const key = await events.create({
    home_id,
    ...(room_id !== null && { room_id }),
    device_id,
    code,
    level: rule.level,
    ...(detail !== undefined && { detail: detail.zh, detail_en: detail.en }),
    first_at: time,
    last_at: time,
  })
  if (isOver) {
    await events.step(key, 'recover')
    await events.change(key, { handled_at: over.toISOString() })
  } else await tell(work, device, key, raised)
}

type Event = Awaited<ReturnType<typeof standing>>[number]

/** It was ignored with that of its gateway: by the system, which is nobody. */
const isSilenced = ({ state, handler_id }: Event): boolean => state === EventState.ignored && handler_id === null

/** Its gateway is back, and it is not. */
async function standAgain(work: Work, device: Device, event: Event, raised: Raised): Promise<void> {
  const events = work.records.of('event')
  await events.step(event.key, 'reopen')
  await events.change(event.key, { result: null, result_en: null, handled_at: null })
  if (raised.at > new Date(event.last_at)) await count(work, event, raised.at)
  await tell(work, device, event.key, raised)
}

/** One that stands; or one that people ignore, as long as it has not been over since. */
async function counting(
  work: Work,
  { key: device_id }: Device,
  { code, ends }: AlarmRule,
  over: Date | null,
): Promise<Event | undefined> {
  const [found] = await standing(work, device_id, code)
  if (found !== undefined || ends === null) return found
  const ignored = await work.records.of('event').find({ device_id, code, state: EventState.ignored }, FIELDS)
  return ignored.find(({ last_at }) => over === null || new Date(last_at) > over)
}

/** One that was over after that time: it is a part of it, told late. */
async function overBy(
  { records }: Work,
  { key: device_id }: Device,
  code: AbnormalEvent,
  at: Date,
): Promise<Event | undefined> {
  const found = await records
    .of('event')
    .find({ device_id, code, state: EventState.recovered }, [...FIELDS, 'handled_at'])
  return found
    .filter(({ handled_at }) => handled_at !== null && new Date(handled_at) >= at)
    .sort((one, other) => Date.parse(one.handled_at!) - Date.parse(other.handled_at!))[0]
}

async function count({ records }: Work, { key, first_at, last_at, times }: Event, at: Date): Promise<void> {
  const time = at.toISOString()
  await records.of('event').change(key, {
    times: (times ?? 1) + 1,
    ...(at < new Date(first_at) && { first_at: time }),
    ...(at > new Date(last_at) && { last_at: time }),
  })
}

async function endOf({ records }: Work, device: Device, { ends }: AlarmRule): Promise<Date | null> {
  if (ends === null) return null
  const [found] = await records.of('event_end').find({ device_id: device.key, sign: ends }, ['ended_at'], 1)
  const times = [found?.ended_at, ends === 'battery_good' ? goodSince(device) : null].flatMap((time) => time ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => Date.parse(time))))
}

/** The latest value tells it by itself. */
const goodSince = ({ battery, battery_at }: Device): string | null =>
  battery !== null && batterySign(battery) === 'battery_good' ? battery_at : null

/** Held, so that it is not just going away: then each would tell of itself. */
async function isGatewayAway({ records }: Work, { gateway_id }: Device): Promise<boolean> {
  if (gateway_id === null) return false
  const gateway = (await records.of('device').holdAll([gateway_id], ['net_state'])).get(gateway_id)
  return gateway?.net_state === NetState.offline
}

/** Those behind a gateway that is away are away with it: one alarm is enough. */
async function endOfChildren(work: Work, { key }: Device): Promise<void> {
  const { records, model } = work
  const { zh: result, en: result_en } = model.app.copy['alarm.by_gateway']!
  const children = await records.of('device').find({ gateway_id: key }, ['device_type'])
  for (const child of children)
    for (const code of startedBy('offline', child.device_type!))
      for (const { key: event } of await standing(work, child.key, code)) {
        await records.of('event').step(event, 'ignore', { result })
        await records.of('event').change(event, { result_en })
      }
}

/** Settings of locks say which messages are wanted, and at what time of the day; what nobody has said is. */
async function isToBeTold(work: Work, { device_type, home_id, room_id }: Device, rule: AlarmRule, at: Date) {
  if (device_type !== DeviceType.lock) return true
  const said =
    room_id === null
      ? await work.settings('lock_setting', 'home', home_id!)
      : await work.settings('lock_setting', 'room', room_id)
  if (said.get('msg_notify') === false) return false
  if (rule.setting === null) return true
  if (said.get(rule.setting) === false) return false
  if (rule.setting !== 'enable_alarm') return true
  const [begin, end] = (said.get('alarm_time') ?? [null, null]) as readonly [string | null, string | null]
  return isWithin(clockOf(at).slice(11, 16), begin, end)
}

async function tell(work: Work, device: Device, key: number, { code, at, detail, isQuiet }: Raised): Promise<void> {
  if (isQuiet === true || !(await isToBeTold(work, device, alarmRule(code), at))) return
  const { records, model, now } = work
  const { _labels: labels } = await records.of('event').shown(key)
  const [home] = await records.of('home').find({ home_id: device.home_id }, ['store_id'], 1)
  const kind = model.enums['abnormal_event']!.values.find(({ value }) => value === code)!
  const place = [labels?.home_id, labels?.room_id].filter(Boolean).join(' ')
  await records.of('message').create({
    ...inBoth((lang) =>
      alarmNotice(model.app.copy, lang, {
        id: key,
        kind: kind.label[lang],
        place,
        device: device.sn,
        detail: detail?.[lang] ?? null,
      }),
    ),
    type: MessageType.alarm,
    permission: 'device_base',
    store_ids: [home!.store_id],
    home_id: device.home_id,
    sent_at: now.toISOString(),
  })
}
