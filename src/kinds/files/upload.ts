/**
 * One file on its way to the server, with how much of it is there, which a browser tells of this kind of request alone.
 */
import { ApiError } from '../../console/transport/api-error.ts'
import type { StoredFile } from './cell.tsx'

export interface Uploading {
  /** Of `file_create`. */
  readonly address: string
  /** Leave to upload, which goes before the file. */
  readonly token: Readonly<Record<'policy' | 'signature' | 'SecurityToken', string>>
  readonly lang: string
  /** What an answer says. */
  readonly read: (answer: Answer) => Promise<unknown>
  /** Where there is no answer. */
  readonly failed: string
  readonly signal: AbortSignal
  readonly onPercent: (percent: number) => void
}

interface Answer {
  readonly status: number
  readonly json: unknown
}

export function upload(
  file: File,
  { address, token, lang, read, failed, signal, onPercent }: Uploading,
): Promise<StoredFile> {
  const form = new FormData()
  for (const name of ['policy', 'signature', 'SecurityToken'] as const) form.append(name, token[name])
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    // Given up while its leave was asked for.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100))
    request.onload = () => {
      const stored = read({ status: request.status, json: parsed(request.responseText) }) as Promise<StoredFile>
      resolve(stored.then(({ name, url, size, type }) => ({ name, url, size, type })))
    }
    request.onerror = () => reject(new ApiError(failed))
    request.onabort = () => reject(new DOMException('Given up', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', address)
    request.withCredentials = true
    request.setRequestHeader('Accept-Language', lang)
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
