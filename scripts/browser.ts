/**
 * Finds a Chromium for journeys, screenshots and benchmarks: the one that CHROMIUM names, the system's, Playwright's
 * own, or else the one inside `@sparticuz/chromium` (chosen because it comes through npm and needs no download of its
 * own).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

export function findBrowser(): Browser {
  const named = process.env['CHROMIUM']
  const found = [named, ...SYSTEM, chromium.executablePath()].find((file) => file !== undefined && existsSync(file))
  return told(found ?? unpacked())
}

const PACKAGE = path.join(import.meta.dirname, '../node_modules/@sparticuz/chromium')

/**
 * The package's browser, in a folder of its own. It is unpacked beside that folder and renamed when it is whole: the
 * package takes whatever file it finds in its place, so that a run that was killed would leave half a browser to all
 * that follow.
 */
function unpacked(): string {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const folder = path.join(tmpdir(), `console-browser-${version}`)
  if (!existsSync(folder)) {
    const making = mkdtempSync(`${folder}-`)
    execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: making, TEMP: making },
    })
    try {
      renameSync(making, folder)
    } catch (error) {
      rmSync(making, { recursive: true })
      if (!existsSync(folder)) throw error
    }
  }
  return path.join(folder, 'chromium')
}

/** Where it unpacks to is the process's own folder for passing files: hence a process. */
const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()"

const told = (executablePath: string): Browser => ({
  executablePath,
  args: [...ARGS],
  env: { ...surroundings(), ...fontEnvironment() },
})

const surroundings = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
