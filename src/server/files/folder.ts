/** Files in a folder, spread over 256 others. A file has its name when it is whole and on the disk, not before. */
import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Blobs } from './blobs.ts'
import { move } from './copies.ts'

export const KEPT = 'kept'

export function folderBlobs(root: string): Blobs {
  const kept = path.join(root, KEPT)
  const placeOf = (name: string): string => {
    if (!/^[\w-][\w.-]*$/.test(name)) throw new Error(`no name of a file: ${JSON.stringify(name)}`)
    return path.join(kept, name.slice(0, 2), name)
  }
  const put = async (name: string, whole: string): Promise<void> => {
    const file = await open(whole, 'r+')
    await file.sync().finally(() => file.close())
    const place = placeOf(name)
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await move(whole, place)
  }
  return {
    bucket: 'files',
    region: 'local',
    reach: async () => {
      await mkdir(kept, { recursive: true, mode: 0o700 })
      await access(kept, constants.W_OK)
    },
    placeOf,
    putFile: (name, whole) => put(name, whole),
    putBytes: async (name, bytes) => {
      await mkdir(kept, { recursive: true, mode: 0o700 })
      const unfinished = path.join(kept, `.${randomUUID()}`)
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 })
        await put(name, unfinished)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    open: async (name, span) => {
      const place = placeOf(name)
      const isThere = await access(place, constants.R_OK).then(
        () => true,
        () => false,
      )
      return isThere ? createReadStream(place, span) : null
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    namesBefore: async (time, after, many) => {
      const names: string[] = []
      let [looked, last] = [0, '']
      if (after === '') await removeUnfinished(kept, time)
      for (const folder of await namesIn(kept)) {
        if (folder < after.slice(0, 2) || folder.startsWith('.')) continue
        const place = path.join(kept, folder)
        if (folder > after.slice(0, 2)) await removeUnfinished(place, time)
        for (const name of await namesIn(place)) {
          if (name <= after || name.startsWith('.')) continue
          if (looked++ === many) return { names, next: last }
          last = name
          if (await isOld(path.join(place, name), time)) names.push(name)
        }
      }
      return { names, next: null }
    },
  }
}

/** Of a process that was killed midway. */
async function removeUnfinished(folder: string, time: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const place = path.join(folder, name)
    if (name.startsWith('.') && (await isOld(place, time))) await rm(place, { force: true })
  }
}

/** One that is not there yet has none; one that cannot be read is a failure. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  return names.sort()
}

async function isOld(place: string, time: Date): Promise<boolean> {
  const found = await stat(place).catch(() => null)
  return found !== null && found.isFile() && found.mtime < time
}
