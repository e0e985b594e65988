/** What a back-up says of itself: a folder with one compressed COPY text file a table, the same from both databases. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

export interface Manifest {
  /** Of this format. */
  readonly format: 1
  /** `PostgreSQL 18.6 …` */
  readonly database: string
  readonly tables: readonly SavedTable[]
}

export interface SavedTable {
  readonly name: string
  readonly file: string
  readonly rows: number
  readonly sha256: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

export const MANIFEST = 'manifest.json'
export const NEWLINE = 0x0a

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new BackupError({ zh: `${folder} 不是备份：没有 ${MANIFEST}。`, en: `${folder} is no back-up: it has no ${MANIFEST}.` })
  const manifest = JSON.parse(text) as Manifest
  if ((manifest.format as number) !== 1) {
    throw new BackupError({ zh: `备份 ${folder} 的格式 ${String(manifest.format)} 无法识别。`, en: `The back-up ${folder} has the format ${String(manifest.format)}, which is not known here.` })
  }
  return manifest
}
