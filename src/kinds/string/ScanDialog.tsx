/**
 * The camera's picture, until a bar code or QR code is read in it. Codes are read by ZXing: the browsers' own reader is
 * missing in Firefox, in Safari and on most desktops.
 */
import { useEffect, useRef, useState } from 'react'
import { BrowserMultiFormatReader, type IScannerControls } from '@zxing/browser'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'

interface Props {
  readonly title: string
  readonly onRead: (text: string) => void
  readonly onClose: () => void
}

/** The camera on the back of a phone; fine enough for the bars of a small label. */
const CAMERA: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

type Trouble = 'refused' | 'busy'

export default function ScanDialog({ title, onRead, onClose }: Props) {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const [picture, setPicture] = useState<HTMLVideoElement | null>(null)
  const { trouble, torch } = useScanner(picture, onRead)
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {trouble === null ? (
          <>
            <Picture ref={setPicture} muted playsInline aria-hidden />
            <p className="k-soft" role="status">
              {translate('scan.hold')}
            </p>
          </>
        ) : (
          <p role="alert">{translate(`scan.${trouble}`)}</p>
        )}
      </DialogContent>
      <DialogActions>
        {torch !== null && (
          <Button color="inherit" aria-pressed={torch.isOn} onClick={torch.turn}>
            {translate(torch.isOn ? 'scan.dark' : 'scan.light')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('scan.type')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useScanner(picture: HTMLVideoElement | null, onRead: (text: string) => void) {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [controls, setControls] = useState<IScannerControls | null>(null)
  const [isLit, setLit] = useState(false)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  useEffect(() => {
    if (picture === null) return
    let isOver = false
    const scanner = new BrowserMultiFormatReader()
    const begun = scanner.decodeFromConstraints(CAMERA, picture, (result, _, running) => {
      if (isOver || result === undefined) return
      isOver = true
      running.stop()
      read.current(result.getText().trim())
    })
    begun
      .then((running) => {
        if (isOver) running.stop()
        else setControls(running)
      })
      .catch((error: unknown) => {
        if (!isOver) setTrouble((error as Error).name === 'NotAllowedError' ? 'refused' : 'busy')
      })
    return () => {
      isOver = true
      void begun.then(
        (running) => running.stop(),
        () => undefined,
      )
    }
  }, [picture])
  const turn = (): void => {
    void controls?.switchTorch?.(!isLit).then(() => setLit(!isLit))
  }
  return { trouble, torch: controls?.switchTorch === undefined ? null : { isOn: isLit, turn } }
}

const Picture = styled('video')({
  display: 'block',
  width: '100%',
  maxHeight: '60vh',
  objectFit: 'cover',
  background: '#000',
  borderRadius: 4,
})
