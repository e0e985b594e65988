import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Told to end, unless it has: answers when it is gone. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const gone = once(program, 'exit')
  program.kill('SIGTERM')
  await gone
}
