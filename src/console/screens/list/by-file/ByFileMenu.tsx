/** The calls that a file can carry, where a list offers several. */
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import type { CallByFile } from '../../../../model/console-entity.ts'
import type { EntityView } from '../../entity-view.ts'

interface ByFileMenuProps {
  readonly anchor: HTMLElement
  readonly view: EntityView
  readonly calls: readonly CallByFile[]
  readonly onChoose: (call: CallByFile) => void
  readonly onClose: () => void
}

export default function ByFileMenu({ anchor, view, calls, onChoose, onClose }: ByFileMenuProps) {
  const translate = useTranslate()
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': translate('by_file.tool') } }}
    >
      {calls.map((one) => (
        <MenuItem
          key={one.call}
          onClick={() => {
            onClose()
            onChoose(one)
          }}
        >
          {view.say(one.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
