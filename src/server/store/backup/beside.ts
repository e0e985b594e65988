/**
 * What belongs to a database and is not in it: the files that its rows speak of. Whoever keeps them says how they are
 * saved and put back.
 */
import type { Connection } from '../store.ts'

export interface Beside {
  /**
   * All of them that the rows name, as far as they are not in the folder yet. Asked before the moment that is saved, so
   * that the database waits for few, and once more in that moment.
   */
  save(connection: Connection, folder: string): Promise<SavedFiles>
  /** Asked before the rows are there for good. */
  restore(connection: Connection, folder: string, saved: SavedFiles): Promise<void>
}

export interface SavedFiles {
  readonly count: number
  readonly bytes: number
  /** Records hold them, and their bytes were lost before. */
  readonly missing: readonly string[]
  /** Where they are instead: it is no part of the backup. */
  readonly bucket: string | null
}
