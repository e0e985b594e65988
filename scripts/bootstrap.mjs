// The door of every command: checks Node, installs what is missing, then hands over to `scripts/<command>.ts`.
// Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { beside } from './beside.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [command, ...rest] = process.argv.slice(2)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)

// npm's own warnings are about packages of packages: nothing that whoever starts this could mend. Errors are shown.
if (!installed())
  await step('Installing the packages that this needs (usually 1 to 3 minutes, once)', () =>
    run('npm', ['ci', '--loglevel=error']),
  )
// Made by the installation; a folder that lost it gets it back, since every command's sources import it.
if (!existsSync(path.join(root, 'src/generated/model.json')))
  await step('Generating sources from the schemas (usually some seconds)', () => tsx('generators/main.ts', 'generate'))
await tsx(path.join('scripts', `${command}.ts`), ...rest)

/** The first word is ours: what happens, and how long it usually takes. */
async function step(what, work) {
  const started = performance.now()
  console.log(`${what} …`)
  await work()
  console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * npm notes what it put into node_modules; a package of the lock file that is not there, or there in another version,
 * means: install.
 */
function installed() {
  const noted = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const have = JSON.parse(readFileSync(noted, 'utf8')).packages
  const want = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(want).every(([name, p]) => name === '' || p.optional || have[name]?.version === p.version)
}

function tsx(script, ...args) {
  return run(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, script), ...args])
}

async function run(file, args) {
  const shell = process.platform === 'win32' && file === 'npm'
  const status = await beside(file, args, { cwd: root, shell }).catch((error) =>
    fail(`${file} could not be started: ${error.message}`),
  )
  if (status !== 0) process.exit(status ?? 1)
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
