/** A command as npm runs it, its own file with its words, in this process: starting one takes longer than its work. */
import { resolve } from 'node:path'
import { vi } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
let run = 0

export interface Typed {
  /** What it said, on both channels, line by line. */
  readonly said: string
  /** What it said on the channel of errors alone. */
  readonly mistake: string
  readonly code: number
}

export async function typed(script: string, ...words: readonly string[]): Promise<Typed> {
  const lines: (readonly [channel: 'log' | 'error', line: string])[] = []
  const spies = (['log', 'error'] as const).map((channel) =>
    vi.spyOn(console, channel).mockImplementation((line: string) => void lines.push([channel, line])),
  )
  const argv = process.argv
  process.argv = ['node', `scripts/${script}.ts`, ...words]
  try {
    await import(/* @vite-ignore */ `${root}/scripts/${script}.ts?run=${++run}`)
    return {
      said: lines.map(([, line]) => line).join('\n'),
      mistake: lines.flatMap(([channel, line]) => (channel === 'error' ? [line] : [])).join('\n'),
      code: Number(process.exitCode ?? 0),
    }
  } finally {
    process.argv = argv
    process.exitCode = 0
    for (const spy of spies) spy.mockRestore()
  }
}
