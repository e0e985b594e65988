/** What the message centre says. Where it counts, its link leads to the list that shows as many. */
import { DeviceState, DeviceType, MessageType, PayMode, ServiceType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { InBoth } from '../../../server/messages/in-both.ts'
import { clockOf } from '../../../values/calendar.ts'

export interface Message extends InBoth {
  readonly type: MessageType
}

/** To everybody. */
export const NOTICES: readonly Message[] = [
  {
    type: MessageType.notice,
    title: '季度用电安全检查安排',
    content: '<p>请各门店本月内完成空开与电表箱检查，异常请提交<em>维修工单</em>。</p>',
    title_en: 'Quarterly electrical safety check',
    content_en:
      '<p>Stores are asked to check breakers and meter boxes this month. Report what is wrong by a <em>repair ticket</em>.</p>',
  },
  {
    type: MessageType.notice,
    title: '关于规范办理入住的提醒',
    content:
      '<p>办理入住前请完成三件事：</p><ol><li>核对租客实名信息</li><li>确认房间没有待删除授权</li><li>记录电表起始读数</li></ol>',
    title_en: 'How to check tenants in',
    content_en:
      '<p>Three things to do before a check-in:</p><ol><li>Check the tenant’s identity</li><li>Make sure that no old credentials are left on the lock</li><li>Write down the opening reading of the meter</li></ol>',
  },
  {
    type: MessageType.notice,
    title: '系统升级通知',
    content:
      '<p>系统将于本周六凌晨 <strong>01:00–03:00</strong> 升级，期间远程操作可能延迟，门锁本地开门不受影响。</p>',
    title_en: 'System upgrade',
    content_en:
      '<p>The system will be upgraded this Saturday, <strong>01:00–03:00</strong>. Remote operations may be delayed; locks open at the door as usual.</p>',
  },
]

/** A home, by name and number, and what was counted there. */
export interface Count {
  readonly home: string
  readonly home_id: number
  readonly count: number
}

/** % of a lock's battery. */
export const LOW_BATTERY = 10
/** Hundredths of what a prepaid meter has left. */
export const LOW_ENERGY = 1000

const { awaiting_online, awaiting_offline, delivered } = DeviceState
const IN_USE = [awaiting_online, awaiting_offline, delivered]

export const lowBatteries = ({ home, home_id, count }: Count): Message => {
  const which = {
    home_id: [home_id],
    device_type: [DeviceType.lock],
    state: IN_USE,
    battery_from: 0,
    battery_to: LOW_BATTERY - 1,
  }
  return {
    type: MessageType.alarm,
    title: `${home}有${count}台门锁电量低于${LOW_BATTERY}%`,
    content: '<p>电量耗尽后租客将无法开门，请尽快安排更换电池。</p>' + devices(which, `查看这${count}台门锁`),
    title_en: `${home}: ${count === 1 ? 'a lock has' : `${count} locks have`} less than ${LOW_BATTERY}% battery`,
    content_en:
      '<p>Once a battery is empty, tenants cannot open the door. Please have the batteries replaced soon.</p>' +
      devices(which, count === 1 ? 'Show the lock' : `Show the ${count} locks`),
  }
}

export const lowEnergies = ({ home, home_id, count }: Count): Message => {
  const which = {
    home_id: [home_id],
    device_type: [DeviceType.electricity_meter],
    pay_mode: [PayMode.prepaid],
    state: IN_USE,
    remaining_to: '9.99',
  }
  return {
    type: MessageType.fee,
    title: `${home}有${count}个房间剩余电量不足${LOW_ENERGY / 100}度`,
    content:
      '<p>预付费电表的剩余电量和透支额度用完后会自动断电，请提醒租客及时充值。</p>' +
      devices(which, `查看这${count}块电表`),
    title_en: `${home}: ${count === 1 ? 'a room has' : `${count} rooms have`} less than ${LOW_ENERGY / 100} kWh left`,
    content_en:
      '<p>A prepaid meter switches off once its balance and overdraft are used up. Please remind the tenants to top up in time.</p>' +
      devices(which, count === 1 ? 'Show the meter' : `Show the ${count} meters`),
  }
}

export interface Silent {
  readonly device_id: number
  readonly sn: string
  /** The home, and where in it. */
  readonly where: string
  /** When it was heard last. */
  readonly heard: string
  /** Devices that are reached through it. */
  readonly behind: number
}

export const silentGateway = ({ device_id, sn, where, heard, behind }: Silent): Message => ({
  type: MessageType.alarm,
  title: `${where}的网关离线`,
  content:
    `<p>网关 ${sn} 自 ${clockOf(new Date(heard)).slice(0, 16)} 起离线，请检查供电和网络。恢复前，经它连接的 <strong>${behind}</strong> 台设备无法远程操作，门锁本地开门不受影响。</p>` +
    devices({ gateway_id: [device_id] }, `查看这${behind}台设备`),
  title_en: `The gateway of ${where} is offline`,
  content_en:
    `<p>Gateway ${sn} has been offline since ${clockOf(new Date(heard)).slice(0, 16)}. Please check its power and network. Until it is back, devices connected through it (<strong>${behind}</strong>) cannot be operated remotely; locks open at the door as usual.</p>` +
    devices({ gateway_id: [device_id] }, 'Show the devices'),
})

const SERVICES: Readonly<Record<ServiceType, Label>> = {
  [ServiceType.install]: { zh: '安装', en: 'Install' },
  [ServiceType.repair]: { zh: '维修', en: 'Repair' },
  [ServiceType.teardown]: { zh: '拆除', en: 'Teardown' },
  [ServiceType.reinstall]: { zh: '重装', en: 'Reinstall' },
}

export const doneTicket = (ticket_id: number, type: ServiceType, home: string): Message => ({
  type: MessageType.ticket,
  title: `${home}的${SERVICES[type].zh}工单待验收`,
  content: `<p>工单 #${ticket_id} 已提交验收，请核对处理结果和现场照片。</p><p><a href="/ticket/${ticket_id}">查看工单</a></p>`,
  title_en: `${SERVICES[type].en} ticket of ${home} awaits acceptance`,
  content_en: `<p>Ticket #${ticket_id} was submitted. Please check what was done and the photos.</p><p><a href="/ticket/${ticket_id}">Open the ticket</a></p>`,
})

const devices = (filter: Readonly<Record<string, unknown>>, text: string): string =>
  `<p><a href="/house/device-list?filter=${encodeURIComponent(JSON.stringify(filter))}">${text}</a></p>`
