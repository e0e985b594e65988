/** The browser of journeys, pictures and benchmarks guards its pages as a person's does, whichever one was found. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'

/** What would let a page do what a person's browser refuses, or make the browser die with its first page. */
const NEVER = ['--single-process', '--disable-web-security', '--allow-running-insecure-content', '--disable-site-isolation-trials', '--no-zygote']

const named = (args: readonly string[]): string[] => args.map((arg) => arg.split('=')[0]!)

afterEach(() => { vi.unstubAllEnvs() })

describe.each([['one that was named', process.execPath], ['the one that comes through npm, or the system\'s', undefined]])('%s', (_, executable) => {
  it('is given our own arguments alone', async () => {
    vi.stubEnv('CHROMIUM', executable)
    const { args } = await findBrowser()
    expect(named(args).filter((arg) => NEVER.includes(arg))).toEqual([])
  })
})

it('takes no further arguments from its surroundings into the journeys', async () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  vi.stubEnv('CHROMIUM_ARGS', '--disable-web-security')
  vi.stubEnv('E2E_DATA', 'unused')
  const { default: journeys } = await import('../../e2e/playwright.config.ts')
  expect(journeys.use?.launchOptions?.args).toEqual((await findBrowser()).args)
})
