/**
 * `npm test` of a product that `npm run new-product` made: everything, in the order that finds mistakes soonest. The
 * first step that fails ends the run with its own exit code.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { productFolder } from './product.ts'

const bin = (name: string): string => path.join('node_modules', '.bin', name)
const STEPS: readonly (readonly [name: string, ...command: readonly string[]])[] = [
  ['schemas are good, their documents current', bin('tsx'), 'generators/main.ts', 'check'],
  ['generated files', bin('tsx'), 'generators/main.ts', 'generate'],
  ['types', bin('tsc'), '--noEmit', '--incremental', 'false'],
  ['format', bin('prettier'), '--check', '--log-level', 'warn', '.'],
  ['lint', bin('eslint'), productFolder, 'tests'],
  ["the product's own tests", bin('vitest'), 'run', '--passWithNoTests'],
  ['build', bin('tsx'), 'scripts/build.ts'],
  ['every entry of the menu in a real browser', bin('tsx'), 'scripts/walk.ts'],
]

for (const [name, file, ...args] of STEPS) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status, error } = spawnSync(file!, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(error.message)
  if (status !== 0) {
    console.error(`\n✗ ${name} failed`)
    process.exit(status ?? 1)
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
