/**
 * The files of one field that are on their way, and those that did not arrive. Until one has arrived it stands in the
 * form under an address that no form may be saved with; from then on under its own. One that failed keeps its place,
 * so that no form is saved without it unnoticed: it is tried again or removed.
 */
import { useEffect, useRef, useState } from 'react'
import { useEvent, useTranslate } from 'ra-core'
import { messageOf, statusOf } from '../../console/provider/errors.ts'
import type { StoredFile } from './cell.tsx'
import { useUpload } from './use-upload.ts'

export interface Underway {
  readonly file: File
  readonly percent: number
  /** Why it did not arrive. */
  readonly error: string | null
  readonly mayRetry: boolean
}

const WAITING = 'uploading:'
export const isWaiting = ({ url }: Pick<StoredFile, 'url'>): boolean => url.startsWith(WAITING)

type Translate = (key: string) => string

export interface Field {
  readonly purpose: string
  readonly lang: string
  readonly value: readonly StoredFile[]
  readonly onChange: (value: readonly StoredFile[]) => void
  /** Told of each that has arrived, and under which address it was on its way. */
  readonly onArrival?: (key: string, stored: StoredFile) => void
}

/** What the field says while the form cannot be saved for them. */
function missing(value: readonly StoredFile[], underway: ReadonlyMap<string, Underway>, translate: Translate) {
  const waiting = value.filter(isWaiting)
  if (waiting.length === 0) return {}
  const areUnsent = waiting.some(({ url }) => (underway.get(url)?.error ?? null) !== null)
  // Each that failed is told of where it stands: this says what follows from it.
  return { error: undefined, warning: translate(areUnsent ? 'upload.unsent' : 'upload.wait') }
}

/** For what the file is made of, which does not change: sent again, it would be refused again. */
const REFUSED: ReadonlySet<number> = new Set([413, 415, 422])

/** Told apart for as long as the page lives. */
let count = 0

export function useUploads({ purpose, lang, value, onChange, onArrival }: Field) {
  const send = useUpload(purpose, lang)
  const translate = useTranslate()
  const [underway, setUnderway] = useState<ReadonlyMap<string, Underway>>(new Map())
  const running = useRef(new Map<string, AbortController>())
  // Several end between two drawings: each changes what the one before it has left.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const dropLost = useEvent(() => {
    const isLost = (file: StoredFile): boolean => isWaiting(file) && !underway.has(file.url)
    if (latest.current.some(isLost)) change((files) => files.filter((file) => !isLost(file)))
  })
  useEffect(() => {
    // Nobody could remove what another life of this field has begun.
    dropLost()
    const all = running.current
    return () => all.forEach((one) => one.abort())
  }, [dropLost])

  const change = (to: (files: readonly StoredFile[]) => readonly StoredFile[]): void => {
    latest.current = to(latest.current)
    onChange(latest.current)
  }
  const set = (key: string, one: Underway | null): void =>
    setUnderway((before) => {
      const after = new Map(before)
      if (one === null) after.delete(key)
      else after.set(key, one)
      return after
    })
  const start = async (key: string, file: File): Promise<void> => {
    const stop = new AbortController()
    running.current.set(key, stop)
    const show = (percent: number, error: string | null, mayRetry = true): void =>
      set(key, { file, percent, error, mayRetry })
    show(0, null)
    try {
      const stored = await send(file, { key, signal: stop.signal, onPercent: (percent) => show(percent, null) })
      onArrival?.(key, stored)
      change((files) => files.map((one) => (one.url === key ? stored : one)))
      set(key, null)
    } catch (error) {
      // Removed, or tried again.
      if (running.current.get(key) !== stop) return
      const told = stop.signal.aborted ? undefined : messageOf(error)
      show(0, told ?? translate('upload.failed'), !REFUSED.has(statusOf(error)))
    } finally {
      if (running.current.get(key) === stop) running.current.delete(key)
    }
  }
  /** Answers under which address it is on its way. */
  const add = (file: File): string => {
    const key = `${WAITING}${(count += 1)}`
    change((files) => [...files, { name: file.name, url: key }])
    void start(key, file)
    return key
  }
  const forget = (key: string): void => {
    const stop = running.current.get(key)
    running.current.delete(key)
    stop?.abort()
    set(key, null)
    change((files) => files.filter(({ url }) => url !== key))
  }
  return {
    underway,
    /** For the field's frame: why the form cannot be saved yet. */
    frame: missing(value, underway, translate),
    add,
    /** One that failed, in its place; false: it has none, since it was refused. */
    again: (key: string): boolean => {
      const file = latest.current.some(({ url }) => url === key) ? underway.get(key)?.file : undefined
      if (file) void start(key, file)
      return file !== undefined
    },
    /** It was not even tried. What it is made of does not change; that the field is full may. */
    refuse: (file: File, error: string, mayRetry = false): void =>
      set(`${WAITING}${(count += 1)}`, { file, percent: 0, error, mayRetry }),
    /** Of what the form holds, or of what is on its way. */
    remove: forget,
  }
}
