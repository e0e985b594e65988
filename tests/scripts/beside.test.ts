/** The door of every command ends with what it started, and that with it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const BESIDE = pathToFileURL('scripts/beside.mjs').href

/** A door that starts the program, which says when it is up. */
function door(program: string) {
  const script = `import { beside } from ${JSON.stringify(BESIDE)}; process.exit(await beside(process.execPath, ['-e', ${JSON.stringify(program)}]))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const line = async (): Promise<unknown> => (await once(lines, 'line') as readonly unknown[])[0]
  const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => { child.once('exit', (...end) => { resolve(end) }) })
  return { child, line, ended }
}

it('ends with the code of its program', async () => {
  expect(await door('process.exit(7)').ended).toEqual([7, null])
})

it('tells its program that it is to end, and waits until it has', async () => {
  const { child, line, ended } = door(`process.on('SIGTERM', () => { console.log('closing'); setTimeout(() => process.exit(3), 50) }); console.log('up'); setInterval(() => {}, 1000)`)
  expect(await line()).toBe('up')
  const said = line()
  child.kill('SIGTERM')
  expect([await said, await ended]).toEqual(['closing', [3, null]])
})
