/** The browser of journeys, pictures and benchmarks guards its pages as a person's does, whichever one was found. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'

/** What would let a page do what a person's browser refuses, or make the browser die with its first page. */
const NEVER = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--no-zygote',
]

const named = (args: readonly string[]): string[] => args.map((arg) => arg.split('=')[0]!)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each([
  ['one that was named', process.execPath],
  ["the one that comes through npm, or the system's", undefined],
])('%s', (_, executable) => {
  it('is given our own arguments alone', async () => {
    vi.stubEnv('CHROMIUM', executable)
    const { args } = findBrowser()
    expect(named(args).filter((arg) => NEVER.includes(arg))).toEqual([])
  })
})

it('takes no further arguments from its surroundings into the journeys', async () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  vi.stubEnv('CHROMIUM_ARGS', '--disable-web-security')
  vi.stubEnv('E2E_DATA', 'unused')
  const { default: journeys } = await import('../../e2e/playwright.config.ts')
  expect(journeys.use?.launchOptions?.args).toEqual(findBrowser().args)
})

it('is whole, though an earlier run was killed while it unpacked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
  vi.stubEnv('TMPDIR', folder)
  writeFileSync(path.join(folder, 'chromium'), 'half', { mode: 0o700 })
  try {
    const browser = await chromium.launch(findBrowser())
    await browser.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('draws Chinese on a machine that brings no such font: two characters look like two, not like one box', async () => {
  const browser = await chromium.launch(findBrowser())
  try {
    const page = await browser.newPage()
    const pictures = await page.evaluate(() =>
      ['锁', '房', '租'].map((character) => {
        const canvas = document.createElement('canvas')
        const brush = canvas.getContext('2d')!
        brush.font = '40px sans-serif'
        brush.fillText(character, 10, 60)
        return canvas.toDataURL()
      }),
    )
    expect(new Set(pictures).size).toBe(3)
  } finally {
    await browser.close()
  }
})

it('keeps the pages of one address from reading those of another', async () => {
  const sites = [1, 2].map(() => createServer((_, answer) => answer.end('theirs')).listen(0, '127.0.0.1'))
  const browser = await chromium.launch(findBrowser())
  try {
    await Promise.all(sites.map((site) => site.listening || once(site, 'listening')))
    const [here, there] = sites.map((site) => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const page = await browser.newPage()
    await page.goto(here!)
    const read = (address: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => 'refused',
          ),
        address,
      )
    expect([await read(here!), await read(there!)]).toEqual(['theirs', 'refused'])
  } finally {
    await browser.close()
    for (const site of sites) site.close()
  }
})
