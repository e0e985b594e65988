/**
 * The side menu: groups that fold (the current one is open, the others as one left them), entries by permission.
 * Collapsed it shows the groups' icons, and their names on pointing.
 */
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { useEvent, useStore, useTranslate } from 'ra-core'
import { useAddress } from './address.tsx'
import { Icon } from './icons.tsx'
import { entryAt, type MenuGroup } from './menu-tree.ts'
import { Entry, Head } from './MenuEntry.tsx'
import { useLabel } from './use-label.ts'

const CollapsedGroup = lazy(() => import('./CollapsedGroup.tsx'))

interface SideMenuProps {
  readonly tree: readonly MenuGroup[]
  readonly collapsed: boolean
  /** An entry was chosen: a drawer closes. */
  readonly onChosen?: () => void
}

const NONE = {}

export const SideMenu = memo(function SideMenu({ tree, collapsed, onChosen }: SideMenuProps) {
  const translate = useTranslate()
  const [opened, setOpened] = useStore<Readonly<Record<string, boolean>>>('shell.menu.opened', NONE)
  const { pathname } = useAddress()
  const current = entryAt(tree, pathname)
  const isOpen = (group: MenuGroup) => opened[group.key] ?? group === current?.group
  const toggle = useEvent((group: MenuGroup) => setOpened({ ...opened, [group.key]: !isOpen(group) }))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => bringIntoSight(nav.current), [tree, current?.entry.key, collapsed])
  return (
    <Nav
      ref={nav}
      aria-label={translate('header.menu')}
      onClick={(event) => (event.target as Element).closest('a') && onChosen?.()}
    >
      <ul>
        {tree.map((group) => (
          <Group
            key={group.key}
            group={group}
            collapsed={collapsed}
            folded={!isOpen(group)}
            currentKey={group === current?.group ? current.entry.key : undefined}
            onToggle={toggle}
          />
        ))}
      </ul>
    </Nav>
  )
})

/** The menu alone is scrolled, and no further than it takes: the page must not move. */
function bringIntoSight(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current="page"]')
  if (!nav || !entry) return
  const [room, place] = [nav.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (place.top < room.top) nav.scrollTop -= room.top - place.top + MARGIN
  else if (place.bottom > room.bottom) nav.scrollTop += place.bottom - room.bottom + MARGIN
}
/** px that stay beside it: something of its neighbours is seen. */
const MARGIN = 40

interface GroupProps {
  readonly group: MenuGroup
  readonly collapsed: boolean
  readonly folded: boolean
  readonly currentKey: string | undefined
  readonly onToggle: (group: MenuGroup) => void
}

const Group = memo(function Group({ group, collapsed, folded, currentKey, onToggle }: GroupProps) {
  const label = useLabel()
  const [only] = group.entries
  // A group of one entry is that entry: no click for nothing.
  if (group.entries.length === 1 && only)
    return (
      <li>
        <Entry
          to={only.path}
          icon={group.icon}
          text={label(only.label)}
          current={only.key === currentKey}
          collapsed={collapsed}
        />
      </li>
    )
  if (collapsed)
    return (
      <Suspense
        fallback={
          <li>
            <Head className="collapsed" />
          </li>
        }
      >
        <CollapsedGroup group={group} currentKey={currentKey} />
      </Suspense>
    )
  return (
    <li>
      <Head onClick={() => onToggle(group)} aria-expanded={!folded}>
        <Icon name={group.icon} />
        <span>{label(group.label)}</span>
        <Icon name="down" size={14} className="fold" style={{ transform: folded ? 'rotate(-90deg)' : undefined }} />
      </Head>
      {!folded && (
        <ul>
          {group.entries.map((entry) => (
            <li key={entry.key}>
              <Entry to={entry.path} text={label(entry.label)} current={entry.key === currentKey} collapsed={false} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})

const Nav = styled('nav')({
  flex: 1,
  overflow: 'hidden auto',
  padding: '8px',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ul > li': { marginBottom: 2 },
})
