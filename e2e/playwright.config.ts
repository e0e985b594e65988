/** Journeys run against the built console and server, on demo data in an embedded database of their own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser } from '../scripts/browser.ts'

// Workers read this file again: what was chosen first stays.
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'console-journeys-'))
const url = `http://127.0.0.1:${process.env['E2E_PORT']}`
const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  // Generous: two cores that also build something else are slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A browser on a busy machine: what passes only at the second try is counted and told as such.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    baseURL: url,
    // A click that waits for what is not there says so, instead of using up its test's time.
    actionTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId: 'America/New_York', // times must not follow the browser's zone
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: browser,
  },
  webServer: {
    command: `${process.execPath} dist/server/main.js`,
    cwd: path.join(import.meta.dirname, '..'),
    url: `${url}/static/time`,
    timeout: 240_000,
    env: {
      HOST: '127.0.0.1',
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA'],
      BACKUP_KEEP: '0',
      FLEET: 'prompt=1',
      NODE_ENV: 'production',
    },
  },
})
