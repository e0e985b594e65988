/** Parts of a page as tabs: one stop of the Tab key; arrows go from tab to tab, Home and End to the ends of the row. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'

interface TabListProps {
  /** Ids of the tabs and of the panel begin with it. */
  readonly id: string
  readonly label: string
  readonly tabs: readonly { readonly name: string; readonly text: string }[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

export const tabId = (id: string, name: string): string => `${id}-tab-${name}`
export const panelId = (id: string): string => `${id}-panel`

export function TabList({ id, label, tabs, chosen, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ name }) => name === chosen)
  // A narrow window shows some of the tabs; the chosen one is among them.
  useEffect(() => {
    const tab = list.current?.children[at] as HTMLElement | undefined
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [at])
  const step = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at, tabs.length)
    const tab = tabs[to ?? -1]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.name)
    document.getElementById(tabId(id, tab.name))?.focus()
  }
  return (
    <Strip ref={list} role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={name === chosen}
          aria-controls={name === chosen ? panelId(id) : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {text}
        </button>
      ))}
    </Strip>
  )
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const Strip = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    flex: 'none',
    minHeight: 44,
    padding: '0 14px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    font: 'inherit',
    color: theme.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary },
    '&[aria-selected=true]': {
      color: theme.palette.primary.main,
      borderBottomColor: theme.palette.primary.main,
      fontWeight: 600,
    },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -3, borderRadius: 6 },
  },
}))
