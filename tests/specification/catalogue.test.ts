/**
 * Errors, constants, permissions, serial numbers and brands, typed from the specification independently of the schemas.
 */
import { describe, expect, it } from 'vitest'
import { parseSerial, serialRules } from '../../src/apartment/domain/serial-number.ts'
import { optionalKey } from '../../src/model/permission-keys.ts'
import { loadModel } from '../../src/model/load.ts'
import { LOCKS, OTHERS } from './serials.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const { app } = model
const serials = serialRules(app)
const constant = (name: string): unknown => app.constants[name]

describe('the error catalogue of section 8', () => {
  const byCode = new Map(Object.values(app.errors).map((entry) => [entry.code, entry]))
  it.each([
    [4007, '权限受限(401)'],
    [4018, '权限受限(401)'],
    [400, '参数错误'],
    [401, '权限受限'],
    [500, '服务器错误'],
    [504, '网关超时'],
    [404, '接口不存在'],
    [5101, '服务器响应超时'],
    [5102, '设备操作成功，数据库操作失败'],
    [5103, '门锁执行服务出错'],
    [5104, '密码过于相似（存在四位及以上重复数字）'],
    [5105, '已存在相同编号的密码'],
    [5106, '权限内容不合法'],
    [5107, '密码数量已达上限'],
    [5108, '门锁本地无此密码记录'],
    [5199, '门锁已在本地重置'],
  ])('%s says %s', (code, text) => {
    expect(byCode.get(code)?.message.zh).toBe(text)
  })

  it('knows the code that ends a session, and says so in both languages', () => {
    expect(byCode.get(401002)).toMatchObject({ status: 401 })
    expect(Object.values(app.errors).filter(({ message }) => message.zh === '' || message.en === '')).toEqual([])
  })

  it('has the texts of the console for what no server can say', () => {
    const texts = {
      'app.deploying': ['系统正在部署，请稍后再试', 'Being deployed; please try again later'],
      'app.network': ['网络错误，请检查网络', 'Network error, please check the network'],
      'app.network_abnormal': ['{status}网络异常，请检查网络', '{status}Network abnormal, please check the network'],
      'app.missing_parameter': ['缺少接口参数', 'Missing api parameter'],
      'dialog.notice': ['提示', 'Notice'],
      'alarm.battery_low': ['低电量（{battery}%）', 'Low battery ({battery}%)'],
      'device.battery_abnormal': ['电量异常', 'Battery abnormal'],
    }
    expect(Object.fromEntries(Object.keys(texts).map((key) => [key, [app.copy[key]?.zh, app.copy[key]?.en]]))).toEqual(
      texts,
    )
  })

  it('offers to fill in a reading, or to go on, where a meter is away', () => {
    const { message, choices } = app.errors['meter_offline_closing']!
    expect([message.zh, ...choices.map(({ label }) => label.zh)]).toEqual([
      '电表离线，继续操作可能导致剩余电量和公摊计算不准确。',
      '补填读数',
      '继续操作',
    ])
  })
})

describe('the texts of the console', () => {
  it('of a report of readings are those of section 5', () => {
    const texts = {
      'reading.no_photo': ['电表【{name}】未上传照片', 'Meter [{name}] has no photo'],
      'reading.period_empty': ['分时读数不能为空', 'Period readings cannot be empty'],
      'reading.integer_empty': ['整数读数不能为空', 'Integer reading cannot be empty'],
      'reading.decimal_empty': ['小数读数不能为空', 'Decimal reading cannot be empty'],
      'reading.too_small': ['读数不能小于{min}', 'Reading cannot be less than {min}'],
      'reading.damaged': ['表屏损坏', 'Screen damaged'],
      'reading.confirm': [
        '读数上报后不可修改，请确认读数无误',
        'Reported readings cannot be changed; please make sure they are correct',
      ],
      'upload.image_only': ['请上传png/jpg格式的图片', 'Please upload a png/jpg image'],
      'upload.max': ['文件最大支持{max} MB', 'Files may be at most {max} MB'],
    }
    expect(Object.fromEntries(Object.keys(texts).map((key) => [key, [app.copy[key]?.zh, app.copy[key]?.en]]))).toEqual(
      texts,
    )
  })

  it('hold those that the business notes write', () => {
    const held = new Set(
      [
        ...Object.values(app.copy),
        ...Object.values(app.errors).map(({ message }) => message),
        ...Object.values(app.brands).map(({ name }) => name),
        ...Object.values(model.screens).map(({ label }) => label),
        ...Object.values(model.entities).flatMap(({ menu }) => (menu === null ? [] : [menu.label])),
        ...app.menu.map(({ label }) => label),
        ...Object.values(model.enums).flatMap(({ values }) => values.map(({ label }) => label)),
        ...Object.values(model.workflows).flatMap(({ transitions }) => transitions.map(({ label }) => label)),
        ...Object.values(model.calls).flatMap(({ label, action }) => [
          action?.label ?? label,
          action?.meanwhile?.text ?? label,
        ]),
      ].map(({ zh }) => zh),
    )
    const written =
      `登录 新手引导 首页 房态管理 房源详情 房源管理 批量授权记录 租客管理 工单列表 工单详情 新增工单 编辑工单 门店管理 员工管理 操作日志 消息中心 费用中心 账户信息 充值记录 报表中心 设备配置 电表配置 水表配置 门锁配置 出入异常配置 帮助中心 使用手册 常见问题 视频教程
      抱歉，您没有访问权限 页面不存在 服务器出错了 修改密码 退出登录 登录信息已失效 APP下载 在线客服 服务热线 提示 确定 取消 查询 重置 导出 批量导入 新增 编辑 删除 详情 复制 冻结 解冻 重试 充值 合闸 跳闸 抄表 清零 开阀 关阀 办理入住 退租 续租 验收通过 驳回 取消工单 挂失 查看
      权限受限(401) 参数错误 权限受限 服务器错误 网关超时 接口不存在 缺少接口参数 租客实名认证失败 操作失败 系统正在部署，请稍后再试 网络错误，请检查网络 系统版本已更新 点击刷新 客户端版本已更新，请下载最新版本 解锁 设备正忙，请稍后再试 当前设置禁止该操作 网关离线 设备离线
      绑定码错误 SN不存在 SN格式错误 设备已被绑定 门锁不支持 指令已提交，将在水表下次上报时执行，最长约24小时 存在未清除授权 生效中`.split(
        /\s+/,
      )
    expect(written.filter((text) => !held.has(text))).toEqual([])
    expect(app.copy['lock.text']?.zh).toContain('长时间未操作，系统已锁定')
  })
})

describe('the constants of section 9', () => {
  it('a photo of a meter is at most 4 MB', () => {
    const file = model.calls['meter_photo_create']?.fields.find(({ name }) => name === 'file')
    expect(file?.schema['items']).toMatchObject({ properties: { size: { maximum: 4 * 1024 * 1024 } } })
  })

  it.each([
    ['request_timeout_ms', 30_000],
    ['toast_suppression_ms', 3_000],
    ['screen_lock_minutes', 30],
    ['screen_lock_debounce_ms', 5_000],
    ['upload_token_minutes', 14],
    ['reading_integer_digits', 10],
    ['reading_decimal_digits', 2],
    ['reading_minimum', '0.01'],
    ['low_battery_percent', 10],
    ['traffic_cancelled_after_months', 6],
    ['debounce_ms', 300],
    ['throttle_ms', 600],
    ['hours_per_day', 24],
    ['admin_password_id', 999],
    ['offline_admin_password_id', 3000],
    ['water_divisor', 100],
    ['version_check_ms', 600_000],
    ['version_check_fast_ms', 5_000],
    ['toast_top_px', 50],
    ['toast_duration_ms', 2_000],
    ['default_tab', 'home'],
    ['sms_left_initial', 0],
    ['copyright_since', 2014],
    ['logout_delay_ms', 1_500],
    ['logout_delay_expired_ms', 500],
    ['built_in_role_id', 100],
    ['migrated_client_tag', '1000'],
  ])('%s is %s', (name, value) => {
    expect(constant(name)).toBe(value)
  })

  it('offers the six periods', () => {
    expect(
      (constant('period_shortcuts') as readonly { amount: number; unit: string }[]).map(
        ({ amount, unit }) => `${amount} ${unit}`,
      ),
    ).toEqual(['3 day', '7 day', '1 month', '3 month', '6 month', '1 year'])
  })
})

describe('the accounts of section 3', () => {
  it('are limited to their stores, which type 1 alone is, and to the homes in them', () => {
    expect(app.scopes.map(({ name, only, within }) => ({ name, only, within }))).toEqual([
      { name: 'store', only: { field: 'type', is: 1 }, within: null },
      { name: 'home', only: null, within: { level: 'store', by: 'store_id' } },
    ])
  })
})

describe('the permissions of section 6', () => {
  it('has exactly these keys of the specification', () => {
    const keys = [
      'every',
      'homes_view',
      'device_base',
      'lease_base',
      'ticket_base',
      'org_base',
      'log_check',
      'finance_base',
      'homes_device_config',
      'opt_client_face_access',
      'opt_access_control_open',
      'device_binding',
    ]
    expect(
      app.permissions
        .filter(({ source }) => source === 'spec')
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...keys].sort())
  })

  it('makes the key of an optional permission from resource and action', () => {
    expect(optionalKey({ resource: 'client', action: 'face_access' })).toBe('opt_client_face_access')
  })

  it('opens doors from afar for who holds the action open on access_control', () => {
    expect(app.permissions.find(({ resource }) => resource === 'access_control')?.key).toBe('opt_access_control_open')
    expect(model.calls['access_remote_open']?.permission).toBe('opt_access_control_open')
  })

  it('names every bind and unbind action of the six families that device binding needs', () => {
    const families = ['lock', 'gateway', 'collector', 'meter', 'water_gateway', 'water_meter']
    const all = families.flatMap((family) => [`opt_room_bind_${family}`, `opt_room_unbind_${family}`])
    expect(app.permissions.find(({ key }) => key === 'device_binding')?.allOf).toEqual(['device_base', ...all])
    expect(model.calls['room_lock_create']?.permission).toBe('device_binding')
  })
})

describe('the serial numbers of section 3', () => {
  const lock = (code: string): string => `lk2601${code}000000000001`
  it.each(Object.entries(LOCKS))('a lock with %s at places 7 and 8 is a %s', (code, model) => {
    expect(parseSerial(lock(code), serials)).toEqual({ is: 'known', device_types: [2], model })
  })
  it('no lock has a code that the specification does not give', () => {
    expect(Object.keys(serials.find(({ prefix }) => prefix === 'lk')?.code?.models ?? {}).sort()).toEqual(
      Object.keys(LOCKS).sort(),
    )
  })
  const typesOf = (sn: string) => {
    const found = parseSerial(sn, serials)
    return found.is === 'known' ? found.device_types : found.is
  }
  it.each([
    ['a lock', 'lk260101000000000001', 2],
    ['a gateway', 'cn260101000000000001', 1],
    ['a water gateway', 'g10126010000001', 5],
  ])('%s has its number of characters, neither more nor fewer', (_, sn, type) => {
    expect([sn, `${sn}0`, sn.slice(0, -1)].map(typesOf)).toEqual([[type], 'wrong_length', 'wrong_length'])
  })
  it('any other number of twelve characters is a meter of some kind, of eleven or thirteen nothing', () => {
    expect(['861234567890', '86123456789', '8612345678901'].map(typesOf)).toEqual([[3, 6, 7], 'unknown', 'unknown'])
  })
  it('an NB water meter is for cold or for hot water', () => {
    expect(typesOf('000012345678')).toEqual([6, 7])
  })
  it.each(OTHERS)('%s is of device type %s, and of model %s', (sn, type, model) => {
    expect(parseSerial(sn, serials)).toMatchObject({ is: 'known', device_types: [type], model })
  })
})

it('the default brand manages locks, the other apartments', () => {
  expect(app.brands.map(({ name }) => name.zh)).toEqual(['智能门锁设备管理系统', '智能公寓管理系统'])
})
