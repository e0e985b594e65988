/** What is written down along the way: text messages, files, articles, teams. */
import { addDays } from '../../../values/calendar.ts'
import { ArticleKind, FileUsage, ServiceTarget, SmsState, SmsType } from '../../../generated/enums.ts'
import { livesThere } from '../by-home.ts'
import { dice } from '../dice.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { known } from '../row.ts'
import type { Rows } from '../row.ts'
import { stays } from '../stays.ts'
import type { Stay } from '../stays.ts'
import { personName, phoneNumber } from '../words/people.ts'
import { articles as texts } from '../words/articles.ts'
import { personOf } from './letting.ts'
import { staffPhone } from './organisation.ts'

const NOTICES = [
  '【栖屿公寓】您的房间剩余电量不足5度，请及时充值。',
  '【栖屿公寓】您的租约将于30天后到期，如需续租请联系管家。',
  '【栖屿公寓】您的报修工单已派单，工程师将于约定时间上门。',
]

/** A code is for somebody of the company who logs in, everything else for a tenant. */
export const smsRecords: Rows = function* (plan) {
  const count = plan.client_id === 1 ? 90 : 6
  const tenants = someTenants(plan)
  for (let id = 1; id <= count; id++) {
    const chance = dice('sms', plan.client_id, id)
    const type = id < count && id % 9 === 0 ? SmsType.code : id % 5 === 0 ? SmsType.password : SmsType.notice
    const content =
      type === SmsType.code
        ? '【栖屿公寓】验证码******，5分钟内有效，请勿告知他人。'
        : type === SmsType.password
          ? '【栖屿公寓】您的开门密码已下发，请在App中查看。'
          : chance.pick(NOTICES)
    const sent_at = daysAgo(plan, Math.floor(((count - id) * 30) / count), chance.int(480, 1260))
    const state = id % 30 === 7 ? SmsState.failed : id === count ? SmsState.sending : SmsState.sent
    const to = type === SmsType.code ? { phone: staffPhone(plan.client_id, 0) } : addressOf(plan, chance.pick(tenants))
    yield {
      create: known({
        type,
        ...to,
        content,
        parts: 1,
        state,
        sent_at: state === SmsState.sending ? null : sent_at,
        failure: state === SmsState.failed ? '号码停机' : null,
      }),
      server: { id, client_id: plan.client_id, created_at: sent_at },
    }
  }
}

const addressOf = (plan: Plan, { tenant_id, home }: Stay) => ({
  phone: personOf(plan, tenant_id).phone,
  home_id: home.home_id,
})

/** Who has lived there for as long as the messages reach back, of the first few homes of every store. */
function someTenants(plan: Plan): readonly Stay[] {
  const found: Stay[] = []
  for (const stay of stays(plan)) {
    if (livesThere(plan.today)(stay) && livesThere(addDays(plan.today, -30))(stay)) found.push(stay)
    if (found.length === 200) break
  }
  return found
}

/** What shows a meter, a face or a repair was taken in a home. */
const USAGES = [
  FileUsage.meter_photo,
  FileUsage.ticket,
  FileUsage.face_photo,
  FileUsage.article,
  FileUsage.merchant,
  FileUsage.import,
]

export const files: Rows = function* (plan) {
  for (const [at, usage] of USAGES.entries()) {
    const sheet = usage === FileUsage.import
    const inHome = usage === FileUsage.meter_photo || usage === FileUsage.ticket || usage === FileUsage.face_photo
    const name = sheet ? '房间导入模板.xlsx' : `照片-${at + 1}.jpg`
    yield {
      create: {
        name,
        usage,
        ...(inHome ? { home_id: (at % plan.homes) + 1 } : {}),
        url: `/files/demo/${plan.client_id}/${at + 1}`,
        type: sheet ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'image/jpeg',
        size: 48_000 + at * 913,
        staff_id: 1,
      },
      server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan, 30 - at * 4, 600) },
    }
  }
}

export const articles: Rows = function* (plan) {
  const { client_id } = plan
  for (const [at, { kind, zh, en }] of texts.entries()) {
    const published_at = daysAgo(plan, 300 - at * 12, 600)
    yield {
      create: {
        title: zh.title,
        title_en: en.title,
        kind: ArticleKind[kind],
        content: zh.content,
        content_en: en.content,
        position: (at + 1) * 10,
        published: at !== texts.length - 1,
        published_at,
      },
      server: { id: at + 1, client_id, created_at: published_at },
    }
  }
}

const TEAMS = [
  { name: '城西安装组', service_targets: [ServiceTarget.lock, ServiceTarget.gateway], stores: [1, 2] },
  { name: '水电维修组', service_targets: [ServiceTarget.electricity, ServiceTarget.water], stores: [1, 2, 3] },
  { name: '门禁服务组', service_targets: [ServiceTarget.access], stores: [3, 4, 5] },
]

export const teams: Rows = function* (plan) {
  const { client_id, areas } = plan
  for (const [at, { name, service_targets, stores }] of TEAMS.entries()) {
    const chance = dice('team', client_id, at)
    yield {
      create: {
        name,
        leader: personName(chance),
        phone: phoneNumber(chance.int(100, 8999)),
        service_targets,
        store_ids: stores.filter((store) => store <= areas.length),
        staff_ids: client_id === 1 ? [5, 8] : [1],
      },
      server: { id: at + 1, client_id, created_at: daysAgo(plan, 900 - at * 30, 600) },
    }
  }
}
