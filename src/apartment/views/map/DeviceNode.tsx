/** One device of a map: what it is, where, how well it is heard and how long its battery lasts; a way to its page. */
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../../../console/screens/entity-view.ts'
import { SignalStrength } from '../../../generated/enums.ts'
import { isAway } from './devices.ts'
import { shapeOf } from './shapes.ts'
import type { Words } from './words.ts'

interface DeviceNodeProps {
  readonly view: EntityView
  readonly device: CellRecord
  readonly words: Words
}

export function DeviceNode({ view: { path, opens }, device, words }: DeviceNodeProps) {
  const away = isAway(device)
  const inside = (
    <>
      <svg className="kind" viewBox="0 0 24 24" aria-hidden focusable={false}>
        <path d={shapeOf(Number(device['device_type']))} />
      </svg>
      <span className="name">{words.place(device)}</span>
      <Condition device={device} words={words} away={away} />
      <span className="sn">
        {words.kind(device)} {String(device['sn'])}
      </span>
    </>
  )
  return (
    <Node data-away={away || undefined}>
      {opens ? <Link to={`${path}/${device.id}`}>{inside}</Link> : <span>{inside}</span>}
    </Node>
  )
}

/** Below it counts as low. */
const LOW = 10
const BARS: Readonly<Record<number, number>> = {
  [SignalStrength.strong]: 3,
  [SignalStrength.medium]: 2,
  [SignalStrength.weak]: 1,
}

function Condition({ device, words, away }: Omit<DeviceNodeProps, 'view'> & { readonly away: boolean }) {
  const battery = device['battery'] == null ? -1 : Number(device['battery'])
  const bars = BARS[Number(device['signal'])]
  return (
    <span className="condition">
      <span className={away ? 'away' : 'k-hidden'}>{words.reach(device)} </span>
      {!away && <span className="k-hidden">{words.signal(device)} </span>}
      {!away && bars !== undefined && (
        <svg width={14} height={12} aria-hidden focusable={false}>
          {[1, 2, 3].map((bar) => (
            <rect
              key={bar}
              x={(bar - 1) * 5}
              y={12 - bar * 4}
              width={4}
              height={bar * 4}
              opacity={bar > bars ? 0.22 : 1}
            />
          ))}
        </svg>
      )}
      {battery >= 0 && <span data-low={battery < LOW || undefined}>{battery}%</span>}
    </span>
  )
}

/** Its height is known to whoever draws the lines to it. */
export const NODE_HEIGHT = 52

const Node = styled('div')(({ theme }) => ({
  minWidth: 0,
  height: NODE_HEIGHT,
  '& > *': {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    gap: '0 8px',
    height: '100%',
    padding: '0 10px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
    background: theme.palette.background.paper,
    color: theme.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.palette.primary.main },
  '& .kind': {
    gridRow: '1 / 3',
    width: 20,
    height: 20,
    fill: 'none',
    stroke: theme.palette.primary.main,
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: 13, fontWeight: 600 },
  '& .sn': {
    gridColumn: '2 / 4',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 12,
    color: theme.palette.text.secondary,
  },
  '& .condition': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    color: theme.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& rect': { fill: theme.palette.text.secondary },
  '& .away, & [data-low]': { color: theme.palette.error.main, fontWeight: 600 },
  '&[data-away] > *': { borderColor: theme.palette.error.main, borderStyle: 'dashed' },
  '&[data-away] .kind': { stroke: theme.palette.error.main },
}))
