/**
 * Typed from the specification and the notes of the field beside it, independently of the schemas: code → words that its English label must
 * have, and the Chinese label itself.
 */
import { describe, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { enums } = built.model

const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  device_type: { 1: 'gateway', 2: 'lock', 3: 'electricity meter', 4: 'collector', 5: 'water gateway', 6: 'cold water meter', 7: 'hot water meter', 8: 'repeater', 10: 'face access', 11: 'm3 access' },
  room_type: { 1: 'common', 2: 'public', 3: 'building', 4: 'household' },
  home_type: { 1: 'decentralized', 2: 'centralized', 3: 'mixed' },
  home_lease_type: { 1: 'sublet', 2: 'whole' },
  grant_type: { 1: 'password', 2: 'fingerprint', 3: 'bluetooth', 4: 'card', 5: 'face' },
  service_type: { 1: 'install', 2: 'repair', 3: 'teardown', 4: 'reinstall' },
  appointment_period: { 1: 'all day', 2: 'morning', 3: 'afternoon' },
  ticket_tag: { 1: 'delayed', 2: 'rescheduled' },
  teardown_reason: { 1: 'migration', 2: 'lost', 3: 'returned' },
  pay_mode: { 1: 'prepaid', 2: 'postpaid' },
  pool_type: { 1: 'average', 2: 'ratio' },
  pool_area_type: { 1: 'total', 2: 'independent' },
  finance_payment_type: { 1: 'monthly', 2: 'project', 3: 'before goods' },
  charge_channel: { 1: 'manual', 2: 'wechat', 3: 'alipay', 4: 'api' },
  traffic_provider: { 1: '', 2: '', 3: '' },
  traffic_status: { 1: 'not expired', 2: 'expired', 3: 'cancelled' },
  device_state: { 1: 'awaiting delivery, bound and online', 2: 'delivered and bound', 3: 'offline, replaced', 4: 'offline, returned', 5: 'lost', 6: 'removed', 7: 'unbound', 8: 'awaiting delivery, bound, not online' },
  face_person_type: { 1: 'staff', 2: 'tenant', 3: 'visitor' },
  relation: { relative: 'relative', spouse: 'spouse', child: 'child', friend: 'friend' },
  certificate_type: { 1: 'resident id', 2: 'other' },
  country_code: { 86: '86', 44: '44' },
  manage_card_type: { 1: 'general', 2: 'special' },
  setting_sub_type: { 101001: 'voice', 101002: 'voice', 101003: 'voice', 102001: 'approach', 103001: 'alarm', 103002: 'alarm', 103003: 'alarm', 104001: 'admin password', 105001: 'security' },
  transformer_ratio: { 20: '100/5', 30: '150/5', 40: '200/5', 50: '250/5', 60: '300/5', 80: '400/5', 100: '500/5', 120: '600/5' },
  function_code: { '04': 'clear', 12: 'clear', '08': 'inner lock', 10: 'face', 11: 'card', '09': 'fingerprint', '05': 'clock' },
  lock_body_type: { '-6': '', '-5': '', '-4': '', '-3': '', '-2': '', '-1': '' },
  credential_state: { 0: 'not set', 1: 'unavailable', 2: 'effective', 3: 'pending', 4: 'expired', 5: 'frozen' },
  auth_state: { 0: 'unknown', 1: 'not effective', 2: 'delivery failed', 3: 'effective', 4: 'invalid' },
  access_op_state: { 11: 'in progress', 12: 'failed', 13: 'succeeded', 21: 'in progress', 22: 'failed', 23: 'succeeded', 31: 'in progress', 32: 'failed', 33: 'succeeded' },
  ticket_state: { 1: 'awaiting dispatch', 2: 'awaiting visit', 3: 'awaiting visit', 4: 'awaiting acceptance', 5: 'accepted', 6: 'closed', 7: 'awaiting customer service', 8: 'in work', 9: 'awaiting intake', 10: 'taken', 11: 'awaiting contract match' },
  quick_money_state: { 0: 'reviewing', 1: 'succe', 2: 'fail', 3: 'reviewing', 4: 'fail' },
  energy_period: { sharp: 'sharp', peak: 'peak', shoulder: 'shoulder', off_peak: 'off-peak' },
  valve_switch: { 1: 'open', 2: 'closed', 3: 'error' },
  net_state: { 1: 'online', 2: 'offline' },
  lease_status: { 1: 'not started', 2: 'valid', 3: 'expired' },
  staff_type: { 0: 'company', 1: 'store' },
  article_kind: { handbook: 'handbook', questions: 'questions', video: 'video' },
  merchant_channel: { 1: 'alipay', 2: 'youyun' },
  ticket_step: {
    create: 'create', edit: 'edit', service_ack: 'acknowledge', match_contract: 'match contract', dispatch: 'dispatch', alloc: 'allocate', accept: 'appointment', sign_in: 'sign in', submit: 'submit', check: 'approve',
    turndown: 'turn down', review: 'review', reject: 'reject', shut: 'cancel',
  },
  grant_op_type: { 1: 'add', 2: 'delete', 3: 'update', 4: 'freeze', 5: 'unfreeze' },
  grant_op_status: { 1: 'in progress', 2: 'failed', 3: 'succeeded' },
  permission_state: { 1: 'within', 2: 'outside' },
  open_way: { 1: 'bluetooth', 2: 'password', 3: 'fingerprint', 4: 'indoor button', 5: 'hand', 6: 'inner handle', 7: 'nfc', 8: 'automatic', 9: 'remote' },
  relay_state: { '-1': 'unknown', 1: 'on', 2: 'off' },
  command_state: { pending: 'pending', sending: 'in progress', success: 'succeeded', fail: 'failed', timeout: 'timed out', cancelled: 'cancelled', expired: 'expired' },
  charge_mode: { 2: 'bill', 4: 'clear arrears', 5: 'arrears' },
  low_warning: { 3: '3', 5: '5', 8: '8', 10: '10' },
  client_tag: { 1000: 'migrated' },
  not_calculated_reason: { 0: 'other', 1: 'ratio not set', 2: 'offline meter', 3: 'all leases expired', 4: 'public area without meter', 5: 'sharing closed', 6: 'suspected as total meter', 20: 'lease expired', 21: 'not uploading readings', 22: 'arrears but no cut-off', 24: 'trip failed' },
  abnormal_event: {
    100: 'out of warranty', 1001: 'low battery', 1003: 'tamper', 1004: 'repeated failed opens', 1006: 'offline', 1007: 'back online', 1008: 'long time unopened', 1009: 'long time unlocked', 1010: 'ajar', 1011: 'door not closed',
    2003: 'arrears power cut', 2004: 'overload trip', 3002: 'meter arrears', 3003: 'water arrears cut', 4001: '', 4002: '', 4003: '', 4004: '',
    5001: '', 5002: '', 5003: '', 5004: '', 5005: '', 5006: '', 5007: '', 5008: '', 5009: '', 5010: '', 5011: '',
  },
}

/** The labels that an operator reads. */
const CHINESE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  device_type: { 1: '网关', 2: '门锁', 3: '电表', 4: '采集器', 5: '水表网关', 6: '冷水表', 7: '热水表', 8: '中继器', 10: '人脸门禁', 11: 'M3门禁' },
  room_type: { 1: '普通房间', 2: '公区', 3: '楼栋', 4: '户' },
  home_type: { 1: '分散式', 2: '集中式', 3: '混合式' },
  home_lease_type: { 1: '合租', 2: '整租' },
  grant_type: { 1: '密码', 2: '指纹', 3: '蓝牙', 4: '卡片', 5: '人脸' },
  service_type: { 1: '安装', 2: '维修', 3: '拆除', 4: '重装' },
  appointment_period: { 1: '全天', 2: '上午', 3: '下午' },
  ticket_tag: { 1: '已延期', 2: '已改约' },
  teardown_reason: { 1: '设备迁移', 2: '设备丢失', 3: '设备退回' },
  pay_mode: { 1: '预付费', 2: '后付费' },
  pool_type: { 1: '平均分摊', 2: '按比例分摊' },
  pool_area_type: { 1: '总表模式', 2: '独立电表模式' },
  finance_payment_type: { 1: '月结', 2: '项目结算', 3: '先款后货' },
  charge_channel: { 1: '手动充值', 2: '微信', 3: '支付宝', 4: '接口' },
  traffic_provider: { 1: '中国移动', 2: '中国联通', 3: '中国电信' },
  traffic_status: { 1: '未到期', 2: '已到期', 3: '已销户' },
  device_state: { 1: '待交付(已绑定在线)', 2: '已交付(已绑定)', 3: '离线(已更换)', 4: '离线(已退回)', 5: '丢失', 6: '已拆除', 7: '已解绑', 8: '待交付(已绑定未在线)' },
  face_person_type: { 1: '员工', 2: '租客', 3: '访客' },
  relation: { relative: '亲属', spouse: '配偶', child: '子女', friend: '朋友' },
  certificate_type: { 1: '居民身份证', 2: '其他' },
  manage_card_type: { 1: '通用', 2: '专用' },
  function_code: { '04': '密码清空', 12: '密码清空', '05': '校时', '08': '解除反锁', '09': '指纹授权', 10: '人脸授权', 11: '卡片授权' },
  setting_sub_type: { 101001: '到期语音', 101002: '欠费语音', 101003: '开门语音', 102001: '接近唤醒', 103001: '防撬报警', 103002: '未关好报警', 103003: '反锁报警', 104001: '批量管理密码', 105001: '安全设置' },
  credential_state: { 0: '未设置', 1: '不可用', 2: '已生效', 3: '待生效', 4: '已过期', 5: '已冻结' },
  auth_state: { 0: '未知', 1: '未生效', 2: '未生效(下发失败)', 3: '已生效', 4: '已失效' },
  access_op_state: { 11: '添加中', 12: '添加失败', 13: '添加成功', 21: '更新中', 22: '更新失败', 23: '更新成功', 31: '删除中', 32: '删除失败', 33: '删除成功' },
  ticket_state: { 1: '待派单', 2: '待上门', 3: '待上门', 4: '待验收', 5: '已验收', 6: '已关闭', 7: '待客服确认', 8: '作业中', 9: '待接单', 10: '已接单', 11: '待匹配合同' },
  quick_money_state: { 0: '审核中', 1: '成功', 2: '失败', 3: '审核中', 4: '失败' },
  energy_period: { sharp: '尖', peak: '峰', shoulder: '平', off_peak: '谷' },
  valve_switch: { 1: '开阀', 2: '关阀', 3: '异常' },
  net_state: { 1: '在线', 2: '离线' },
  lease_status: { 1: '未开始', 2: '生效中', 3: '已到期' },
  staff_type: { 0: '公司账号', 1: '门店账号' },
  article_kind: { handbook: '使用手册', questions: '常见问题', video: '视频教程' },
  client_tag: { 1000: '已迁移' },
  grant_op_type: { 1: '添加', 2: '删除', 3: '更新', 4: '冻结', 5: '解冻' },
  grant_op_status: { 1: '进行中', 2: '失败', 3: '成功' },
  permission_state: { 1: '有效期内', 2: '有效期外' },
  open_way: { 1: 'App/蓝牙', 2: '密码', 3: '指纹', 4: '室内按钮', 5: '手动', 6: '内把手', 7: '卡/NFC', 8: '自动', 9: '远程' },
  relay_state: { '-1': '未知', 1: '合闸', 2: '跳闸' },
  command_state: { pending: '待下发', sending: '执行中', success: '成功', fail: '失败', timeout: '超时', cancelled: '已取消', expired: '已过期' },
  not_calculated_reason: { 0: '其他', 1: '未设置分摊比例', 2: '电表离线', 3: '租约全部到期', 4: '公区未绑定电表', 5: '公摊已关闭', 6: '独立电表疑似总表', 20: '租约已到期', 21: '电表在线但未上传读数', 22: '欠费未断电', 24: '跳闸失败' },
  abnormal_event: {
    100: '质保到期', 1001: '低电量', 1003: '防撬报警', 1004: '多次开门失败', 1006: '离线', 1007: '恢复在线', 1008: '长时间未开门', 1009: '长时间未上锁', 1010: '门虚掩', 1011: '门未关', 2003: '欠费断电', 2004: '过载跳闸', 3002: '电表欠费',
    3003: '水费欠费关阀', 4001: '门禁防拆报警', 4002: '门禁超时未关', 4003: '强行开门', 4004: '胁迫开门', 5001: '电池欠压', 5002: '阀门异常', 5003: '强磁干扰', 5004: '反流', 5005: '疑似漏水', 5006: '大流量', 5007: '长期不用水', 5008: '表体拆卸',
    5009: '计量异常', 5010: '水表离线', 5011: '水表恢复',
  },
}
/** Codes that name themselves in Chinese: numbers, or nothing that the specification translates. */
const NUMBERS = ['country_code', 'lock_body_type', 'low_warning', 'transformer_ratio', 'merchant_channel', 'charge_mode', 'ticket_step']

describe('every enum of sections 3, 4, 8 and 9', () => {
  it('that claims to come from the specification is typed here', () => {
    // The keys of the permissions stand in the catalogue's test.
    expect(Object.values(enums).filter(({ name, source }) => source === 'spec' && name !== 'permission' && TABLE[name] === undefined).map(({ name }) => name)).toEqual([])
    expect(Object.keys(TABLE).filter((name) => CHINESE[name] === undefined).sort()).toEqual([...NUMBERS].sort())
  })

  it.each(Object.entries(CHINESE))('%s has its Chinese labels', (name, labels) => {
    expect(Object.fromEntries(enums[name]?.values.map(({ value, label }) => [value, label.zh]) ?? [])).toEqual(labels)
  })

  it.each(Object.entries(TABLE))('%s has exactly the codes of the specification', (name, codes) => {
    expect(enums[name]?.values.map(({ value }) => String(value)).sort()).toEqual(Object.keys(codes).sort())
  })

  it.each(Object.entries(TABLE))('%s is labelled as the specification says', (name, codes) => {
    const wrong = enums[name]?.values.filter(({ value, label }) => !label.en.toLowerCase().includes(codes[String(value)] ?? '')) ?? []
    expect(wrong.map(({ value, label }) => `${value} ${label.en}`)).toEqual([])
  })

  it('repair tickets have labels of their own for 5 and 7, and no other flow has', () => {
    expect(enums['ticket_state']?.variants).toEqual({ by: 'service_type', cases: { 2: { 5: { zh: '已评价', en: 'Reviewed' }, 7: { zh: '未评价', en: 'Not reviewed' } } } })
  })
})
