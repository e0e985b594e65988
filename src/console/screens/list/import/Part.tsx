/** A part of the dialog under its own heading. */
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

export const Part = ({
  title,
  hint,
  id,
  children,
}: {
  readonly title: string
  readonly hint?: string
  readonly id?: string
  readonly children: ReactNode
}) => (
  <Frame>
    <h3 id={id}>{title}</h3>
    {hint && <p className="k-soft">{hint}</p>}
    {children}
  </Frame>
)

const Frame = styled('section')({
  '& h3': { margin: '0 0 6px', fontSize: 13, fontWeight: 600 },
  '& p': { margin: '0 0 8px', fontSize: 13 },
})
