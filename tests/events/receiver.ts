/** A receiver of webhooks: what came to it, and what it answers. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'

/** What the page for receivers shows them, as they would copy it. */
export async function example(): Promise<(secret: string, headers: Received['headers'], body: string) => boolean> {
  const page = await readFile('docs/webhooks.md', 'utf8')
  const file = join(await mkdtemp(join(tmpdir(), 'example-')), 'receiver.mjs')
  await writeFile(file, /```js\n([^]*?)```/.exec(page)![1]!)
  const code = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    isGenuine: Awaited<ReturnType<typeof example>>
  }
  await rm(dirname(file), { recursive: true })
  return code.isGenuine
}

export interface Received {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly json: { readonly type: string; readonly timestamp: string; readonly data: Readonly<Record<string, unknown>> }
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** With what it answers from now on; null: not at all. */
  status: number | null
  /** What came, once its signature was verified; throws where that is wrong. */
  verified(secret: string, one: Received): unknown
  close(): void
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8')
      received.push({ headers: single(request.headers), body, json: JSON.parse(body) as Received['json'] })
      if (receiver.status !== null) response.writeHead(receiver.status).end(`answered ${receiver.status}`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    status: 200,
    verified: (secret, { body, headers }) => new Webhook(secret).verify(body, headers),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

const single = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
