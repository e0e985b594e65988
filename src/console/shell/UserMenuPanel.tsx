/** The opened user menu. */
import { useId } from 'react'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { User } from '../provider/user.ts'
import { Icon } from './icons.tsx'
import { lockMinutes, setLockMinutes } from './lock/idle.ts'
import { idle } from './lock/idle-watch.ts'
import { useTabs } from './tabs/TabsProvider.tsx'
import { userLine } from './user-line.ts'

interface UserMenuPanelProps {
  readonly anchor: HTMLElement
  readonly user: User | undefined
  readonly onClose: () => void
  readonly onPassword: () => void
  readonly onLogout: () => void
}

export default function UserMenuPanel({ anchor, user, onClose, onPassword, onLogout }: UserMenuPanelProps) {
  const translate = useTranslate()
  const minutesId = useId()
  const { giveUp } = useTabs()
  const leave = async () => {
    onClose()
    if (await giveUp(translate('header.logout'))) onLogout()
  }
  const { parts } = userLine(user)
  const lines = parts.length > 0 ? parts : [translate('header.login_invalid')]
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 220 } } }}
    >
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        {lines.map((line, i) => (
          <Typography
            key={line}
            variant={i === 0 ? 'body1' : 'body2'}
            color={i === 0 ? 'textPrimary' : 'textSecondary'}
            sx={{ fontWeight: i === 0 ? 600 : 400 }}
          >
            {line}
          </Typography>
        ))}
      </Box>
      <Divider component="li" sx={{ mb: 0.5 }} />
      <MenuItem onClick={onPassword}>
        <ListItemIcon>
          <Icon name="key" />
        </ListItemIcon>
        {translate('header.change_password')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          idle.lock()
        }}
      >
        <ListItemIcon>
          <Icon name="shield" />
        </ListItemIcon>
        {translate('lock.now')}
      </MenuItem>
      <Box
        component="li"
        role="none"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          pl: '52px',
          pr: 2,
          py: 0.5,
          fontSize: 13,
          '& select': {
            font: 'inherit',
            padding: '2px 4px',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            background: 'none',
            color: 'inherit',
          },
        }}
      >
        <label htmlFor={minutesId}>{translate('lock.after')}</label>
        <select
          id={minutesId}
          defaultValue={lockMinutes()}
          onChange={(event) => setLockMinutes(Number(event.target.value))}
          onKeyDown={(event) => event.stopPropagation()}
        >
          {[5, 15, 30, 60, 120].map((minutes) => (
            <option key={minutes} value={minutes}>
              {translate('lock.minutes', { minutes })}
            </option>
          ))}
        </select>
      </Box>
      <MenuItem onClick={() => void leave()}>
        <ListItemIcon>
          <Icon name="logout" />
        </ListItemIcon>
        {translate('header.logout')}
      </MenuItem>
    </Menu>
  )
}
