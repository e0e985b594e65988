/**
 * `npm run build`: generated files → console (dist/console, precompressed) → server (dist/server).
 * Console and server are built by one tool, so that both read the same sources the same way.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { productFolder } from './product.ts'
import { serverBuild } from './server-build.ts'
import { inputsHash, STAMP } from './stamp.ts'

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json'])

const generated = spawnSync(
  process.execPath,
  [path.join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'generators/main.ts', 'generate'],
  { stdio: 'inherit' },
)
if (generated.status !== 0) process.exit(generated.status ?? 1)
await build({ logLevel: 'warn' })
await build(
  serverBuild(
    { main: `${productFolder}/server.ts`, 'pglite-worker': 'src/server/store/pglite-worker.js' },
    'dist/server',
  ),
)
await precompress('dist/console')
writeFileSync(STAMP, inputsHash())

async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSIBLE.has(path.extname(file)),
  )
  await Promise.all(files.map((file) => compress(path.join(folder, file))))
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
