/**
 * One file under way: how far it is, why it failed, and the way to stop it. It stops by itself when what shows it goes.
 */
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { messageOf } from '../../provider/errors.ts'
import { BrokenOff, download, NOTHING_YET, type Progress } from './download.ts'

export interface Download {
  /** Undefined: nothing is under way. */
  readonly progress: Progress | undefined
  readonly failed: string | undefined
  readonly start: (
    open: (signal: AbortSignal) => Promise<Response>,
    name: string,
  ) => Promise<'done' | 'stopped' | 'failed'>
  readonly stop: () => void
}

export function useDownload(): Download {
  const translate = useTranslate()
  const running = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<Progress>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])
  const start: Download['start'] = async (open, name) => {
    const own = new AbortController()
    running.current = own
    setFailed(undefined)
    setProgress(NOTHING_YET)
    try {
      await download(await open(own.signal), name, { signal: own.signal, onProgress: setProgress })
      return 'done'
    } catch (error) {
      if (own.signal.aborted) return 'stopped'
      setFailed(
        error instanceof BrokenOff ? translate('export.broken') : (messageOf(error) ?? translate('export.failed')),
      )
      return 'failed'
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, failed, start, stop: () => running.current?.abort() }
}
