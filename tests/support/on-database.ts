/** A command of the project, built as on a server, at its work on a database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { program } from './program.ts'

interface Ended {
  readonly said: readonly string[]
  readonly mistake: string
  readonly code: number
}

/** `file`: of those that `built-programs.ts` names. */
export async function onDatabase(url: string, file: string, ...words: readonly string[]): Promise<Ended> {
  const command = spawn(process.execPath, [...program(file), ...words], { env: { ...process.env, DATABASE_URL: url } })
  const [said, mistake, [code]] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'exit')])
  return { said: said.trim().split('\n'), mistake: mistake.trim(), code: code as number }
}
