/** What had no room beside the others. What is not possible stays in the menu and says why. */
import { useState } from 'react'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon, type IconName } from '../kit/icons.tsx'

export interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly icon: IconName | null
  readonly danger?: boolean
  readonly reason?: string | null
  readonly run: () => void
}

interface MoreMenuProps {
  readonly anchor: HTMLElement
  /** Accessible name. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

export default function MoreMenu({ anchor, label, entries, onClose }: MoreMenuProps) {
  const signs = entries.some(({ icon }) => icon !== null)
  // News may take the row away that it was opened from: the menu stays where it is.
  const [place] = useState(() => anchor.getBoundingClientRect())
  return (
    <Menu
      open
      anchorReference={anchor.isConnected ? 'anchorEl' : 'anchorPosition'}
      anchorEl={anchor}
      anchorPosition={{ top: place.bottom, left: place.right }}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxWidth: 320 } } }}
    >
      {entries.map(({ key, label: word, icon, danger, reason = null, run }) => (
        <MenuItem
          key={key}
          aria-disabled={reason !== null || undefined}
          sx={{ ...(danger && { color: 'error.main' }), ...(reason !== null && { color: 'text.secondary' }) }}
          onClick={() => {
            if (reason !== null) return
            onClose()
            run()
          }}
        >
          {signs && <ListItemIcon sx={{ color: 'inherit' }}>{icon && <Icon name={icon} />}</ListItemIcon>}
          <ListItemText
            primary={word}
            secondary={reason}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal', fontSize: 12 } } }}
          />
        </MenuItem>
      ))}
    </Menu>
  )
}
