/**
 * The files of one field that are on their way, and those that did not arrive. While one is on its way it stands in the
 * form under an address that no form may be saved with; when it has arrived, under its own.
 */
import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core'
import type { StoredFile } from './cell.tsx'
import { upload, type Uploading } from './upload.ts'

interface Provider extends DataProvider {
  perform(name: string, given: { readonly request: object; readonly key: string }): Promise<unknown>
  address(name: string): Promise<string>
}

export interface Underway {
  readonly file: File
  readonly percent: number
  /** Why it did not arrive. */
  readonly error: string | null
}

const WAITING = 'uploading:'
export const isWaiting = ({ url }: Pick<StoredFile, 'url'>): boolean => url.startsWith(WAITING)

export interface Field {
  readonly purpose: string
  readonly lang: string
  readonly value: readonly StoredFile[]
  readonly onChange: (value: readonly StoredFile[]) => void
  /** Told of each that has arrived, and under which address it was on its way. */
  readonly onArrival?: (key: string, stored: StoredFile) => void
}

/** Told apart for as long as the page lives. */
let count = 0

export function useUploads({ purpose, lang, value, onChange, onArrival }: Field) {
  const provider = useDataProvider<Provider>()
  const translate = useTranslate()
  const [underway, setUnderway] = useState<ReadonlyMap<string, Underway>>(new Map())
  const running = useRef(new Map<string, AbortController>())
  // Several end between two drawings: each changes what the one before it has left.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    const all = running.current
    return () => all.forEach((one) => one.abort())
  }, [])

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
    set(key, { file, percent: 0, error: null })
    change((files) => [...files, { name: file.name, url: key }])
    try {
      const token = (await provider.perform('upload_token_for', { request: { purpose }, key })) as Uploading['token']
      const stored = await upload(file, {
        address: await provider.address('file_create'),
        token,
        lang,
        failed: translate('upload.failed'),
        signal: stop.signal,
        onPercent: (percent) => set(key, { file, percent, error: null }),
      })
      onArrival?.(key, stored)
      change((files) => files.map((one) => (one.url === key ? stored : one)))
      set(key, null)
    } catch (error) {
      if (stop.signal.aborted) return
      change((files) => files.filter(({ url }) => url !== key))
      set(key, { file, percent: 0, error: error instanceof Error ? error.message : translate('upload.failed') })
    } finally {
      running.current.delete(key)
    }
  }
  /** Answers under which address it is on its way. */
  const add = (file: File): string => {
    const key = `${WAITING}${(count += 1)}`
    void start(key, file)
    return key
  }
  const forget = (key: string): void => {
    running.current.get(key)?.abort()
    set(key, null)
    change((files) => files.filter(({ url }) => url !== key))
  }
  return {
    underway,
    add,
    /** It was not even tried. */
    refuse: (file: File, error: string): void => set(`${WAITING}${(count += 1)}`, { file, percent: 0, error }),
    /** Of what the form holds, or of what is on its way. */
    remove: forget,
  }
}
