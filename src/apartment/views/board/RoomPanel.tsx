/** A room of the board, beside it: who lives there, its devices, and what can be done to it and to them. */
import { Suspense, useState } from 'react'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import { useGetOne, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { displayOf } from '../../../kinds/display.ts'
import { RecordActions } from '../../../console/actions/RecordActions.tsx'
import { Icon } from '../../../console/kit/icons.tsx'
import { LinkArea } from '../../../console/kit/LinkArea.tsx'
import { toneVariables } from '../../../console/kit/tones.ts'
import { RelatedList } from '../../../console/screens/detail/RelatedList.tsx'
import { pageOf, useEntityView } from '../../../console/screens/entity-view.ts'
import { RecordFailure } from '../../../console/screens/record/RecordFailure.tsx'
import { RecordSkeleton } from '../../../console/screens/record/RecordSkeleton.tsx'
import { SAYS_WORDS } from '../../../console/provider/query-client.ts'
import { RoomType } from '../../../generated/enums.ts'
import Tenancy from '../tenancy/Tenancy.tsx'
import { States } from './Tile.tsx'
import type { BoardRoom } from './use-board.ts'
import type { Words } from './words.ts'

interface RoomPanelProps {
  readonly room: BoardRoom
  readonly words: Words
  readonly onClose: () => void
}

const TITLE = 'board-room'
const DEVICES = {
  by: 'room_id',
  filter: {},
  columns: [
    ...['device_type', 'net_state', 'battery', 'electric_read', 'remaining', 'water_amount', 'water_remaining'],
    'sn',
  ],
}

export default function RoomPanel({ room, words, onClose }: RoomPanelProps) {
  const theme = useTheme()
  const translate = useTranslate()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE, sx: { width: 560, maxWidth: '100vw' } },
      }}
    >
      <Panel style={toneVariables(theme)}>
        <header>
          <h2 id={TITLE}>{room.name}</h2>
          <States states={words.states(room)} />
          <span style={{ flex: 1 }} />
          <IconButton aria-label={translate('action.close')} onClick={onClose} autoFocus>
            <Icon name="close" />
          </IconButton>
        </header>
        <LinkArea>
          <Suspense fallback={<RecordSkeleton />}>
            <Room room={room} />
          </Suspense>
        </LinkArea>
      </Panel>
    </Drawer>
  )
}

/** What is done to whoever lives there, as on the lease's own page. */
function LeaseActions({ id }: { readonly id: number }) {
  const view = useEntityView('leases')
  const { data: lease } = useGetOne<CellRecord>('leases', { id }, { meta: SAYS_WORDS })
  return lease ? (
    <div style={{ marginTop: 12 }}>
      <RecordActions view={view} record={lease} />
    </div>
  ) : null
}

function Room({ room: { room_id, room_type, lease, next } }: Pick<RoomPanelProps, 'room'>) {
  const view = useEntityView('rooms')
  const [leases, devices] = [useEntityView('leases'), useEntityView('devices')]
  const translate = useTranslate()
  const shown = (lease ?? next)?.lease_id
  // What is done to a lease may end it: its dialog still tells what came of that when the board knows no more of it.
  const [known, setKnown] = useState<readonly number[]>([])
  if (shown !== undefined && !known.includes(shown)) setKnown([...known, shown])
  const { data: record, error, refetch } = useGetOne<CellRecord>('rooms', { id: room_id }, { meta: SAYS_WORDS })
  if (!record)
    return error ? <RecordFailure error={error} path={view.path} onRetry={() => void refetch()} /> : <RecordSkeleton />
  return (
    <>
      <RecordActions view={view} record={record} />
      <a
        className="k-link k-small"
        href={pageOf(view, record.id)}
        aria-label={`${translate('board.open')} ${displayOf(view.entity, record)}`}
      >
        {translate('board.open')}
      </a>
      {room_type === RoomType.common && leases.may(leases.entity.access.list) && (
        <section aria-label={translate('board.current')}>
          <h3>{translate('board.current')}</h3>
          <Tenancy view={view} record={record} />
          {leases.may(leases.entity.access.info) &&
            known.map((id) => (
              <div key={id} hidden={id !== shown}>
                <LeaseActions id={id} />
              </div>
            ))}
        </section>
      )}
      {devices.may(devices.entity.access.list) && (
        <RelatedList plural="devices" label={translate('board.devices_in')} list={DEVICES} id={room_id} />
      )}
    </>
  )
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '12px 16px 24px',
  '& header': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 },
  '& h2': { margin: 0, fontSize: 17, fontWeight: 600 },
  '& h3': { margin: '0 0 8px', fontSize: 14, fontWeight: 600 },
  '& > div': { display: 'flex', flexDirection: 'column', gap: 14 },
  '& .states': { display: 'inline-flex', flexWrap: 'wrap', gap: 4 },
})
