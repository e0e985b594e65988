/** `entity-view-with.ts`, with cards that open from any cell. */
import { useEntityViewWith, type EntityView } from './entity-view-with.ts'
import { useOpenCard } from './record/use-open-card.tsx'

export { headOf } from '../../kinds/head.ts'
export { fieldOf, pageOf, seen, type EntityView, type Reader } from './entity-view-with.ts'

export const useEntityView = (plural: string): EntityView => useEntityViewWith(plural, useOpenCard())
