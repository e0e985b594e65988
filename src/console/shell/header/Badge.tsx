/** How many are unread, on an icon. The icon's name says it in words. */
import { styled } from '@mui/material/styles'

export const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? <Mark aria-hidden>{count > 99 ? '99+' : count}</Mark> : null

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -3,
  right: -5,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  zIndex: 1,
  pointerEvents: 'none',
  background: theme.palette.error.main,
  color: '#fff',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
}))
