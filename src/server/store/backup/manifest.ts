/** What a backup says of itself: a folder with one compressed COPY text file a table, the same from both databases. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { SavedFiles } from './beside.ts'

export interface Manifest {
  /** Of this format. */
  readonly format: 1
  /** `PostgreSQL 18.6 …` */
  readonly database: string
  readonly tables: readonly SavedTable[]
  /** The reviewed changes that its tables have had; left out: the backup is older than they are. */
  readonly changes?: readonly { readonly name: string; readonly hash: string }[]
  /** Left out: they were not asked for, or the backup is older than they are. */
  readonly files?: SavedFiles
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
  if (text === null)
    throw new BackupError({
      zh: `${folder} 不是备份：没有 ${MANIFEST}。`,
      en: `${folder} is not a backup: it has no ${MANIFEST}.`,
    })
  const manifest = parsed(text)
  if (manifest === null) throw damagedManifest(join(folder, MANIFEST))
  if ((manifest.format as number) !== 1) {
    throw new BackupError({
      zh: `备份 ${folder} 的格式 ${String(manifest.format)} 无法识别。`,
      en: `The backup ${folder} has the unknown format ${String(manifest.format)}.`,
    })
  }
  if (!isWhole(manifest)) throw damagedManifest(join(folder, MANIFEST))
  return manifest
}

/** Null when it is no document at all, as when writing or copying it stopped midway. */
function parsed(text: string): Partial<Manifest> | null {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : null
  } catch {
    return null
  }
}

const isWhole = (manifest: Partial<Manifest>): manifest is Manifest =>
  Array.isArray(manifest.tables) &&
  manifest.tables.every(
    (table: Partial<SavedTable> | null) =>
      typeof table?.name === 'string' &&
      typeof table.file === 'string' &&
      typeof table.sha256 === 'string' &&
      Array.isArray(table.columns),
  )

const damagedManifest = (file: string): BackupError =>
  new BackupError({
    zh: `备份文件 ${file} 已损坏：没有恢复任何数据，请使用其他备份。`,
    en: `The backup's file ${file} is damaged: nothing was restored; use another backup.`,
  })
