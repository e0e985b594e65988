/** Says why there is nothing to see, and what to do about it. */
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon, type IconName } from './icons.tsx'

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly hint?: string | undefined
  /** `error` is also announced. */
  readonly tone?: 'neutral' | 'error'
  readonly children?: ReactNode
}

export const Notice = ({ icon, title, hint, tone = 'neutral', children }: NoticeProps) => (
  <Box role={tone === 'error' ? 'alert' : 'status'}>
    <Icon name={icon} size={36} strokeWidth={1.2} />
    <strong>{title}</strong>
    {hint && <span>{hint}</span>}
    {children && <div>{children}</div>}
  </Box>
)

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  maxWidth: 440,
  margin: '0 auto',
  textAlign: 'center',
  color: theme.palette.text.secondary,
  whiteSpace: 'normal',
  '& strong': { color: theme.palette.text.primary, fontSize: 15, fontWeight: 600 },
  '& > div': { display: 'flex', gap: 8, marginTop: 10 },
}))
