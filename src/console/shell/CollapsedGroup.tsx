/** A group of the collapsed side menu: the icon alone; its entries open beside it, by pointer or keyboard. */
import { useState } from 'react'
import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { Icon } from './icons.tsx'
import type { MenuGroup } from './menu-tree.ts'
import { Entry, Head } from './MenuEntry.tsx'
import { useLabel } from './use-label.ts'

export default function CollapsedGroup({
  group,
  currentKey,
}: {
  readonly group: MenuGroup
  readonly currentKey: string | undefined
}) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const isCurrent = group.entries.some(({ key }) => key === currentKey)
  const entries = (
    <Flyout>
      <b>{label(group.label)}</b>
      {group.entries.map((entry) => (
        <Entry
          key={entry.key}
          to={entry.path}
          text={label(entry.label)}
          current={entry.key === currentKey}
          collapsed={false}
        />
      ))}
    </Flyout>
  )
  return (
    <li>
      <Tooltip
        title={entries}
        placement="right-start"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableFocusListener
        describeChild
        slotProps={{
          tooltip: { sx: { p: 0, background: 'transparent', maxWidth: 'none' } },
          arrow: { sx: { display: 'none' } },
        }}
        arrow={false}
        enterDelay={0}
      >
        <Head
          aria-label={label(group.label)}
          aria-expanded={open}
          className={isCurrent ? 'current collapsed' : 'collapsed'}
          onClick={() => setOpen(!open)}
        >
          <Icon name={group.icon} size={20} />
        </Head>
      </Tooltip>
    </li>
  )
}

const Flyout = styled('div')(({ theme }) => ({
  minWidth: 160,
  padding: 6,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  boxShadow: '0 8px 28px rgba(20, 30, 50, .16)',
  '& b': { display: 'block', padding: '4px 10px 6px', fontSize: 12, color: theme.palette.text.secondary },
  '& .inner': { paddingLeft: 10 },
}))
