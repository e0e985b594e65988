/**
 * The development server on a copy of the project, so that a journey may write schemas: the tree that is tested stays
 * as it is. Packages are linked one by one, since a folder of its own keeps Vite's cache out of the tree as well.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linkPackages } from '../../scripts/link-packages.ts'
import { end } from './process.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** What the development server is made of, and what it writes. */
const PARTS = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'docs',
  'generators',
  'schemas',
  'scripts',
  'src',
]

export interface DevServer {
  readonly url: string
  /** What its terminal shows so far. */
  terminal(): string
  read(file: string): Promise<string>
  /** As an editor saves: all at once. */
  save(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
  stop(): Promise<void>
}

export async function startDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-dev-'))
  await copyProject(folder)
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' },
  })
  let shown = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      shown += text.toString()
    })
  const clear = async (): Promise<void> => {
    await end(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const url = await addressOf(server, () => shown).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  return {
    url,
    terminal: () => shown,
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    async save(file, text) {
      await writeFile(path.join(folder, `${file}.saving`), text)
      await rename(path.join(folder, `${file}.saving`), path.join(folder, file))
    },
    remove: (file) => rm(path.join(folder, file)),
    stop: clear,
  }
}

async function copyProject(folder: string): Promise<void> {
  await Promise.all(PARTS.map((part) => cp(path.join(ROOT, part), path.join(folder, part), { recursive: true })))
  await linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
}

async function addressOf(server: ChildProcess, shown: () => string): Promise<string> {
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The development server ended:\n${shown()}`)
  })
  const told = (async () => {
    for (;;) {
      const found = /http:\/\/[\d.]+:\d+/.exec(shown())
      if (found) return found[0]
      await once(server.stdout!, 'data')
    }
  })()
  return Promise.race([told, ended])
}
