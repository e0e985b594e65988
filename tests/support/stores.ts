/** One suite, both databases: PGlite on a fresh folder and a fresh database of a real PostgreSQL. */
import { cpSync, rmSync } from 'node:fs'
import { appendFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openStore, type StoreOptions } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { shared } from './shared.ts'

/**
 * What a database holds before a suite begins: filled by the first that asks, copied by all others, in whatever file.
 * Two of one name are the same.
 */
export interface Prepared {
  readonly name: string
  fill(store: Store): Promise<unknown>
}

/** Opens a store on a fresh database, empty or prepared; it is closed and removed when the suite ends. */
export type Open = (options?: Omit<StoreOptions, 'databaseUrl' | 'dataDir'>, prepared?: Prepared) => Promise<Store>

const EMPTY: Prepared = { name: 'empty', fill: () => Promise.resolve() }

/** Address of a fresh database: empty, or a copy of the one whose address is given. */
export const freshDatabase = (from?: string): Promise<string> =>
  shared(from === undefined ? '/' : `/?from=${encodeURIComponent(from)}`)

/** What was made once for all test files: where it is. */
const once = async (key: string, make: () => Promise<string>): Promise<string> => {
  const path = `/once?key=${encodeURIComponent(key)}`
  const found = await shared(path)
  if (found !== '') return found
  let place = ''
  try {
    return (place = await make())
  } finally {
    await shared(path, { method: 'POST', body: place })
  }
}

/** A folder that is gone when the suite ends. Call it inside a suite or test file. */
export const createFolders = (): (() => Promise<string>) => {
  const made: string[] = []
  // Of thousands of small files, as they are copied.
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'console-store-'))
    made.push(folder)
    return folder
  }
}

const kinds = ['PGlite', 'PostgreSQL', 'PostgreSQL with row-level security'] as const
export type Kind = (typeof kinds)[number]

const openAt = (kind: Kind, place: string, options?: Parameters<Open>[0]): Promise<Store> =>
  openStore({
    maintenance: 0,
    ...options,
    ...(kind === 'PGlite' ? { dataDir: place } : { databaseUrl: place, rowSecurity: kind !== 'PostgreSQL' }),
  })

/** The databases from which others are made, but for what says that they are there: in a folder nobody makes one. */
const TEMPLATES = /^database[\\/]base[\\/][14][\\/](?!PG_VERSION$)/

/** Thousands of small files: copied in one go they cost less than half of what they cost with a promise for each. */
const copyDatabase = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !TEMPLATES.test(relative(from, file)) })

/** PGlite fills them with zeros each time that it is opened: a third of what that costs, where there are 128 MB. */
const FEW_BUFFERS = 'shared_buffers = 32MB\n'

const madeOnce = (kind: Kind, { name, fill }: Prepared): Promise<string> =>
  once(`${kind}: ${name}`, async () => {
    const place = kind === 'PGlite' ? await shared('/folder') : await freshDatabase()
    const store = await openAt(kind, place)
    try {
      await fill(store)
    } finally {
      await store.close()
    }
    if (kind === 'PGlite') await appendFile(join(place, 'database/postgresql.conf'), FEW_BUFFERS)
    return place
  })

/** Fresh databases, empty or prepared: addresses, and folders that are gone when the suite ends. Call it inside one. */
export const createPlaces = (): ((kind: Kind, prepared?: Prepared) => Promise<string>) => {
  const newFolder = createFolders()
  return async (kind, prepared = EMPTY) => {
    if (kind !== 'PGlite') return freshDatabase(prepared === EMPTY ? undefined : await madeOnce(kind, prepared))
    const folder = await newFolder()
    copyDatabase(await madeOnce(kind, prepared), folder)
    return folder
  }
}

type Suite = (open: Open, kind: Store['kind']) => void

/**
 * On both databases. PostgreSQL without row-level security is left out: it is asked the very statements that PGlite is,
 * and everything that is about statements (`describeEvery`) asks it.
 */
export const describeStores = (name: string, suite: Suite): void =>
  describeAmong(['PGlite', 'PostgreSQL with row-level security'], name, suite)

/** In every way that the store can be run, for suites that are about stores and their statements. */
export const describeEvery = (name: string, suite: Suite): void => describeAmong(kinds, name, suite)

/**
 * For suites of the product, which reaches a database through the engine alone; for those about what comes before a
 * statement or after it (sockets, bodies, files, formats); and for those that take tens of thousands of requests: the
 * database that guards most is asked. The journeys walk the product on PGlite, and `npm run test:databases` asks both.
 */
export const describeOne = (name: string, suite: Suite): void =>
  process.env['EVERY_DATABASE'] === '1'
    ? describeStores(name, suite)
    : describeAmong(['PostgreSQL with row-level security'], name, suite)

const describeAmong = (among: readonly Kind[], name: string, suite: Suite): void => {
  describe.each(among)(`${name} on %s`, (kind) => {
    const opened: Store[] = []
    const place = createPlaces()
    // Runs before the folders are removed: vitest ends suites in reverse order.
    afterAll(() => Promise.all(opened.map((store) => store.close())))
    const open: Open = async (options, prepared) => {
      const store = await openAt(kind, await place(kind, prepared), options)
      opened.push(store)
      return store
    }
    suite(open, kind === 'PGlite' ? 'pglite' : 'postgres')
  })
}
