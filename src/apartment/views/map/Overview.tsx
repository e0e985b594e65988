/** A store at a glance: each gateway with a dot for every device that is connected to it. */
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../../../console/screens/entity-view.ts'
import { isAway, labelOf, type Star } from './devices.ts'
import { DeviceNode } from './DeviceNode.tsx'
import type { Words } from './words.ts'

interface OverviewProps {
  readonly view: EntityView
  readonly stars: readonly Star[]
  readonly words: Words
}

export const Overview = ({ view, stars, words }: OverviewProps) => (
  <List>
    {stars.map(({ gateway, children }) => (
      <li key={String(gateway?.id)}>
        <Gateway view={view} gateway={gateway} words={words} />
        <Dots devices={children} />
      </li>
    ))}
  </List>
)

function Gateway({ view, gateway, words }: Omit<OverviewProps, 'stars'> & { readonly gateway: CellRecord | null }) {
  const translate = useTranslate()
  if (!gateway) return <strong>{translate('map.direct')}</strong>
  return (
    <div>
      <p className="k-soft k-clip">{labelOf(gateway, 'home_id')}</p>
      <DeviceNode view={view} device={gateway} words={words} />
    </div>
  )
}

const SIZE = 12
const STEP = 16
const ROW = 30

/** What is away is hollow: a colour alone says it to few. */
function Dots({ devices }: { readonly devices: readonly CellRecord[] }) {
  const translate = useTranslate()
  const away = devices.filter(isAway).length
  const rows = Math.ceil(devices.length / ROW)
  return (
    <div>
      <svg
        viewBox={`0 0 ${Math.min(ROW, Math.max(devices.length, 1)) * STEP} ${Math.max(rows, 1) * STEP}`}
        width={Math.min(ROW, Math.max(devices.length, 1)) * STEP}
        aria-hidden
        focusable={false}
      >
        {devices.map((device, at) => (
          <rect
            key={device.id}
            x={(at % ROW) * STEP + 1}
            y={Math.floor(at / ROW) * STEP + 1}
            width={SIZE}
            height={SIZE}
            rx={3}
            data-away={isAway(device) || undefined}
          >
            <title>{String(device['sn'])}</title>
          </rect>
        ))}
      </svg>
      <p className="k-soft">{translate('map.counts', { online: devices.length - away, away })}</p>
    </div>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
    alignItems: 'end',
    gap: 16,
    paddingBottom: 12,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& li:last-child': { borderBottom: 0, paddingBottom: 0 },
  '& p': { margin: '0 0 4px', fontSize: 12 },
  '& svg:not(.kind)': { maxWidth: '100%' },
  '& rect[rx]': { fill: theme.palette.success.main, stroke: theme.palette.success.main, strokeWidth: 1.5 },
  '& rect[rx][data-away]': { fill: 'transparent', stroke: theme.palette.error.main },
  [theme.breakpoints.down('md')]: { '& li': { gridTemplateColumns: '1fr', gap: 8 } },
}))
