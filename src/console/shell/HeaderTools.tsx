/** What stands at the right of the header: search, the app, help, messages with how many are unread, the hotline. Clients that moved see none of the icons. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { useGetList, usePermissions, useTranslate } from 'ra-core'
import { MIGRATED } from '../provider/user.ts'
import { useRuntimeConfig } from './brand-context.ts'
import { Icon } from './icons.tsx'

const Palette = lazy(() => import('./palette/Palette.tsx'))
/** Messages are no alarm: half a minute is live enough, and a hidden window does not ask. */
const LIVE_MS = 30_000
const MESSAGES = '/message'
const MESSAGES_OF = 'messages'
/** Their number is all that is asked for. */
const UNREAD = { filter: { read: false }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, meta: { columns: ['id'] } } as const
const NOTHING: ReadonlySet<string> = new Set()

export function HeaderTools() {
  const translate = useTranslate()
  const { hotline, downloads } = useRuntimeConfig()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const [searching, setSearching] = useState(false)
  useShortcut(() => setSearching(true))
  const app = downloads.android || downloads.ios
  const isThere = permissions.size > 0 && !permissions.has(MIGRATED)
  const phone = hotline.replaceAll(/[^\d+-]/g, '')
  return (
    <Tools>
      {phone !== '' && <a className="hotline" href={`tel:${phone}`}>{`${translate('header.hotline')} ${hotline}`}</a>}
      <Tooltip title={translate('header.search')}>
        <IconButton aria-label={translate('palette.label')} aria-keyshortcuts="Control+K Meta+K" onClick={() => setSearching(true)}><Icon name="search" /></IconButton>
      </Tooltip>
      {isThere && (
        <>
          {app !== '' && <Tooltip title={translate('header.app')}><IconButton component="a" href={app} target="_blank" rel="noreferrer" aria-label={translate('header.app')}><Icon name="phone" /></IconButton></Tooltip>}
          <Tooltip title={translate('header.help')}><IconButton component={Link} to="/help-space" aria-label={translate('header.help')} className="wide"><Icon name="help" /></IconButton></Tooltip>
          <Messages />
        </>
      )}
      {searching && <Suspense><Palette onClose={() => setSearching(false)} /></Suspense>}
    </Tools>
  )
}

function Messages() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { meta, refetch } = useGetList(MESSAGES_OF, UNREAD, { refetchInterval: LIVE_MS, retry: false })
  const count = (meta as { count?: number | null } | undefined)?.count ?? 0
  // Who opens a message has read it.
  const reading = pathname.startsWith(MESSAGES) ? pathname : ''
  useEffect(() => { void refetch() }, [reading, refetch])
  const label = count > 0 ? `${translate('header.messages')} ${translate('header.unread', { count })}` : translate('header.messages')
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={MESSAGES} aria-label={label}>
        <Icon name="mail" />
        {count > 0 && <Badge aria-hidden>{count > 99 ? '99+' : count}</Badge>}
      </IconButton>
    </Tooltip>
  )
}

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
  })
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex', alignItems: 'center', gap: 4, flex: 'none',
  '& .hotline': { marginRight: 8, fontSize: 13, color: theme.palette.text.secondary, textDecoration: 'none', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { '& .hotline, & .wide': { display: 'none' } },
}))

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute', top: 0, right: 0, minWidth: 16, height: 16, padding: '0 4px', borderRadius: 8, background: theme.palette.error.main, color: '#fff',
  fontSize: 11, lineHeight: '16px', fontWeight: 600, textAlign: 'center',
}))
