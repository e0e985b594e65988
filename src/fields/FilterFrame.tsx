/** A filter's label and control on one line, as wide as its kind needs. */
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

interface FilterFrameProps {
  readonly id: string
  readonly label: string
  readonly width?: number
  /** Two controls under one name. */
  readonly group?: boolean
  readonly children: ReactNode
}

export function FilterFrame({ id, label, width = 168, group = false, children }: FilterFrameProps) {
  return (
    <Frame {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}>
      {group ? <Label as="span" id={`${id}-label`}>{label}</Label> : <Label htmlFor={id} id={`${id}-label`}>{label}</Label>}
      <div style={{ width, maxWidth: '100%', flex: '0 1 auto' }}>{children}</div>
    </Frame>
  )
}

const Frame = styled('div')({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 })
const Label = styled('label')(({ theme }) => ({ fontSize: 13, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }))
