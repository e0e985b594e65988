/**
 * One import as its dialog follows it: the file is checked, then written; how far that is, is asked again and again
 * until it ends.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDataProvider, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import { isUnanswered, messageOf } from '../../../provider/errors.ts'
import type { ImportRun } from '../../../../model/answers.ts'

export interface Chosen {
  readonly file: File
  readonly isNew: boolean
}

export interface Importing {
  /** What is known of it; undefined: nothing was sent yet. */
  readonly run: ImportRun | undefined
  readonly isSending: boolean
  readonly failed: string | undefined
  readonly send: (chosen: Chosen, mode: ImportRun['mode']) => void
  readonly stop: () => void
  readonly begin: () => void
}

const ASK_MS = 700

export function useImport(plural: string, onWritten: () => void): Importing {
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const [run, setRun] = useState<ImportRun>()
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const told = useRef(onWritten)
  useEffect(() => {
    told.current = onWritten
  })

  const follow = useCallback(
    (next: ImportRun | null) => {
      if (next === null) return
      setRun(next.state === 'failed' || next.state === 'stopped' ? undefined : next)
      if (next.state === 'failed') setFailed(next.message ?? translate('import.failed'))
      if (next.state === 'stopped') setFailed(translate('import.stopped'))
      if (next.state === 'done' && next.written) told.current()
    },
    [translate],
  )
  const fail = useCallback(
    (error: unknown) => {
      setRun(undefined)
      setFailed(messageOf(error) ?? translate('import.failed'))
    },
    [translate],
  )

  // A server that is away for a moment tells afterwards how the import has ended.
  const waitFor = useCallback(
    (error: unknown) => {
      if (isUnanswered(error)) setRun((known) => known && { ...known })
      else fail(error)
    },
    [fail],
  )

  // One that was left is found again.
  useEffect(() => {
    let gone = false
    provider
      .importState(plural)
      .then((found) => {
        if (!gone && found?.state === 'running') setRun(found)
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [provider, plural])

  useEffect(() => {
    if (run?.state !== 'running') return undefined
    const timer = setTimeout(() => {
      provider.importState(plural).then(follow).catch(waitFor)
    }, ASK_MS)
    return () => clearTimeout(timer)
  }, [run, provider, plural, follow, waitFor])

  const send = ({ file, isNew }: Chosen, mode: ImportRun['mode']): void => {
    setFailed(undefined)
    setSending(true)
    provider
      .importFile(plural, { file, mode, isNew })
      .then(follow)
      .catch(fail)
      .finally(() => setSending(false))
  }
  const stop = (): void => {
    provider.stopImport(plural).then(follow).catch(fail)
  }
  const begin = (): void => {
    setRun(undefined)
    setFailed(undefined)
  }
  return { run, isSending, failed, send, stop, begin }
}
