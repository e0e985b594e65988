/** The embedded database on a disk that fills up while it is at work. */
import { existsSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import { createFolders } from '../support/stores.ts'

const newFolder = createFolders()

it('says so at once, keeps what it has, and goes on when there is room again', async () => {
  const folder = await newFolder()
  const full = join(folder, 'full')
  const store = await openStore({
    dataDir: folder,
    maintenance: 0,
    statementTimeout: 120_000,
    worker: new URL('./processes/full-disk-thread.js', import.meta.url),
  })
  const add = (id: number): Promise<unknown> => store.query({ text: 'INSERT INTO kept VALUES ($1)', values: [id] })
  const kept = (): Promise<string | null> =>
    store.text({ text: 'SELECT string_agg(id::text, $1 ORDER BY id) FROM kept', values: [','] })
  try {
    await store.script('CREATE TABLE kept (id int)')
    await add(7)
    await writeFile(full, '')
    await expect(add(8)).rejects.toMatchObject({ key: 'disk_full' })
    await expect(add(9)).rejects.toMatchObject({ key: 'disk_full' })
    await rm(full)
    expect(await kept()).toBe('7')
    await add(10)
    expect(await kept()).toBe('7,10')
  } finally {
    await store.close()
  }
}, 60_000)

it('is read while the disk is full, and written again when there is room', async () => {
  const BYTES = 24 << 20
  vi.stubEnv('RESERVE_BYTES', String(BYTES))
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = await newFolder()
  const full = join(folder, 'full')
  const store = await openStore({
    dataDir: folder,
    maintenance: 0,
    reserve: { bytes: BYTES, free: () => Promise.resolve(existsSync(full) ? 0 : 3 * BYTES) },
    worker: new URL('./processes/full-disk-thread.js', import.meta.url),
  })
  const add = (id: number): Promise<unknown> => store.query({ text: 'INSERT INTO kept VALUES ($1)', values: [id] })
  const kept = (): Promise<string | null> =>
    store.text({ text: 'SELECT string_agg(id::text, $1 ORDER BY id) FROM kept', values: [','] })
  try {
    await store.script('CREATE TABLE kept (id int)')
    await add(7)
    expect((await stat(join(folder, 'reserve'))).size).toBe(BYTES)
    await writeFile(full, '')
    for (const id of [8, 9]) {
      await expect(add(id)).rejects.toMatchObject({ key: 'disk_full' })
      expect(await kept()).toBe('7')
    }
    await rm(full)
    await add(10)
    expect(await kept()).toBe('7,10')
    expect((await stat(join(folder, 'reserve'))).size).toBe(BYTES)
  } finally {
    await store.close()
  }
}, 60_000)
