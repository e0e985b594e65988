/**
 * A server in small, as a process of its own, that stands still at the step that it is told and is killed there. The
 * test starts it by `killAt`; its file opens its store by `openedStore` and says by `reach` how far it has come.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { PROGRAM } from './program.ts'

/** Runs it until it reaches the step, and kills it there. Its place is a database's address or a folder. */
export async function killAt(file: string, place: string, step: string): Promise<void> {
  const child = spawn(process.execPath, [...PROGRAM, file, place, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const reached = once(createInterface({ input: child.stdout }), 'line')
  await Promise.race([reached, ended.then(() => Promise.reject(new Error(`ended before it ${step}`)))])
  child.kill('SIGKILL')
  await ended
}

const [place = '', until = ''] = process.argv.slice(2)

/** Whether this is where it is to be killed. */
export const isLast = (step: string): boolean => step === until

export const openedStore = (): Promise<Store> =>
  openStore({ maintenance: 0, ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }) })

export async function reach(step: string): Promise<void> {
  if (!isLast(step)) return
  process.stdout.write(`reached ${step}\n`)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
