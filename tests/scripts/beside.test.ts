/** The door of every command ends with what it started, and that with it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const BESIDE = pathToFileURL('scripts/beside.mjs').href

/** A door that starts the program, which says when it is up; through a shell as npm does. */
function door(program: string, through: 'nothing' | 'npm' = 'nothing') {
  const script = `import { beside } from ${JSON.stringify(BESIDE)}; process.exit(await beside(process.execPath, ['-e', ${JSON.stringify(program)}]))`
  const [file, args] =
    through === 'nothing'
      ? [process.execPath, ['--input-type=module', '-e', script]]
      : ['sh', ['-c', `"${process.execPath}" --input-type=module -e "$0"; true`, script]]
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: through === 'npm' ? 'start' : undefined },
  })
  const lines = createInterface({ input: child.stdout })
  const line = async (): Promise<unknown> => ((await once(lines, 'line')) as readonly unknown[])[0]
  const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('exit', (...end) => {
      resolve(end)
    })
  })
  return { child, line, ended }
}

it('ends with the code of its program', async () => {
  expect(await door('process.exit(7)').ended).toEqual([7, null])
})

it('tells its program that it is to end, and waits until it has', async () => {
  const { child, line, ended } = door(
    `process.on('SIGTERM', () => { console.log('closing'); setTimeout(() => process.exit(3), 50) }); console.log('up'); setInterval(() => {}, 1000)`,
  )
  expect(await line()).toBe('up')
  const said = line()
  child.kill('SIGTERM')
  expect([await said, await ended]).toEqual(['closing', [3, null]])
})

it('ends its program when the shell that npm put between is ended', async () => {
  const { child, line } = door(
    `process.on('SIGTERM', () => { console.log('closing'); process.exit(0) }); console.log('up'); setInterval(() => {}, 1000)`,
    'npm',
  )
  expect(await line()).toBe('up')
  const said = line()
  child.kill('SIGTERM')
  expect(await said).toBe('closing')
})
