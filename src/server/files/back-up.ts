/**
 * Files in a back-up, beside its tables, each under its name. They never change, so that one on the same disk, or in an
 * earlier back-up, is there once more and takes no more space.
 */
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPicture } from '../../kinds/files/types.ts'
import { damaged } from '../store/backup/backup-error.ts'
import type { Beside, SavedFiles } from '../store/backup/beside.ts'
import { thumbnailOf, type Files } from './blobs.ts'
import { isThere, same } from './copies.ts'
import { digestOf } from './digest.ts'
import { everyFile, forgetRows, type KeptFile } from './rows.ts'

const FOLDER = 'files'
const placeIn = (backup: string, name: string): string => path.join(backup, FOLDER, name.slice(0, 2), name)

/** `earlier`: a back-up that is whole. */
export const filesBeside = ({ files, folder: incoming }: Files, earlier: string | null = null): Beside => ({
  save: async (connection, folder) => {
    const { placeOf } = files
    const saved = { count: 0, bytes: 0, missing: [] as string[], bucket: placeOf === null ? files.bucket : null }
    if (placeOf === null) return saved
    const save = (name: string): Promise<boolean> =>
      same([placeOf(name), ...(earlier === null ? [] : [placeIn(earlier, name)])], placeIn(folder, name))
    const saveFile = async ({ name, type, size, isHeld }: KeptFile): Promise<void> => {
      if (await save(name)) {
        saved.count++
        saved.bytes += size
        if (isPicture(type)) await save(thumbnailOf(name))
      } else if (isHeld) saved.missing.push(name)
    }
    for await (const some of everyFile(connection)) await Promise.all(some.map(saveFile))
    return saved
  },

  restore: async (connection, folder, { missing, bucket }: SavedFiles) => {
    if (bucket !== null) return
    const put = async (name: string, from: string, size: number): Promise<void> => {
      const place = path.join(incoming, randomUUID())
      await same([from], place)
      // One that is there already stays, and so does the second name of it.
      await files.putFile(name, place, size).finally(() => rm(place, { force: true }))
    }
    /** Answers whether nothing is left of it: of a file that went while the back-up was made. */
    const restoreFile = async ({ name, size, digest, isHeld }: KeptFile): Promise<boolean> => {
      const from = placeIn(folder, name)
      const found = (await isThere(from)) ? await digestOf(from) : null
      if (found === null && (!isHeld || missing.includes(name))) return !isHeld
      if (found === null || (digest !== null && found !== digest)) throw damaged(from)
      await put(name, from, size)
      const small = placeIn(folder, thumbnailOf(name))
      if (await isThere(small)) await put(thumbnailOf(name), small, (await stat(small)).size)
      return false
    }
    for await (const some of everyFile(connection)) {
      const gone = await Promise.all(some.map(restoreFile))
      await forgetRows(
        connection,
        some.filter((_, at) => gone[at]),
      )
    }
  },
})
