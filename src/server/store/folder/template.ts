/**
 * A fresh database costs seconds to make and a fraction of one to copy: it is made once for each PGlite version, kept
 * in the system's folder for temporary files, and put in place by a rename, so that no half of it is ever seen.
 */
import { constants } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { codeOf } from '../failures.ts'
import { openSession } from '../pglite-session.ts'
import { settings } from './settings.ts'
import { markVersion, pgliteVersion } from './version.ts'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Of this user alone: what somebody else left under the name is not used. */
const cached = (): string => join(tmpdir(), `console-pglite-${pgliteVersion}-${userInfo().uid}`)

const trusted = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null)
  if (found === null || (process.getuid !== undefined && found.uid !== process.getuid())) return false
  // Systems clear old files out of their folder for temporary ones, one by one.
  const noted = await readFile(join(path, ENTRIES), 'utf8').catch(() => '')
  return noted === String((await entries(path)) - 1)
}

const ENTRIES = 'template-entries'
const entries = async (path: string): Promise<number> => (await readdir(path, { recursive: true })).length

const make = async (folder: string, worker: URL): Promise<void> => {
  const session = await openSession({ worker, folder, settings, initdb: ['--wal-segsize=4'] })
  await session.client.query(
    'CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS btree_gin; CHECKPOINT',
  )
  await session.end()
  await markVersion(folder)
  await writeFile(join(folder, ENTRIES), String(await entries(folder)))
}

/** Moves a finished folder into place; when another process was faster, theirs is as good. */
const place = async (from: string, to: string): Promise<void> => {
  if (!(await trusted(to))) await rm(to, { recursive: true, force: true })
  try {
    await rename(from, to)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

export const template = async (worker: URL): Promise<string> => {
  const target = cached()
  if (await trusted(target)) return target
  const scratch = await mkdtemp(`${target}-`)
  try {
    await make(join(scratch, 'database'), worker)
    await place(join(scratch, 'database'), target)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return target
}

/** Makes `cluster` from the template unless it is there. */
export const provide = async (cluster: string, worker: URL): Promise<void> => {
  if (await exists(cluster)) return
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(cluster), { recursive: true })
  await cp(await template(worker), unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await rm(join(unfinished, ENTRIES), { force: true })
  await chmod(unfinished, 0o700)
  await rename(unfinished, cluster)
}
