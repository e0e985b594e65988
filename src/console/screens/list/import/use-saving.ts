/** A small file that is fetched and given to the browser. */
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { messageOf } from '../../../provider/errors.ts'
import { download } from '../download.ts'

export function useSaving() {
  const translate = useTranslate()
  const running = useRef<AbortController>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])
  const fetched = async (open: (signal: AbortSignal) => Promise<Response>, name: string): Promise<void> => {
    const own = new AbortController()
    running.current = own
    setSaving(true)
    setFailed(undefined)
    try {
      await download(await open(own.signal), name, { signal: own.signal, onProgress: () => undefined })
    } catch (error) {
      if (!own.signal.aborted) setFailed(messageOf(error) ?? translate('export.failed'))
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, failed, save: (open: (signal: AbortSignal) => Promise<Response>, name: string): void => void fetched(open, name) }
}
