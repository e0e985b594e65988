/**
 * `npm test`: everything, in the order that finds mistakes soonest. Each step says how long it took;
 * the first that fails ends the run with its own exit code. The last line counts the tests that ran.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { runSteps, tellTimes, type Stage } from './steps.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'console-test-'))
const unitReport = path.join(reports, 'unit.json')
const journeyReport = path.join(reports, 'journeys.json')
const secondReport = path.join(reports, 'second-product.json')

const browser = findBrowser()
const bin = (name: string): string => path.join('node_modules', '.bin', name)
const STAGES: readonly Stage[] = [
  [{ name: 'schemas are good, their documents current', command: [bin('tsx'), 'generators/main.ts', 'check'] }],
  [{ name: 'generated files', command: [bin('tsx'), 'generators/main.ts', 'generate'] }],
  [
    { name: 'types', command: [bin('tsc'), '--noEmit'] },
    { name: 'lint', command: [bin('eslint'), '.'] },
    { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  ],
  [
    {
      name: 'unit and server tests, on both databases',
      command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    },
  ],
  [{ name: 'build', command: [bin('tsx'), 'scripts/build.ts'] }],
  [
    {
      name: 'journeys in a real browser',
      command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport, CHROMIUM: browser.executablePath },
    },
  ],
  [
    {
      name: 'a second product, made, built and walked',
      command: [bin('tsx'), 'scripts/second-product.ts'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: secondReport, CHROMIUM: browser.executablePath },
    },
  ],
]

await runSteps(STAGES)
tellTimes()
report()

function report(): void {
  const unit = JSON.parse(readFileSync(unitReport, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }
  const walked = [journeyReport, secondReport].map(statsOf)
  const stats = (what: keyof Walked): number => walked.reduce((sum, one) => sum + one[what], 0)
  rmSync(reports, { recursive: true })
  const skipped = unit.numPendingTests + unit.numTodoTests + stats('skipped')
  if (skipped > 0) {
    console.error(`${skipped} tests were skipped; none may be.`)
    process.exit(1)
  }
  if (stats('flaky') > 0) console.warn(`\n${stats('flaky')} of the journeys passed only at the second try.`)
  console.log(
    `\n${unit.numPassedTests + stats('expected') + stats('flaky')} passed, ${unit.numFailedTests + stats('unexpected')} failed`,
  )
}

interface Walked {
  readonly expected: number
  readonly unexpected: number
  readonly flaky: number
  readonly skipped: number
}

function statsOf(file: string): Walked {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly stats: Walked }).stats
}
