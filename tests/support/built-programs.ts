/**
 * The programs that tests start as processes of their own, built once for all of them: Node starts one that is built in
 * half of the time that its sources take, and there are more than a hundred starts.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig, type Plugin } from 'vite'
import { serverBuild } from '../../scripts/server-build.ts'

/** Those of the product and of its commands that a test starts; servers in small stand in `processes` folders. */
const PROGRAMS = [
  'src/apartment/server.ts',
  ...['backup', 'contract', 'fleet', 'history', 'rebuild'].map((name) => `scripts/${name}.ts`),
]
const CACHE = 'node_modules/.cache'

/** What stands beside a source is found there from the built program, too. */
const whereItStood: Plugin = {
  name: 'where-it-stood',
  enforce: 'pre',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id))),
}

export interface BuiltPrograms {
  /** Of each: its built file, both as they are named from the project's folder. */
  readonly files: Readonly<Record<string, string>>
  remove(): void
}

export async function buildPrograms(): Promise<BuiltPrograms> {
  const small = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]processes[\\/]\w[\w-]*\.ts$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  const inputs = Object.fromEntries([...PROGRAMS, ...small].map((file) => [file.replace(/\.ts$/, ''), file]))
  // Packages are found from there upwards.
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'programs-'))
  const outDir = path.join(folder, 'built')
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    await build(mergeConfig(serverBuild(inputs, outDir), { plugins: [whereItStood] }))
  } catch (error) {
    remove()
    throw error
  }
  return {
    files: Object.fromEntries(Object.entries(inputs).map(([name, file]) => [file, path.join(outDir, `${name}.js`)])),
    remove,
  }
}
