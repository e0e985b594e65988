/** What can be done with a row and had no room on it. */
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import type { EntityView } from '../screens/entity-view.ts'
import MoreMenu, { type MenuEntry } from './MoreMenu.tsx'
import { entryOf, type Offer } from './offers.ts'
import { rowThings, THINGS, type RowThing, type Things } from './RowActions.tsx'

interface RowMenuProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly things: Things
  readonly anchor: HTMLElement
  readonly onAct: (record: CellRecord, offer: Offer) => void
  readonly onDelete: (record: CellRecord) => void
  readonly onClose: () => void
}

export default function RowMenu({ view, record, things, anchor, onAct, onDelete, onClose }: RowMenuProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { path, inList } = view
  const runs: Readonly<Record<RowThing, () => void>> = {
    detail: () => void navigate(`${path}/${record.id}`),
    card: () => inList.openCard?.(inList.plural, Number(record.id)),
    edit: () => void navigate(`${path}/${record.id}/edit`),
    archive: () => onDelete(record),
    delete: () => onDelete(record),
  }
  const entries = rowThings(view, record, things).rest.map((thing): MenuEntry =>
    typeof thing === 'object'
      ? { ...entryOf(thing), run: () => onAct(record, thing) }
      : { key: thing, label: translate(THINGS[thing].key), icon: null, danger: THINGS[thing].danger, run: runs[thing] },
  )
  return (
    <MoreMenu
      anchor={anchor}
      label={`${translate('action.more')} ${displayOf(view.entity, record)}`}
      entries={entries}
      onClose={onClose}
    />
  )
}
