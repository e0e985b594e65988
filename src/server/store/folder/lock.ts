/**
 * One process a folder: a file that names its holder, and a socket that the holder listens on for as long as it lives.
 * The kernel closes the socket with the process, however that ends, and knows it in every container that has the
 * folder; where a file system has no sockets, the holder is known by process number and start time, so that a number
 * used again is not taken for it.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, lstat, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { codeOf, StartError } from '../failures.ts'

interface Holder {
  readonly pid: number
  readonly started: string
  /**
   * Name of its socket in the folder. Everyone has one of their own, so that nobody takes a new holder's away for an
   * old one's.
   */
  readonly socket: string | null
}

/** When the process started, in whatever form the system tells; '' when there is none. */
const startOf = async (pid: number): Promise<string> => {
  try {
    if (process.platform === 'linux') {
      // The name stands in brackets and may hold anything; the start time is the 20th field after it.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    }
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    process.kill(pid, 0)
    return 'unknown'
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'unknown' : ''
  }
}

const holds = async (folder: string, { pid, started, socket }: Holder): Promise<boolean> => {
  const heard = socket === null ? 'unknown' : await answers(folder, socket)
  return heard === 'unknown' ? started !== '' && (await startOf(pid)) === started : heard
}

const NAME = /^lock-[0-9a-f]{8}$/

const parse = (text: string): Holder | null => {
  try {
    const { pid, started, socket } = JSON.parse(text) as Partial<Holder>
    const named = typeof socket === 'string' && NAME.test(socket) ? socket : null
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started, socket: named } : null
  } catch {
    return null
  }
}

// ---------------------------------------------------------------- the socket

/** What the system takes as a socket's address is shorter than folders may be; Linux has a short way to an open one. */
const LONGEST_ADDRESS = 100

async function atAddress<T>(folder: string, name: string, work: (address: string) => Promise<T>): Promise<T> {
  const address = path.join(folder, name)
  if (Buffer.byteLength(address) <= LONGEST_ADDRESS || process.platform !== 'linux') return work(address)
  const opened = await open(folder)
  try {
    return await work(`/proc/self/fd/${opened.fd}/${name}`)
  } finally {
    await opened.close()
  }
}

/** Whether somebody listens; unknown: the file system cannot tell. */
const answers = (folder: string, name: string): Promise<boolean | 'unknown'> =>
  atAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        const socket = connect(address)
        const tell = (answer: boolean | 'unknown'): void => {
          socket.destroy()
          resolve(answer)
        }
        socket.once('connect', () => tell(true))
        // So many ask at once that none can be taken up, or another user's holder: somebody is there.
        socket.once('error', (error) =>
          tell(
            codeOf(error) === 'ECONNREFUSED'
              ? false
              : ['EAGAIN', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')
                ? true
                : 'unknown',
          ),
        )
      }),
  )

interface Listening {
  readonly name: string | null
  readonly end: () => Promise<void>
}

/**
 * Listens for as long as the process lives; nothing is ever said. Without a name where the file system has no sockets.
 */
const listen = (folder: string): Promise<Listening> => {
  const name = `lock-${randomBytes(4).toString('hex')}`
  const server = createServer((socket) => {
    socket.destroy()
  }).unref()
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
    })
  return atAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        server.once('error', () => resolve({ name: null, end: () => Promise.resolve() }))
        server.listen(address, () =>
          resolve({
            name,
            end: async () => {
              await end()
              await rm(path.join(folder, name), { force: true })
            },
          }),
        )
      }),
  )
}

// ---------------------------------------------------------------- the file

const taken = (folder: string, pid: number): StartError =>
  new StartError({
    zh: `数据目录 ${folder} 正被另一个进程（${pid}）使用：请先停止它，或用 DATA_DIR 指定其他目录。`,
    en: `The data folder ${folder} is in use by another process (${pid}): stop it first, or choose another folder with DATA_DIR.`,
  })

const noFile = (file: string): StartError =>
  new StartError({
    zh: `数据目录中的 ${file} 不是文件，无法判断是否有进程正在使用：请移走后重新启动。`,
    en: `${file} in the data folder is not a file, so it cannot be determined whether a process is using the folder: move it away and start again.`,
  })

/**
 * What holds the name; null when it has gone meanwhile. What is no file could be neither read nor put aside, for ever.
 */
const readLock = async (file: string): Promise<string | null> => {
  try {
    if (!(await lstat(file)).isFile()) throw noFile(file)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Puts a file of a dead holder aside, and its socket away. What was moved is compared with what was read: it may be a
 * new holder's by now.
 */
const clear = async (folder: string, file: string, text: string): Promise<void> => {
  const aside = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await rename(file, aside)
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, file).catch(() => undefined)
  else await forget(folder, parse(text)?.socket)
  await rm(aside, { force: true })
}

const forget = async (folder: string, socket: string | null | undefined): Promise<void> => {
  if (socket) await rm(path.join(folder, socket), { force: true })
}

export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const listening = await listen(folder)
  try {
    return await lockAs(
      { pid: process.pid, started: await startOf(process.pid), socket: listening.name },
      folder,
      listening,
    )
  } catch (error) {
    await listening.end()
    throw error
  }
}

async function lockAs(me: Holder, folder: string, listening: Listening): Promise<() => Promise<void>> {
  const file = path.join(folder, 'lock')
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(me), { flag: 'wx' })
      return async () => {
        await rm(file, { force: true })
        await listening.end()
      }
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const text = await readLock(file)
    const holder = text === null ? null : parse(text)
    if (holder && (await holds(folder, holder))) throw taken(folder, holder.pid)
    if (text !== null)
      await clear(folder, file, text).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
  }
}
