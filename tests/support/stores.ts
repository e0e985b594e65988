/** One suite, both databases: PGlite on a fresh folder and a fresh database of a real PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { openStore, type StoreOptions } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'

/** Opens a store on a fresh, empty database; it is closed and removed when the suite ends. */
export type Open = (options?: Omit<StoreOptions, 'databaseUrl' | 'dataDir'>) => Promise<Store>

/** Address of a fresh database. */
export const freshDatabase = async (): Promise<string> => {
  const response = await fetch(inject('postgres'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** A folder that is gone when the suite ends. Call it inside a suite or test file. */
export const createFolders = (): (() => Promise<string>) => {
  const made: string[] = []
  afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'console-store-'))
    made.push(folder)
    return folder
  }
}

const kinds = ['PGlite', 'PostgreSQL', 'PostgreSQL with row-level security'] as const

export const describeStores = (name: string, suite: (open: Open, kind: Store['kind']) => void): void => {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const opened: Store[] = []
    const newFolder = createFolders()
    // Runs before the folders are removed: vitest ends suites in reverse order.
    afterAll(() => Promise.all(opened.map((store) => store.close())))
    const open: Open = async (options) => {
      const place =
        kind === 'PGlite'
          ? { dataDir: await newFolder() }
          : { databaseUrl: await freshDatabase(), rowSecurity: kind !== 'PostgreSQL' }
      const store = await openStore({ maintenance: 0, ...options, ...place })
      opened.push(store)
      return store
    }
    suite(open, kind === 'PGlite' ? 'pglite' : 'postgres')
  })
}
