/** Reads an export as it comes, tells how far it is, and gives it to the browser as a file. */

export interface Progress {
  readonly bytes: number
  /** Of the whole, as far as the server can tell; null: nothing is known yet. */
  readonly size: number | null
  readonly rows: number | null
  readonly exact: boolean
}

export const NOTHING_YET: Progress = { bytes: 0, size: null, rows: null, exact: false }

/** Where the file came from ended before the file did: what came is thrown away. */
export class BrokenOff extends Error {}

interface Options {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

export async function download(response: Response, name: string, { signal, onProgress }: Options): Promise<void> {
  const expected = {
    size: number(response.headers.get('X-Byte-Estimate')),
    rows: number(response.headers.get('X-Row-Count')),
    exact: response.headers.get('X-Row-Count-Kind') === 'exact',
  }
  onProgress({ bytes: 0, ...expected })
  const parts = await collect(response, signal, (bytes) => onProgress({ bytes, ...expected }))
  save(
    new Blob([...parts], { type: response.headers.get('Content-Type') ?? 'application/octet-stream' }),
    fileName(response.headers.get('Content-Disposition')) ?? name,
  )
}

async function collect(
  { body }: Response,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  if (body === null) throw new BrokenOff()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new BrokenOff('', { cause })
    })
    signal.throwIfAborted()
    if (done) return parts
    parts.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
}

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null)

/** The name that the server gave, in the form that carries Chinese. */
const fileName = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Never full before the end: the size is an estimate. */
const ALMOST = 0.99

/** Share of the file that has come; null while nothing tells. */
export const shareOf = ({ bytes, size }: Progress): number | null =>
  size === null || size === 0 ? null : Math.min(bytes / size, ALMOST)

/** `1.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
