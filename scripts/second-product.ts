/**
 * Another product on the same engine, made as docs/new-product.md tells: by the command, with the documents and the
 * code of `tests/second-product`; then generated, type-checked, linted, built, started on a database of its own and
 * walked through in a browser.
 */
import { randomBytes } from 'node:crypto'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linkPackages } from './link-packages.ts'

const root = path.resolve(import.meta.dirname, '..')
const parent = mkdtempSync(path.join(tmpdir(), 'second-product-'))
const folder = path.join(parent, 'fleet')
const shell = process.platform === 'win32'

/** The trackers' platform signs its messages with it. */
const secret = randomBytes(32).toString('base64')

let server: ChildProcess | null = null
try {
  run(root, 'npm', ['run', 'new-product', '--', folder])
  for (const part of ['schemas', 'src', 'tests'])
    cpSync(path.join(root, 'tests/second-product', part), path.join(folder, part), { recursive: true })
  // Stands for `npm install`, of the very same packages.
  await linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  run(folder, 'npm', ['run', 'generate'])
  run(folder, 'npm', ['run', 'types'])
  run(folder, 'npm', ['test'])
  const { url, password } = await started()
  run(
    root,
    path.join('node_modules', '.bin', 'playwright'),
    ['test', '--config', 'tests/second-product/e2e/playwright.config.ts', ...process.argv.slice(2)],
    { SECOND_URL: url, SECOND_PASSWORD: password, SECOND_DATA: path.join(parent, 'data'), SECOND_SECRET: secret },
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await stopped()
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
}

function run(cwd: string, file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  console.log(`\n$ ${[path.basename(file), ...args].join(' ')}`)
  const { status, error } = spawnSync(file, args, { cwd, shell, stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) console.error(error.message)
  if (status !== 0) throw new Error(`${path.basename(file)} ${args.join(' ')} failed.`)
}

/** `npm start` builds, makes the first account, and says where to go and how to log in. */
async function started(): Promise<{ readonly url: string; readonly password: string }> {
  console.log('\n$ npm start')
  const child = spawn('npm', ['start'], {
    cwd: folder,
    shell,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: path.join(parent, 'data'),
      BACKUP_KEEP: '0',
      FLEET: 'prompt=1',
      WEBHOOK_SECRETS: `tracker_report/1=${secret}`,
      // Who wants to be told of the fleet stands beside it.
      OUTGOING: 'any',
    },
  })
  server = child
  return new Promise((resolve, reject) => {
    let told = ''
    child.stdout.on('data', (text: Buffer) => {
      process.stdout.write(text)
      told += text.toString()
      const [, url, password] = /Open (http:\S+) and log in as admin with (\S+)/.exec(told) ?? []
      if (url !== undefined && password !== undefined) resolve({ url, password })
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}.`)))
  })
}

async function stopped(): Promise<void> {
  if (server === null || server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill()
  await gone
}
