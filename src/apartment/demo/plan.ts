/**
 * How much of everything a demo holds, and for whom: the main client, and a small second one that must never be seen by
 * the first.
 */
import { dayOf } from '../../values/calendar.ts'
import type { DemoOptions } from '../../server/seed/demo.ts'
import { secondClientAreas, areas } from './words/places.ts'
import type { Area } from './words/places.ts'

export interface Plan {
  readonly client_id: number
  readonly client: string
  readonly areas: readonly Area[]
  readonly homes: number
  readonly tickets: number
  /** Number of the first tenant's phone. */
  readonly phones: number
  /** Days back to which readings, openings and passes reach. */
  readonly days: number
  /** Of these the last ones have a reading every hour, the others one a day. */
  readonly hourlyDays: number
  /** The instant that the demo takes for the present, as the wire writes it. */
  readonly now: string
  /** Its day in Shanghai. */
  readonly today: string
}

export function plansOf({ scale, now, days = 3, hourlyDays = 1 }: DemoOptions): readonly Plan[] {
  const clock = { now, today: dayOf(new Date(now)) }
  const main = {
    client_id: 1,
    client: '栖屿公寓管理有限公司',
    areas,
    homes: Math.max(1, Math.round(36 * scale)),
    tickets: 60,
    phones: 100,
    days,
    hourlyDays,
    ...clock,
  }
  const second = {
    client_id: 2,
    client: '蓉寓长租公寓有限公司',
    areas: secondClientAreas,
    homes: 3,
    tickets: 4,
    phones: 9000,
    days: Math.min(days, 3),
    hourlyDays: Math.min(hourlyDays, 1),
    ...clock,
  }
  return [main, second]
}
