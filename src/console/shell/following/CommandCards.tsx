/**
 * Commands under way, in a corner of every page: each says how it stands until it has ended. Closing one, or leaving,
 * cancels nothing. What has succeeded goes by itself once it was in sight; what has not waits to be read.
 */
import { useEffect } from 'react'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useGetOne, useTranslate } from 'ra-core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../provider/errors.ts'
import { command_followed_ms } from '../../../generated/constants.ts'
import { Icon, type IconName } from '../icons.tsx'
import { leave, type Followed } from './followed.ts'

/** As many have room. */
const MOST = 4
const PLURAL = 'command_tasks'

interface Task {
  readonly id: number
  readonly state: string
  readonly failure: string | null
  /** Its texts in English, for those who read that. */
  readonly _labels?: { readonly failure?: string }
}

type Tone = 'info' | 'success' | 'warning' | 'error'
const TONES: Readonly<Record<string, Tone>> = {
  success: 'success',
  fail: 'error',
  timeout: 'warning',
  expired: 'warning',
  cancelled: 'warning',
}
const ICONS: Readonly<Record<Tone, IconName>> = {
  info: 'success',
  success: 'success',
  warning: 'warning',
  error: 'warning',
}

/** Dialogs lie over it. */
const isSeen = (): boolean => document.querySelector('.MuiDialog-root') === null

export default function CommandCards({ followed }: { readonly followed: readonly Followed[] }) {
  return (
    <Stack aria-live="polite" role="status">
      {followed.slice(-MOST).map((one) => (
        <CommandCard key={one.id} {...one} />
      ))}
    </Stack>
  )
}

function CommandCard({ id, title, plural, meanwhile }: Followed) {
  const translate = useTranslate()
  const queries = useQueryClient()
  // What the stream tells of makes this old; asked for now and then as well, where there is no stream.
  const { data, error } = useGetOne<Task>(PLURAL, { id }, { staleTime: 0, refetchInterval: command_followed_ms })
  const state = data?.state ?? 'pending'
  const tone = TONES[state]
  useEffect(() => {
    if (tone === undefined) return undefined
    void queries.invalidateQueries({ queryKey: [plural] })
    if (tone !== 'success') return undefined
    let wasSeen = isSeen()
    const timer = setInterval(() => {
      if (wasSeen && isSeen()) leave(id)
      wasSeen = isSeen()
    }, command_followed_ms)
    return () => clearInterval(timer)
  }, [tone, queries, plural, id])
  return (
    <Card tone={tone ?? 'info'} data-command={id}>
      {tone === undefined && !error ? (
        <CircularProgress size={18} aria-hidden />
      ) : (
        <Icon name={ICONS[tone ?? 'info']} />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <div style={{ overflowWrap: 'anywhere' }}>{title}</div>
        <div className="k-soft k-small">
          {error
            ? (messageOf(error) ?? translate('ra.notification.http_error'))
            : [translate(`command.state.${state}`), data?._labels?.failure ?? data?.failure]
                .filter(Boolean)
                .join(translate('settings.colon'))}
        </div>
        {meanwhile !== null && tone === undefined && <div className="k-soft k-small">{meanwhile}</div>}
      </div>
      <IconButton size="small" aria-label={translate('command.close', { title })} onClick={() => leave(id)}>
        <Icon name="close" />
      </IconButton>
    </Card>
  )
}

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 16,
  left: 'auto',
  width: 'min(360px, calc(100vw - 32px))',
  // Over what stands beside a page, such as a drawer, and below dialogs: on a telephone it would cover their buttons.
  zIndex: theme.zIndex.modal - 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
}))

const Card = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 8px 10px 14px',
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  borderRadius: 8,
  fontSize: 14,
  border: `1px solid ${theme.palette.divider}`,
  borderLeft: `4px solid ${theme.palette[tone].main}`,
  boxShadow: '0 6px 24px rgba(20, 30, 50, .16)',
  '& > svg': { color: theme.palette[tone].main, flex: 'none' },
}))
