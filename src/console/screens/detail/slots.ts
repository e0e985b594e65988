/** Views that a product puts into its records' pages: a place of the schemas names one. */
import { createContext, type ComponentType } from 'react'
import type { SlotName } from '../../../generated/console/slots.ts'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../entity-view-with.ts'

export interface SlotProps {
  readonly view: EntityView
  readonly record: CellRecord
}

export type Slots = Readonly<Record<SlotName, ComponentType<SlotProps>>>

export const SlotsContext = createContext<Readonly<Partial<Record<string, ComponentType<SlotProps>>>>>({})
