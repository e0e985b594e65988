/** What the platform of the devices' maker has told of: the first openings of the story, and some that it got wrong. */
import { WebhookState } from '../../../generated/enums.ts'
import type { DemoRow } from '../../../server/seed/demo.ts'
import { fittings } from '../fittings.ts'
import type { Plan } from '../plan.ts'
import { known, type Rows } from '../row.ts'
import { openings } from './locks.ts'

const MOST = 36
/** Every so many tells of a device that nobody knows. */
const STRANGE = 9

export const webhookMessages: Rows = function* (plan, app) {
  const first: DemoRow[] = []
  for (const row of openings(plan, app)) if (first.push(row) === MOST) break
  const numbers = serialNumbers(plan, new Set(first.map(({ create }) => create['device_id'] as number)))
  let id = 1
  for (const { create, server } of first) {
    const isStrange = id % STRANGE === 0
    const sn = isStrange ? `lk24035000000099${String(id).padStart(4, '0')}` : numbers.get(create['device_id'] as number)
    const { open_way, paas_id, result, opened_at: at } = create
    yield {
      create: {
        source: 'device_report',
        number: `evt_${plan.client_id}_${String(id).padStart(6, '0')}`,
      },
      server: known({
        id: id++,
        client_id: plan.client_id,
        body: JSON.stringify({ type: 'opening', sn, at, open_way, paas_id, result }),
        state: isStrange ? WebhookState.refused : WebhookState.handled,
        failure: isStrange ? `提交的内容有误；sn 没有SN为“${sn}”的设备` : null,
        attempts: 1,
        settled_at: server['created_at'],
        created_at: server['created_at'],
      }),
    }
  }
}

function serialNumbers(plan: Plan, devices: ReadonlySet<number>): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const { device_id, sn } of fittings(plan)) {
    if (devices.has(device_id)) found.set(device_id, sn)
    if (found.size === devices.size) break
  }
  return found
}
