/** Says that the server cannot be reached, and when it can again asks once more for what had failed. */
import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { Connectivity, ConnectivityWatch } from '../transport/connectivity.ts'
import { Icon } from './icons.tsx'
import { WatchesContext } from './watches.ts'

export function ConnectivityBar() {
  const reach = use(WatchesContext)?.reach
  return reach ? <Bar reach={reach} /> : null
}

const TEXTS: Readonly<Record<Exclude<Connectivity, 'reached'>, string>> = { offline: 'app.offline', lost: 'app.lost' }

function Bar({ reach }: { readonly reach: ConnectivityWatch }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const state = useSyncExternalStore(reach.subscribe, reach.get)
  const before = useRef(state)
  useEffect(() => {
    const isBack = before.current !== 'reached' && state === 'reached'
    before.current = state
    if (isBack) void queries.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
  }, [state, queries])
  return (
    <Place aria-live="polite">
      {state !== 'reached' && (
        <Pill>
          <Icon name="warning" size={16} />
          {translate(TEXTS[state])}
        </Pill>
      )}
    </Place>
  )
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: 20,
  left: 0,
  right: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: theme.zIndex.snackbar,
  padding: '0 16px',
  // A window fills a narrow screen: its buttons stand below.
  [theme.breakpoints.down('md')]: { bottom: 72 },
}))

const Pill = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '7px 14px',
  borderRadius: 8,
  fontSize: 13,
  background: theme.palette.text.primary,
  color: '#fff',
  boxShadow: '0 6px 24px rgba(20, 30, 50, .24)',
  '& svg': { color: '#f5c26b', flex: 'none' },
}))
