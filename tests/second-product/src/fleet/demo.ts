/** What an empty database holds at first: a company, who logs in to it, and a few records to look at. */
import { Energy } from '../generated/enums.ts'
import type { Demo, DemoRow, Values } from '../server/seed/demo.ts'

const account = { name: 'admin', password: 'Fleet-2026' }

/** Keys count from 1 in this order; what only the server may set stands in the second part. */
const made = (create: Values, server: Values = {}): DemoRow => ({ create, server })

/** Each entity after those it refers to. */
const records: Readonly<Record<string, readonly DemoRow[]>> = {
  client: [made({ name: '示例车队' })],
  role: [made({ name: '管理员', permissions: [] }, { id: 100, built_in: true })],
  region: [made({ name: '华东大区' })],
  depot: [made({ name: '滨江车场', region_id: 1, latitude: '30.20833', longitude: '120.21198', spaces: 20 })],
  staff: [
    made({ name: '林岚', account: account.name, password: account.password, phone: '13800000000', role_id: 100 }),
  ],
  driver: [made({ name: '周建国', phone: '13800000001', depot_id: 1 })],
  vehicle: [
    made({ plate: '浙A12345', model: '大众朗逸', depot_id: 1, mileage: 18200, service_at: 20000 }),
    made({ plate: '浙AD12345', model: '比亚迪 e5', energy: Energy.electric, depot_id: 1, box: 'TX20260001' }),
  ],
}

export const demo: Demo = {
  account,
  history: {},
  records: () => Promise.resolve({ entities: Object.keys(records), rows: (entity) => records[entity] ?? [] }),
}
