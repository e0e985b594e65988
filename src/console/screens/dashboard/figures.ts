/** What the server counts for a dashboard. */
import type { CallTypes } from '../../../generated/call-types.ts'

export type Figures = CallTypes['dashboard']['response']
export type Count = Figures['counts'][number]
