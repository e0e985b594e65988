/**
 * The steps of a test run. Stages come one after another; the steps of one stage run two at a time, since most of them
 * use one processor. The first step that fails ends the run with its own exit code. How long each took is told at the
 * end, however the run ends.
 */
import { spawn, type ChildProcess } from 'node:child_process'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}
export type Stage = readonly Step[]

const AT_ONCE = 2

const running = new Set<ChildProcess>()
const took: { readonly name: string; readonly seconds: number }[] = []
const stopAll = (signal: NodeJS.Signals): void => running.forEach((child) => child.kill(signal))
let stopped = false

/** Ctrl+C reaches them by itself; what this process alone is told is told on. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopped = true
    stopAll(signal)
    process.kill(process.pid, signal)
  })

export async function runSteps(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) {
    const todo = [...stage]
    const worker = async (): Promise<void> => {
      for (let step = todo.shift(); step !== undefined; step = todo.shift()) await runStep(step, stage.length > 1)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
}

/** Beside others, a step is silent until it has ended: no line of one stands among those of another. */
async function runStep({ name, command: [file, ...args], env }: Step, beside: boolean): Promise<void> {
  const head = `\n── ${name}`
  if (!beside) console.log(head)
  const started = performance.now()
  const child = spawn(file!, args, {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  running.add(child)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const status = await new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
  running.delete(child)
  // Ended because another one had failed: that one is what there is to read about.
  if (stopped) return
  const seconds = (performance.now() - started) / 1000
  took.push({ name, seconds })
  if (beside) {
    console.log(head)
    process.stdout.write(Buffer.concat(said))
  }
  if (status === 0) {
    console.log(`── ${name}: ${seconds.toFixed(1)} s`)
    return
  }
  stopped = true
  stopAll('SIGTERM')
  tellTimes()
  console.error(`\n✗ ${name} failed`)
  process.exit(status)
}

/** A line for each step that has ended, in the order in which they did. */
export function tellTimes(): void {
  const width = Math.max(...took.map(({ name }) => name.length))
  console.log('')
  for (const { name, seconds } of took) console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`)
}
