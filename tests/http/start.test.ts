import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgementIn, takeOver, versionOf, versionsIn } from '../../src/server/store/migrations/versions.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { createFolders, createPlaces, freshDatabase } from '../support/stores.ts'
import { FIRST_START } from './support/first-start.ts'

/** Runs the server until it ends; once it is open, stops it, or lets `onOpen` do so. */
async function run(
  environment: Readonly<Record<string, string>>,
  onOpen?: (said: string, stop: () => void) => Promise<void>,
): Promise<Awaited<ServerProcess['ended']>> {
  const server = startProcess(environment)
  const stop = (): void => void server.process.kill('SIGTERM')
  const said = await server.opened.catch(() => null)
  if (said !== null)
    await (onOpen ?? (() => Promise.resolve(stop())))(said, stop).catch((error: unknown) => {
      server.process.kill('SIGKILL')
      throw error
    })
  return server.ended
}

describe('The server', () => {
  const [newFolder, fresh] = [createFolders(), createPlaces()]
  let taken: Server
  let port: number
  beforeAll(async () => {
    taken = createServer()
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve)
    })
    port = (taken.address() as { port: number }).port
  })
  afterAll(() => {
    taken.close()
  })

  it('opens on an empty folder with the demo, says how to log in, and stops when told', async () => {
    const { code, errors } = await run({ DATA_DIR: await newFolder() }, async (said, stop) => {
      expect(said).toMatch(/^Making demo data …\nDemo data made: \d+ records in \d+\.\d s\n/)
      const [, address, name, pass] = /Open (\S+) and log in as (\S+) with (\S+)/.exec(said) ?? []
      const login = await fetch(`${address}/passport/api/v2/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, pass, from: 2 }),
      })
      expect(await login.json()).toMatchObject({ ErrNo: 0 })
      expect(await (await fetch(`${address}/config.json`)).json()).toMatchObject({ demo: { name, pass } })
      stop()
    })
    expect([code, errors]).toEqual([0, ''])
  }, 300_000)

  it('stops in order however often it is told: Ctrl+C reaches it directly and through npm start', async () => {
    let telling: NodeJS.Timeout | undefined
    const { code, errors } = await run({ DATA_DIR: await fresh('PGlite', FIRST_START), DEMO: 'off' }, (_, stop) => {
      telling = setInterval(stop, 5)
      return Promise.resolve()
    })
    clearInterval(telling)
    expect([code, errors]).toEqual([0, ''])
  })

  it('makes one administrator and no demo on a PostgreSQL server', async () => {
    const database = await freshDatabase()
    const { code, out } = await run({ DATABASE_URL: database })
    expect(code).toBe(0)
    expect(out).toMatch(/and log in as admin with [\w-]{16}\n$/)
    const again = await run({ DATABASE_URL: database })
    expect(again.out).toMatch(/^Open http:\/\/127\.0\.0\.1:\d+\n$/)
  })

  it('makes the demo once where several start on one empty database: the others wait for it', async () => {
    const database = await freshDatabase()
    const ended = await Promise.all([1, 2, 3].map(() => run({ DATABASE_URL: database, DEMO: 'on' })))
    expect(ended.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ])
    for (const { out } of ended)
      expect(out).toMatch(/Open http:\/\/127\.0\.0\.1:\d+ and log in as admin with Demo-2026\n$/)
    expect(ended.filter(({ out }) => out.includes('Demo data made'))).toHaveLength(1)
  }, 240_000)

  it('makes one administrator where several start on one empty database', async () => {
    const database = await freshDatabase()
    const ended = await Promise.all([1, 2, 3].map(() => run({ DATABASE_URL: database })))
    expect(ended.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ])
    expect(ended.filter(({ out }) => out.includes('log in as admin'))).toHaveLength(1)
  }, 120_000)

  it('tells at once that its port is taken, before anything is made', async () => {
    const folder = await newFolder()
    const { code, out, errors } = await run({ DATA_DIR: folder, PORT: String(port) })
    expect([code, out, await readdir(folder).catch(() => [])]).toEqual([1, '', []])
    expect(errors).toBe(`Port ${port} is taken by another program; set PORT to a free one.\n`)
  })

  it('takes callers who leave in the middle of a request for nothing that failed', async () => {
    const DATABASE_URL = await fresh('PostgreSQL', FIRST_START)
    const { code, out } = await run({ DATABASE_URL, LOG_LEVEL: 'debug' }, async (said, stop) => {
      const address = new URL(/Open (\S+)/.exec(said)![1]!)
      const leave = async (): Promise<void> => {
        const socket = connect(Number(address.port), address.hostname)
        await once(socket, 'connect')
        socket.write(
          'POST /passport/api/v2/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"',
        )
        // Its head has been read when the answer to a later request is there.
        await fetch(new URL('/config.json', address))
        socket.destroy()
      }
      await Promise.all([1, 2, 3].map(leave))
      await fetch(new URL('/config.json', address))
      stop()
    })
    expect(code).toBe(0)
    expect(out.match(/the caller left/g)).toHaveLength(3)
    expect(out).not.toMatch(/"level":[56]0/)
  })

  it('goes on showing what is there, and sends others away, once newer schemas are in force that may refuse its writes', async () => {
    const DATABASE_URL = await fresh('PostgreSQL', FIRST_START)
    const { code, errors } = await run({ DATABASE_URL }, async (said, stop) => {
      const [, address] = /Open (\S+)/.exec(said) ?? []
      const status = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status
      expect(await status('/readyz')).toBe(200)
      const store = await openStore({ databaseUrl: DATABASE_URL, maintenance: 0 })
      try {
        const [{ hash } = { hash: '' }] = await versionsIn(store)
        const { entities } = (await judgementIn(store, hash))!
        const [name, entity] = Object.entries(entities)[0]!
        const judges = { entities: { ...entities, [name]: { ...entity, rules: [...entity.rules, 'one more'] } } }
        await store.transaction((connection) => takeOver(connection, versionOf([], judges)))
      } finally {
        await store.close()
      }
      await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(503)
      expect(await status('/config.json')).toBe(200)
      stop()
    })
    expect(code).toBe(0)
    expect(errors).toMatch(/^The database now serves newer schemas with different rules \(\w+: has a new rule\)/)
  }, 120_000)

  it.each<[string, () => Promise<Readonly<Record<string, string>>>, RegExp]>([
    [
      'a taken port',
      async () => ({ DATABASE_URL: await freshDatabase(), PORT: String(port) }),
      /^Port \d+ is taken by another program; set PORT to a free one\.\n$/,
    ],
    [
      'an address of another machine',
      async () => ({ DATABASE_URL: await freshDatabase(), HOST: '192.0.2.1' }),
      /^This machine has no address 192\.0\.2\.1; check HOST\.\n$/,
    ],
    [
      'a database that is not there',
      () => Promise.resolve({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
      /^The database 127\.0\.0\.1:1\/none cannot be reached \(ECONNREFUSED\)[^\n]*\n$/,
    ],
    [
      'wrong settings',
      () => Promise.resolve({ PORT: 'x', LOG_LEVEL: 'loud' }),
      /^PORT must be [^\n]*\nLOG_LEVEL must be [^\n]*\n$/,
    ],
  ])('ends with code 1 and says so in one sentence: %s', async (_name, environment, sentence) => {
    const { code, out, errors } = await run(await environment())
    expect([code, out]).toEqual([1, ''])
    expect(errors).toMatch(sentence)
  })
})
