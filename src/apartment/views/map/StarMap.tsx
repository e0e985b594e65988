/** A gateway in the middle, what is connected to it on both sides; one below the other where there is little room. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../../../console/screens/entity-view.ts'
import { isAway, type Star } from './devices.ts'
import { DeviceNode, NODE_HEIGHT } from './DeviceNode.tsx'
import { strokeOf } from './Line.tsx'
import type { Words } from './words.ts'

const GAP = 8
const STEP = NODE_HEIGHT + GAP
/** How far the lines go from the gateway to the side, and down where all stand below it. */
const REACH = 72
const RAIL = 28

interface StarMapProps {
  readonly view: EntityView
  readonly star: Star
  readonly words: Words
}

export function StarMap({ view, star: { gateway, children }, words }: StarMapProps) {
  const theme = useTheme()
  const translate = useTranslate()
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true })
  const half = Math.ceil(children.length / 2)
  const name = gateway ? translate('map.of', { name: String(gateway['sn']) }) : translate('map.direct')
  const list = (devices: readonly CellRecord[]) => (
    <ul>
      {devices.map((device) => (
        <li key={device.id}>
          <DeviceNode view={view} device={device} words={words} />
        </li>
      ))}
    </ul>
  )
  if (!gateway)
    return (
      <Alone aria-label={name}>
        <h3>{name}</h3>
        {list(children)}
      </Alone>
    )
  const hub = <DeviceNode view={view} device={gateway} words={words} />
  if (children.length === 0)
    return (
      <Alone aria-label={name}>
        {hub}
        <p className="k-soft k-none">{translate('map.no_children')}</p>
      </Alone>
    )
  if (isNarrow)
    return (
      <section aria-label={name}>
        {hub}
        <Below>
          <Lines devices={children} width={RAIL} path={(y) => `M14 0V${y - 8}q0 8 8 8H${RAIL}`} above={GAP} />
          {list(children)}
        </Below>
      </section>
    )
  const height = half * STEP - GAP
  const middle = height / 2
  const [left, right] = [children.slice(half), children.slice(0, half)]
  return (
    <Sides aria-label={name}>
      {list(left)}
      <Lines
        devices={left}
        width={REACH}
        height={height}
        path={(y) => `M${REACH} ${middle}C${REACH / 2} ${middle} ${REACH / 2} ${y} 0 ${y}`}
      />
      <div className="hub">{hub}</div>
      <Lines
        devices={right}
        width={REACH}
        height={height}
        path={(y) => `M0 ${middle}C${REACH / 2} ${middle} ${REACH / 2} ${y} ${REACH} ${y}`}
      />
      {list(right)}
    </Sides>
  )
}

interface LinesProps {
  readonly devices: readonly CellRecord[]
  readonly width: number
  readonly height?: number
  readonly above?: number
  /** To the middle of a device. */
  readonly path: (y: number) => string
}

/** The best heard lie on top. */
const Lines = ({ devices, width, above = 0, height = above + devices.length * STEP - GAP, path }: LinesProps) => (
  <svg width={width} height={height} aria-hidden focusable={false}>
    {devices.map((device, at) => (
      <path
        key={device.id}
        d={path(above + at * STEP + NODE_HEIGHT / 2)}
        style={strokeOf({ signal: device['signal'], away: isAway(device) })}
      />
    ))}
  </svg>
)

const Alone = styled('section')({
  '& h3': { margin: '0 0 8px', fontSize: 13, fontWeight: 600 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: GAP,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
})
const Sides = styled('section')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 320px) ${REACH}px minmax(220px, 260px) ${REACH}px minmax(0, 320px)`,
  justifyContent: 'center',
  alignItems: 'start',
  '& ul': { display: 'grid', gap: GAP, listStyle: 'none', margin: 0, padding: 0 },
  '& .hub': { alignSelf: 'center', minWidth: 0 },
})
const Below = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${RAIL}px minmax(0, 1fr)`,
  '& ul': { display: 'grid', gap: GAP, listStyle: 'none', margin: 0, padding: `${GAP}px 0 0` },
})
