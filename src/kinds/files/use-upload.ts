/** Sends one file to the server, with leave asked for first. */
import { useCallback } from 'react'
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core'
import type { StoredFile } from './cell.tsx'
import { upload, type Uploading } from './upload.ts'

interface Provider extends DataProvider {
  perform(name: string, given: { readonly request: object; readonly key: string }): Promise<unknown>
  address(name: string): Promise<string>
  read: Uploading['read']
}

export interface Sent extends Pick<Uploading, 'signal' | 'onPercent'> {
  /** Tells this request apart. */
  readonly key: string
}

/** `purpose`: the field of a record or of a call that it is for. */
export function useUpload(purpose: string, lang: string): (file: File, sent: Sent) => Promise<StoredFile> {
  const provider = useDataProvider<Provider>()
  const translate = useTranslate()
  return useCallback(
    async (file, { key, ...rest }) => {
      const token = (await provider.perform('upload_token_for', { request: { purpose }, key })) as Uploading['token']
      return upload(file, {
        ...rest,
        address: await provider.address('file_create'),
        token,
        lang,
        read: (answer) => provider.read(answer),
        failed: translate('upload.failed'),
      })
    },
    [provider, translate, purpose, lang],
  )
}
