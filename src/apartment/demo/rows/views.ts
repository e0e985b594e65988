/**
 * Views of lists that the administrator keeps for everybody or alone, one of which opens its list by itself.
 */
import { EventState, NetState, RoomLet, ViewSharing } from '../../../generated/enums.ts'
import { daysAgo } from '../moment.ts'
import type { Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'

const ENGINEER = 104

const VIEWS: readonly Values[] = [
  {
    name: '空置房间',
    name_en: 'Vacant rooms',
    list: 'rooms',
    sharing: ViewSharing.all,
    sorting: 'floor',
    filters: [filter('room_let', [RoomLet.vacant])],
  },
  {
    name: '低电量设备',
    name_en: 'Devices with low battery',
    list: 'devices',
    sharing: ViewSharing.role,
    role_id: ENGINEER,
    sorting: 'battery',
    page_size: 50,
    filters: [filter('battery_from', 0), filter('battery_to', 20)],
  },
  {
    name: '离线设备',
    name_en: 'Offline devices',
    list: 'devices',
    sorting: '-net_state_at',
    filters: [filter('net_state', [NetState.offline])],
  },
  {
    name: '待处理异常',
    name_en: 'Open exceptions',
    list: 'events',
    sharing: ViewSharing.all,
    sorting: '-last_at',
    filters: [filter('state', [EventState.open, EventState.handling])],
  },
]

export const savedViews: Rows = function* (plan) {
  const { client_id } = plan
  if (client_id !== 1) return
  for (const [at, view] of VIEWS.entries())
    yield { create: view, server: { id: at + 1, client_id, staff_id: 1, created_at: daysAgo(plan, 30 - at, 600) } }
}

export const viewDefaults: Rows = function* (plan) {
  const { client_id } = plan
  if (client_id !== 1) return
  yield {
    create: { list: 'events', view_id: VIEWS.findIndex(({ list }) => list === 'events') + 1 },
    server: { id: 1, client_id, staff_id: 1, created_at: daysAgo(plan, 26, 600) },
  }
}

function filter(name: string, value: unknown): Values {
  return { name, value: JSON.stringify(value) }
}
