/** The tools of a list where the bar has no room for them. */
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Icon } from '../../kit/icons.tsx'
import type { Tool } from './tool.ts'

interface ToolMenuProps {
  readonly anchor: HTMLElement
  readonly tools: readonly Tool[]
  readonly onClose: () => void
}

export default function ToolMenu({ anchor, tools, onClose }: ToolMenuProps) {
  const translate = useTranslate()
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': translate('list.tools') } }}
    >
      {tools.map(({ icon, label, run }) => (
        <MenuItem
          key={icon}
          onClick={() => {
            onClose()
            run(anchor)
          }}
        >
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
          {translate(label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
