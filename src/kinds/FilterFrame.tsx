/** A filter's label and control on one line, as wide as its kind needs. */
import type { CSSProperties, ReactNode } from 'react'
import { styled } from '@mui/material/styles'

interface FilterFrameProps {
  readonly id: string
  readonly label: string
  readonly width?: number
  /** Two controls under one name. */
  readonly group?: boolean
  readonly children: ReactNode
}

export function FilterFrame({ id, label, width = 136, group = false, children }: FilterFrameProps) {
  return (
    <Frame data-group={group || undefined} {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}>
      {group ? (
        <Label as="span" id={`${id}-label`}>
          {label}
        </Label>
      ) : (
        <Label htmlFor={id} id={`${id}-label`}>
          {label}
        </Label>
      )}
      <div style={{ '--filter-width': `${width}px` } as CSSProperties}>{children}</div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '& > div': { width: 'var(--filter-width)', maxWidth: '100%', flex: '0 1 auto' },
  // One under the other, they share two columns.
  [theme.breakpoints.down('sm')]: {
    '&[data-group]': { flexWrap: 'wrap', '& > :not(div)': { flex: '0 0 100%' } },
    width: '100%',
    '& > :not(div)': { flex: '0 0 88px', whiteSpace: 'normal', lineHeight: 1.3 },
    '& > div': { flex: '1 1 0', width: 0 },
  },
}))
const Label = styled('label')(({ theme }) => ({
  fontSize: 13,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
}))
