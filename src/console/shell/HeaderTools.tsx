/**
 * What stands at the right of the header: text messages left, the hotline, search, the app, help, the online service,
 * messages. Clients that moved see neither app, help nor messages. A narrow screen has most of it in a menu.
 */
import { lazy, memo, Suspense, useState, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { usePermissions, useTranslate } from 'ra-core'
import { MIGRATED } from '../provider/user.ts'
import { useHotline } from './header/hotline.ts'
import { Messages } from './header/Messages.tsx'
import { Service } from './header/Service.tsx'
import { SmsLeft } from './header/SmsLeft.tsx'
import { Icon } from './icons.tsx'
import { useLive } from './live/use-live.ts'

const AppCodes = lazy(() => import('./header/AppCodes.tsx'))
const MoreMenu = lazy(() => import('./header/MoreMenu.tsx'))
const NOTHING: ReadonlySet<string> = new Set()
const ANSWERS = 'service_answer'

/** It has nothing to do with which page is shown. */
export const HeaderTools = memo(function HeaderTools({ onSearch }: { readonly onSearch: () => void }) {
  const translate = useTranslate()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const [opened, setOpened] = useState<{ readonly what: 'app' | 'more'; readonly at: HTMLElement }>()
  const open = (what: 'app' | 'more') => (event: MouseEvent<HTMLElement>) =>
    setOpened({ what, at: event.currentTarget })
  const isKnown = permissions.size > 0
  const isThere = isKnown && !permissions.has(MIGRATED)
  const hotline = useHotline()
  useLive(isKnown)
  const close = () => setOpened(undefined)
  const { what, at } = opened ?? {}
  return (
    <Tools>
      {isKnown && <SmsLeft />}
      {hotline && (
        <a className="wide fact" href={hotline.href}>
          {hotline.text}
        </a>
      )}
      <IconButton
        className="wide"
        aria-label={translate('palette.label')}
        data-hint={translate('header.search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Icon name="search" />
      </IconButton>
      {isThere && (
        <>
          <IconButton
            className="wide"
            aria-label={translate('header.app')}
            data-hint={translate('header.app')}
            aria-haspopup="dialog"
            onClick={open('app')}
          >
            <Icon name="phone" />
          </IconButton>
          <IconButton
            className="wide"
            component={Link}
            to="/help-space"
            aria-label={translate('header.help')}
            data-hint={translate('header.help')}
          >
            <Icon name="help" />
          </IconButton>
        </>
      )}
      {isKnown && <Service answers={permissions.has(ANSWERS)} />}
      {isThere && <Messages />}
      <IconButton className="narrow" aria-label={translate('action.more')} aria-haspopup="menu" onClick={open('more')}>
        <Icon name="more" strokeWidth={3} />
      </IconButton>
      <Suspense>
        {what === 'app' && at && <AppCodes anchor={at} onClose={close} />}
        {what === 'more' && at && (
          <MoreMenu
            anchor={at}
            hotline={hotline}
            isThere={isThere}
            onClose={close}
            onSearch={onSearch}
            onApp={() => setOpened({ what: 'app', at })}
          />
        )}
      </Suspense>
    </Tools>
  )
})

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  '& .fact': {
    marginRight: 8,
    fontSize: 13,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& .fact b': { fontWeight: 600, color: theme.palette.text.primary },
  '& .fact b[data-none]': { color: theme.palette.error.main },
  '& a.fact:hover, & a.fact:hover b': { color: theme.palette.primary.main },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& .fact': { display: 'none' } },
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
}))
