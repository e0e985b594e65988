/** Tells whether `dist` was built from the sources as they are: one hash over everything that a build reads. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const STAMP = 'dist/stamp'
const INPUTS = [
  'schemas',
  'src',
  'generators',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash()

export function inputsHash(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesOf).filter((name) => !name.includes('generated')))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(input: string): string[] {
  if (path.extname(input) !== '') return [input]
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
