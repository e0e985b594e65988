/** Starts a server in small (`killed-server.ts`) and kills it where it stands still. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { program } from './program.ts'

/** Runs it until it reaches the step, and kills it there. Its place is a database's address or a folder. */
export async function killAt(file: string, place: string, step: string): Promise<void> {
  const child = spawn(process.execPath, [...program(file), place, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const reached = once(createInterface({ input: child.stdout }), 'line')
  await Promise.race([reached, ended.then(() => Promise.reject(new Error(`ended before it ${step}`)))])
  child.kill('SIGKILL')
  await ended
}
