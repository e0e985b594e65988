/** The privacy policy, asked once of each user at the first login: who agrees goes on, who does not is logged out. */
import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useLogout, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import { messageOf } from '../provider/errors.ts'
import { useRuntimeConfig } from './brand-context.ts'

export default function PrivacyGate({ onAccepted }: { readonly onAccepted: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const logout = useLogout()
  const { links } = useRuntimeConfig()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const accept = useMutation({ mutationFn: () => dataProvider.call('user_verify_privacy'), onSuccess: onAccepted })
  const pages = [
    { href: links.privacy, text: translate('login.privacy') },
    { href: links.terms, text: translate('login.terms') },
  ].filter(({ href }) => href !== '')
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 460, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('privacy.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, lineHeight: 1.7 }}>
        {accept.isError && <Alert severity="error">{messageOf(accept.error)}</Alert>}
        <span>{translate('privacy.text')}</span>
        <span>{translate('privacy.reveal')}</span>
        {pages.length > 0 && (
          <span>
            {pages.map(({ href, text }) => (
              <Link key={href} href={href} target="_blank" rel="noreferrer" sx={{ mr: 2 }}>
                {text}
              </Link>
            ))}
          </span>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void logout({}, '/login', false)}>
          {translate('privacy.decline')}
        </Button>
        <Button variant="contained" autoFocus loading={accept.isPending} onClick={() => accept.mutate()}>
          {translate('privacy.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
