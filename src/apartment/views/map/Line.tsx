/** How a connection is drawn: the weaker, the thinner and the more broken. */
import type { CSSProperties } from 'react'
import { SignalStrength } from '../../../generated/enums.ts'

interface Drawn {
  readonly signal: unknown
  readonly away: boolean
}

const STROKES: Readonly<Record<number, CSSProperties>> = {
  [SignalStrength.strong]: { stroke: 'var(--k-success)', strokeWidth: 2.5 },
  [SignalStrength.medium]: { stroke: 'var(--k-info)', strokeWidth: 2 },
  [SignalStrength.weak]: { stroke: 'var(--k-warning)', strokeWidth: 1.5, strokeDasharray: '7 3' },
}
const UNKNOWN: CSSProperties = { stroke: 'var(--k-soft)', strokeWidth: 1.5 }
const AWAY: CSSProperties = { stroke: 'var(--k-error)', strokeWidth: 1.5, strokeDasharray: '2 4' }

export const strokeOf = ({ signal, away }: Drawn): CSSProperties => ({
  fill: 'none',
  ...(away ? AWAY : (STROKES[Number(signal)] ?? UNKNOWN)),
})

export const Line = (drawn: Drawn) => (
  <svg width={32} height={8} aria-hidden focusable={false}>
    <path d="M0 4h32" style={strokeOf(drawn)} />
  </svg>
)
