/** Typed from the specification, independently of the schemas: code → words that its English label must have. */
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
  valve_switch: { 1: 'open', 2: 'closed', 3: 'error' },
  net_state: { 1: 'online', 2: 'offline' },
  lease_status: { 1: 'not started', 2: 'valid', 3: 'expired' },
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

describe('every enum of sections 3, 4, 8 and 9', () => {
  it.each(Object.entries(TABLE))('%s has exactly the codes of the specification', (name, codes) => {
    expect(enums[name]?.values.map(({ value }) => String(value)).sort()).toEqual(Object.keys(codes).sort())
  })

  it.each(Object.entries(TABLE))('%s is labelled as the specification says', (name, codes) => {
    const wrong = enums[name]?.values.filter(({ value, label }) => !label.en.toLowerCase().includes(codes[String(value)] ?? '')) ?? []
    expect(wrong.map(({ value, label }) => `${value} ${label.en}`)).toEqual([])
  })

  it('repair tickets have labels of their own for 2, 5 and 7', () => {
    const labels = enums['ticket_state']?.variants?.cases['2']
    expect(enums['ticket_state']?.variants?.by).toBe('service_type')
    expect([labels?.['5']?.en, labels?.['7']?.en]).toEqual(['Reviewed', 'Not reviewed'])
    expect(enums['ticket_state']?.values.find(({ value }) => value === 2)?.label.zh).toBe('待上门')
  })
})
