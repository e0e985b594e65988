/** The product's own window for the rows that were chosen. */
import { useRefresh } from 'ra-core'
import type { ConsoleAction } from '../../model/console-entity.ts'
import type { RowId } from '../kit/grid/column.ts'
import type { EntityView } from '../screens/entity-view.ts'
import OwnWindow from './OwnWindow.tsx'

interface RunWindowProps {
  readonly view: EntityView
  readonly action: ConsoleAction
  readonly ids: readonly RowId[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const NOTHING = {}

export default function RunWindow({ view, action, ids, onClose, onDone }: RunWindowProps) {
  const refresh = useRefresh()
  const done = () => {
    refresh()
    onDone()
    onClose()
  }
  return <OwnWindow name={action.view ?? ''} view={view} ids={ids} data={NOTHING} onDone={done} onClose={onClose} />
}
