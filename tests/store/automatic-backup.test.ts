/**
 * Daily back-ups of the embedded database: due once a night, kept by number, made while it is in use, and good for a
 * restore.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Label } from '../../src/model/model.ts'
import { backUpIfDue, startBackups } from '../../src/server/store/backup/automatic.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders } from '../support/stores.ts'
import { program } from '../support/program.ts'

const newFolder = createFolders()
let store: Store
beforeAll(async () => {
  store = await openStore({ dataDir: await newFolder(), maintenance: 0 })
  await store.script('CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)')
})
afterAll(() => store.close())

const newPlace = async (): Promise<string> => join(await newFolder(), 'backups')
const at = (time: string): Date => new Date(time)

describe('an automatic back-up', () => {
  it('is made once a night, from 03:00 on in Hangzhou', async () => {
    const folder = await newPlace()
    const place = { folder, keep: 7 }
    expect(await backUpIfDue(store, place, at('2026-06-15T10:00:00Z'))).toBe(join(folder, 'auto-2026-06-15T10-00-00Z'))
    expect(await backUpIfDue(store, place, at('2026-06-15T10:10:00Z'))).toBeNull()
    expect(await backUpIfDue(store, place, at('2026-06-15T18:59:59Z'))).toBeNull()
    expect(await backUpIfDue(store, place, at('2026-06-15T19:00:00Z'))).toBe(join(folder, 'auto-2026-06-15T19-00-00Z'))
    expect(await backUpIfDue(store, place, at('2026-06-16T18:59:59Z'))).toBeNull()
  })

  it('takes the place of the oldest once so many are there, and of nothing else', async () => {
    const folder = await newPlace()
    await mkdir(join(folder, 'my own'), { recursive: true })
    for (const day of [15, 16, 17, 18]) await backUpIfDue(store, { folder, keep: 2 }, at(`2026-06-${day}T20:00:00Z`))
    expect((await readdir(folder)).sort()).toEqual(['auto-2026-06-17T20-00-00Z', 'auto-2026-06-18T20-00-00Z', 'my own'])
  })

  it('that was cut off counts for nothing and is cleared away', async () => {
    const folder = await newPlace()
    await mkdir(join(folder, 'auto-2026-06-15T20-00-00Z.unfinished'), { recursive: true })
    await mkdir(join(folder, 'auto-2026-06-15T20-10-00Z'))
    expect(await backUpIfDue(store, { folder, keep: 7 }, at('2026-06-15T21:00:00Z'))).not.toBeNull()
    expect((await readdir(folder)).sort()).toEqual(['auto-2026-06-15T20-10-00Z', 'auto-2026-06-15T21-00-00Z'])
  })

  it('that fails is said, and leaves the earlier ones and no half of its own', async () => {
    const folder = await newPlace()
    await backUpIfDue(store, { folder, keep: 1 }, at('2020-01-01T00:00:00Z'))
    const gone = await openStore({ dataDir: await newFolder(), maintenance: 0 })
    await gone.script('CREATE TABLE kept (id int)')
    await gone.close()
    const said = await new Promise<Label>((resolve) => {
      startBackups(gone, { folder, keep: 1 }, resolve, 0)
    })
    expect(said.en).toMatch(
      new RegExp(
        `^The automatic backup to ${folder} failed: .+ Earlier backups are kept; it is tried again in an hour\\.$`,
      ),
    )
    expect(said.zh).toContain('自动备份失败')
    expect(await readdir(folder)).toEqual(['auto-2020-01-01T00-00-00Z'])
  })

  it('into what is no folder is said', async () => {
    const folder = await newPlace()
    await writeFile(folder, '')
    const said = await new Promise<Label>((resolve) => {
      startBackups(store, { folder, keep: 1 }, resolve, 0)
    })
    expect(said.en).toContain('EEXIST')
  })

  it('goes back with the command, as it was at its moment, while the database was written to', async () => {
    const folder = await newPlace()
    const stop = startBackups(store, { folder, keep: 7 }, () => undefined, 0)
    await store.query({ text: 'INSERT INTO kept VALUES (8)', values: [] })
    await vi.waitFor(async () => {
      expect(await readdir(folder)).toEqual([expect.stringMatching(/^auto-[\dT-]+Z$/)])
    }, 20_000)
    stop()
    const [name] = await readdir(folder)
    const data = await newFolder()
    const command = spawn(process.execPath, [...program('scripts/backup.ts'), 'restore', join(folder, name!)], {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    expect(await once(command, 'exit')).toEqual([0, null])
    const restored = await openStore({ dataDir: data, maintenance: 0 })
    expect(await restored.text({ text: "SELECT string_agg(id::text, ',' ORDER BY id) FROM kept", values: [] })).toMatch(
      /^7(,8)?$/,
    )
    await restored.close()
    await rm(folder, { recursive: true })
  }, 240_000)
})
