/** Starts the writer as a process of its own and reads what it says. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { program } from '../support/program.ts'

export interface Writer {
  /** The next line that begins with the word, without it. */
  next(word: string): Promise<string>
  /** Everything said so far after the word. */
  said(word: string): readonly string[]
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
}

export const runWriter = (folder: string, count: number): Writer => {
  const words = [...program('tests/store/processes/writer.ts'), folder, String(count)]
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: string[] = []
  const listeners = new Set<() => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const listener of [...listeners]) listener()
  })
  const said = (word: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return {
    said,
    next: (word) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const [line] = said(word)
          if (line === undefined) return
          listeners.delete(look)
          resolve(line)
        }
        listeners.add(look)
        look()
        void ended.then(() => {
          look()
          reject(new Error(`the process ended: ${lines.join('; ')}`))
        })
      }),
    process: child,
    ended,
  }
}
