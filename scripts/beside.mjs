import { spawn } from 'node:child_process'

/**
 * Runs a program and ends as it ends. Whoever ends this process means that one: what it is told is told on, or the
 * program would stay behind and keep its port and its data folder. Ctrl+C reaches both by itself.
 */
export async function beside(file, args, options = {}) {
  const child = spawn(file, args, { stdio: 'inherit', ...options })
  const relayed = { SIGTERM: () => child.kill('SIGTERM'), SIGHUP: () => child.kill('SIGHUP'), SIGINT: () => undefined }
  for (const [signal, tell] of Object.entries(relayed)) process.on(signal, tell)
  // npm puts a shell between, and tells only that: whose parent has gone was ended with it.
  const parent = process.ppid
  const watch =
    process.env.npm_lifecycle_event === undefined
      ? undefined
      : setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 200)
  const [status, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...end) => resolve(end))
  })
  clearInterval(watch)
  for (const [name, tell] of Object.entries(relayed)) process.off(name, tell)
  if (signal !== null) process.kill(process.pid, signal)
  return status
}
