/** What is written down along the way: the operation log, looks behind masks, text messages, files, articles, teams. */
import { ArticleKind, FileUsage, LogAction, ServiceTarget, SmsState, SmsType } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { daysAgo } from '../moment.ts'
import { known } from '../row.ts'
import type { Rows, Values } from '../row.ts'
import { personName, phoneNumber } from '../words/people.ts'
import { articles as texts } from '../words/articles.ts'

const A = LogAction
interface Deed { readonly action: LogAction; readonly resource?: string; readonly name?: string; readonly changes?: readonly Values[] }
const DEEDS: readonly Deed[] = [
  { action: A.login }, { action: A.update, resource: 'home', name: '房源', changes: [{ field: '备注', after: '电梯需刷卡，卡在管家处' }] }, { action: A.create, resource: 'lease', name: '租约' },
  { action: A.reveal, resource: 'tenant', name: '租客手机号' }, { action: A.transition, resource: 'ticket', name: '派单' }, { action: A.command, resource: 'device', name: '跳闸' }, { action: A.export, resource: 'lease', name: '租约列表' },
  { action: A.update, resource: 'staff', name: '员工', changes: [{ field: '在职', before: '是', after: '否' }] }, { action: A.remove, resource: 'message', name: '消息' }, { action: A.import, resource: 'room', name: '房间导入' }, { action: A.create, resource: 'tenant', name: '租客' }, { action: A.logout },
]
const DEED_COUNT = 240

export const operationLogs: Rows = function* (plan) {
  const count = plan.client_id === 1 ? DEED_COUNT : 10
  for (let id = 1; id <= count; id++) {
    const chance = dice('deed', plan.client_id, id)
    const { action, resource, name, changes } = DEEDS[id % DEEDS.length] ?? DEEDS[0]!
    const staff_id = plan.client_id === 1 ? chance.int(1, 7) : 1
    yield {
      create: known({
        staff_id, action, resource: resource ?? null, record_id: resource === undefined ? null : chance.int(1, plan.homes), record_name: name ?? null, changes: changes ?? null,
        store_id: resource === 'home' ? chance.int(1, plan.areas.length) : null, address: `10.8.${staff_id}.${chance.int(2, 250)}`, succeeded: !chance.chance(0.03),
      }),
      server: { id, client_id: plan.client_id, created_at: daysAgo(plan.today, Math.floor(((count - id) * 30) / count), chance.int(480, 1200)) },
    }
  }
}

export const revealLogs: Rows = function* (plan) {
  for (let id = 1; id <= 12; id++) {
    const chance = dice('reveal', plan.client_id, id)
    yield {
      create: { staff_id: 1, resource: 'tenant', record_id: chance.int(1, 3 * plan.homes), label: chance.pick(['phone', 'name', 'id_card']), address: `10.8.1.${chance.int(2, 250)}` },
      server: { id, client_id: plan.client_id, created_at: daysAgo(plan.today, 24 - 2 * id, chance.int(500, 1100)) },
    }
  }
}

const NOTICES = ['【栖屿公寓】您的房间剩余电量不足5度，请及时充值。', '【栖屿公寓】您的租约将于30天后到期，如需续租请联系管家。', '【栖屿公寓】您的报修工单已派单，工程师将于约定时间上门。']

export const smsRecords: Rows = function* (plan) {
  const count = plan.client_id === 1 ? 90 : 6
  for (let id = 1; id <= count; id++) {
    const chance = dice('sms', plan.client_id, id)
    const type = id % 9 === 0 ? SmsType.code : id % 5 === 0 ? SmsType.password : SmsType.notice
    const content = type === SmsType.code ? '【栖屿公寓】验证码******，5分钟内有效，请勿告知他人。' : type === SmsType.password ? '【栖屿公寓】您的开门密码已下发，请在App中查看。' : chance.pick(NOTICES)
    const sent_at = daysAgo(plan.today, Math.floor(((count - id) * 30) / count), chance.int(480, 1260))
    const state = id % 30 === 7 ? SmsState.failed : id === count ? SmsState.sending : SmsState.sent
    yield {
      create: known({ type, phone: phoneNumber(plan.phones + chance.int(1, 300)), content, parts: 1, state, sent_at: state === SmsState.sending ? null : sent_at, failure: state === SmsState.failed ? '号码停机' : null }),
      server: { id, client_id: plan.client_id, created_at: sent_at },
    }
  }
}

const USAGES = [FileUsage.meter_photo, FileUsage.ticket, FileUsage.face_photo, FileUsage.article, FileUsage.merchant, FileUsage.import]

export const files: Rows = function* (plan) {
  for (const [at, usage] of USAGES.entries()) {
    const sheet = usage === FileUsage.import
    const name = sheet ? '房间导入模板.xlsx' : `照片-${at + 1}.jpg`
    yield {
      create: { name, usage, url: `/files/demo/${plan.client_id}/${at + 1}`, type: sheet ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'image/jpeg', size: 48_000 + at * 913, staff_id: 1 },
      server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan.today, 30 - at * 4, 600) },
    }
  }
}

export const articles: Rows = function* ({ client_id, today }) {
  for (const [at, [kind, title, content]] of texts.entries()) {
    const published_at = daysAgo(today, 300 - at * 12, 600)
    yield { create: { title, kind: ArticleKind[kind], content, position: (at + 1) * 10, published: at !== texts.length - 1, published_at }, server: { id: at + 1, client_id, created_at: published_at } }
  }
}

const TEAMS = [
  { name: '城西安装组', service_targets: [ServiceTarget.lock, ServiceTarget.gateway], stores: [1, 2] },
  { name: '水电维修组', service_targets: [ServiceTarget.electricity, ServiceTarget.water], stores: [1, 2, 3] },
  { name: '门禁服务组', service_targets: [ServiceTarget.access], stores: [3, 4, 5] },
]

export const teams: Rows = function* ({ client_id, areas, today }) {
  for (const [at, { name, service_targets, stores }] of TEAMS.entries()) {
    const chance = dice('team', client_id, at)
    yield {
      create: { name, leader: personName(chance), phone: phoneNumber(chance.int(100, 8999)), service_targets, store_ids: stores.filter((store) => store <= areas.length), staff_ids: client_id === 1 ? [5, 8] : [1] },
      server: { id: at + 1, client_id, created_at: daysAgo(today, 900 - at * 30, 600) },
    }
  }
}
