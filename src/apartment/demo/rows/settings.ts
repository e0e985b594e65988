/** How devices are set, from the company down to single rooms, and what device models can do. */
import {
  DeviceType,
  FacePersonType,
  FunctionCode,
  GrantType,
  LeaseSettingLevel,
  LowWarning,
  PayMode,
  RoomType,
  SettingLevel,
  SettingSubType,
  WakeDistance,
} from '../../../generated/enums.ts'
import { fittings } from '../fittings.ts'
import { layout } from '../layout.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { RULE_IN_FORCE } from '../prices.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { builtAt } from './housing.ts'
import { COMMON, isClosed, sharingOf, weightOf } from '../sharing.ts'

const rows = (list: readonly Values[]): Rows =>
  function* (plan) {
    for (const [at, create] of list.entries()) if (exists(plan, create)) yield row(plan, at + 1, create)
  }
const row = (plan: Plan, id: number, create: Values): DemoRow => ({
  create,
  server: { id, client_id: plan.client_id, created_at: daysAgo(plan, 600 - id, 560) },
})
/** A small demo has fewer stores and homes. */
const exists = ({ areas, homes }: Plan, { store_id = 1, home_id = 1 }: Values): boolean =>
  Number(store_id) <= areas.length && Number(home_id) <= homes

const company = { level: SettingLevel.company }
const LOCKS: readonly Values[] = [
  {
    ...company,
    enable_alarm: true,
    alarm_begin: '22:00',
    alarm_end: '07:00',
    alarm_unlock: 30,
    msg_notify: true,
    low_power: true,
    auth_expire_alarm: true,
    auth_lock_alarm: true,
    forbid_add_password: false,
    forbid_add_tmp_password: false,
    forbid_tenant_tmp_password: false,
    forbid_get_once_password: false,
    forbid_times_pwd: false,
    forbid_admin_password: false,
    face_recognition_enabled: false,
    face_recognition_required: false,
    face_recognition_interval_days: 30,
    lock_open_switch: true,
    lock_exp_switch: true,
    lock_inner_open_switch: false,
    lock_rada_switch: true,
    lock_rada_distance: WakeDistance.middle,
    lock_open_audio_switch: false,
    lock_audio_play_num: 1,
    lock_auth_expires_audio_switch: true,
    lock_auth_expires_audio_content: '您的租约即将到期，请及时续租',
    audio_num_101001: 2,
    lock_rent_arrears_audio_switch: true,
    lock_rent_arrears_audio_content: '您的账户已欠费，请及时缴费',
    audio_num_101002: 2,
  },
  {
    level: SettingLevel.store,
    store_id: 1,
    lock_open_audio_switch: true,
    lock_open_audio_content: '欢迎回家',
    lock_audio_play_num: 1,
  },
  { level: SettingLevel.store, store_id: 3, forbid_tenant_tmp_password: true, forbid_times_pwd: true },
  {
    level: SettingLevel.home,
    home_id: 1,
    face_recognition_enabled: true,
    face_recognition_required: true,
    face_recognition_interval_days: 7,
  },
  { level: SettingLevel.room, home_id: 2, room_id: 57, alarm_unlock: 10, forbid_add_password: true },
]
export const lockSettings: Rows = rows(LOCKS)

/** All but what only the server heeds. */
const isTaken = (name: string): boolean => !/^(?:forbid_|auth_|msg_|level$)|_id$/.test(name)

/** What each lock holds: it has confirmed all that is in force for it. */
export const lockSettingsHeld: Rows = function* (plan) {
  let id = 1
  for (const fitting of fittings(plan)) {
    if (fitting.family !== 'lock' || fitting.retired !== null) continue
    const { sn, home, place } = fitting
    const { home_id, store_id } = home
    const speaking = [
      ({ room_id }: Values) => room_id === place.room_id || place.parent_ids.includes(Number(room_id)),
      (one: Values) => one['room_id'] === undefined && one['home_id'] === home_id,
      (one: Values) => one['home_id'] === undefined && one['store_id'] === store_id,
      (one: Values) => one['level'] === SettingLevel.company,
    ]
    const said = LOCKS.filter((one) => exists(plan, one))
    const held = heldBy(Object.assign({}, ...speaking.toReversed().flatMap((is) => said.filter(is))) as Values)
    yield {
      create: {
        resource: 'lock_setting',
        address: sn,
        place: place.room_id,
        held: JSON.stringify(held),
        revision: 0,
        due: false,
      },
      server: { id: id++, client_id: plan.client_id, created_at: builtAt(plan, home) },
    }
  }
}

function heldBy({ alarm_begin, alarm_end, ...inForce }: Values): Values {
  const taken = Object.entries(inForce).filter(([name]) => isTaken(name))
  return Object.fromEntries([...taken, ['alarm_time', [alarm_begin, alarm_end]]])
}
/** How electricity is paid for, everywhere. */
export const PAY_MODE = PayMode.prepaid

const LEASES: readonly Values[] = [
  { ...company, first_days: 30, second_days: 7, last_days: 1, tell_staff: true, text_tenant: false },
  {
    level: LeaseSettingLevel.store,
    store_id: 2,
    sms_text: '您在{{房间}}的租约将于{{到期日}}到期，请联系门店办理续租或退租。',
  },
]
export const leaseSettings: Rows = rows(LEASES)

const ELECTRICITY: readonly Values[] = [
  {
    ...company,
    pay_mode: PAY_MODE,
    fee_rule_id: RULE_IN_FORCE.company,
    low_warning: LowWarning.kwh_5,
    overdraft: '5.00',
    cut_on_arrears: true,
    pool_open: true,
    ...COMMON,
  },
  { level: SettingLevel.store, store_id: 2, fee_rule_id: RULE_IN_FORCE.stores[2], low_warning: LowWarning.kwh_10 },
]
const ELECTRICITY_OF_HOMES: Readonly<Record<number, Values>> = {
  1: { fee_rule_id: RULE_IN_FORCE.homes[1], capacity: 4400 },
}

/** Homes say what is not the company's way; a room, what part it takes in sharing. */
export const elemeterSettings: Rows = function* (plan) {
  let id = 1
  for (const create of ELECTRICITY) if (exists(plan, create)) yield row(plan, id++, create)
  for (const home of layout(plan)) {
    const { home_id } = home
    const made = { client_id: plan.client_id, created_at: builtAt(plan, home) }
    const own = { ...ELECTRICITY_OF_HOMES[home_id], ...unlike(sharingOf(plan, home), COMMON) }
    if (Object.keys(own).length > 0)
      yield { create: { level: SettingLevel.home, home_id, ...own }, server: { ...made, id: id++ } }
    for (const place of home.whole ? [] : home.places.filter(({ room_type }) => room_type === RoomType.common)) {
      const weight = weightOf(plan, home, place)
      const said = {
        ...(isClosed(place) ? { pool_open: false } : {}),
        ...(weight === null ? {} : { pool_weight: weight }),
      }
      const create = { level: SettingLevel.room, home_id, room_id: place.room_id, ...said }
      if (Object.keys(said).length > 0) yield { create, server: { ...made, id: id++ } }
    }
  }
}

const unlike = (values: object, others: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => (others as Values)[name] !== value))

const WATER: readonly Values[] = [
  {
    ...company,
    pay_mode: PayMode.postpaid,
    cold_price: '4.85',
    hot_price: '25',
    overdraft: '2.00',
    cut_on_arrears: false,
  },
  { level: SettingLevel.home, home_id: 1, cold_price: '5.2', cut_on_arrears: true },
]
export const watermeterSettings: Rows = rows(WATER)
/** What the home says, else the company. */
export const coldPrice = (home_id: number): string =>
  String((WATER.find((one) => one['home_id'] === home_id) ?? WATER[0])?.['cold_price'])

export const inOutSettings: Rows = rows([
  {
    name: '租客出入关怀',
    enabled: true,
    home_ids: [1],
    person_types: [FacePersonType.tenant],
    quiet_days: 3,
    night_begin: 23,
    night_end: 5,
    daily_limit: 20,
    notify_staff_ids: [1],
  },
  {
    name: '夜间频繁出入',
    enabled: false,
    person_types: [FacePersonType.tenant, FacePersonType.visitor],
    quiet_days: 7,
    night_begin: 0,
    night_end: 5,
    daily_limit: 20,
  },
])

const { password, fingerprint, bluetooth, card, face } = GrantType
const F = FunctionCode
const S = SettingSubType
const VOICE = [S.voice_expiry, S.voice_arrears, S.voice_open]
const ALARMS = [S.alarm_tamper, S.alarm_not_closed, S.alarm_inner_lock]
export const ABILITIES: readonly Values[] = [
  {
    model: 'D2F',
    device_type: DeviceType.lock,
    setting_sub_types: [...VOICE, ...ALARMS],
    keypad_codes: true,
    grant_types: [password, fingerprint, card],
    function_codes: [F.password_clear, F.fingerprint_auth, F.card_auth],
  },
  {
    model: 'T3',
    device_type: DeviceType.lock,
    setting_sub_types: [S.voice_open, S.alarm_tamper, S.alarm_not_closed],
    keypad_codes: true,
    grant_types: [password, bluetooth, card],
    function_codes: [F.password_clear, F.card_auth, F.time_change],
  },
  {
    model: 'D3',
    device_type: DeviceType.lock,
    setting_sub_types: [...VOICE, ...ALARMS],
    keypad_codes: true,
    grant_types: [password, fingerprint, bluetooth],
    function_codes: [F.password_clear, F.anti_lock_release, F.fingerprint_auth],
  },
  {
    model: 'D5G',
    device_type: DeviceType.lock,
    setting_sub_types: [...VOICE, S.proximity_wake, ...ALARMS],
    keypad_codes: true,
    grant_types: [password, fingerprint, bluetooth, card],
    function_codes: [F.password_clear_12, F.anti_lock_release, F.fingerprint_auth, F.card_auth, F.time_change],
  },
  {
    model: 'D3NF',
    device_type: DeviceType.lock,
    setting_sub_types: [...VOICE, S.proximity_wake, ...ALARMS],
    keypad_codes: true,
    grant_types: [password, fingerprint, card, face],
    function_codes: [F.password_clear_12, F.face_auth, F.card_auth, F.fingerprint_auth],
  },
  {
    model: 'ATY6',
    device_type: DeviceType.electricity_meter,
    has_relay: true,
    transformer_ratios: [20, 30, 40, 50, 60, 80, 100, 120],
  },
  { model: 'ATY60', device_type: DeviceType.electricity_meter, has_relay: true },
  { model: 'NB', device_type: DeviceType.cold_water_meter, has_valve: true },
  { model: 'M3', device_type: DeviceType.m3_access, grant_types: [card, face], has_relay: true },
]
export const abilities: Rows = rows(ABILITIES)
