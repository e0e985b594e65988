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
import { type ReserveOptions, reserveIn } from './reserve.ts'
import { provide } from './template.ts'
import { checkVersion } from './version.ts'
import { checkFiles, checkNew, checkWhole } from './whole.ts'

export interface Folder {
  open(): Promise<Session>
  /**
   * After its thread ended. On a disk that is full the database opens for reading alone, as long as nothing was freed.
   */
  openAgain(): Promise<Session>
  /** Whether a session that was opened for reading alone could be opened for writing. */
  hasRoom(): Promise<boolean>
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
    zh: `无法打开数据目录 ${folder} 中的数据库：${reason}。如文件已损坏，请将该目录移走后用 npm run restore -- <备份目录> 恢复备份。`,
    en:
      `The database in the data folder ${folder} cannot be opened: ${reason}. If its files are damaged, move the folder away ` +
      'and restore a backup with npm run restore -- <backup folder>.',
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

/** What little room there is must not go into a write that would not fit anyway. */
const READ_ONLY = ['default_transaction_read_only=on']

export const claimFolder = async (
  path: string,
  worker: URL,
  options: ReserveOptions,
  companions: readonly string[],
): Promise<Folder> => {
  const folder = resolve(path)
  const cluster = join(folder, 'database')
  const reserve = reserveIn(folder, options)
  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw told(folder, error)
    })
  const release = await attempt(async () => {
    await mkdir(folder, { recursive: true })
    return lockFolder(folder)
  })
  try {
    await checkNew(cluster, companions)
    await attempt(() => provide(cluster, worker))
    await checkWhole(cluster)
    await checkVersion(cluster)
  } catch (error) {
    await release()
    throw error
  }
  const session = (mode: readonly string[]): Promise<Session> =>
    openSession({ worker, folder: cluster, settings: [...settings, ...mode], initdb: [] })
  const open = async (): Promise<Session> => {
    await reserve.keep()
    const opened = await session([])
    await checkFiles(cluster, opened.client).catch(async (error: unknown) => {
      await opened.end()
      throw error
    })
    return opened
  }
  const openAgain = async (): Promise<Session> => {
    // It may have lost files meanwhile.
    await checkWhole(cluster)
    return open().catch(async (error: unknown) => {
      if (causeOf(error).code !== 'ENOSPC' || !(await reserve.give())) throw error
      return { ...(await session(READ_ONLY)), isReadOnly: true }
    })
  }
  return {
    open: () => attempt(open),
    openAgain: () => attempt(openAgain),
    hasRoom: reserve.hasRoom,
    release,
  }
}
