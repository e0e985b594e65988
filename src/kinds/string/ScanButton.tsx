/** Opens the camera over a label; nothing where there is no camera. What it reads may be typed as well. */
import { lazy, Suspense, useEffect, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'ra-core'
import { Icon } from '../../console/kit/icons.tsx'

const ScanDialog = lazy(() => import('./ScanDialog.tsx'))

interface Props {
  /** Of the field. */
  readonly label: string
  readonly onRead: (text: string) => void
}

export function ScanButton({ label, onRead }: Props) {
  const translate = useTranslate()
  const hasCamera = useCamera()
  const [isOpen, setOpen] = useState(false)
  if (!hasCamera) return null
  const title = translate('scan.label', { label })
  return (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={title} title={title} onClick={() => setOpen(true)}>
        <Icon name="scan" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ScanDialog
            title={title}
            onRead={(text) => {
              setOpen(false)
              onRead(text)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </InputAdornment>
  )
}

/** Browsers tell of cameras, not what they are called, before anybody allows one; outside TLS, of none. */
function useCamera(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let isGone = false
    const look = async (): Promise<void> => {
      const inputs = (await navigator.mediaDevices?.enumerateDevices()) ?? []
      if (!isGone) setHas(inputs.some(({ kind }) => kind === 'videoinput'))
    }
    // A browser that does not tell has none.
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return has
}
