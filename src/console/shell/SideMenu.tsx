/** The side menu: groups that fold (the current one is open, the others as one left them), entries by permission. Collapsed it shows the groups' icons, and their names on pointing. */
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { alpha, styled } from '@mui/material/styles'
import { useStore, useTranslate } from 'ra-core'
import { Icon } from './icons.tsx'
import { entryAt, type MenuGroup } from './menu-tree.ts'
import { useLabel } from './use-label.ts'

interface SideMenuProps {
  readonly tree: readonly MenuGroup[]
  readonly address: string
  readonly collapsed: boolean
  /** An entry was chosen: a drawer closes. */
  readonly onChosen?: () => void
}

const NONE = {}

export function SideMenu({ tree, address, collapsed, onChosen }: SideMenuProps) {
  const translate = useTranslate()
  const [opened, setOpened] = useStore<Readonly<Record<string, boolean>>>('shell.menu.opened', NONE)
  const current = entryAt(tree, address)
  const isOpen = ({ key, entries }: MenuGroup) => opened[key] ?? entries.some((entry) => entry.key === current?.entry.key)
  const toggle = (group: MenuGroup) => setOpened({ ...opened, [group.key]: !isOpen(group) })
  return (
    <Nav aria-label={translate('header.menu')} onClick={(event) => (event.target as Element).closest('a') && onChosen?.()}>
      <ul>
        {tree.map((group) => (
          <Group key={group.key} group={group} collapsed={collapsed} folded={!isOpen(group)} currentKey={current?.entry.key} onToggle={() => toggle(group)} />
        ))}
      </ul>
    </Nav>
  )
}

interface GroupProps {
  readonly group: MenuGroup
  readonly collapsed: boolean
  readonly folded: boolean
  readonly currentKey: string | undefined
  readonly onToggle: () => void
}

function Group({ group, collapsed, folded, currentKey, onToggle }: GroupProps) {
  const label = useLabel()
  const [only] = group.entries
  // A group of one entry is that entry: no click for nothing.
  if (group.entries.length === 1 && only) return <li><Entry to={only.path} icon={group.icon} text={label(only.label)} current={only.key === currentKey} collapsed={collapsed} /></li>
  if (collapsed) return <CollapsedGroup group={group} currentKey={currentKey} />
  return (
    <li>
      <Head onClick={onToggle} aria-expanded={!folded}>
        <Icon name={group.icon} />
        <span>{label(group.label)}</span>
        <Icon name="down" size={14} className="fold" style={{ transform: folded ? 'rotate(-90deg)' : undefined }} />
      </Head>
      {!folded && (
        <ul>
          {group.entries.map((entry) => (
            <li key={entry.key}><Entry to={entry.path} text={label(entry.label)} current={entry.key === currentKey} collapsed={false} /></li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Collapsed: the icon alone; its entries open beside it, by pointer or keyboard. */
function CollapsedGroup({ group, currentKey }: { readonly group: MenuGroup; readonly currentKey: string | undefined }) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const isCurrent = group.entries.some(({ key }) => key === currentKey)
  const entries = (
    <Flyout>
      <b>{label(group.label)}</b>
      {group.entries.map((entry) => <Entry key={entry.key} to={entry.path} text={label(entry.label)} current={entry.key === currentKey} collapsed={false} />)}
    </Flyout>
  )
  return (
    <li>
      <Tooltip
        title={entries} placement="right-start" open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} disableFocusListener describeChild
        slotProps={{ tooltip: { sx: { p: 0, background: 'transparent', maxWidth: 'none' } }, arrow: { sx: { display: 'none' } } }} arrow={false} enterDelay={0}
      >
        <Head aria-label={label(group.label)} aria-expanded={open} className={isCurrent ? 'current collapsed' : 'collapsed'} onClick={() => setOpen(!open)}>
          <Icon name={group.icon} size={20} />
        </Head>
      </Tooltip>
    </li>
  )
}

interface EntryProps {
  readonly to: string
  readonly icon?: string
  readonly text: string
  readonly current: boolean
  readonly collapsed: boolean
}

function Entry({ to, icon, text, current, collapsed }: EntryProps) {
  const link = (
    <EntryLink to={to} className={[current && 'current', collapsed && 'collapsed', !icon && 'inner'].filter(Boolean).join(' ')} aria-current={current ? 'page' : undefined} aria-label={collapsed ? text : undefined}>
      {icon && <Icon name={icon} size={collapsed ? 20 : 18} />}
      {!collapsed && <span>{text}</span>}
    </EntryLink>
  )
  return collapsed ? <Tooltip title={text} placement="right">{link}</Tooltip> : link
}

const Nav = styled('nav')({
  flex: 1, overflow: 'hidden auto', padding: '8px', overscrollBehavior: 'contain', scrollbarWidth: 'thin',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ul > li': { marginBottom: 2 },
})

const Head = styled(ButtonBase)(({ theme }) => ({
  display: 'flex', width: '100%', height: 36, justifyContent: 'flex-start', gap: 10, padding: '0 10px', borderRadius: 6,
  fontFamily: 'inherit', fontSize: 13, fontWeight: 500, color: theme.palette.text.primary, textAlign: 'left',
  '& > span:not(.fold)': { flex: 1 },
  '& svg': { color: theme.palette.text.secondary, flex: 'none', transition: 'transform .15s' },
  '&:hover': { background: theme.palette.action.hover },
  '&.collapsed': { justifyContent: 'center', padding: 0 },
  '&.current': { background: alpha(theme.palette.primary.main, 0.1) },
  '&.current svg': { color: theme.palette.primary.main },
}))

const EntryLink = styled(NavLink)(({ theme }) => ({
  display: 'flex', alignItems: 'center', gap: 10, height: 34, padding: '0 10px', borderRadius: 6, margin: '1px 0',
  fontSize: 13, color: theme.palette.text.primary, textDecoration: 'none', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis',
  '&.inner': { paddingLeft: 38 },
  '&.collapsed': { justifyContent: 'center', padding: 0, height: 36 },
  '& svg': { color: theme.palette.text.secondary, flex: 'none' },
  '&:hover': { background: theme.palette.action.hover },
  '&.current': { background: alpha(theme.palette.primary.main, 0.1), color: theme.palette.primary.dark, fontWeight: 600 },
  '&.current svg': { color: theme.palette.primary.main },
}))

const Flyout = styled('div')(({ theme }) => ({
  minWidth: 160, padding: 6, background: theme.palette.background.paper, color: theme.palette.text.primary,
  border: `1px solid ${theme.palette.divider}`, borderRadius: 8, boxShadow: '0 8px 28px rgba(20, 30, 50, .16)',
  '& b': { display: 'block', padding: '4px 10px 6px', fontSize: 12, color: theme.palette.text.secondary },
  '& .inner': { paddingLeft: 10 },
}))
