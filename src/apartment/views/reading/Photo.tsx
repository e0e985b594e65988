/** The photo of a meter: taken or chosen, looked at, on its way with its percent, tried again, replaced. */
import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { Icon } from '../../../console/kit/icons.tsx'
import { messageOf } from '../../../console/provider/errors.ts'
import { useReach } from '../../../console/shell/watches.ts'
import { useDefinition } from '../../../console/registry.ts'
import { Chooser } from '../../../kinds/files/Chooser.tsx'
// Not loaded when it is opened: there may be no network then.
import Preview from '../../../kinds/files/Preview.tsx'
import { acceptOf, refusal } from '../../../kinds/files/refusal.ts'
import { limitsOf } from '../../../kinds/files/types.ts'
import type { Entry } from './entry.ts'
import { dropPhoto, keepPhoto, photoOf } from './kept-entries.ts'
import { useSend } from './use-send.ts'

interface PhotoProps {
  readonly owner: string
  readonly entry: Entry
  readonly disabled: boolean
  /** What is wrong with it. */
  readonly error: string | undefined
}

export function Photo({ owner, entry, disabled, error }: PhotoProps) {
  const translate = useTranslate()
  const field = useDefinition('electricity_readings').fields.find(({ name }) => name === 'pic_name')!
  const limits = limitsOf(field)
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const chooser = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const [isLooking, setIsLooking] = useState(false)
  const { way, start, stop } = useOnItsWay(owner, entry)
  const picture = usePicture(owner, entry)
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    const why = refusal(file, limits, translate)
    setRefused(why ?? undefined)
    if (why !== null) return
    stop()
    await keepPhoto(owner, entry, file)
    start()
  }
  const told = refused ?? way.error ?? error
  const label = translate(entry.photo !== '' ? 'reading.photo_again' : hasCamera ? 'upload.take' : 'reading.photo')
  return (
    <div role="group" aria-label={translate('reading.photo')} className="photo">
      {picture !== undefined && (
        <button
          type="button"
          className="k-link"
          aria-label={translate('upload.preview', { name: entry.name })}
          onClick={() => setIsLooking(true)}
        >
          <img src={picture} alt="" />
        </button>
      )}
      <div>
        {!disabled && (
          <span className="k-actions">
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="picture" />}
              aria-invalid={told !== undefined}
              onClick={() => chooser.current?.click()}
            >
              {label}
            </Button>
            {entry.photo !== '' && (
              <button
                type="button"
                className="k-link"
                onClick={() => {
                  stop()
                  void dropPhoto(owner, entry)
                }}
              >
                {translate('action.remove')}
              </button>
            )}
          </span>
        )}
        <Chooser
          opener={chooser}
          label={translate('reading.photo')}
          accept={hasCamera ? 'image/*' : acceptOf(limits.types)}
          camera={hasCamera}
          onChoose={(files) => void take(files)}
        />
        {way.percent !== null && (
          <span role="status" className="k-small">
            {translate('upload.progress', { percent: way.percent })}
            <LinearProgress variant="determinate" value={way.percent} aria-label={entry.name} />
          </span>
        )}
        {way.percent === null && entry.photo !== '' && told === undefined && (
          <span className="k-soft k-small">
            {translate(entry.uploaded === null ? 'reading.photo_kept' : 'reading.photo_sent')}
          </span>
        )}
        {told !== undefined && (
          <span role="alert" className="k-error">
            {told}{' '}
            {way.error !== null && !disabled && (
              <button type="button" className="k-link" onClick={start}>
                {translate('action.retry')}
              </button>
            )}
          </span>
        )}
      </div>
      {isLooking && picture !== undefined && (
        <Preview files={[{ name: entry.name, url: picture }]} first={0} onClose={() => setIsLooking(false)} />
      )}
    </div>
  )
}

interface Way {
  /** Null: it is not on its way. */
  readonly percent: number | null
  readonly error: string | null
}

const AT_REST: Way = { percent: null, error: null }

/** With a network it is sent at once, so that the reading itself is quick to send. */
function useOnItsWay(owner: string, entry: Entry) {
  const translate = useTranslate()
  const reach = useReach()
  const { sendPhoto } = useSend(owner)
  const [way, setWay] = useState<Way>(AT_REST)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = (): void => {
    if (reach === 'offline') return
    const here = new AbortController()
    running.current = here
    setWay({ percent: 0, error: null })
    sendPhoto({ ...entry, uploaded: null }, (percent) => setWay({ percent, error: null }), here.signal)
      .then(() => setWay(AT_REST))
      .catch((error: unknown) => {
        if (!here.signal.aborted) setWay({ percent: null, error: messageOf(error) ?? translate('upload.failed') })
      })
  }
  const stop = (): void => {
    running.current?.abort()
    setWay(AT_REST)
  }
  return { way, start, stop }
}

/** As an address that a picture may have; undefined: there is none, or it is still being read. */
function usePicture(owner: string, { device_id, photo }: Entry): string | undefined {
  const [picture, setPicture] = useState<{ readonly taken: string; readonly url: string }>()
  useEffect(() => {
    if (photo === '') return undefined
    let isWanted = true
    void photoOf(owner, device_id).then((file) => {
      if (!isWanted || file === undefined) return
      const reader = new FileReader()
      reader.onload = () => setPicture({ taken: photo, url: String(reader.result) })
      reader.readAsDataURL(file)
    })
    return () => {
      isWanted = false
    }
  }, [owner, device_id, photo])
  return picture?.taken === photo && photo !== '' ? picture.url : undefined
}
