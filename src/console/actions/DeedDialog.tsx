/**
 * The window of whatever is done to a record. Opened from a row, it reads the record whole: a row holds a part of it.
 */
import { useEffect, useState } from 'react'
import { useGetOne, useNotify, useRefresh } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import { messageOf } from '../provider/errors.ts'
import type { EntityView } from '../screens/entity-view.ts'
import ActionDialog from './ActionDialog.tsx'
import type { Deed } from './offers.ts'
import OwnWindow from './OwnWindow.tsx'
import TransitionDialog from './TransitionDialog.tsx'

const NOTHING = {}

interface DeedDialogProps {
  readonly view: EntityView
  readonly deed: Deed
  /** None above a list. */
  readonly record: CellRecord | undefined
  /** It holds only what its list shows. */
  readonly inPart?: boolean
  readonly onClose: () => void
}

export default function DeedDialog({ inPart = false, ...props }: DeedDialogProps) {
  const { view, record } = props
  return inPart && record && view.may(view.entity.access.info) ? (
    <Reading {...props} id={record.id} />
  ) : (
    <Known {...props} />
  )
}

function Reading({ id, ...props }: Omit<DeedDialogProps, 'inPart'> & { readonly id: CellRecord['id'] }) {
  const { view, onClose } = props
  const notify = useNotify()
  // What stood in a list may be minutes old; what is asked now must not be.
  const { data, error, isFetchedAfterMount } = useGetOne<CellRecord>(view.entity.plural, { id }, { staleTime: 0 })
  const [read, setRead] = useState<CellRecord>()
  if (data && isFetchedAfterMount && !error && data !== read) setRead(data)
  // What is done may take the record away: what the window tells of that stays.
  const isUnread = read === undefined
  useEffect(() => {
    if (!error || !isUnread) return
    notify(messageOf(error) ?? 'ra.notification.http_error', { type: 'error' })
    onClose()
  }, [error, isUnread, notify, onClose])
  return read ? <Known {...props} record={read} /> : null
}

function Known({ view, deed, record, onClose }: Omit<DeedDialogProps, 'inPart'>) {
  const refresh = useRefresh()
  const changed = () => {
    onClose()
    refresh()
  }
  if (deed.is === 'call' && deed.call.view !== null) {
    const ids = record === undefined ? [] : [record.id]
    return <OwnWindow name={deed.call.view} view={view} ids={ids} data={NOTHING} onDone={changed} onClose={onClose} />
  }
  if (deed.is === 'call')
    return <ActionDialog view={view} action={deed.call} record={record} onClose={onClose} onChanged={changed} />
  return (
    record && (
      <TransitionDialog view={view} record={record} transition={deed.step} onClose={onClose} onChanged={changed} />
    )
  )
}
