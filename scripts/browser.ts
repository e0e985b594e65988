/**
 * Finds a Chromium for journeys, screenshots and benchmarks: the one that CHROMIUM names, the system's, Playwright's
 * own, or else the one inside `@sparticuz/chromium` (chosen because it comes through npm and needs no download of its
 * own).
 */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { fontEnvironment } from './browser-fonts.ts'

export interface Browser {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * All that any browser is told. Quiet and self-contained: no look-ups of its own, no sandbox where root would need one.
 * What the package proposes is left out: it is meant for other surroundings, ends the browser with its first context,
 * and lowers its guard.
 */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM']
  const found = [named, ...SYSTEM, chromium.executablePath()].find((file) => file !== undefined && existsSync(file))
  if (found !== undefined) return told(found)
  const { default: packaged } = await import('@sparticuz/chromium')
  return told(await packaged.executablePath())
}

const told = (executablePath: string): Browser => ({
  executablePath,
  args: [...ARGS],
  env: { ...surroundings(), ...fontEnvironment() },
})

const surroundings = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
