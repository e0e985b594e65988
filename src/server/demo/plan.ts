/** How much of everything a demo holds, and for whom: the main client, and a small second one that must never be seen by the first. */
import { secondClientAreas, areas } from './words/places.ts'
import type { Area } from './words/places.ts'

export interface Plan {
  readonly client_id: number
  readonly client: string
  readonly areas: readonly Area[]
  readonly homes: number
  readonly tickets: number
  readonly messages: number
  /** Number of the first tenant's phone. */
  readonly phones: number
  /** The day in Shanghai that the demo takes for the present. */
  readonly today: string
}

export interface DemoOptions {
  /** Multiplies homes, and with them rooms, devices, tenants and leases. */
  readonly scale: number
  readonly today: string
}

export function plansOf({ scale, today }: DemoOptions): readonly Plan[] {
  const main = { client_id: 1, client: '栖屿公寓管理有限公司', areas, homes: Math.max(1, Math.round(36 * scale)), tickets: 60, messages: 24, phones: 100, today }
  const second = { client_id: 2, client: '蓉寓长租公寓有限公司', areas: secondClientAreas, homes: 3, tickets: 4, messages: 3, phones: 9000, today }
  return [main, second]
}
