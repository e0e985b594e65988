/** Lists of callers who hang up while they wait for the database: as who types into a filter asks for, key by key. */
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'

const SETTINGS = { LOG_LEVEL: 'error' }

describeStores('A list whose caller has gone', (open) => {
  let server: TestServer
  let admin: Caller
  const lines: string[] = []
  beforeAll(async () => {
    const log = { write: (line: string) => void lines.push(line) }
    // One connection, as PGlite has.
    server = await startServer(
      (options, prepared) => open({ ...options, poolSize: 1 }, prepared),
      SETTINGS,
      undefined,
      log,
    )
    admin = await loggedIn(server.app)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  }, 120_000)
  afterAll(() => server.app.close())

  const count = () =>
    new Promise<number>((resolve, reject) => {
      server.app.server.getConnections((error, n) => (error ? reject(error) : resolve(n)))
    })
  /** A caller's connection, on which the list was asked for. */
  const asked = async () => {
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    const arrived = once(server.app.server, 'request')
    socket.write(`GET /v3/stores HTTP/1.1\r\nhost: localhost\r\ncookie: ${admin.cookie}\r\n\r\n`)
    await arrived
    return socket
  }
  const failures = () => lines.filter((line) => line.includes('a call failed'))

  it('is not begun when its turn comes; that of one who waits is', async () => {
    // Whoever reads the table finds out that it is gone.
    await server.store.transaction(async (connection) => {
      await connection.query({ text: 'alter table stores rename to elsewhere', values: [] })
      const socket = await asked()
      socket.destroy()
      await expect.poll(count).toBe(0)
    })
    await expect.poll(() => server.store.load().connections).toMatchObject({ busy: 0, waiting: 0 })
    expect(failures()).toEqual([])
    const waits = await asked()
    expect(String(await once(waits, 'data'))).toMatch(/^HTTP\/1.1 500/)
    waits.destroy()
    expect(failures()).toHaveLength(1)
  })
})
