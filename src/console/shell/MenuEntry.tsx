/** One line of the side menu, and a group's head. Collapsed they are icons that say their names when pointed at. */
import { memo } from 'react'
import { Link } from 'react-router-dom'
import ButtonBase from '@mui/material/ButtonBase'
import { alpha, styled } from '@mui/material/styles'
import { Icon } from './icons.tsx'

interface EntryProps {
  readonly to: string
  readonly icon?: string
  readonly text: string
  readonly current: boolean
  readonly collapsed: boolean
}

export const Entry = memo(function Entry({ to, icon, text, current, collapsed }: EntryProps) {
  return (
    <EntryLink
      to={to}
      className={[current && 'current', collapsed && 'collapsed', !icon && 'inner'].filter(Boolean).join(' ')}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? text : undefined}
      data-hint={collapsed ? text : undefined}
    >
      {icon && <Icon name={icon} size={collapsed ? 20 : 18} />}
      {!collapsed && <span>{text}</span>}
    </EntryLink>
  )
})

export const Head = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  minHeight: 36,
  justifyContent: 'flex-start',
  gap: 10,
  padding: '5px 10px',
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: 13,
  lineHeight: 1.3,
  fontWeight: 500,
  color: theme.palette.text.primary,
  textAlign: 'left',
  '& > span:not(.fold)': { flex: 1 },
  '& svg': { color: theme.palette.text.secondary, flex: 'none', transition: 'transform .15s' },
  '&:hover': { background: theme.palette.action.hover },
  '&.collapsed': { justifyContent: 'center', padding: 0 },
  '&.current': { background: alpha(theme.palette.primary.main, 0.1) },
  '&.current svg': { color: theme.palette.primary.main },
}))

const EntryLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 34,
  padding: '0 10px',
  borderRadius: 6,
  margin: '1px 0',
  fontSize: 13,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&.inner': { paddingLeft: 38 },
  '&.collapsed': { justifyContent: 'center', padding: 0, height: 36 },
  '& svg': { color: theme.palette.text.secondary, flex: 'none' },
  '&:hover': { background: theme.palette.action.hover },
  '&.current': {
    background: alpha(theme.palette.primary.main, 0.1),
    color: theme.palette.primary.dark,
    fontWeight: 600,
  },
  '&.current svg': { color: theme.palette.primary.main },
}))
