/** The header: menu button, where one is (group and the page's h1), language, user. */
import { memo, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { late } from '../kit/late.ts'
import { useAddress } from './address.tsx'
import { useBrand } from './brand-context.ts'
import { Icon } from './icons.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { entryAt, type MenuGroup } from './menu-tree.ts'
import { useDocumentTitle, useOwnTitle } from './page-title.tsx'
import { Palette } from './palette/Palette.tsx'
import { useTabs } from './tabs/TabsProvider.tsx'
import { usePlaceTitle } from './tabs/use-place-title.ts'
import { useLabel } from './use-label.ts'
import { UserMenu } from './UserMenu.tsx'

const HeaderTools = late(() => import('./HeaderTools.tsx'))

interface HeaderProps {
  readonly tree: readonly MenuGroup[]
  readonly menu: 'open' | 'collapsed' | 'drawer'
  readonly onMenu: () => void
}

export const Header = memo(function Header({ tree, menu, onMenu }: HeaderProps) {
  const translate = useTranslate()
  // The page first: what stands beside the title is drawn in the moment after.
  const pageIsThere = useDeferredValue(true, false)
  const [searches, setSearches] = useState(false)
  const search = useCallback(() => setSearches(true), [])
  // Heard from the beginning: who is quick need not wait for the tools.
  useShortcut(search)
  const menuLabel = translate(menu === 'open' ? 'header.menu_close' : 'header.menu_open')
  return (
    <Bar>
      <IconButton
        onClick={onMenu}
        aria-label={menuLabel}
        data-hint={menuLabel}
        aria-expanded={menu === 'open'}
        edge="start"
      >
        <Icon name={menu === 'drawer' ? 'menu' : menu === 'open' ? 'collapse' : 'expand'} />
      </IconButton>
      <Where tree={tree} />
      {pageIsThere && (
        <Suspense>
          <HeaderTools onSearch={search} />
        </Suspense>
      )}
      <LanguageSwitch inMenu />
      <UserMenu />
      {searches && <Palette onClose={() => setSearches(false)} />}
    </Bar>
  )
})

/** Ctrl or Cmd with K, wherever the focus is. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])
}

/** Pages that are no screen to return to. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'page.home',
  '/403': 'page.forbidden',
  '/500': 'page.server_error',
}

/** 馆藏 / 图书管理 / 红楼梦: the way here, its last step the page's heading. */
function Where({ tree }: { readonly tree: readonly MenuGroup[] }) {
  const label = useLabel()
  const translate = useTranslate()
  const { pathname } = useAddress()
  const here = entryAt(tree, pathname)
  const name = useTabs().tabs.find(({ id }) => id === pathname)?.name ?? ''
  const addressed = usePlaceTitle({ id: pathname, name })
  const title = useOwnTitle() ?? (addressed || translate(PAGES[pathname] ?? 'page.not_found'))
  useDocumentTitle(title, label(useBrand().name))
  const inside = here !== undefined && pathname !== here.entry.path
  return (
    <Trail>
      {here && here.group.entries.length > 1 && label(here.group.label) !== title && (
        <span className="wide">{label(here.group.label)}</span>
      )}
      {here && inside && label(here.entry.label) !== title && (
        <Link className="wide" to={here.entry.path}>
          {label(here.entry.label)}
        </Link>
      )}
      <h1>{title}</h1>
    </Trail>
  )
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 52,
  flex: 'none',
  padding: '0 16px 0 12px',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: '0 8px' },
}))

const Trail = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  padding: '4px 2px',
  '& h1': { ...theme.typography.h1, margin: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .wide': { fontSize: 13, color: theme.palette.text.secondary, textDecoration: 'none' },
  '& a.wide:hover': { color: theme.palette.primary.main },
  '& .wide::after': { content: '"/"', marginLeft: 8, color: theme.palette.text.disabled },
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
}))
