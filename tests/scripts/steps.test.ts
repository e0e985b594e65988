/** The steps of a test run: side by side where they may be, each with its log whole, ended by the first failure. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const STEPS = pathToFileURL(path.resolve('scripts/steps.ts')).href

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'console-steps-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Steps by name, each a line of JavaScript. */
async function run(stages: readonly Readonly<Record<string, string>>[]) {
  const file = path.join(folder, 'run.mjs')
  const steps = stages.map((stage) =>
    Object.entries(stage).map(([name, code]) => ({ name, command: [process.execPath, '-e', code] })),
  )
  await writeFile(
    file,
    `import { runSteps, tellTimes } from ${JSON.stringify(STEPS)}
await runSteps(${JSON.stringify(steps)})
tellTimes()`,
  )
  const child = spawn(process.execPath, ['--import', 'tsx', file])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return {
    code,
    said: said
      .replaceAll(/\d+\.\d s/g, '0 s')
      .trim()
      .split('\n'),
  }
}

const told = (file: string, text: string) =>
  `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(text)})`
/** Goes on when the file is there. */
const after = (file: string, then: string) =>
  `const wait = setInterval(() => { if (require('fs').existsSync(${JSON.stringify(file)})) { clearInterval(wait); ${then} } }, 10)`

it('come one after another, and are counted at the end', async () => {
  const { code, said } = await run([{ one: `console.log('1')` }, { second: `console.log('2')` }])
  expect(code).toBe(0)
  expect(said).toEqual([
    '── one',
    '1',
    '── one: 0 s',
    '',
    '── second',
    '2',
    '── second: 0 s',
    '',
    'one         0 s',
    'second      0 s',
  ])
})

it('of one stage run side by side, and each tells all that it has to say at once', async () => {
  const [here, there] = ['here', 'there'].map((name) => path.join(folder, name))
  const { code, said } = await run([
    {
      // Each begins before the other has ended.
      a: `console.log('a1'); ${told(here!, '')}; ${after(there!, `console.log('a2')`)}`,
      b: `console.log('b1'); ${told(there!, '')}; ${after(here!, `console.error('b2')`)}`,
    },
  ])
  expect(code).toBe(0)
  const [a, b] = ['a', 'b'].map((name) => [`── ${name}`, `${name}1`, `${name}2`, `── ${name}: 0 s`])
  expect([[...a!, '', ...b!].join(), [...b!, '', ...a!].join()]).toContain(said.slice(0, 9).join())
})

it('end with the first that fails, by its own exit code; those beside it are ended, those after it never begin', async () => {
  const begun = path.join(folder, 'begun')
  const { code, said } = await run([
    {
      endless: `${told(begun, '')}; setInterval(() => undefined, 1000)`,
      wrong: after(begun, `console.error('why'); process.exit(7)`),
      third: `console.log('never')`,
    },
    { last: `console.log('never')` },
  ])
  expect(code).toBe(7)
  expect(said).toEqual(['── wrong', 'why', '', 'wrong      0 s', '', '✗ wrong failed'])
})

it('that cannot be started fail as well', async () => {
  const file = path.join(folder, 'run.mjs')
  await writeFile(
    file,
    `import { runSteps } from ${JSON.stringify(STEPS)}
await runSteps([[{ name: 'nothing', command: ['no-such-program'] }]])`,
  )
  const child = spawn(process.execPath, ['--import', 'tsx', file])
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
})
