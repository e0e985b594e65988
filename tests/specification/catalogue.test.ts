/** Errors, constants, permissions, serial numbers and brands, typed from the specification independently of the schemas. */
import { describe, expect, it } from 'vitest'
import { parseSerial } from '../../src/domain/serial-number.ts'
import { hasAll, optionalKey } from '../../src/domain/optional-permissions.ts'
import type { Booked } from '../../src/domain/optional-permissions.ts'
import { loadModel } from '../../src/model/load.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { app } = built.model
const constant = (name: string): unknown => app.constants[name]

describe('the error catalogue of section 8', () => {
  const byCode = new Map(Object.values(app.errors).map((entry) => [entry.code, entry]))
  it.each([
    [4007, '权限受限(401)'], [4018, '权限受限(401)'], [400, '参数错误'], [401, '权限受限'], [500, '服务器错误'], [504, '网关超时'], [404, '接口不存在'],
    [5101, '服务器响应超时'], [5102, '设备操作成功，数据库操作失败'], [5103, '门锁执行服务出错'], [5104, '密码过于相似（存在四位及以上重复数字）'], [5105, '已存在相同编号的密码'],
    [5106, '权限内容不合法'], [5107, '密码数量已达上限'], [5108, '门锁本地无此密码记录'], [5199, '门锁已在本地重置'],
  ])('%s says %s', (code, text) => { expect(byCode.get(code)?.message.zh).toBe(text) })

  it('knows the code that ends a session, and says so in both languages', () => {
    expect(byCode.get(401002)).toMatchObject({ status: 401 })
    expect(Object.values(app.errors).filter(({ message }) => message.zh === '' || message.en === '')).toEqual([])
  })

  it('has the texts of the console for what no server can say', () => {
    const texts = { 'app.deploying': '系统正在部署，请稍后再试', 'app.network': '网络错误，请检查网络', 'app.missing_parameter': '缺少接口参数', 'dialog.notice': '提示', 'offline.fill': '补填读数', 'offline.continue': '继续操作', 'device.battery_low': '电量过低', 'device.battery_abnormal': '电量异常' }
    expect(Object.entries(texts).filter(([key, text]) => app.copy[key]?.zh !== text)).toEqual([])
  })
})

describe('the constants of section 9', () => {
  it.each([
    ['request_timeout_ms', 30_000], ['toast_suppression_ms', 3_000], ['screen_lock_minutes', 30], ['screen_lock_debounce_ms', 5_000], ['upload_token_minutes', 14], ['meter_photo_max_mb', 4], ['reading_integer_digits', 10],
    ['reading_decimal_digits', 2], ['reading_minimum', '0.01'], ['low_battery_percent', 10], ['traffic_cancelled_after_months', 6], ['debounce_ms', 300], ['throttle_ms', 600], ['hours_per_day', 24], ['admin_password_id', 999],
    ['offline_admin_password_id', 3000], ['water_divisor', 100], ['version_check_ms', 600_000], ['version_check_fast_ms', 5_000], ['toast_top_px', 50], ['toast_duration_ms', 2_000], ['default_tab', 'home'], ['sms_left_initial', 0],
    ['copyright_since', 2014], ['logout_delay_ms', 1_500], ['logout_delay_expired_ms', 500], ['built_in_role_id', 100], ['migrated_client_tag', '1000'], ['store_account_type', 1],
  ])('%s is %s', (name, value) => { expect(constant(name)).toBe(value) })

  it('offers the six periods', () => {
    expect((constant('period_shortcuts') as readonly { amount: number; unit: string }[]).map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(['3 day', '7 day', '1 month', '3 month', '6 month', '1 year'])
  })
})

describe('the permissions of section 6', () => {
  it('has exactly these keys of the specification', () => {
    const keys = ['every', 'homes_view', 'device_base', 'lease_base', 'ticket_base', 'org_base', 'log_check', 'finance_base', 'homes_device_config', 'opt_client_face_access']
    expect(app.permissions.filter(({ source }) => source === 'spec').map(({ key }) => key).sort()).toEqual([...keys].sort())
  })

  it('makes the key of an optional permission from resource and action', () => {
    expect(optionalKey(constant('face_access') as Booked)).toBe('opt_client_face_access')
    expect(constant('access_control_open')).toEqual({ resource: 'access_control', action: 'open' })
  })

  it('lets devices be bound only when every bind and unbind action of the six families is booked', () => {
    const needed = constant('device_binding_actions') as readonly Booked[]
    expect(needed).toHaveLength(12)
    expect(hasAll(needed, needed)).toBe(true)
    expect(hasAll(needed.slice(1), needed)).toBe(false)
    expect(hasAll([], [])).toBe(false)
  })
})

describe('the serial numbers of section 3', () => {
  const lock = (code: string): string => `lk2601${code}000000000001`
  const MODELS: Readonly<Record<string, string>> = {
    '01': 'D1', '02': 'T1', '03': 'B10', 19: 'D2F', 23: 'T3', 24: 'T3', 25: 'T3', 26: 'D3', 29: 'D3', 40: 'D3', 30: 'D6', 49: 'D5GF', 50: 'D5G', 58: 'D3B', 65: 'D3N', 66: 'D3NF', 91: 'D5', 92: 'D5CS', 93: 'D5NF', 94: 'D5N', 95: 'D5F',
    ad: 'D6i-W', ae: 'D6i-G', ag: 'D6i-Wx', ah: 'D6i-Gx', an: 'D5GF', ao: 'D3', ap: 'D3',
  }
  it.each(Object.entries(MODELS))('a lock with %s at places 7 and 8 is a %s', (code, model) => {
    const found = parseSerial(lock(code), app.serials)
    expect(found?.device_type).toBe(2)
    expect(found?.model?.startsWith(model.slice(0, 2))).toBe(true)
  })
  it.each([
    ['cn260101000000000001', 1], ['rp260101000000000001', 8], ['em260101000000000001', 4], ['ec260101000000000001', 11], ['ec260102000000000001', 10], ['g10126010000001', 5], ['000012345678', 6], ['411234567890', 3],
  ])('%s is of device type %s', (sn, type) => { expect(parseSerial(sn, app.serials)?.device_type).toBe(type) })
  it.each([['411234567890', 'TOU'], ['421234567890', 'ATY60'], ['431234567890', 'ATY6'], ['441234567890', 'ATY80'], ['ec260101000000000001', 'M3']])('%s is a %s', (sn, model) => { expect(parseSerial(sn, app.serials)?.model).toBe(model) })
})

it('the default brand manages locks, the other apartments', () => {
  expect(app.brands.map(({ name }) => name.zh)).toEqual(['智能门锁设备管理系统', '智能公寓管理系统'])
})
