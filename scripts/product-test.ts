/**
 * `npm test` of a product that `npm run new-product` made: everything, in the order that finds mistakes soonest. The
 * first step that fails ends the run with its own exit code.
 */
import path from 'node:path'
import { productFolder } from './product.ts'
import { runSteps, tellTimes } from './steps.ts'

const bin = (name: string): string => path.join('node_modules', '.bin', name)

await runSteps([
  [{ name: 'schemas are good, their documents current', command: [bin('tsx'), 'generators/main.ts', 'check'] }],
  [{ name: 'generated files', command: [bin('tsx'), 'generators/main.ts', 'generate'] }],
  [
    { name: 'types', command: [bin('tsc'), '--noEmit'] },
    { name: 'lint', command: [bin('eslint'), productFolder, 'tests'] },
    { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  ],
  [{ name: "the product's own tests", command: [bin('vitest'), 'run', '--passWithNoTests'] }],
  [{ name: 'build', command: [bin('tsx'), 'scripts/build.ts'] }],
  [{ name: 'every entry of the menu in a real browser', command: [bin('tsx'), 'scripts/walk.ts'] }],
])
tellTimes()
