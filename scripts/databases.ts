/**
 * `npm run test:databases`: the suites that ask a database, each on every one; `npm test` asks one for the suites of
 * the product.
 */
import path from 'node:path'
import { runSteps, tellTimes } from './steps.ts'

await runSteps([
  [
    {
      name: 'server tests, each on every database',
      command: [path.join('node_modules', '.bin', 'vitest'), 'run', '--project', 'node'],
      env: { EVERY_DATABASE: '1' },
    },
  ],
])
tellTimes()
