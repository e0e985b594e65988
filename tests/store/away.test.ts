/**
 * A PostgreSQL that goes away and comes back: without a word, when its machine hangs or the network swallows what is
 * sent; or with its socket.
 */
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'

const SOCKET = '.s.PGSQL.5432'
const newFolder = createFolders()
const sql = (text: string) => ({ text, values: [] })

/** A way to the database that can swallow what passes. */
async function way(url: string) {
  const socket = join(new URL(url).searchParams.get('host') ?? '', SOCKET)
  const ends: Socket[] = []
  let isSilent = false
  const server: Server = createServer((near) => {
    const far = connect(socket)
    ends.push(near, far)
    near
      .on('data', (bytes) => {
        if (!isSilent) far.write(bytes)
      })
      .on('error', () => far.destroy())
      .on('close', () => far.destroy())
    far
      .on('data', (bytes) => {
        if (!isSilent) near.write(bytes)
      })
      .on('error', () => near.destroy())
      .on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}${new URL(url).pathname}`,
    silence: (silent: boolean) => {
      isSilent = silent
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

let store: Store | undefined
let path: Awaited<ReturnType<typeof way>> | undefined
afterEach(async () => {
  path?.close()
  await store?.close()
})

it('is away for as long as its socket is', async () => {
  const url = new URL(await freshDatabase())
  const [there, folder] = [url.searchParams.get('host') ?? '', await newFolder()]
  const socket = join(folder, SOCKET)
  const come = (): Promise<void> => symlink(join(there, SOCKET), socket)
  await come()
  url.searchParams.set('host', folder)
  store = await openStore({ databaseUrl: url.href, poolSize: 1 })
  await rm(socket)
  await expect(store.query(sql('select pg_terminate_backend(pg_backend_pid())'))).rejects.toMatchObject({
    key: 'database_unavailable',
  })
  await expect(store.query(sql('select 1'))).rejects.toMatchObject({ key: 'database_unavailable' })
  await come()
  expect(await store.text(sql('select 1'))).toBe('1')
})

it('is given up after a while, and asked again when it answers', { timeout: 30_000 }, async () => {
  path = await way(await freshDatabase())
  store = await openStore({ databaseUrl: path.url, statementTimeout: 500, poolSize: 2 })
  await Promise.all([store.query(sql('select 1')), store.query(sql('select 1'))])
  path.silence(true)
  const asked = [
    store.query(sql('select 1')),
    store.transaction((connection) => connection.query(sql('select 1'))),
    store.text(sql('select 1')),
  ]
  const keys = (await Promise.allSettled(asked)).map((one) =>
    one.status === 'rejected' ? (one.reason as { key?: string }).key : 'answered',
  )
  expect(keys).toEqual(['timeout', 'timeout', 'database_unavailable'])
  path.silence(false)
  expect(await store.text(sql('select 1'))).toBe('1')
})
