/** A broker of this machine, and devices that speak to it as any do. */
import { readFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createSecure } from 'node:tls'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Aedes } from 'aedes'
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt'

const pem = (name: string): Buffer => readFileSync(new URL(`tls/${name}`, import.meta.url))
export const pemPath = (name: string): string => new URL(`tls/${name}`, import.meta.url).pathname

export interface TestBroker {
  readonly url: string
  readonly aedes: Aedes
  /** As if its machine had lost its power: nothing is said to anybody, and what it keeps is kept. */
  vanish(): Promise<void>
  comeBack(): Promise<void>
  device(address: string, options?: IClientOptions): Promise<Device>
  close(): Promise<void>
}

export interface Device {
  readonly client: MqttClient
  /** Orders that it was given. */
  readonly orders: readonly Readonly<Record<string, unknown>>[]
  say(topic: 'answers' | 'reports' | 'presence', message: unknown): Promise<unknown>
}

export interface Rules {
  readonly secure?: boolean
  /** It speaks to nobody whose certificate its own authority has not signed. */
  readonly demands?: boolean
  readonly knows?: (username: string | undefined, password: string | undefined) => boolean
}

export async function startBroker({ secure = false, demands = false, knows }: Rules = {}): Promise<TestBroker> {
  const aedes = await Aedes.createBroker()
  if (knows)
    aedes.authenticate = (_, username, password, done) => {
      if (knows(username, password?.toString())) done(null, true)
      else done(Object.assign(new Error('unknown'), { returnCode: 4 }), false)
    }
  const sockets = new Set<Socket>()
  const clients: MqttClient[] = []
  const listening = async (port: number): Promise<Server> => {
    const serve = (socket: Socket): void => {
      sockets.add(socket)
      aedes.handle(socket)
    }
    const tls = {
      key: pem('broker.key'),
      cert: pem('broker.pem'),
      ca: pem('ca.pem'),
      requestCert: true,
      rejectUnauthorized: demands,
    }
    const server = secure ? createSecure(tls, serve) : createServer(serve)
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listening(0)
  const { port } = server.address() as AddressInfo
  const vanish = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  const url = `${secure ? 'mqtts' : 'mqtt'}://127.0.0.1:${port}`
  return {
    url,
    aedes,
    vanish,
    comeBack: async () => {
      server = await listening(port)
    },
    device: async (address, options = {}) => {
      const orders: Readonly<Record<string, unknown>>[] = []
      const client = await connectAsync(url, { protocolVersion: 4, clientId: address, clean: false, ...options })
      clients.push(client)
      client.on('message', (_, payload) => void orders.push(JSON.parse(payload.toString()) as (typeof orders)[number]))
      await client.subscribeAsync(`devices/1/${address}/orders`, { qos: 1 })
      const say: Device['say'] = (topic, message) =>
        client.publishAsync(
          `devices/1/${address}/${topic}`,
          typeof message === 'string' ? message : JSON.stringify(message),
          { qos: 1, retain: topic === 'presence' },
        )
      return { client, orders, say }
    },
    close: async () => {
      for (const client of clients) client.end(true)
      await vanish().catch(() => undefined)
      await new Promise<void>((resolve) => aedes.close(resolve))
    },
  }
}
