// The door of every command: checks Node, installs what is missing, then hands over to `scripts/<command>.ts`.
// Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [command, ...rest] = process.argv.slice(2)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)

if (!installed()) run('npm', ['ci'])
run(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts', `${command}.ts`), ...rest])

/** npm notes what it put into node_modules; a package of the lock file that is not there, or there in another version, means: install. */
function installed() {
  const noted = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const have = JSON.parse(readFileSync(noted, 'utf8')).packages
  const want = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(want).every(([name, p]) => name === '' || p.optional || have[name]?.version === p.version)
}

function run(file, args) {
  const { status, signal, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && file === 'npm' })
  if (error) fail(`${file} could not be started: ${error.message}`)
  if (signal) process.kill(process.pid, signal)
  if (status !== 0) process.exit(status ?? 1)
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
