/**
 * `npm start`: builds what is out of date, then runs the server, which makes its database and says where to open it.
 */
import { spawn } from 'node:child_process'
import { isBuilt } from './stamp.ts'

if (!isBuilt()) {
  const started = performance.now()
  console.log('Building the console and the server (usually half a minute, after each change of the sources) …')
  await import('./build.ts')
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

console.log(
  'Starting the server (usually a second; the first time it makes its database and demo data, usually half a minute) …',
)
// A process of its own: the server's memory holds no build tool.
const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0))
