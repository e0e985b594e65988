/**
 * Draws react-admin's notifications: 50 px from the top, gone after 2 s, each said once; they wait while pointed at.
 */
import { useEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationPayload } from 'ra-core'
import { toast_top_px } from '../../generated/constants.ts'
import { Icon, type IconName } from './icons.tsx'
import { createRepeatGuard, LASTS_MS, type Toast } from './toasts.ts'

const ICONS: Record<Toast['type'], IconName> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'warning',
}
let lastId = 0

export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const translate = useTranslate()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const isFresh = useRef(createRepeatGuard())

  useEffect(() => {
    if (notifications.length === 0) return
    setNotifications([])
    // Writes here are never delayed for an undo: one that waits is carried out.
    for (const { notificationOptions } of notifications)
      if (notificationOptions?.undoable) takeMutation()?.({ isUndo: false })
    const fresh = notifications
      .map((payload) => toToast(payload, translate))
      .filter(({ text }) => text !== '' && isFresh.current(text))
    setToasts((shown) => [...shown, ...fresh])
  }, [notifications, setNotifications, takeMutation, translate])

  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return (
    <Stack aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} gone={remove} />
      ))}
    </Stack>
  )
}

function toToast(
  { message, type, notificationOptions = {} }: NotificationPayload,
  translate: ReturnType<typeof useTranslate>,
): Toast {
  const { messageArgs, autoHideDuration } = notificationOptions
  const text =
    typeof message === 'string' ? translate(message, { _: message, ...(messageArgs as object | undefined) }) : ''
  lastId += 1
  return { id: lastId, text, type, lasts: autoHideDuration ?? LASTS_MS }
}

function ToastLine({ toast, gone }: { readonly toast: Toast; readonly gone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => gone(toast.id), toast.lasts)
    return () => clearTimeout(timer)
  }, [held, toast, gone])
  return (
    <Line
      tone={toast.type}
      role={toast.type === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <Icon name={ICONS[toast.type]} />
      <span>{toast.text}</span>
    </Line>
  )
}

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: toast_top_px,
  left: 0,
  right: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  padding: '0 16px',
}))

const Line = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Toast['type'] }>(
  ({ theme, tone }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 560,
    padding: '8px 16px',
    pointerEvents: 'auto',
    background: theme.palette.background.paper,
    color: theme.palette.text.primary,
    borderRadius: 8,
    fontSize: 14,
    border: `1px solid ${theme.palette.divider}`,
    boxShadow: '0 6px 24px rgba(20, 30, 50, .16)',
    '& svg': { color: theme.palette[tone].main, flex: 'none' },
  }),
)
