/** The server as a process of its own, as people start it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { program } from './program.ts'

export interface ServerProcess {
  readonly process: ChildProcess
  /** Everything that it has printed up to the line with its address. */
  readonly opened: Promise<string>
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly errors: string }>
}

export function startProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const { LANG: _, LC_ALL: __, ...inherited } = process.env
  const server = spawn(process.execPath, [...program('src/apartment/server.ts')], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LANG: 'en_US.UTF-8', ...environment },
  })
  let [out, errors] = ['', '']
  const ended: ServerProcess['ended'] = new Promise((resolve) => {
    server.on('close', (code) => resolve({ code, out, errors }))
  })
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const opened = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (/Open .*\n/.test(out)) resolve(out)
    })
    void ended.then(() => reject(new Error(`the server ended before it was open: ${errors}`)))
  })
  opened.catch(() => undefined)
  return { process: server, opened, ended }
}
