/**
 * The opened pages as a strip, and below it the records of a list that has a strip of its own. Middle click and Delete
 * close; arrows go along.
 */
import { lazy, memo, Suspense, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useEvent, useTranslate } from 'ra-core'
import { Icon } from '../icons.tsx'
import { useLabel } from '../use-label.ts'
import { HOME, type Tab } from './tabs.ts'
import { aboveOf, useTabs } from './TabsProvider.tsx'
import { useTabTitle } from './use-place-title.ts'

const TabMenu = lazy(() => import('./TabMenu.tsx'))

export function TabStrips() {
  const opened = useTabs()
  const { tabs: all, leaving, active, place, close } = opened
  const tabs = all.filter(({ id }) => id !== leaving)
  const translate = useTranslate()
  const label = useLabel()
  const own = place?.resource?.tabs ? place.resource : undefined
  const records = own ? tabs.filter(({ set }) => set === own.plural) : []
  useCloseKey(() => void close([active]))
  return (
    <>
      <Strip
        label={translate('tabs.label')}
        tabs={tabs.filter(({ set }) => set === null)}
        active={active}
        within={own && place ? (aboveOf(place, active, opened, opened.placeOf) ?? undefined) : undefined}
      />
      {own && records.length > 0 && (
        <Strip inner label={translate('tabs.records', { label: label(own.label) })} tabs={records} active={active} />
      )}
    </>
  )
}

interface StripProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly active: string
  /** Address of the list whose record is shown. */
  readonly within?: string | undefined
  readonly inner?: boolean
}

function Strip({ label, tabs, active, within, inner = false }: StripProps) {
  const { close } = useTabs()
  const nav = useRef<HTMLElement>(null)
  const [menu, setMenu] = useState<Asked>()
  const isShown = tabs.some(({ id }) => id === active)
  // Tabs from before stand to its left as soon as they are read, and titles take their room when they are known.
  const names = tabs.map(({ id, name }) => `${id} ${name}`).join('\n')
  useEffect(() => bringIntoSight(nav.current), [active, names])
  const shut = useEvent((one: Tab) => void close([one.id]))
  const along = (event: KeyboardEvent) => {
    const links = [...(nav.current?.querySelectorAll('a') ?? [])]
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) links[links.indexOf(event.target as HTMLAnchorElement) + step]?.focus()
  }
  return (
    <Bar ref={nav} aria-label={label} data-inner={inner || undefined} onKeyDown={along}>
      {tabs.map((tab) => (
        <OneTab
          key={tab.id}
          tab={tab}
          current={tab.id === active ? 'page' : !isShown && tab.id === within ? 'true' : undefined}
          onClose={shut}
          onMenu={setMenu}
        />
      ))}
      {menu && (
        <Suspense>
          <TabMenu {...menu} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </Bar>
  )
}

/** Sideways only: the page below must not move. */
function bringIntoSight(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('.tab[data-current]')
  if (!strip || !tab) return
  const left = tab.offsetLeft - strip.offsetLeft
  strip.scrollLeft = Math.min(left, Math.max(strip.scrollLeft, left + tab.offsetWidth - strip.clientWidth))
}

/** The menu of a tab, and where. */
interface Asked {
  readonly tab: Tab
  readonly x: number
  readonly y: number
}

interface OneTabProps {
  readonly tab: Tab
  readonly current: 'page' | 'true' | undefined
  readonly onClose: (tab: Tab) => void
  readonly onMenu: (asked: Asked) => void
}

const OneTab = memo(function OneTab({ tab, current, onClose, onMenu }: OneTabProps) {
  const translate = useTranslate()
  const title = useTabTitle(tab)
  const closable = tab.id !== HOME
  const onMiddle = (event: MouseEvent) => {
    if (event.button !== 1 || !closable) return
    event.preventDefault()
    onClose(tab)
  }
  return (
    <span
      className="tab"
      data-current={current !== undefined || undefined}
      onAuxClick={onMiddle}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu({ tab, x: event.clientX, y: event.clientY })
      }}
    >
      <Link
        to={{ pathname: tab.location.pathname, search: tab.location.search }}
        aria-current={current}
        title={title}
        draggable={false}
        // The middle button would open a window.
        onMouseDown={(event) => {
          if (event.button === 1) event.preventDefault()
        }}
        onAuxClick={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && closable) onClose(tab)
        }}
      >
        {title}
      </Link>
      {closable && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={translate('tabs.close', { title })}
          onClick={() => onClose(tab)}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  )
})

/** Alt+W closes the shown page: Ctrl+W is the browser's. */
function useCloseKey(close: () => void): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyW') return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 2,
  padding: '4px 12px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&[data-inner]': { padding: '4px 16px', gap: 6, background: 'transparent' },
  '& .tab': {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    maxWidth: 200,
    borderRadius: '6px 6px 0 0',
    border: '1px solid transparent',
    borderBottom: 0,
    marginBottom: -1,
  },
  '& a': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '5px 10px',
    fontSize: 13,
    lineHeight: '20px',
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    outlineOffset: -2,
    borderRadius: 6,
  },
  '& .tab > a:not(:last-child)': { paddingRight: 4 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 18,
    height: 18,
    marginRight: 6,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: theme.palette.text.disabled,
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.palette.divider, color: theme.palette.text.primary },
  '& .tab:hover a': { color: theme.palette.text.primary },
  '& .tab[data-current]': { background: theme.palette.background.default, borderColor: theme.palette.divider },
  '& .tab[data-current] a': { color: theme.palette.primary.main, fontWeight: 600 },
  '&[data-inner] .tab': {
    margin: 0,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
    background: theme.palette.background.paper,
  },
  '&[data-inner] a': { padding: '2px 10px', fontSize: 12 },
  '&[data-inner] .tab[data-current]': {
    borderColor: theme.palette.primary.main,
    background: theme.palette.background.paper,
  },
  [theme.breakpoints.down('md')]: { padding: '4px 8px 0' },
}))
