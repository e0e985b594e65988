/**
 * The pages of the tabs: the shown one, and a few behind it as they were left (React's Activity keeps their state, the
 * browser their boxes). Each page scrolls by itself. A page that is none to return to is drawn and forgotten.
 */
import { Activity, memo, Suspense, useEffect, useInsertionEffect, useMemo, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useAddress } from '../address.tsx'
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
  const location = useAddress()
  useKeptBoxes()
  if (!place)
    return (
      <Panel>
        <Framed page={location.pathname}>{draw(location)}</Framed>
      </Panel>
    )
  const keeps = (tab: Tab): boolean => {
    const at = placeOf(tab.id)
    return at !== undefined && !isFleeting(at)
  }
  const behind = recent.slice(0, ALIVE)
  const shown = tabs.filter(
    (tab) =>
      tab.id === active || (recent.includes(tab.id) && keeps(tab) && (behind.includes(tab.id) || isDirty(tab.id))),
  )
  return shown.map((tab) => (
    <Activity key={tab.id} mode={tab.id === active ? 'visible' : 'hidden'}>
      <TabPage
        id={tab.id}
        location={tab.location}
        keeps={keeps(tab)}
        draw={draw}
        rename={rename}
        watch={watch}
        takeDraft={takeDraft}
        close={close}
      />
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
  const scope = useMemo<TabScope>(
    () => ({
      keeps,
      rename: (name) => rename(id, name),
      watch: (watched) => watch(id, watched),
      takeDraft: takeDraft && (() => takeDraft(id)),
      leave: async (to, ask) => void (await close([id], { ask, to })),
    }),
    [id, keeps, rename, watch, takeDraft, close],
  )
  return (
    <TabScopeContext value={scope}>
      <Panel className={PAGE}>
        <Framed page={id}>{draw(location)}</Framed>
      </Panel>
    </TabScopeContext>
  )
})

const PAGE = 'tab-page'
const pages = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.${PAGE}`)]

/**
 * Activity takes the box away from what it hides, so that showing a list would cost the styles and the layout of all
 * its cells again. A page behind keeps its box here, undrawn and out of reach (`Panel`).
 */
function useKeptBoxes(): void {
  // While React still changes the document, before anything measures it.
  useInsertionEffect(keepBoxes)
  // What changes within a hidden page makes React hide it once more.
  useEffect(() => {
    const observer = new MutationObserver(keepBoxes)
    for (const page of pages()) observer.observe(page, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  })
}

function keepBoxes(): void {
  for (const page of pages()) {
    if (page.style.display === 'none') page.style.setProperty('display', 'flex')
    page.toggleAttribute('data-behind', page.style.display !== '')
  }
}

function Framed({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  return (
    <ErrorBoundary page={page}>
      <Suspense fallback={<Pending />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  padding: 16,
  // Its layout is kept, its content neither drawn nor found nor focused; nor is the page itself, as what can be
  // scrolled is.
  '&[data-behind]': { contentVisibility: 'hidden', overflow: 'hidden', zIndex: -1 },
  '@media print': { '&[data-behind]': { display: 'none' } },
  [theme.breakpoints.down('md')]: { padding: 12 },
}))
