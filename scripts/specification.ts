/**
 * `npm run specification`: docs/specification.md and docs/unknown.md from the statements, after holding each to its
 * document and its test. `--check` writes nothing and says what differs. This file reads, writes and prints; the rest
 * stands beside it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { specificationPage, unknownPage } from './specification/pages.ts'
import { faultsOf, type Statement } from './specification/statements.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string | null =>
  existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : null

const statements = JSON.parse(read('tests/specification/statements.json') ?? '[]') as readonly Statement[]
const faults = faultsOf(statements, read)
for (const fault of faults) console.error(fault)

const pages = { 'docs/specification.md': specificationPage(statements), 'docs/unknown.md': unknownPage(statements) }
const changed = Object.entries(pages).filter(([path, text]) => read(path) !== text)
const check = process.argv.includes('--check')
for (const [path, text] of changed) {
  if (check) console.error(`${path} is not what the statements make; run \`npm run specification\`.`)
  else if (faults.length === 0) writeFileSync(resolve(root, path), text)
}
console.log(
  `${statements.length} statements, ${faults.length} faults, ${changed.length} ${check ? 'pages differ' : 'pages written'}`,
)
process.exitCode = faults.length > 0 || (check && changed.length > 0) ? 1 : 0
