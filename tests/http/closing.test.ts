/** A server that closes waits for what is under way, and for nothing else. */
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startServer, type TestServer } from './support/server.ts'
import { listenTo } from './support/stream.ts'

/** Less than any connection may stay silent, and more than a slow machine takes. */
const SOON_MS = 8_000

describeOne('A server that closes', (open) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startServer(open)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return () => {
      server.app.server.closeAllConnections()
      return server.app.close()
    }
  })
  const connection = async (text: string): Promise<Socket> => {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    if (text !== '') socket.write(text)
    return socket
  }
  const closed = () => Promise.race([server.app.close().then(() => 'closed'), sleep(SOON_MS, 'waits')])

  it.each([
    ['nothing at all', ''],
    ['half a head', 'GET /static/time HTTP/1.1\r\nHost: x\r\n'],
  ])('does not wait for a connection on which came %s', async (_, text) => {
    const socket = await connection(text)
    const gone = once(socket.resume(), 'close')
    // Whoever connects later is accepted later.
    await once(await connection('GET /static/time HTTP/1.1\r\nHost: x\r\n\r\n'), 'data')
    expect(await closed()).toBe('closed')
    await gone
  })

  it('nor for a stream that is asked for while it closes', async () => {
    const caller = await loggedIn(server.app, 'guest')
    let [letGo, held] = [(): void => undefined, (): void => undefined]
    const isHeld = new Promise<void>((resolve) => (held = resolve))
    const holding = server.store.transaction(async (connection) => {
      await connection.query({ text: 'lock table sessions in access exclusive mode', values: [] })
      held()
      await new Promise<void>((resolve) => (letGo = resolve))
    })
    await isHeld
    const asked = once(server.app.server, 'request')
    const stream = listenTo(server.app, caller)
    await asked
    const ending = closed()
    await expect.poll(() => server.app.server.listening, { timeout: SOON_MS }).toBe(false)
    letGo()
    await holding
    expect(await ending).toBe('closed')
    await (await stream).ended()
  })
})
