/** One process a folder: a file that names its holder by process number and start time, so that a number used again is not taken for it. */
import { execFileSync } from 'node:child_process'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, StartError } from '../failures.ts'

interface Holder { readonly pid: number; readonly started: string }

/** When the process started, in whatever form the system tells; '' when there is none. */
const startOf = async (pid: number): Promise<string> => {
  try {
    if (process.platform === 'linux') {
      // The name stands in brackets and may hold anything; the start time is the 20th field after it.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    }
    if (process.platform !== 'win32') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    process.kill(pid, 0)
    return 'unknown'
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'unknown' : ''
  }
}

const holds = async ({ pid, started }: Holder): Promise<boolean> => started !== '' && (await startOf(pid)) === started

const parse = (text: string): Holder | null => {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null
  } catch {
    return null
  }
}

const taken = (folder: string, pid: number): StartError => new StartError({
  zh: `数据目录 ${folder} 正被另一个进程（${pid}）使用：请先停止它，或用 DATA_DIR 指定其他目录。`,
  en: `The data folder ${folder} is in use by another process (${pid}): stop it first, or choose another folder with DATA_DIR.`,
})

/** Puts a file of a dead holder aside. What was moved is compared with what was read: it may be a new holder's by now. */
const clear = async (path: string, text: string): Promise<void> => {
  const aside = `${path}.${process.pid}`
  await rename(path, aside)
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'lock')
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder)
  for (;;) {
    try {
      await writeFile(path, mine, { flag: 'wx' })
      return () => rm(path, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const text = await readFile(path, 'utf8').catch(() => null)
    const holder = text === null ? null : parse(text)
    if (holder && await holds(holder)) throw taken(folder, holder.pid)
    if (text !== null) await clear(path, text).catch((error: unknown) => { if (codeOf(error) !== 'ENOENT') throw error })
  }
}
