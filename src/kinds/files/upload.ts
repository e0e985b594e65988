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
  /** Where an answer has no words. */
  readonly failed: string
  readonly signal: AbortSignal
  readonly onPercent: (percent: number) => void
}

interface Answer {
  readonly err_code?: number
  readonly err_msg?: string
  readonly data?: StoredFile | null
}

export function upload(
  file: File,
  { address, token, lang, failed, signal, onPercent }: Uploading,
): Promise<StoredFile> {
  const form = new FormData()
  for (const name of ['policy', 'signature', 'SecurityToken'] as const) form.append(name, token[name])
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    // Given up while its leave was asked for.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const fail = (answer: Answer | null): void =>
      reject(new ApiError(answer?.err_msg || failed, { status: request.status, code: answer?.err_code ?? 0 }))
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100))
    request.onload = () => {
      const answer = read(request.responseText)
      if (answer?.err_code === 0 && answer.data) {
        const { name, url, size, type } = answer.data
        resolve({ name, url, size, type })
      } else fail(answer)
    }
    request.onerror = () => fail(null)
    request.onabort = () => reject(new DOMException('Given up', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', address)
    request.withCredentials = true
    request.setRequestHeader('Accept-Language', lang)
    request.send(form)
  })
}

function read(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return null
  }
}
