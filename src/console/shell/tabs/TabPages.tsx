/**
 * The pages of the tabs: the shown one, and a few behind it as they were left (React's Activity keeps their state and their place).
 * Each page scrolls by itself. A page that is none to return to is drawn and forgotten.
 */
import { Activity, memo, Suspense, useMemo, type ReactNode } from 'react'
import { NavigationType, UNSAFE_LocationContext as LocationContext, useLocation, type Location } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Pending } from '../Pending.tsx'
import type { Place } from './places.ts'
import { TabScopeContext, type TabScope } from './tab-scope.ts'
import { ALIVE, type Tab } from './tabs.ts'
import { useTabs, type TabsValue } from './TabsProvider.tsx'

type Draw = (location: Location) => ReactNode

interface TabPagesProps {
  readonly draw: Draw
  /** Pages that must not be kept: text editors. */
  readonly isFleeting: (place: Place) => boolean
}

export function TabPages({ draw, isFleeting }: TabPagesProps) {
  const { tabs, recent, active, place, placeOf, isDirty, rename, watch, takeDraft, close } = useTabs()
  const location = useLocation()
  if (!place) return <Panel><Framed page={location.pathname}>{draw(location)}</Framed></Panel>
  const keeps = (tab: Tab): boolean => {
    const at = placeOf(tab.id)
    return at !== undefined && !isFleeting(at)
  }
  const behind = recent.slice(0, ALIVE)
  const shown = tabs.filter((tab) => tab.id === active || (recent.includes(tab.id) && keeps(tab) && (behind.includes(tab.id) || isDirty(tab.id))))
  return shown.map((tab) => (
    <Activity key={tab.id} mode={tab.id === active ? 'visible' : 'hidden'}>
      <TabPage id={tab.id} location={tab.location} keeps={keeps(tab)} draw={draw} rename={rename} watch={watch} takeDraft={takeDraft} close={close} />
    </Activity>
  ))
}

interface TabPageProps extends Pick<TabsValue, 'rename' | 'watch' | 'takeDraft' | 'close'> {
  readonly id: string
  readonly location: Location
  readonly keeps: boolean
  readonly draw: Draw
}

const TabPage = memo(function TabPage({ id, location, keeps, draw, rename, watch, takeDraft, close }: TabPageProps) {
  const scope = useMemo<TabScope>(() => ({
    keeps,
    rename: (title) => rename(id, title),
    watch: (watched) => watch(id, watched),
    takeDraft: takeDraft && (() => takeDraft(id)),
    leave: async (to, ask) => void (await close([id], { ask, to })),
  }), [id, keeps, rename, watch, takeDraft, close])
  // Its own address, so that it is not drawn again whenever another page is gone to: a switch back costs what showing costs.
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  return <LocationContext value={place}><TabScopeContext value={scope}><Panel><Framed page={id}>{draw(location)}</Framed></Panel></TabScopeContext></LocationContext>
})

function Framed({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  return <ErrorBoundary page={page}><Suspense fallback={<Pending />}>{children}</Suspense></ErrorBoundary>
}

const Panel = styled('div')(({ theme }) => ({
  flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column', padding: 16,
  [theme.breakpoints.down('md')]: { padding: 12 },
}))
