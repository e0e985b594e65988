/** What the server counts for a dashboard. */
import type { CallTypes } from '../../../generated/call-types.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { ShownCounted } from '../../../kinds/shown-dashboard.ts'

export type Figures = CallTypes['dashboard']['response']
export type Count = Figures['counts'][number]

/** Filters that move along with the day, and with who asks, as lists keep them. */
export const narrowing = ({ own }: Pick<ShownCounted, 'own'>, range: Count['range']): FilterValues =>
  own === null ? range : { ...range, [own]: [Number(range[own])] }
