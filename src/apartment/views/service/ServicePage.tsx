/**
 * Where the service answers: all conversations at the left, the most recently active first; the chosen one at the
 * right. It stands in the address.
 */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { formatInstant } from '../../../kinds/times.ts'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { Notice } from '../../../console/kit/Notice.tsx'
import { Icon } from '../../../console/shell/icons.tsx'
import type { CallTypes } from '../../../generated/call-types.ts'
import { Conversation } from './Conversation.tsx'

type Chat = CallTypes['service_chats']['response']['list'][number]

export default function ServicePage() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [search, setSearch] = useSearchParams()
  const [q, setQ] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['service', 'chats', q.trim()],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: () => dataProvider.call('service_chats', { payload: { q } }),
  })
  const chosen = Number(search.get('asker')) || undefined
  const chat = data?.list.find(({ asker_id }) => asker_id === chosen)
  const choose = (asker: number | undefined) =>
    setSearch(asker === undefined ? {} : { asker: String(asker) }, { replace: true })
  return (
    <Page data-chosen={chosen !== undefined || undefined}>
      <nav aria-label={translate('service.chats')}>
        <TextField
          value={q}
          onChange={(event) => setQ(event.target.value)}
          placeholder={translate('service.search')}
          fullWidth
          slotProps={{ htmlInput: { 'aria-label': translate('service.search'), maxLength: 50, type: 'search' } }}
        />
        {error && !data && (
          <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}>
            <ButtonBase onClick={() => void refetch()}>{translate('action.retry')}</ButtonBase>
          </Notice>
        )}
        {data?.list.length === 0 && (
          <p className="none">{translate(q.trim() === '' ? 'service.none' : 'service.no_match')}</p>
        )}
        <ul>
          {data?.list.map((one) => (
            <li key={one.asker_id}>
              <Entry chat={one} isChosen={one.asker_id === chosen} onChoose={() => choose(one.asker_id)} />
            </li>
          ))}
        </ul>
      </nav>
      {chosen === undefined ? (
        <section className="empty">{translate('service.choose')}</section>
      ) : (
        <section aria-label={chat?.name}>
          <header>
            <IconButton
              size="small"
              className="back"
              aria-label={translate('action.back')}
              onClick={() => choose(undefined)}
            >
              <Icon name="right" style={{ transform: 'scaleX(-1)' }} />
            </IconButton>
            <h2>{chat?.name ?? '\u00a0'}</h2>
            <span>{chat?.role}</span>
          </header>
          <Conversation key={chosen} asker={chosen} isShown greeting={translate('service.none')} />
        </section>
      )}
    </Page>
  )
}

function Entry({
  chat,
  isChosen,
  onChoose,
}: {
  readonly chat: Chat
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const translate = useTranslate()
  const { name, role, last_text, last_at, unread } = chat
  const unreadText = unread > 0 ? ` ${translate('header.unread', { count: unread })}` : ''
  return (
    <ButtonBase aria-current={isChosen || undefined} aria-label={`${name}${unreadText}`} onClick={onChoose}>
      <span className="who">
        <b>{name}</b>
        <small>{role}</small>
        <time>{formatInstant(last_at).slice(5, 16)}</time>
      </span>
      <span className="what">
        <span>{last_text}</span>
        {unread > 0 && <i aria-hidden>{unread}</i>}
      </span>
    </ButtonBase>
  )
}

const Page = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 380,
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  '& nav': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    minHeight: 0,
    padding: 12,
    borderRight: `1px solid ${theme.palette.divider}`,
  },
  '& ul': { flex: 1, minHeight: 0, overflowY: 'auto', listStyle: 'none', margin: 0, padding: 0 },
  '& .none': { margin: '32px 0', textAlign: 'center', fontSize: 14, color: theme.palette.text.secondary },
  '& li button': {
    width: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 3,
    padding: '9px 10px',
    borderRadius: 6,
    textAlign: 'left',
    font: 'inherit',
    fontSize: 13,
  },
  '& li button:hover': { background: theme.palette.action.hover },
  '& li button:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& li button[aria-current]': { background: theme.palette.action.selected },
  '& .who, & .what': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& .who b': { fontSize: 14, fontWeight: 600 },
  '& small, & time, & .what, & section header span': { color: theme.palette.text.secondary, fontSize: 12 },
  '& time': { marginLeft: 'auto' },
  '& .what span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .what i': {
    minWidth: 18,
    padding: '0 5px',
    borderRadius: 9,
    background: theme.palette.error.main,
    color: '#fff',
    fontStyle: 'normal',
    fontSize: 11,
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'center',
  },
  '& section': { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  '& section.empty': {
    alignItems: 'center',
    justifyContent: 'center',
    color: theme.palette.text.secondary,
    fontSize: 14,
    background: theme.palette.background.default,
  },
  '& section header': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 10,
    padding: '12px 16px',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& .back': { display: 'none', alignSelf: 'center', marginLeft: -8 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& nav': { borderRight: 0 },
    '&[data-chosen] nav, & section.empty': { display: 'none' },
    '& .back': { display: 'inline-flex' },
  },
}))
