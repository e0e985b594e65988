/**
 * Room set aside beside the embedded database. On a disk that is full the database cannot even be opened again to be
 * read; given up, the reserve lets it, until there is room for a new one.
 */
import { open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export interface Reserve {
  /** Sets the room aside, as far as there is any. */
  keep(): Promise<void>
  /** Gives it up; false: there was none. */
  give(): Promise<boolean>
  /** Whether there is room to set it aside again, and as much to work with. */
  hasRoom(): Promise<boolean>
}

export interface ReserveOptions {
  /** 0: none. */
  readonly bytes: number
  /** Bytes that are free where the folder is. */
  readonly free?: (folder: string) => Promise<number>
}

const PIECE = 1 << 20

const freeAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export const reserveIn = (folder: string, { bytes, free = freeAt }: ReserveOptions): Reserve => {
  const path = join(folder, 'reserve')
  const size = (): Promise<number> =>
    stat(path).then(
      (found) => found.size,
      () => 0,
    )
  const hasRoom = async (): Promise<boolean> => bytes > 0 && (await free(folder)) > 2 * bytes
  return {
    keep: async () => {
      if ((await size()) >= bytes || !(await hasRoom())) return
      // Written, not only sized: a file with holes keeps no room.
      const file = await open(path, 'w')
      try {
        for (let written = 0; written < bytes; written += PIECE) await file.write(Buffer.alloc(PIECE, 1))
      } finally {
        await file.close()
      }
    },
    give: async () => {
      if ((await size()) === 0) return false
      await rm(path)
      return true
    },
    hasRoom,
  }
}
