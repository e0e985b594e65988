/** What the message centre says. Where it counts, its link leads to the list that shows as many. */
import { DeviceState, DeviceType, MessageType, PayMode, ServiceType } from '../../../generated/enums.ts'
import { clockOf } from '../../../values/calendar.ts'

export interface Message {
  readonly type: MessageType
  readonly title: string
  readonly content: string
}

/** To everybody. */
export const NOTICES: readonly Message[] = [
  {
    type: MessageType.notice,
    title: '季度用电安全检查安排',
    content: '<p>请各门店本月内完成空开与电表箱检查，异常请提交<em>维修工单</em>。</p>',
  },
  {
    type: MessageType.notice,
    title: '关于规范办理入住的提醒',
    content:
      '<p>办理入住前请完成三件事：</p><ol><li>核对租客实名信息</li><li>确认房间没有未清除的授权</li><li>记录电表起始读数</li></ol>',
  },
  {
    type: MessageType.notice,
    title: '系统升级通知',
    content:
      '<p>系统将于本周六凌晨 <strong>01:00–03:00</strong> 升级，期间远程操作可能延迟，门锁本地开门不受影响。</p>',
  },
]

/** A store, by name and number, and what was counted there. */
export interface Count {
  readonly store: string
  readonly store_id: number
  readonly count: number
}

/** % of a lock's battery. */
export const LOW_BATTERY = 10
/** Hundredths of what a prepaid meter has left. */
export const LOW_ENERGY = 1000

const { awaiting_online, awaiting_offline, delivered } = DeviceState
const IN_USE = [awaiting_online, awaiting_offline, delivered]

export const lowBatteries = ({ store, store_id, count }: Count): Message => ({
  type: MessageType.alarm,
  title: `${store}有${count}台门锁电量低于${LOW_BATTERY}%`,
  content:
    '<p>电量耗尽后租客将无法开门，请尽快安排更换电池。</p>' +
    link(
      '/house/device-list',
      {
        'home_id.store_id': [store_id],
        device_type: [DeviceType.lock],
        state: IN_USE,
        battery_from: 0,
        battery_to: LOW_BATTERY - 1,
      },
      `查看这${count}台门锁`,
    ),
})

export const lowEnergies = ({ store, store_id, count }: Count): Message => ({
  type: MessageType.fee,
  title: `${store}有${count}个房间剩余电量不足${LOW_ENERGY / 100}度`,
  content:
    '<p>预付费电表的剩余电量和透支额度用完后会自动断电，请提醒租客及时充值。</p>' +
    link(
      '/house/device-list',
      {
        'home_id.store_id': [store_id],
        device_type: [DeviceType.electricity_meter],
        pay_mode: [PayMode.prepaid],
        state: IN_USE,
        remaining_to: '9.99',
      },
      `查看这${count}块电表`,
    ),
})

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
    link('/house/device-list', { gateway_id: [device_id] }, `查看这${behind}台设备`),
})

const SERVICES: Readonly<Record<ServiceType, string>> = {
  [ServiceType.install]: '安装',
  [ServiceType.repair]: '维修',
  [ServiceType.teardown]: '拆除',
  [ServiceType.reinstall]: '重装',
}

export const doneTicket = (ticket_id: number, type: ServiceType, home: string): Message => ({
  type: MessageType.ticket,
  title: `${home}的${SERVICES[type]}工单待验收`,
  content: `<p>工单 #${ticket_id} 已提交验收，请核对处理结果和现场照片。</p><p><a href="/ticket/${ticket_id}">查看工单</a></p>`,
})

const link = (path: string, filter: Readonly<Record<string, unknown>>, text: string): string =>
  `<p><a href="${path}?filter=${encodeURIComponent(JSON.stringify(filter))}">${text}</a></p>`
