/** What can be done with a tab: close it, those beside it, those to its right. */
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { HOME, others, toTheRight, type Tab } from './tabs.ts'
import { useTabs } from './TabsProvider.tsx'

export default function TabMenu({
  tab,
  x,
  y,
  onClose,
}: {
  readonly tab: Tab
  readonly x: number
  readonly y: number
  readonly onClose: () => void
}) {
  const translate = useTranslate()
  const tabs = useTabs()
  const right = toTheRight(tabs, tab)
  const beside = others(tabs, tab)
  const shut = (ids: readonly string[]) => () => {
    onClose()
    void tabs.close(
      ids,
      ids.includes(tabs.active) && !ids.includes(tab.id) ? { to: tab.location.pathname + tab.location.search } : {},
    )
  }
  return (
    <Menu open onClose={onClose} anchorReference="anchorPosition" anchorPosition={{ left: x, top: y }}>
      <MenuItem disabled={tab.id === HOME} onClick={shut([tab.id])}>
        {translate('tabs.close_this')}
      </MenuItem>
      <MenuItem disabled={beside.length === 0} onClick={shut(beside)}>
        {translate('tabs.close_others')}
      </MenuItem>
      <MenuItem disabled={right.length === 0} onClick={shut(right)}>
        {translate('tabs.close_right')}
      </MenuItem>
    </Menu>
  )
}
