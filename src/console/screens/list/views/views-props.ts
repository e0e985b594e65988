/** What the parts that save and open views are given. */
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { Column } from '../../../kit/grid/column.ts'
import type { EntityView } from '../../entity-view.ts'
import type { Arrangement } from './arrangement.ts'
import type { ChosenView } from './use-chosen-view.ts'

export interface ViewsProps {
  readonly view: EntityView
  /** Name of the list: its plural, and what narrows it. */
  readonly list: string
  readonly columns: readonly Column<CellRecord>[]
  readonly chosen: ChosenView | undefined
  readonly now: Arrangement
}
