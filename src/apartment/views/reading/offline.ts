/** The reading report where the console starts without a network. */
import type { OfflineView } from '../../../console/product.ts'
import { loadDefinition } from '../../../console/registry.ts'
import { isAnyKept, READINGS } from './kept-meters.ts'

export const offline: OfflineView = {
  isWanted: isAnyKept,
  load: async () => {
    const [view] = await Promise.all([import('./OfflineReadings.tsx'), loadDefinition(READINGS)])
    return view
  },
}
