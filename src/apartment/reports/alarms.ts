/**
 * Alarms of devices: one that stands counts its repetitions, the sign that is its counterpart ends it, and whoever may
 * see it is told once. What comes late is held against the latest sign, so that the order of arrival decides nothing.
 */
import { AbnormalEvent, DeviceType, EventState, MessageType, NetState } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import type { Lang } from '../../model/model.ts'
import type { Work } from '../../server/calls/operation.ts'
import { clockOf } from '../../values/calendar.ts'
import { alarmRule, endedBy, isWithin, startedBy, type AlarmRule, type Sign } from '../domain/alarms.ts'
import { alarmNotice } from './alarm-notice.ts'
import type { Device } from './told.ts'

/** Values: the device, the sign, when. */
export const SIGN_TOLD: OwnStatement = {
  name: 'a sign that ends alarms',
  text: ({ insert, value }) =>
    `${insert('event_end', { device_id: value(0), sign: value(1, 'text'), ended_at: value(2, 'timestamptz') })}
      on conflict (client_id, device_id, sign) do update set ended_at = greatest(event_ends.ended_at, excluded.ended_at), updated_at = now()`,
}

interface Raised {
  readonly code: AbnormalEvent
  readonly at: Date
  readonly detail?: Detail
}

/** In the first language, and in English. */
export type Detail = Readonly<Record<Lang, string>>

const FIELDS = ['first_at', 'last_at', 'times'] as const

/** The device shows something: what it ends is over, and what it starts begins. */
export async function shown(work: Work, device: Device, sign: Sign, at: Date, detail?: Detail): Promise<void> {
  const ended = endedBy(sign)
  if (ended.length > 0) {
    await work.ask(SIGN_TOLD, device.key, sign, at.toISOString())
    for (const code of ended) await end(work, device, code, at)
  }
  for (const code of startedBy(sign, device.device_type!))
    await raise(work, device, { code, at, ...(detail !== undefined && { detail }) })
  if (sign === 'offline') await endOfChildren(work, device)
}

async function end({ records }: Work, device: Device, code: AbnormalEvent, at: Date): Promise<void> {
  const events = records.of('event')
  for (const event of await standing({ records }, device.key, code)) {
    // It happened again after that.
    if (new Date(event.last_at) > at) continue
    await events.step(event.key, 'recover')
    await events.change(event.key, { handled_at: at.toISOString() })
  }
}

const IN_WORK = [EventState.open, EventState.handling] as const

async function standing({ records }: Pick<Work, 'records'>, device_id: number, code: AbnormalEvent) {
  const found = []
  for (const state of IN_WORK) found.push(...(await records.of('event').find({ device_id, code, state }, FIELDS)))
  return found
}

export async function raise(work: Work, device: Device, { code, at, detail }: Raised): Promise<void> {
  const rule = alarmRule(code)
  if (rule.tells !== null) return shown(work, device, rule.tells, at)
  if (device.home_id === null || (rule.starts === 'offline' && (await isGatewayAway(work, device)))) return
  const over = await endOf(work, device, rule)
  const isOver = over !== null && over >= at
  const before = isOver ? await overBy(work, device, code, at) : await counting(work, device, rule, over)
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
  } else if (await isToBeTold(work, device, rule, at)) {
    await tell(work, device, key, detail)
  }
}

type Event = Awaited<ReturnType<typeof standing>>[number]

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

async function endOf({ records }: Work, { key }: Device, { ends }: AlarmRule): Promise<Date | null> {
  if (ends === null) return null
  const [found] = await records.of('event_end').find({ device_id: key, sign: ends }, ['ended_at'], 1)
  return found === undefined ? null : new Date(found.ended_at)
}

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

async function tell({ records, model, now }: Work, device: Device, key: number, detail?: Detail): Promise<void> {
  const { _labels: labels, code } = await records.of('event').shown(key)
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
    permission: 'log_check',
    store_ids: [home!.store_id],
    home_id: device.home_id,
    sent_at: now.toISOString(),
  })
}
