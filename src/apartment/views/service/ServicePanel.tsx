/** The window in which one asks the service: beside the work, not over it. Escape closes it; what was begun stays. */
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useHotline } from '../../../console/shell/header/hotline.ts'
import { Icon } from '../../../console/shell/icons.tsx'
import { Conversation } from './Conversation.tsx'

export default function ServicePanel({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const translate = useTranslate()
  const hotline = useHotline()
  return (
    <Portal>
      <Window
        role="dialog"
        aria-label={translate('header.service')}
        hidden={!open}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      >
        <header>
          <Icon name="message" size={16} />
          <strong>{translate('header.service')}</strong>
          {hotline && <a href={hotline.href}>{hotline.text}</a>}
          <IconButton size="small" aria-label={translate('action.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </IconButton>
        </header>
        <Conversation isShown={open} greeting={translate('service.greeting')} />
      </Window>
    </Portal>
  )
}

const Window = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: theme.zIndex.drawer,
  width: 376,
  height: 'min(560px, calc(100dvh - 96px))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  boxShadow: '0 12px 40px rgba(20, 30, 50, .2)',
  '&[hidden]': { display: 'none' },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    padding: '8px 8px 8px 16px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    fontSize: 14,
  },
  '& header > svg': { color: theme.palette.primary.main },
  '& header strong': { flex: 1, fontWeight: 600 },
  '& header a': { fontSize: 12, color: theme.palette.text.secondary, textDecoration: 'none' },
  [theme.breakpoints.down('md')]: { inset: 0, width: 'auto', height: 'auto', border: 0, borderRadius: 0 },
}))
