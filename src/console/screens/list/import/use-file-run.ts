/**
 * One file as its dialog follows it: sent to be checked, then to be done; how far that is, is asked again and again
 * until it ends.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnanswered, messageOf } from '../../../provider/errors.ts'

interface AnyRun {
  readonly state: 'running' | 'done' | 'failed' | 'stopped'
  readonly message: string | null
}

export interface Ways<Run extends AnyRun> {
  /** The account's last one; null: none. */
  readonly state: () => Promise<Run | null>
  readonly stop: () => Promise<Run | null>
  /** What is said of one that ended without a word. */
  readonly failed: string
  readonly stopped: string
  /** Whether something has come of it all the same, which is then shown. */
  readonly leaves: (run: Run) => boolean
  /** Whether records have changed. */
  readonly written: (run: Run) => boolean
}

export interface Following<Run extends AnyRun> {
  /** What is known of it; undefined: nothing was sent yet. */
  readonly run: Run | undefined
  readonly isSending: boolean
  readonly failed: string | undefined
  readonly send: (sending: Promise<Run>) => void
  readonly stop: () => void
  readonly begin: () => void
}

const ASK_MS = 700

/** `id`: another one is another file. */
export function useFileRun<Run extends AnyRun>(id: string, ways: Ways<Run>, onWritten: () => void): Following<Run> {
  const [run, setRun] = useState<Run>()
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const told = useRef({ ways, onWritten })
  useEffect(() => {
    told.current = { ways, onWritten }
  })

  const follow = useCallback((next: Run | null) => {
    if (next === null) return
    const { ways: known, onWritten: tell } = told.current
    const isOver = next.state === 'failed' || next.state === 'stopped'
    setRun(isOver && !known.leaves(next) ? undefined : next)
    if (next.state === 'failed') setFailed(next.message ?? known.failed)
    if (next.state === 'stopped') setFailed(known.stopped)
    if (next.state !== 'running' && known.written(next)) tell()
  }, [])
  const fail = useCallback((error: unknown) => {
    setRun(undefined)
    setFailed(messageOf(error) ?? told.current.ways.failed)
  }, [])

  // A server that is away for a moment tells afterwards how the file has ended.
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
    told.current.ways
      .state()
      .then((found) => {
        if (!gone && found?.state === 'running') setRun(found)
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [id])

  useEffect(() => {
    if (run?.state !== 'running') return undefined
    const timer = setTimeout(() => {
      told.current.ways.state().then(follow).catch(waitFor)
    }, ASK_MS)
    return () => clearTimeout(timer)
  }, [run, follow, waitFor])

  return {
    run,
    isSending,
    failed,
    send: (sending) => {
      setFailed(undefined)
      setSending(true)
      sending
        .then(follow)
        .catch(fail)
        .finally(() => setSending(false))
    },
    stop: () => {
      told.current.ways.stop().then(follow).catch(fail)
    },
    begin: () => {
      setRun(undefined)
      setFailed(undefined)
    },
  }
}
