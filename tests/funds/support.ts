/** A payment gateway, or a service for text messages, of which a test says what it answers. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { smsSend } from '../../src/apartment/jobs/sms-send.ts'
import type { FleetServer } from '../commands/support/fleet.ts'
import { dueSince, runnerOf } from '../jobs/support.ts'

interface Asked {
  readonly path: string
  readonly key: string
  readonly by: string | undefined
  readonly body: Readonly<Record<string, string>>
}

/** A gateway as the port's adapter speaks to it; `says` is what the next answers hold. */
export async function gateway() {
  const asked: Asked[] = []
  const says: { answer: unknown; status: number } = { answer: {}, status: 200 }
  const server: Server = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { authorization: by, 'idempotency-key': key } = request.headers
      asked.push({ path: request.url!, key: String(key), by, body: JSON.parse(text) as Asked['body'] })
      response.writeHead(says.status, { 'content-type': 'application/json' }).end(JSON.stringify(says.answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay/`, asked, says, server }
}

/** Runs the job that sends text messages, once; answers what it could not do. */
export async function textsSent({ app, store, model }: FleetServer): Promise<readonly unknown[]> {
  const jobs = { sms_send: { code: smsSend, each: 'company' as const } }
  const runner = runnerOf(store, model, jobs, app.ports.all, app.commands.outgoing)
  await runner.look()
  await dueSince(store, 'sms_send', '1 second')
  await runner.go()
  return runner.warnings
}
