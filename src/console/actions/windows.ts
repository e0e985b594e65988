/** Windows that a product draws itself: in place of a call's dialog, or ahead of a call that was refused. */
import type { ComponentType } from 'react'
import type { WindowName } from '../../generated/console/windows.ts'
import type { RowId } from '../kit/grid/column.ts'
import type { EntityView } from '../screens/entity-view-with.ts'

export interface WindowProps {
  readonly view: EntityView
  /** The records of that entity which it is about; none where it was opened above a list. */
  readonly ids: readonly RowId[]
  /** What the server said beside the error. */
  readonly data: Readonly<Record<string, unknown>>
  /** It has done its part. */
  readonly onDone: () => void
  readonly onClose: () => void
}

export type Windows = Readonly<Record<WindowName, ComponentType<WindowProps>>>
