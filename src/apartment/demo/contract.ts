/** The demo as the engine's seeding takes it. */
import type { Demo } from '../../server/seed/demo.ts'
import { demoAccounts, logins, password } from './logins.ts'

export const demo: Demo = {
  account: { name: logins[0]!.account, password },
  accounts: demoAccounts.map(({ role, account }) => ({ role, name: account })),
  // Readings, openings and passes; a reading every hour for all of it would make the first start long.
  history: { days: 40, hourlyDays: 2 },
  records: async () => {
    const { demoEntities, demoRows } = await import('./demo.ts')
    return { entities: demoEntities, rows: demoRows }
  },
}
