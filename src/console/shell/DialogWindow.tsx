/**
 * The window of a confirm dialog or of the top modal. Enter never does what cannot be undone: there the way back has
 * the focus.
 */
import { lazy, Suspense, useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import type { OpenDialog } from './dialog-content.ts'

const CleanHtml = lazy(() => import('../../kinds/html/CleanHtml.tsx'))
const WIDTH = 420

export default function DialogWindow({ dialog }: { readonly dialog: OpenDialog }) {
  const translate = useTranslate()
  const titleId = useId()
  const { kind, title, content, html, okText, cancelText, width = WIDTH, hideFooter, tone = 'primary', answer } = dialog
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      aria-labelledby={titleId}
      slotProps={{ paper: { style: { width, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>
        {title ?? translate(kind === 'confirm' ? 'confirm.title' : 'dialog.notice')}
      </DialogTitle>
      <DialogContent>
        {html === undefined ? (
          typeof content === 'function' ? (
            content(answer)
          ) : (
            content
          )
        ) : (
          <Suspense>
            <CleanHtml html={html} />
          </Suspense>
        )}
      </DialogContent>
      {!hideFooter && (
        <DialogActions>
          {kind === 'confirm' && (
            <Button autoFocus={tone === 'error'} color="inherit" onClick={() => answer(false)}>
              {cancelText ?? translate('action.cancel')}
            </Button>
          )}
          <Button
            autoFocus={kind === 'notice' || tone !== 'error'}
            variant="contained"
            color={tone}
            onClick={() => answer(true)}
          >
            {okText ?? translate('action.ok')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
