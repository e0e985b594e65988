/** Reads an export as it comes, tells how much has come, and gives it to the browser as a file. */

export interface Progress { readonly bytes: number; readonly rows: number | null }

export async function download(url: string, name: string, options: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void }): Promise<void> {
  const response = await fetch(url, { credentials: 'include', signal: options.signal })
  if (!response.ok || !response.body) throw await failure(response)
  const rows = Number(response.headers.get('X-Row-Count') ?? Number.NaN)
  const parts = await collect(response.body, (bytes) => options.onProgress({ bytes, rows: Number.isNaN(rows) ? null : rows }))
  save(new Blob([...parts], { type: response.headers.get('Content-Type') ?? 'application/octet-stream' }), fileName(response.headers.get('Content-Disposition')) ?? name)
}

async function collect(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: (bytes: number) => void): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
}

async function failure(response: Response): Promise<Error> {
  const answer = (await response.json().catch(() => null)) as { err_msg?: string } | null
  return new Error(answer?.err_msg ?? `[${response.status}]`)
}

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

/** `1.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
