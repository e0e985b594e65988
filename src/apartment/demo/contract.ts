/** The demo as the engine's seeding takes it. */
import type { Demo } from '../../server/seed/demo.ts'
import { logins, password } from './logins.ts'

export const demo: Demo = {
  account: { name: logins[0]!.account, password },
  records: async () => {
    const { demoEntities, demoRows } = await import('./demo.ts')
    return { entities: demoEntities, rows: demoRows }
  },
}
