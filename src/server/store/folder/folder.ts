/**
 * The data folder of the embedded database: claimed for this process, made when new, checked, and every failure in one
 * sentence.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeOf, StartError } from '../failures.ts'
import { openSession, type Session, SessionFailure } from '../pglite-session.ts'
import { lockFolder } from './lock.ts'
import { settings } from './settings.ts'
import { provide } from './template.ts'
import { checkVersion } from './version.ts'
import { checkWhole } from './whole.ts'

export interface Folder {
  open(): Promise<Session>
  release(): Promise<void>
}

const sentences: Readonly<Record<string, (folder: string) => StartError>> = {
  EACCES: (folder) => denied(folder),
  EPERM: (folder) => denied(folder),
  EROFS: (folder) => denied(folder),
  ENOSPC: (folder) => full(folder),
  ENOTDIR: (folder) => noFolder(folder),
  EEXIST: (folder) => noFolder(folder),
}

const denied = (folder: string): StartError =>
  new StartError({
    zh: `没有权限写入数据目录 ${folder}：请检查目录权限，或用 DATA_DIR 指定其他目录。`,
    en: `No permission to write to the data folder ${folder}: check its permissions, or choose another folder with DATA_DIR.`,
  })
const full = (folder: string): StartError =>
  new StartError({
    zh: `数据目录 ${folder} 所在磁盘已满：请清理空间后重新启动，数据未受影响。`,
    en: `The disk of the data folder ${folder} is full: free some space and start again; the data is intact.`,
  })
const noFolder = (folder: string): StartError =>
  new StartError({
    zh: `数据目录 ${folder} 不是目录：请用 DATA_DIR 指定其他目录。`,
    en: `The data folder ${folder} is not a folder: choose another one with DATA_DIR.`,
  })
const broken = (folder: string, reason: string): StartError =>
  new StartError({
    zh: `无法打开数据目录 ${folder} 中的数据库：${reason}`,
    en: `The database in the data folder ${folder} cannot be opened: ${reason}`,
  })

/** The system's own code, or what the database printed before it gave up. */
const causeOf = (error: unknown): { readonly code: string | null; readonly reason: string } => {
  const printed =
    error instanceof SessionFailure ? error.printed.filter((line) => /FATAL|PANIC|ERROR/.test(line)).join(' ') : ''
  return { code: codeOf(error), reason: printed || (error instanceof Error ? error.message : String(error)) }
}

const told = (folder: string, error: unknown): unknown => {
  if (error instanceof StartError) return error
  const cause = causeOf(error)
  const { text } = sentences[cause.code ?? '']?.(folder) ?? broken(folder, cause.reason)
  return new StartError(text, { cause })
}

export const claimFolder = async (path: string, worker: URL): Promise<Folder> => {
  const folder = resolve(path)
  const cluster = join(folder, 'database')
  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw told(folder, error)
    })
  const release = await attempt(async () => {
    await mkdir(folder, { recursive: true })
    return lockFolder(folder)
  })
  try {
    await attempt(() => provide(cluster, worker))
    await checkWhole(cluster)
    await checkVersion(cluster)
  } catch (error) {
    await release()
    throw error
  }
  // Opened again after its thread ended, it may have lost files meanwhile.
  const open = async (): Promise<Session> => {
    await checkWhole(cluster)
    return openSession({ worker, folder: cluster, settings, initdb: [] })
  }
  return { open: () => attempt(open), release }
}
