/** The stream of news, read as a browser reads it. */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Caller } from './server.ts'

/** Of a server that listens on a port. */
export async function listenTo(app: FastifyInstance, { cookie }: Caller) {
  const { port } = app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/v3/live`, { headers: { cookie } })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  /** Reads on until it was said so often. */
  const until = async (event: string, times = 1): Promise<void> => {
    while (heard.split(`event: ${event}\n`).length <= times) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`the stream ended after ${heard}`)
      heard += value
    }
  }
  return {
    response,
    until,
    heard: () => heard,
    ended: async () => {
      for (;;) if ((await reader.read()).done) return
    },
    leave: () => reader.cancel(),
  }
}
