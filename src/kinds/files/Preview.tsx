/** Pictures in their full size, one after the other; arrow keys turn, Escape closes. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { pictureAddress, type StoredFile } from './cell.tsx'

interface PreviewProps {
  readonly files: readonly StoredFile[]
  readonly first: number
  readonly onClose: () => void
}

export default function Preview({ files, first, onClose }: PreviewProps) {
  const translate = useTranslate()
  const [at, setAt] = useState(first)
  const turn = (by: number): void => setAt((now) => Math.min(files.length - 1, Math.max(0, now + by)))
  const file = files[at]
  if (file === undefined) return null
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-label={file.name}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{file.name}</DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <img
          src={pictureAddress(file.url)}
          alt={file.name}
          style={{ maxWidth: '100%', maxHeight: '65vh', objectFit: 'contain' }}
        />
      </DialogContent>
      <DialogActions>
        {files.length > 1 && (
          <>
            <span aria-live="polite">{`${at + 1} / ${files.length}`}</span>
            <Button color="inherit" disabled={at === 0} onClick={() => turn(-1)}>
              {translate('upload.previous')}
            </Button>
            <Button color="inherit" disabled={at === files.length - 1} onClick={() => turn(1)}>
              {translate('upload.next')}
            </Button>
          </>
        )}
        <Button autoFocus onClick={onClose}>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
