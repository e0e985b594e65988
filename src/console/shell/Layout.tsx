/**
 * The frame of every page after login: side menu, header with the page's title, and the page below. On a narrow screen
 * the menu is a drawer. It decides nothing about the page but its place: the page scrolls by itself and may fill the
 * height.
 */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, type Theme } from '@mui/material/styles'
import { useEvent, useGetIdentity, usePermissions, useStore, useTranslate } from 'ra-core'
import type { ConsoleIdentity } from '../provider/auth-provider.ts'
import { useMenu } from '../registry.ts'
import { BrandMark } from './BrandMark.tsx'
import { Header } from './Header.tsx'
import { menuTree } from './menu-tree.ts'
import { PageTitleProvider } from './page-title.tsx'
import { TabsProvider } from './tabs/TabsProvider.tsx'
import { TabStrips } from './tabs/TabStrip.tsx'
import { VersionNotice } from './version/VersionNotice.tsx'
import { SideMenu } from './SideMenu.tsx'

const PrivacyGate = lazy(() => import('./PrivacyGate.tsx'))
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'))
const MAIN = 'main'

export function Layout({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [collapsed, setCollapsed] = useStore('shell.menu.collapsed', false)
  const [drawer, setDrawer] = useState(false)
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { identity } = useGetIdentity()
  const [agreed, setAgreed] = useState(false)
  const mustAgree = !agreed && (identity as ConsoleIdentity | undefined)?.user.hasAgreed === false
  const menu = useMenu()
  // Until it is known who looks nobody knows what is theirs, were it no more than what everybody may see.
  const tree = useMemo(() => (permissions ? menuTree(menu, permissions) : []), [menu, permissions])
  const onMenu = useEvent(() => (narrow ? setDrawer(true) : setCollapsed(!collapsed)))
  return (
    <TabsProvider>
      <PageTitleProvider>
        <SkipLink href={`#${MAIN}`}>{translate('ra.navigation.skip_nav')}</SkipLink>
        <Frame>
          {!narrow && (
            <Side style={{ width: collapsed ? 56 : 212 }}>
              <BrandMark compact={collapsed} />
              <SideMenu tree={tree} collapsed={collapsed} />
            </Side>
          )}
          {narrow && drawer && (
            <Suspense>
              <MenuDrawer onClose={() => setDrawer(false)}>
                <BrandMark />
                <SideMenu tree={tree} collapsed={false} onChosen={() => setDrawer(false)} />
              </MenuDrawer>
            </Suspense>
          )}
          <Body>
            <Header tree={tree} menu={narrow ? 'drawer' : collapsed ? 'collapsed' : 'open'} onMenu={onMenu} />
            <VersionNotice />
            <TabStrips />
            <Main id={MAIN} tabIndex={-1}>
              {children}
            </Main>
          </Body>
        </Frame>
        {mustAgree && (
          <Suspense>
            <PrivacyGate onAccepted={() => setAgreed(true)} />
          </Suspense>
        )}
      </PageTitleProvider>
    </TabsProvider>
  )
}

const Frame = styled('div')({ display: 'flex', height: '100%', overflow: 'hidden' })

const Side = styled('aside')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  background: theme.palette.background.paper,
  borderRight: `1px solid ${theme.palette.divider}`,
  transition: 'width .16s ease',
}))

const Body = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

/** Each page scrolls by itself. */
const Main = styled('main')({ flex: 1, minHeight: 0, position: 'relative', isolation: 'isolate', outline: 'none' })

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  left: 8,
  top: -60,
  zIndex: theme.zIndex.tooltip + 1,
  padding: '8px 16px',
  borderRadius: 6,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  '&:focus': { top: 8 },
}))
