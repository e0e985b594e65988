/**
 * A light, virtual data grid: fixed header, sticky selection, first and action columns, keyboard rows, totals; cards
 * where it is narrow. It knows columns and rows, no entity; it fetches nothing and keeps no choice but the focus:
 * layout, sort and selection belong to its owner.
 */
import { useMemo, useRef } from 'react'
import { useTheme } from '@mui/material/styles'
import { toneVariables } from '../tones.ts'
import type { Row } from './column.ts'
import { visible } from './column-layout.ts'
import { GridCards } from './GridCards.tsx'
import type { GridProps } from './grid-props.ts'
import { GridTable } from './GridTable.tsx'
import { useWidth } from './use-width.ts'
import './grid.css'

/** Below this width a table is no help. */
const CARDS_BELOW = 560

export function Grid<R extends Row>(props: GridProps<R>) {
  const { columns, layout, label, busy, fill = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const shown = useMemo(() => visible(columns, layout), [columns, layout])
  const theme = useTheme()
  const variables = useMemo(() => toneVariables(theme), [theme])
  const narrow = width > 0 && width < CARDS_BELOW
  return (
    <div
      ref={frame}
      className={`g-frame${fill ? ' g-fill' : ''}${narrow ? ' g-narrow' : ''}`}
      style={variables}
      role="region"
      aria-label={label}
      aria-busy={busy}
    >
      {busy && <div className="g-progress" />}
      {narrow ? (
        <GridCards {...props} columns={shown} />
      ) : (
        <GridTable {...props} allColumns={columns} columns={shown} />
      )}
    </div>
  )
}
