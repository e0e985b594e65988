/** Views of lists that the administrator keeps for the others, and one that opens by itself for nobody but its owner. */
import { NetState, RoomLet, ViewSharing } from '../../../generated/enums.ts'
import { daysAgo } from '../moment.ts'
import type { Rows, Values } from '../row.ts'

const ENGINEER = 104

const VIEWS: readonly Values[] = [
  { name: '空置房间', list: 'rooms', sharing: ViewSharing.all, sorting: 'floor', filters: [filter('room_let', [RoomLet.vacant])] },
  { name: '低电量设备', list: 'devices', sharing: ViewSharing.role, role_id: ENGINEER, sorting: 'battery', page_size: 50, filters: [filter('battery_from', 0), filter('battery_to', 20)] },
  { name: '离线设备', list: 'devices', sorting: '-net_state_at', filters: [filter('net_state', [NetState.offline])] },
]

export const savedViews: Rows = function* ({ client_id, today }) {
  if (client_id !== 1) return
  for (const [at, view] of VIEWS.entries()) yield { create: view, server: { id: at + 1, client_id, staff_id: 1, created_at: daysAgo(today, 30 - at, 600) } }
}

function filter(name: string, value: unknown): Values {
  return { name, value: JSON.stringify(value) }
}
