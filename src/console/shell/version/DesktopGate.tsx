/** The desktop client is not the latest: a window that cannot be closed, with the installer. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useRuntimeConfig } from '../brand-context.ts'
import type { Desktop } from './desktop.ts'

export default function DesktopGate({ client }: { readonly client: Desktop }) {
  const translate = useTranslate()
  const titleId = useId()
  const { desktop_version: latest, downloads } = useRuntimeConfig()
  const installer = downloads[client.platform]
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 420, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('dialog.notice')}</DialogTitle>
      <DialogContent>
        {translate('app.client_updated')}
        <br />
        {translate('app.client_versions', { from: client.version, to: latest })}
      </DialogContent>
      {installer !== '' && (
        <DialogActions>
          <Button variant="contained" href={installer}>
            {translate('action.download')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
